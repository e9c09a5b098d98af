internal import Conversion
internal import UniformTypes

/// JPEG XL: ISO/IEC 18181.
extension ImageFormat {
  static let jpegXL = ImageFormat(
    id: "jpeg-xl", name: "JPEG XL", type: .jpegXL,
    aspects: [.transparency, .bitDepth, .animation, .colorProfile, .metadata, .generation],
    reader: .loader("jxlload_source"), module: "jxl", allowed: ["VipsForeignLoadJxl", "VipsForeignSaveJxl"],
    isStandard: { profile in
      // The decoder makes a profile for a picture without one, and names it for what it says.
      ["RGB_D65_SRG_Rel_SRG", "Gra_D65_Rel_SRG"].contains { profile.contains(utf16: $0) }
    },
    scan: { source, toEnd throws(ConversionError) in try scanJXL(source) },
    options: [.quality, .lossless],
    drops: { options in
      let always: Loss = [.animation, .pages, .colorProfile, .metadata]
      return options.lossless == true ? always : always.union(.generation)
    },
    models: [.grey, .rgb], hasAlpha: true, depth: 16, maximumSide: 1_000_000,
    carries: { $0.resources == nil },
    save: saveJXL)
}

extension UTType {
  fileprivate static let jpegXL = UTType(importedAs: "public.jpeg-xl")
}

extension [UInt8] {
  /// Whether `text`, of ASCII, is in it as big-endian UTF-16.
  fileprivate func contains(utf16 text: String) -> Bool {
    firstRange(of: text.utf8.flatMap { [0, $0] }) != nil
  }
}

private func saveJXL(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  image.set("icc-profile-data", to: tags.profile)
  saving.output.add(.gather)
  var arguments: [String: Vips.Argument] = [
    "in": .image(image), "target": .target(VipsTarget(saving.output)),
    "lossless": .int(saving.options.lossless == true ? 1 : 0),
  ]
  if saving.options.lossless != true { arguments["Q"] = .int(saving.options.quality ?? 90) }
  try Vips.perform("jxlsave_target", arguments)
  try saving.output.write(file(saving.output.endGathering(), tags))
}

/// The box that a file of boxes starts with.
private let signature: [UInt8] = [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]

/// A file of a codestream and tags (ISO/IEC 18181-2).
private func file(_ codestream: [UInt8], _ tags: Tags) -> [UInt8] {
  guard tags.exif != nil || tags.xmp != nil, !codestream.starts(with: signature) else { return codestream }
  var bytes = signature + box("ftyp", Array("jxl ".utf8) + [0, 0, 0, 0] + Array("jxl ".utf8))
  // The EXIF block starts right behind the four bytes that say where.
  if let exif = tags.exif { bytes += box("Exif", [0, 0, 0, 0] + exif.bytes) }
  if let xmp = tags.xmp { bytes += box("xml ", xmp) }
  return bytes + box("jxlc", codestream)
}

private func scanJXL(_ source: SourceBytes) throws(ConversionError) -> Contents {
  var contents = Contents()
  let start = try source.bytes(at: 0, count: signature.count)
  if start.starts(with: [0xFF, 0x0A]) {
    if isAnimated(try source.bytes(at: 2, count: 32)) { contents.frames = 2 }
    return contents
  }
  guard start == signature else {
    throw signature.starts(with: start) || start == [0xFF]
      ? .ends(before: "its codestream", at: source.count)
      : ConversionError(.malformed, "a JPEG XL picture starts with FF 0A or its signature box; this does not")
  }
  var isComplete = false
  for box in try Box.all(in: 0..<source.count, of: source) {
    switch box.type {
    case "jxlc", "jxlp":
      let skip = box.type == "jxlp" ? 4 : 0
      let head = try source.bytes(at: box.contents.lowerBound, count: min(36, box.contents.count))
      // The last of the parts has the highest bit of its number set.
      isComplete = skip == 0 || head.first.map { $0 >= 0x80 } == true
      let codestream = head.dropFirst(skip)
      if codestream.starts(with: [0xFF, 0x0A]), isAnimated(Array(codestream.dropFirst(2))) {
        contents.frames = 2
      }
    case "Exif":
      if let bytes = try box.bytes(of: source), bytes.count > 8, bytes.big32(0) <= bytes.count - 4 {
        contents.exif = Array(bytes[(4 + bytes.big32(0))...])
      }
    case "xml ": contents.xmp = try box.bytes(of: source)
    case "brob", "jumb": contents.hasOtherMetadata = true
    default: break
    }
  }
  guard isComplete else { throw .ends(before: "the end of its codestream", at: source.count) }
  return contents
}

/// Whether the header of a codestream says that there are frames in time (ISO/IEC 18181-1, annex D).
private func isAnimated(_ bytes: [UInt8]) -> Bool {
  var bits = BitReader(bytes)
  bits.skipSize()
  let isAllDefault = bits.flag()
  guard !isAllDefault, bits.flag() else { return false }
  _ = bits.number(3)
  if bits.flag() { bits.skipSize() }
  // A preview has a size of its own form, and is not made by any encoder.
  guard !bits.flag() else { return false }
  return bits.flag()
}

/// Bits from the lowest of each byte on; zero behind the end.
private struct BitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func flag() -> Bool { number(1) == 1 }

  mutating func number(_ count: Int) -> Int {
    var value = 0
    for shift in 0..<count {
      if position / 8 < bytes.count { value |= (Int(bytes[position / 8]) >> (position % 8)) % 2 << shift }
      position += 1
    }
    return value
  }

  /// A height, a ratio and, where that is none of the usual, a width.
  mutating func skipSize() {
    let isSmall = flag()
    skipSide(isSmall: isSmall)
    if number(3) == 0 { skipSide(isSmall: isSmall) }
  }

  private mutating func skipSide(isSmall: Bool) {
    _ = isSmall ? number(5) : number([9, 13, 18, 30][number(2)])
  }
}
