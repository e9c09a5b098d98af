internal import Conversion
internal import UniformTypes

/// ICO and CUR: a directory of pictures of one icon, each a bitmap with a mask or a PNG file.
extension ImageFormat {
  static let ico = ImageFormat(
    id: "ico", name: "ICO", type: .ico, aspects: [.transparency, .pages, .generation],
    reader: .raster { source throws(ConversionError) in try largest(of: icons(in: source)).raster(source) },
    scan: { source, toEnd throws(ConversionError) in
      var contents = Contents()
      contents.frames = try icons(in: source).count
      return contents
    },
    drops: { _ in [.bitDepth, .animation, .pages, .colorProfile, .metadata] },
    models: [.rgb], hasAlpha: true, hasProfile: false, depth: 8, maximumSide: 256,
    carries: { $0.exif == nil && $0.xmp == nil && $0.resources == nil },
    save: saveICO)
}

/// The most pictures in one file.
private let countLimit = 1_024

private let headLength = 6
private let entryLength = 16

/// A picture of an icon.
private struct Icon {
  let width: Int
  let height: Int
  let bits: Int
  let range: Range<Int>
  let bitmap: Bitmap?

  /// The picture; of a PNG file as it is decoded to 8 bits.
  func raster(_ source: SourceBytes) throws(ConversionError) -> Raster {
    if let bitmap { return bitmap.raster }
    let bytes = try source.bytes(at: range.lowerBound, count: range.count)
    return Raster(width: width, height: height, bands: 4, density: nil) { () throws(ConversionError) in
      try decodedPNG(bytes)
    }
  }
}

private func largest(of icons: [Icon]) throws(ConversionError) -> Icon {
  let sorted = icons.enumerated().max {
    ($0.element.width * $0.element.height, $0.element.bits, -$0.offset)
      < ($1.element.width * $1.element.height, $1.element.bits, -$1.offset)
  }
  guard let icon = sorted?.element else { throw ConversionError(.malformed, "the icon has no pictures") }
  return icon
}

private func icons(in source: SourceBytes) throws(ConversionError) -> [Icon] {
  let head = try source.bytes(at: 0, count: headLength)
  guard head.count == headLength else { throw .ends(before: "its directory", at: source.count) }
  guard head.little16(0) == 0, [1, 2].contains(head.little16(2)) else {
    throw ConversionError(.malformed, "an icon starts with 00 00 01 00; this does not")
  }
  let count = head.little16(4)
  guard count <= countLimit else {
    throw ConversionError(
      .limitExceeded, "the icon has \(count) pictures, and at most \(countLimit) are read")
  }
  let entries = try source.bytes(at: headLength, count: count * entryLength)
  guard entries.count == count * entryLength else {
    throw .ends(before: "the end of its directory", at: source.count)
  }
  var icons: [Icon] = []
  for number in 0..<count {
    let (length, offset) = (
      entries.little32(number * entryLength + 8), entries.little32(number * entryLength + 12)
    )
    guard length <= source.count, offset <= source.count - length else {
      throw .ends(before: "the end of picture \(number + 1)", at: source.count)
    }
    icons.append(try icon(in: offset..<offset + length, of: source))
  }
  return icons
}

private func icon(in range: Range<Int>, of source: SourceBytes) throws(ConversionError) -> Icon {
  let head = try source.bytes(at: range.lowerBound, count: min(26, range.count))
  guard head.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
    let bitmap = try Bitmap(at: range.lowerBound, of: source)
    return Icon(width: bitmap.width, height: bitmap.height, bits: bitmap.bits, range: range, bitmap: bitmap)
  }
  guard head.count == 26 else { throw .ends(before: "the header of a PNG picture", at: source.count) }
  let (width, height) = (head.big32(16), head.big32(20))
  guard (1...1 << 20).contains(width), (1...1 << 20).contains(height) else {
    throw ConversionError(.malformed, "the icon holds a PNG picture of \(width) × \(height) pixels")
  }
  return Icon(width: width, height: height, bits: 32, range: range, bitmap: nil)
}

