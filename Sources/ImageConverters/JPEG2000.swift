internal import Conversion
internal import UniformTypes

/// JPEG 2000: ITU-T T.800, in a JP2 file or as a bare codestream.
extension ImageFormat {
  static let jpeg2000 = ImageFormat(
    id: "jpeg-2000", name: "JPEG 2000", type: .jpeg2000,
    aspects: [.transparency, .bitDepth, .colorProfile, .metadata, .generation],
    reader: .loader("jp2kload_source"), allowed: ["VipsForeignLoadJp2k"],
    scan: { source, toEnd throws(ConversionError) in try scanJPEG2000(source) },
    options: [.quality, .lossless],
    drops: { options in
      let always: Loss = [.animation, .pages, .colorProfile, .metadata]
      return options.lossless == true ? always : always.union(.generation)
    },
    models: [.grey, .rgb], hasAlpha: true, hasProfile: false, depth: 16, maximumSide: 1_000_000,
    carries: { $0.resources == nil },
    save: saveJPEG2000)
}

extension UTType {
  fileprivate static let jpeg2000 = UTType(importedAs: "public.jpeg-2000")
}

private func saveJPEG2000(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  saving.output.add(.gather)
  try Vips.perform(
    "jp2ksave_target",
    [
      "in": .image(image), "target": .target(VipsTarget(saving.output)),
      "Q": .int(saving.options.quality ?? 48), "lossless": .int(saving.options.lossless == true ? 1 : 0),
    ])
  try saving.output.write(file(saving.output.endGathering(), tags))
}

/// The box that a file of boxes starts with.
private let signature: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]

/// The identifiers of the boxes for XMP (ISO 16684-1) and for EXIF, which spells `JpgTiffExif->JP2`.
private enum Identifier {
  static let xmp: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]
  static let exif = Array("JpgTiffExif->JP2".utf8)
}

/// The file `bare` with the tags, in boxes in front of the codestream.
private func file(_ bare: [UInt8], _ tags: Tags) -> [UInt8] {
  guard let mark = bare.firstRange(of: Array("jp2c".utf8)), mark.lowerBound >= 4 else { return bare }
  var boxes: [UInt8] = []
  if let exif = tags.exif { boxes += box("uuid", Identifier.exif + exif.bytes) }
  if let xmp = tags.xmp { boxes += box("uuid", Identifier.xmp + xmp) }
  return bare[..<(mark.lowerBound - 4)] + boxes + bare[(mark.lowerBound - 4)...]
}

private func scanJPEG2000(_ source: SourceBytes) throws(ConversionError) -> Contents {
  var contents = Contents()
  let start = try source.bytes(at: 0, count: signature.count)
  if start.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
    try checkEnd(of: 0..<source.count, source)
    return contents
  }
  guard start == signature else {
    throw signature.starts(with: start) || [0xFF, 0x4F, 0xFF, 0x51].starts(with: start)
      ? .ends(before: "its codestream", at: source.count)
      : ConversionError(
        .malformed, "a JPEG 2000 picture starts with its signature box or FF 4F; this does not")
  }
  var hasCodestream = false
  for box in try Box.all(in: 0..<source.count, of: source) {
    switch box.type {
    case "jp2c":
      hasCodestream = true
      try checkEnd(of: box.contents, source)
    case "jp2h":
      for part in try Box.all(in: box.contents, of: source) where part.type == "colr" {
        if let bytes = try part.bytes(of: source) { note(color: bytes, in: &contents) }
      }
    case "uuid": if let bytes = try box.bytes(of: source) { note(tag: bytes, in: &contents) }
    case "xml ": contents.hasOtherMetadata = true
    default: break
    }
  }
  guard hasCodestream else { throw .ends(before: "its codestream", at: source.count) }
  return contents
}

/// A codestream ends with the marker EOC.
private func checkEnd(of range: Range<Int>, _ source: SourceBytes) throws(ConversionError) {
  guard try source.bytes(at: range.upperBound - 2, count: 2) == [0xFF, 0xD9] else {
    throw .ends(before: "the end of its codestream", at: source.count)
  }
}

/// The colours of a box `colr` (section I.5.3.3): a profile, or a number for sRGB, its grey or its YCC.
private func note(color bytes: [UInt8], in contents: inout Contents) {
  guard bytes.count >= 7 else { return }
  switch bytes[0] {
  case 1: if ![16, 17, 18].contains(bytes.big32(3)) { contents.isForeignColor = true }
  default: contents.profile = Array(bytes[3...])
  }
}

private func note(tag bytes: [UInt8], in contents: inout Contents) {
  if bytes.starts(with: Identifier.xmp) {
    contents.xmp = Array(bytes[16...])
  } else if bytes.starts(with: Identifier.exif) {
    contents.exif = Array(bytes[16...])
  } else {
    contents.hasOtherMetadata = true
  }
}
