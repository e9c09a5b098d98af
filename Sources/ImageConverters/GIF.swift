internal import Conversion
internal import UniformTypes

/// GIF: version 89a, with the loop extension of Netscape.
extension ImageFormat {
  static let gif = ImageFormat(
    id: "gif", name: "GIF", type: .gif, aspects: [.transparency, .animation, .metadata, .generation],
    // The loader counts how often the animation plays, the file how often it plays again.
    reader: .loader("gifload_source"), loop: { $0 == 0 ? 0 : $0 == 1 ? nil : $0 - 1 },
    scan: { source, toEnd throws(ConversionError) in try scanGIF(source) },
    drops: { _ in [.transparency, .bitDepth, .pages, .colorProfile, .metadata, .generation] },
    models: [.grey, .rgb], hasAlpha: true, isAlphaMask: true, picksPages: true, playsAnimation: true,
    hasProfile: false, depth: 8,
    maximumSide: 65_535,
    carries: { $0.exif == nil && $0.xmp == nil && $0.resources == nil },
    save: saveGIF)
}

private func saveGIF(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  if let animation = picture.animation {
    image.set("page-height", to: picture.frameHeight)
    image.set("delay", to: animation.delaysInHundredths)
    image.set("loop", to: animation.loop.map { $0 == 0 ? 0 : $0 + 1 } ?? 1)
  }
  try Vips.perform("gifsave_target", ["in": .image(image), "target": .target(VipsTarget(saving.output))])
}

private func scanGIF(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let head = try source.bytes(at: 0, count: 13)
  guard ["GIF87a", "GIF89a"].contains(where: { head.prefix(6).elementsEqual($0.utf8.prefix(head.count)) })
  else {
    throw ConversionError(.malformed, "a GIF picture starts with GIF87a or GIF89a; this does not")
  }
  guard head.count == 13 else { throw .ends(before: "its first block", at: source.count) }
  var contents = Contents()
  contents.frames = 0
  var offset = 13 + colorTableLength(head[10])
  while true {
    let block = try source.bytes(at: offset, count: 14)
    switch block.first {
    case 0x3B where contents.frames > 0: return contents
    case 0x21:
      let end = try endOfBlocks(in: source, from: offset + 2)
      try note(block, offset..<end, of: source, in: &contents)
      offset = end
    case 0x2C:
      guard block.count >= 10 else { throw .ends(before: "its trailer", at: source.count) }
      contents.frames += 1
      offset = try endOfBlocks(in: source, from: offset + 11 + colorTableLength(block[9]))
    case nil: throw .ends(before: "its trailer", at: source.count)
    default: throw ConversionError(.malformed, "there is no block at byte \(offset)")
    }
  }
}

/// The length of the table that a packed field announces (section 18).
private func colorTableLength(_ field: UInt8) -> Int {
  field & 0x80 == 0 ? 0 : 3 << (Int(field % 8) + 1)
}

/// Where a run of sub-blocks that starts at `start` ends (section 15).
private func endOfBlocks(in source: SourceBytes, from start: Int) throws(ConversionError) -> Int {
  var offset = start
  while let length = try source.bytes(at: offset, count: 1).first {
    offset += Int(length) + 1
    if length == 0 { return offset }
  }
  throw .ends(before: "its trailer", at: source.count)
}

/// The extension for XMP ends with 257 bytes that lead a reader who takes its text for sub-blocks to the terminator.
private let trailOfXMP = 258

private func note(
  _ start: [UInt8], _ range: Range<Int>, of source: SourceBytes, in contents: inout Contents
) throws(ConversionError) {
  let name = start.dropFirst(3)
  switch start.dropFirst().first {
  case 0xF9: break
  case 0xFF where name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8): break
  case 0xFF where name.elementsEqual("XMP DataXMP".utf8) && range.count < 16 << 20:
    let length = range.count - start.count - trailOfXMP
    if length > 0 { contents.xmp = try source.bytes(at: range.lowerBound + start.count, count: length) }
  default: contents.hasOtherMetadata = true
  }
}
