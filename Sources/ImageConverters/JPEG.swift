internal import Conversion
internal import Glibc
internal import UniformTypes

/// JPEG: ITU-T T.81 with JFIF, Exif, XMP and ICC segments.
extension ImageFormat {
  static let jpeg = ImageFormat(
    id: "jpeg", name: "JPEG", type: .jpeg, aspects: [.colorProfile, .metadata, .generation],
    reader: .loader("jpegload_source"), shrinks: [8, 4, 2],
    // To libjpeg, a picture whose middle is gone is worth a warning, as are the stray bytes that
    // some cameras leave behind the scan. Those alone are forgiven: libvips tells the first warning, and behind any
    // other one the picture could end.
    strictness: .warning,
    isHarmless: { $0.contains("extraneous bytes before marker 0xd9") },
    scan: { source, toEnd throws(ConversionError) in try JPEGScan(source: source).contents(toEnd: toEnd) },
    options: [.quality, .background],
    drops: { _ in [.transparency, .bitDepth, .animation, .pages, .colorProfile, .metadata, .generation] },
    models: [.grey, .rgb, .cmyk], hasAlpha: false, depth: 8, maximumSide: 65_500,
    carries: { JPEGSegments($0, isJFIF: true).isComplete },
    save: saveJPEG)
}

private func saveJPEG(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let segments = JPEGSegments(tags, isJFIF: picture.model != .cmyk)
  saving.output.add(.insert(bytes: segments.bytes, offset: endOfStart))
  try Vips.perform(
    "jpegsave_target",
    [
      "in": .image(picture.image), "target": .target(VipsTarget(saving.output)),
      "Q": .int(saving.options.quality ?? 85),
      "strip": .int(1),
    ])
}

/// The marker SOI, behind which the saver, told to write no tags, goes on with its tables.
private let endOfStart = 2

/// What introduces the kinds of application segments.
private enum Introduction {
  static let exif = Array("Exif\0\0".utf8)
  static let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  static let extendedXMP = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
  static let profile = Array("ICC_PROFILE\0".utf8)
  static let resources = Array("Photoshop 3.0\0".utf8)
}

/// The segments that carry a picture's tags.
private struct JPEGSegments {
  private(set) var bytes: [UInt8] = []
  /// Whether every tag found its place: a segment has at most 65,533 bytes.
  private(set) var isComplete = true

  init(_ tags: Tags, isJFIF: Bool) {
    if isJFIF { add(density: tags.density) }
    if let exif = tags.exif { add(0xE1, Introduction.exif + exif.bytes) }
    if let xmp = tags.xmp { add(0xE1, Introduction.xmp + xmp) }
    if let resources = tags.resources { add(0xED, Introduction.resources + resources) }
    if let profile = tags.profile { add(profile: profile) }
    bytes += tags.packed + tags.place + tags.description
  }

  private mutating func add(_ marker: UInt8, _ contents: [UInt8]) {
    guard contents.count <= 65_533 else {
      isComplete = false
      return
    }
    bytes += [0xFF, marker] + UInt16(contents.count + 2).bigEndianBytes + contents
  }

  /// The segment that must come first, with pixels an inch or, where they are not known, square pixels.
  private mutating func add(density: (across: Double, down: Double)?) {
    let numbers = [density?.across, density?.down].map {
      UInt16(min(max(($0 ?? 0) * 25.4, 0), 65_535).rounded())
    }
    let isKnown = density != nil && !numbers.contains(0)
    add(
      0xE0,
      Array("JFIF\0".utf8) + [1, 1, isKnown ? 1 : 0]
        + (isKnown ? numbers : [1, 1]).flatMap(\.bigEndianBytes) + [0, 0])
  }

  /// A profile is spread over up to 255 numbered segments (ICC.1, annex B.4).
  private mutating func add(profile: [UInt8]) {
    let room = 65_533 - Introduction.profile.count - 2
    let total = (profile.count + room - 1) / room
    guard total <= 255 else { return }
    for number in 0..<total {
      let part = profile[(number * room)..<min((number + 1) * room, profile.count)]
      add(0xE2, Introduction.profile + [UInt8(number + 1), UInt8(total)] + part)
    }
  }
}

/// Walks the segments and the entropy-coded data between them.
private struct JPEGScan {
  private enum Marker {
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let application1: UInt8 = 0xE1
    static let comment: UInt8 = 0xFE

    /// Whether the marker stands alone: TEM, or a restart in the middle of a scan.
    static func isBare(_ marker: UInt8) -> Bool { marker == 0x01 || (0xD0...0xD7).contains(marker) }
  }

  let source: SourceBytes

  func contents(toEnd: Bool) throws(ConversionError) -> Contents {
    let start = try source.bytes(at: 0, count: 2)
    guard start == [0xFF, Marker.startOfImage] else {
      throw start.count < 2 || start[0] == 0xFF
        ? .ends(before: "the start of the picture", at: source.count)
        : ConversionError(.malformed, "a JPEG picture starts with FF D8; this does not")
    }
    var contents = Contents()
    var offset = 2
    while true {
      let (marker, next) = try self.marker(from: offset)
      if marker == Marker.endOfImage { return contents }
      if Marker.isBare(marker) {
        offset = next
        continue
      }
      let length = try source.bytes(at: next, count: 2)
      guard length.count == 2 else { throw .ends(before: "the end-of-image marker", at: source.count) }
      offset = next + max(length.big16(0), 2)
      guard offset <= source.count else { throw .ends(before: "the end of a segment", at: source.count) }
      switch marker {
      case Marker.startOfScan: if !toEnd { return contents }
      case Marker.comment: contents.describe(try source.bytes(at: next - 2, count: offset - next + 2))
      case Marker.application1:
        let segment = try source.bytes(at: next - 2, count: offset - next + 2)
        if segment.dropFirst(4).starts(with: Introduction.extendedXMP) {
          contents.describe(segment, as: \.packed)
        }
      default: break
      }
    }
  }

  /// The next marker at or after `offset`, and the offset behind it. Entropy-coded data holds FF only before 00.
  private func marker(from start: Int) throws(ConversionError) -> (marker: UInt8, next: Int) {
    let window = 1 << 16
    var offset = start
    while true {
      let bytes = try source.bytes(at: offset, count: offset == start ? 64 : window)
      guard bytes.count > 1 else { throw .ends(before: "the end-of-image marker", at: source.count) }
      var index = 0
      while let found = Self.firstFF(in: bytes, from: index), found + 1 < bytes.count {
        let marker = bytes[found + 1]
        if marker != 0, marker != 0xFF, !(0xD0...0xD7).contains(marker) {
          return (marker, offset + found + 2)
        }
        index = found + (marker == 0xFF ? 1 : 2)
      }
      // A last FF may be the first half of a marker.
      offset += bytes.count - (bytes.last == 0xFF ? 1 : 0)
    }
  }

  private static func firstFF(in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBytes { buffer in
      let first = unsafe buffer.baseAddress! + start
      return unsafe memchr(first, 0xFF, buffer.count - start).map {
        unsafe $0 - UnsafeMutableRawPointer(mutating: first) + start
      }
    }
  }
}
