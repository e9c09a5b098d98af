internal import Conversion
internal import UniformTypes

/// PNG: ISO/IEC 15948, with the animation chunks of its third edition.
extension ImageFormat {
  static let png = ImageFormat(
    id: "png", name: "PNG", type: .png,
    aspects: [.transparency, .bitDepth, .animation, .colorProfile, .metadata, .generation],
    reader: .loader("pngload_source"),
    scan: { source, toEnd throws(ConversionError) in try scanPNG(source) },
    drops: { _ in [.animation, .pages, .colorProfile, .metadata] },
    models: [.grey, .rgb], hasAlpha: true, depth: 16, maximumSide: 1_000_000,
    carries: { $0.resources == nil },
    save: savePNG)
}

private func savePNG(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  image.set("icc-profile-data", to: tags.profile)
  image.set("xmp-data", to: tags.xmp)
  var chunks = tags.color + tags.description + tags.packed + tags.place
  if let exif = tags.exif { chunks += chunk("eXIf", exif.bytes) }
  saving.output.add(.insert(bytes: chunks, offset: endOfHeader))
  try Vips.perform("pngsave_target", ["in": .image(image), "target": .target(VipsTarget(saving.output))])
}

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The signature and the chunk IHDR.
private let endOfHeader = 33

private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + contents
  return UInt32(contents.count).bigEndianBytes + body + crc32(body).bigEndianBytes
}

/// The check value of a chunk (section 5.5, annex D).
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var remainder = UInt32.max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1 }
  }
  return ~remainder
}

/// Whether a chunk of gamma or chromaticities says what sRGB is (section 11.3.2.5).
private func isSRGB(name: String, chunk: [UInt8]) -> Bool {
  let values = stride(from: 8, to: chunk.count - 4, by: 4).map { chunk.big32($0) }
  switch name {
  case "gAMA": return values.elementsEqual([45_455]) { abs($0 - $1) <= 500 }
  case "cHRM":
    return values.elementsEqual([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]) {
      abs($0 - $1) <= 100
    }
  default: return true
  }
}

/// What a text with a keyword is. ImageMagick writes every property that it knows as such a text.
private func kind(ofText keyword: String) -> WritableKeyPath<Contents, [UInt8]> {
  if keyword.hasPrefix("Raw profile type ") { return \.packed }
  let name = keyword.lowercased()
  return ["gps", "latitude", "longitude"].contains { name.contains($0) } ? \.place : \.description
}

private func scanPNG(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let start = try source.bytes(at: 0, count: signature.count)
  guard start == signature else {
    throw signature.starts(with: start)
      ? .ends(before: "the first chunk", at: source.count)
      : ConversionError(.malformed, "a PNG picture starts with 89 50 4E 47; this does not")
  }
  var contents = Contents()
  var colors: [String: [UInt8]] = [:]
  var offset = signature.count
  while true {
    let head = try source.bytes(at: offset, count: 8)
    guard head.count == 8 else { throw .ends(before: "the chunk IEND", at: source.count) }
    let length = head.big32(0)
    guard head[4...].allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }), length <= Int32.max else {
      throw ConversionError(.malformed, "there is no chunk at byte \(offset)")
    }
    let name = String(decoding: head[4...], as: UTF8.self)
    guard length + 12 <= source.count - offset else {
      throw .ends(before: "the end of the chunk \(name)", at: source.count)
    }
    switch name {
    case "IEND":
      contents.color = colors.keys.sorted().flatMap { colors[$0] ?? [] }
      contents.isForeignColor =
        colors["sRGB"] == nil && !colors.allSatisfy { isSRGB(name: $0.key, chunk: $0.value) }
      return contents
    case "acTL" where length >= 4:
      contents.frames = max(try source.bytes(at: offset + 8, count: 4).big32(0), 1)
    case "tEXt", "zTXt", "iTXt":
      let keyword = try source.bytes(at: offset + 8, count: min(length, 80)).prefix { $0 != 0 }
      // The loader knows this one.
      if !keyword.elementsEqual("XML:com.adobe.xmp".utf8) {
        contents.describe(
          try source.bytes(at: offset, count: length + 12),
          as: kind(ofText: String(decoding: keyword, as: UTF8.self)))
      }
    case "gAMA", "cHRM", "sRGB":
      if length <= 32, colors[name] == nil {
        colors[name] = try source.bytes(at: offset, count: length + 12)
      }
    default: break
    }
    offset += length + 12
  }
}
