import UniformTypes

/// A format that the bytes themselves show.
struct Finding {
  /// The format.
  var type: UTType
  /// What was seen, in words.
  var what: String
  /// Where it was seen, in bytes from the start.
  var offset = 0
  /// From 0 to 1, as ``Detection/confidence``.
  var confidence = 1.0
  /// What the format is a container for: formats that conform to this look the same, so the name may say which one
  /// it is. That it is a picture, sound or text counts only if this is one too.
  var carries: UTType?
}

/// Byte signatures and the structure behind them, each check written from its format's specification.
enum Signatures {
  /// All checks. No input passes two of them, so their order is only a matter of speed.
  private static let checks: [@Sendable (Bytes) -> Finding?] = [
    jpeg, png, gif, riff, isoMedia, tiff, bmp, windowsIcon, jpegXL, jpeg2000, photoshop, openEXR, fits, qoi,
    dds, netpbm,
    floatMap, gzip, bzip2, xz, zstandard, sevenZip, rar, mpegAudio,
  ]

  /// The types that are always found by their content, so that a name alone makes nothing one of them.
  static let alwaysFound: [UTType] = [
    .jpeg, .png, .gif, .webP, .tiff, .bmp, .ico, .exr, .svg, .pdf, .gzip, .zip, .bz2, .mp3, .wav, .avi, .rtf,
    named("image/apng"), named("image/avif"), named("image/jxl"), named("image/jp2"), named("image/qoi"),
    named("image/vnd.adobe.photoshop"), named("image/x-portable-bitmap"), named("image/x-portable-graymap"),
    named("image/x-portable-pixmap"), named("image/x-pfm"), named("image/fits"), named("video/mp4"),
    named("video/quicktime"),
    named("application/x-7z-compressed"), named("application/x-xz"), named("application/vnd.rar"),
    named("application/zstd"), identified("public.heif-standard"), identified("com.pkware.zip-archive"),
    identified("org.openxmlformats.openxml"), identified("org.oasis-open.opendocument"),
  ]

  /// The format that the first bytes of an item, `head`, show.
  static func find(in head: Bytes, followedBy remainder: Remainder) throws(DetectionError) -> Finding? {
    for check in checks {
      if let finding = check(head) { return finding }
    }
    if let finding = try zip(head, followedBy: remainder) { return finding }
    if let finding = try compoundFile(head, followedBy: remainder) { return finding }
    return try pdf(head, followedBy: remainder)
  }

  /// The declared type with this MIME type, or a dynamic one that conforms to `parent`.
  static func named(_ mimeType: String, _ parent: UTType = .data) -> UTType {
    UTType(mimeType: mimeType, conformingTo: parent) ?? parent
  }

  private static func identified(_ identifier: String) -> UTType {
    // A type that this build does not know cannot be claimed by a name either.
    UTType(importedAs: identifier)
  }
}