private func decodedPNG(_ bytes: [UInt8]) throws(ConversionError) -> Pixmap {
  let source = SourceBytes(bytes)
  _ = try ImageFormat.png.scan(source, true)
  return try withExtendedLifetime(source) { () throws(ConversionError) in
    var image = try Vips.image(
      "pngload_source", ["source": .source(VipsSource(source)), "fail-on": .int(Strictness.error.rawValue)])
    let sRGB = Int(VipsImage.Interpretation.sRGB.rawValue)
    image = try Vips.image("colourspace", ["in": .image(image), "space": .int(sRGB)])
    if !image.hasAlpha { image = try Vips.image("addalpha", ["in": .image(image)]) }
    let pixmap = try Vips.image("cast", ["in": .image(image), "format": .int(0)]).pixmap()
    guard !source.isDamaged else { throw Vips.failure("decoding") }
    return pixmap
  }
}

/// The sizes that a desktop looks for, besides the picture's own.
private let usualSides = [16, 32, 48]

/// From this size on a picture is a PNG file, as Windows has it since Vista.
private let sideOfPNG = 64

private func saveICO(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  var whole = picture
  try whole.decode()
  let longest = max(whole.image.width, whole.image.height)
  var pictures: [(width: Int, height: Int, bytes: [UInt8])] = []
  for side in usualSides.filter({ $0 < longest }) + [longest] {
    var sized = whole
    let scale = Double(side) / Double(longest)
    let (width, height) = (Double(whole.image.width) * scale, Double(whole.image.height) * scale)
    try sized.resize(toWidth: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    let bytes = side < sideOfPNG ? try bitmap(of: sized.image.pixmap()) : try png(of: sized, saving)
    pictures.append((sized.image.width, sized.image.height, bytes))
  }
  try saving.output.write(file(pictures))
}

private func png(of picture: Picture, _ saving: Saving) throws(ConversionError) -> [UInt8] {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  saving.output.add(.gather)
  try Vips.perform("pngsave_target", ["in": .image(image), "target": .target(VipsTarget(saving.output))])
  return saving.output.endGathering()
}

/// A bitmap of 32 bits whose height counts the mask below it.
private func bitmap(of pixmap: Pixmap) -> [UInt8] {
  var bytes = UInt32(40).littleEndianBytes + Int32(pixmap.width).littleEndianBytes
  bytes +=
    Int32(pixmap.height * 2).littleEndianBytes + UInt16(1).littleEndianBytes + UInt16(32).littleEndianBytes
  bytes += [UInt8](repeating: 0, count: 24)
  var mask: [UInt8] = []
  let maskStride = (pixmap.width + 31) / 32 * 4
  for y in (0..<pixmap.height).reversed() {
    var row = [UInt8](repeating: 0, count: maskStride)
    for x in 0..<pixmap.width {
      let pixel = pixmap.samples[((y * pixmap.width + x) * pixmap.bands)...].prefix(pixmap.bands)
      let alpha = pixmap.bands == 4 ? pixel[pixel.startIndex + 3] : 255
      bytes += [pixel[pixel.startIndex + 2], pixel[pixel.startIndex + 1], pixel[pixel.startIndex], alpha]
      if alpha == 0 { row[x / 8] |= 0x80 >> UInt8(x % 8) }
    }
    mask += row
  }
  return bytes + mask
}

private func file(_ pictures: [(width: Int, height: Int, bytes: [UInt8])]) -> [UInt8] {
  var head: [UInt8] = [0, 0, 1, 0] + UInt16(pictures.count).littleEndianBytes
  var offset = headLength + pictures.count * entryLength
  for picture in pictures {
    // 256 is written as 0.
    head += [UInt8(picture.width % 256), UInt8(picture.height % 256), 0, 0, 1, 0, 32, 0]
    head += UInt32(picture.bytes.count).littleEndianBytes + UInt32(offset).littleEndianBytes
    offset += picture.bytes.count
  }
  return head + pictures.flatMap(\.bytes)
}
