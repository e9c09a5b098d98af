internal import Conversion
internal import UniformTypes

/// TIFF: revision 6.0, and BigTIFF.
extension ImageFormat {
  static let tiff = ImageFormat(
    id: "tiff", name: "TIFF", type: .tiff,
    aspects: [.transparency, .bitDepth, .pages, .colorProfile, .metadata, .generation],
    reader: .loader("tiffload_source"),
    scan: { source, toEnd throws(ConversionError) in try TIFFScan(source).contents() },
    drops: { _ in [.animation, .pages, .colorProfile, .metadata] },
    models: [.grey, .rgb, .cmyk], hasAlpha: true, picksPages: true, depth: 16, maximumSide: 1_000_000,
    carries: { $0.exif == nil },
    save: saveTIFF)
}

private func saveTIFF(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  let image = try picture.image.copy()
  picture.clearTags(of: image)
  image.set("icc-profile-data", to: tags.profile)
  image.set("xmp-data", to: tags.xmp)
  image.set("photoshop-data", to: tags.resources)
  // The saver goes back to say where the directory is, which a pipe cannot.
  if !saving.output.isSeekable { saving.output.add(.gather) }
  let bytes = image.width * image.height * image.bands * (picture.depth / 8)
  try Vips.perform(
    "tiffsave_target",
    [
      "in": .image(image), "target": .target(VipsTarget(saving.output)), "compression": .int(deflate),
      "bigtiff": .int(bytes < bigSize ? 0 : 1),
    ])
  if !saving.output.isSeekable { try saving.output.write(saving.output.endGathering()) }
}

/// `VIPS_FOREIGN_TIFF_COMPRESSION_DEFLATE`.
private let deflate = 2

/// The compression of TIFF Technical Note 2, whose strips and tiles are JPEG streams, each with its end.
private let jpeg = 7

/// The size of samples from which a file might pass the 4 GiB that offsets of 32 bits reach.
private let bigSize = 3 << 30

/// Walks the directories: every one must be inside the file, and all data of the first, which is the one used.
private struct TIFFScan {
  private enum Tag {
    static let compression = 259
    static let stripOffsets = 273
    static let stripLengths = 279
    static let tileOffsets = 324
    static let tileLengths = 325
    /// Camera, software, date, artist, copyright, EXIF and GPS: what neither the loader nor the saver carries.
    static let notCarried: Set<Int> = [270, 271, 272, 305, 306, 315, 33432, 34665, 34853]
  }

