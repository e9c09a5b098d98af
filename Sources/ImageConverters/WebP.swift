internal import Conversion
internal import UniformTypes

/// WebP: RFC 9649.
extension ImageFormat {
  static let webP = ImageFormat(
    id: "webp", name: "WebP", type: .webP,
    aspects: [.transparency, .animation, .colorProfile, .metadata, .generation],
    reader: .loader("webpload_source"),
    scan: { source, toEnd throws(ConversionError) in try scanWebP(source) },
    options: [.quality, .lossless],
    drops: { options in
      let always: Loss = [.bitDepth, .pages, .colorProfile, .metadata]
      return options.lossless == true ? always : always.union(.generation)
    },
    models: [.rgb], hasAlpha: true, picksPages: true, playsAnimation: true, depth: 8, maximumSide: 16_383,
    carries: { $0.resources == nil },
    save: saveWebP)
}

private func saveWebP(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  // Told to write no tags, the saver of libvips 8.14 writes them nevertheless.
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  if let animation = picture.animation {
    image.set("page-height", to: picture.frameHeight)
    image.set("delay", to: animation.delays)
    image.set("loop", to: animation.loop ?? 1)
  }
  saving.output.add(.gather)
  if saving.options.lossless == true, image.hasAlpha, picture.animation == nil {
    try image.encodeWebPExactly(saving.output, saving.progress)
  } else {
    try Vips.perform(
      "webpsave_target",
      [
        "in": .image(image), "target": .target(VipsTarget(saving.output)),
        "Q": .int(saving.options.quality ?? 80), "lossless": .int(saving.options.lossless == true ? 1 : 0),
      ])
  }
  try saving.output.write(file(saving.output.endGathering(), picture, tags))
}

/// A file of the pixels of the file `bare` and of the tags (section 2.7).
private func file(_ bare: [UInt8], _ picture: Picture, _ tags: Tags) -> [UInt8] {
  var pixels: [UInt8] = []
  var offset = 12
  while offset + 8 <= bare.count {
    let end = min(offset + 8 + (bare.little32(offset + 4) + 1) / 2 * 2, bare.count)
    if ["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"].contains(where: { bare[offset...].starts(with: $0.utf8) }) {
      pixels += bare[offset..<end]
    }
    offset = end
  }
  var flags: UInt8 = 0
  if tags.profile != nil { flags |= 0x20 }
  if tags.exif != nil { flags |= 0x08 }
  if tags.xmp != nil { flags |= 0x04 }
  let hasAlphaChunk = pixels.starts(with: "ALPH".utf8)
  if picture.animation != nil { flags |= 0x02 }
  guard flags != 0 || hasAlphaChunk else { return chunk("RIFF", Array("WEBP".utf8) + pixels) }

  if picture.image.hasAlpha { flags |= 0x10 }
  let sides = [picture.image.width, picture.frameHeight].flatMap {
    UInt32($0 - 1).littleEndianBytes.prefix(3)
  }
  var chunks = chunk("VP8X", [flags, 0, 0, 0] + sides)
  if let profile = tags.profile { chunks += chunk("ICCP", profile) }
  chunks += pixels
  if let exif = tags.exif { chunks += chunk("EXIF", exif.bytes) }
  if let xmp = tags.xmp { chunks += chunk("XMP ", xmp) }
  return chunk("RIFF", Array("WEBP".utf8) + chunks)
}

private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
  let padding: [UInt8] = contents.count.isMultiple(of: 2) ? [] : [0]
  return Array(name.utf8) + UInt32(contents.count).littleEndianBytes + contents + padding
}

private func scanWebP(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let head = try source.bytes(at: 0, count: 12)
  guard head.prefix(4).elementsEqual("RIFF".utf8.prefix(head.count)),
    head.dropFirst(8).elementsEqual("WEBP".utf8.prefix(max(head.count - 8, 0)))
  else { throw ConversionError(.malformed, "a WebP picture starts with RIFF and WEBP; this does not") }
  guard head.count == 12, head.little32(4) + 8 <= source.count else {
    throw .ends(before: "the end of its RIFF container", at: source.count)
  }
  let end = head.little32(4) + 8
  var offset = 12
  while offset + 8 <= end {
    let length = try source.bytes(at: offset + 4, count: 4).little32(0)
    guard length <= end - offset - 8 else {
      throw ConversionError(.malformed, "the chunk at byte \(offset) is longer than its container")
    }
    offset += 8 + length + length % 2
  }
  return Contents()
}
