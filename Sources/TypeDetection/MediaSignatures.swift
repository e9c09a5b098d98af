import UniformTypes

extension Signatures {
  /// RIFF: the form of the file, and for WebP the first chunk.
  static func riff(_ bytes: Bytes) -> Finding? {
    guard bytes.has("RIFF") else { return nil }
    if bytes.has("WEBP", at: 8) {
      guard
        bytes.count < 16 || bytes.has("VP8 ", at: 12) || bytes.has("VP8L", at: 12)
          || bytes.has("VP8X", at: 12)
      else { return nil }
      return Finding(
        type: .webP, what: "RIFF form WEBP and its first chunk", confidence: bytes.count < 16 ? 0.9 : 1)
    }
    if bytes.has("WAVE", at: 8) { return Finding(type: .wav, what: "RIFF form WAVE") }
    if bytes.has("AVI ", at: 8) { return Finding(type: .avi, what: "RIFF form AVI") }
    return nil
  }

  /// ISO base media files, ISO/IEC 14496-12: the `ftyp` box, its brand and the compatible ones.
  static func isoMedia(_ bytes: Bytes) -> Finding? {
    guard let size = bytes.big(UInt32.self, 0), size >= 12, size < 1 << 16, bytes.has("ftyp", at: 4),
      let brand = bytes.big(UInt32.self, 8)
    else { return nil }
    if let type = type(ofBrand: brand) { return Finding(type: type, what: "file type box and its brand") }
    var position = 16
    while position < Int(size), let compatible = bytes.big(UInt32.self, position) {
      if let type = type(ofBrand: compatible) {
        return Finding(
          type: type, what: "file type box and a compatible brand", offset: position, confidence: 0.95)
      }
      position += 4
    }
    if brand == fourCC("mif1") {
      return Finding(type: known("public.heif", else: .image), what: "file type box and brand mif1")
    }
    if brand == fourCC("msf1") {
      return Finding(type: known("public.heifs", else: .image), what: "file type box and brand msf1")
    }
    return nil
  }

  /// The type of a registered brand (mp4ra.org); the brands of HEIF's own structure say nothing of the codec.
  private static func type(ofBrand brand: UInt32) -> UTType? {
    switch brand {
    case fourCC("heic"), fourCC("heix"), fourCC("heim"), fourCC("heis"): named("image/heic", .image)
    case fourCC("hevc"), fourCC("hevx"), fourCC("hevm"), fourCC("hevs"): named("image/heic-sequence", .image)
    case fourCC("avif"), fourCC("avis"): named("image/avif", .image)
    case fourCC("avci"): named("image/avci", .image)
    case fourCC("avcs"): named("image/avcs", .image)
    case fourCC("crx "): known("com.canon.cr3-raw-image", else: .rawImage)
    case fourCC("qt  "): .quickTimeMovie
    case fourCC("M4A "), fourCC("M4P "): named("audio/x-m4a", .audio)
    case fourCC("M4B "): named("audio/x-m4b", .audio)
    case fourCC("M4V "), fourCC("M4VH"), fourCC("M4VP"): named("video/x-m4v", .movie)
    case fourCC("3gp4"), fourCC("3gp5"), fourCC("3gp6"), fourCC("3gp7"): named("video/3gpp", .movie)
    case fourCC("3g2a"), fourCC("3g2b"), fourCC("3g2c"): named("video/3gpp2", .movie)
    case fourCC("isom"), fourCC("iso2"), fourCC("iso4"), fourCC("iso5"), fourCC("iso6"), fourCC("mp41"),
      fourCC("mp42"), fourCC("avc1"), fourCC("dash"):
      .mpeg4Movie
    default: nil
    }
  }

  private static func fourCC(_ code: StaticString) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 8 | UInt32(unsafe code.utf8Start[index]) }
    return value
  }
}