  private struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    /// Where the values are.
    let offset: Int
  }

  private static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
    16: 8, 17: 8, 18: 8,
  ]

  private let source: SourceBytes
  private let isBigEndian: Bool
  private let isBig: Bool

  init(_ source: SourceBytes) throws(ConversionError) {
    let head = try source.bytes(at: 0, count: 4)
    self.source = source
    isBigEndian = head.first == 0x4D
    switch head {
    case [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42]: isBig = false
    case [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]: isBig = true
    default:
      throw head.count < 4
        ? .ends(before: "the first directory", at: source.count)
        : ConversionError(.malformed, "a TIFF picture starts with II or MM and 42 or 43; this does not")
    }
  }

  func contents() throws(ConversionError) -> Contents {
    var contents = Contents()
    var seen: Set<Int> = []
    var (directory, next) = try entries(at: number(at: isBig ? 8 : 4, size: isBig ? 8 : 4))
    contents.hasOtherMetadata = directory.contains { Tag.notCarried.contains($0.tag) }
    try checkData(of: directory)
    while next != 0 {
      guard seen.insert(next).inserted else {
        throw ConversionError(.malformed, "the directory at byte \(next) comes after itself")
      }
      (directory, next) = try entries(at: next)
    }
    return contents
  }

  private func checkData(of directory: [Entry]) throws(ConversionError) {
    for (offsets, lengths) in [(Tag.stripOffsets, Tag.stripLengths), (Tag.tileOffsets, Tag.tileLengths)] {
      guard let offsets = directory.first(where: { $0.tag == offsets }),
        let lengths = directory.first(where: { $0.tag == lengths })
      else { continue }
      let ends = try zip(values(of: offsets), values(of: lengths))
      for (offset, length) in ends where length > source.count || offset > source.count - length {
        throw .ends(before: "the end of the data at byte \(offset)", at: source.count)
      }
      // Where the header is there can be no samples; libvips would leave them out.
      guard ends.allSatisfy({ $0 > 0 || $1 == 0 }) else {
        throw ConversionError(.malformed, "the table of its data points to the header")
      }
      if try compression(of: directory) == jpeg {
        for (offset, length) in ends { try checkJPEG(at: offset, count: length) }
      }
    }
  }

  private func compression(of directory: [Entry]) throws(ConversionError) -> Int? {
    guard let entry = directory.first(where: { $0.tag == Tag.compression }) else { return nil }
    return try values(of: entry).first
  }

  /// A decoder of JPEG makes up what a strip that is too short lacks.
  private func checkJPEG(at offset: Int, count: Int) throws(ConversionError) {
    let padding = 16
    let tail = try source.bytes(at: max(offset, offset + count - padding), count: min(count, padding))
    guard zip(tail, tail.dropFirst()).contains(where: { $0 == (0xFF, 0xD9) }) else {
      throw .ends(before: "the end of the JPEG data at byte \(offset)", at: offset + count)
    }
  }

  private func entries(at offset: Int) throws(ConversionError) -> (entries: [Entry], next: Int) {
    let (countSize, entrySize, linkSize) = isBig ? (8, 20, 8) : (2, 12, 4)
    let count = try number(at: offset, size: countSize)
    let start = offset + countSize
    guard count <= 65_535 else { throw ConversionError(.malformed, "a directory has \(count) entries") }
    let bytes = try source.bytes(at: start, count: count * entrySize + linkSize)
    // Some writers leave out the link behind the last directory.
    guard bytes.count >= count * entrySize else { throw ends }
    let entries = (0..<count).map { index in
      let at = index * entrySize
      let type = number(in: bytes, at: at + 2, size: 2)
      let values = number(in: bytes, at: at + 4, size: linkSize)
      let (size, overflows) = values.multipliedReportingOverflow(by: Self.sizes[type] ?? 1)
      let isInline = !overflows && size <= linkSize
      return Entry(
        tag: number(in: bytes, at: at, size: 2), type: type, count: values,
        offset: isInline
          ? start + at + 4 + linkSize : number(in: bytes, at: at + 4 + linkSize, size: linkSize))
    }
    guard entries.allSatisfy(isInside) else { throw ends }
    let hasLink = bytes.count == count * entrySize + linkSize
    return (entries, hasLink ? number(in: bytes, at: count * entrySize, size: linkSize) : 0)
  }

  private func isInside(_ entry: Entry) -> Bool {
    let (size, overflows) = entry.count.multipliedReportingOverflow(by: Self.sizes[entry.type] ?? 1)
    return !overflows && size <= source.count && entry.offset <= source.count - size
  }

  private func values(of entry: Entry) throws(ConversionError) -> [Int] {
    let size = Self.sizes[entry.type] ?? 1
    guard [2, 4, 8].contains(size), entry.count <= source.count / size else { throw ends }
    let bytes = try source.bytes(at: entry.offset, count: entry.count * size)
    guard bytes.count == entry.count * size else { throw ends }
    return (0..<entry.count).map { number(in: bytes, at: $0 * size, size: size) }
  }

  private func number(at offset: Int, size: Int) throws(ConversionError) -> Int {
    let bytes = try source.bytes(at: offset, count: size)
    guard bytes.count == size else { throw ends }
    return number(in: bytes, at: 0, size: size)
  }

  /// A number that is too large to be an offset counts as the largest.
  private func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int {
    let run = bytes[offset..<offset + size]
    let ordered = isBigEndian ? Array(run) : run.reversed()
    let value = ordered.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }

  private var ends: ConversionError { .ends(before: "the end of its directories", at: source.count) }
}
