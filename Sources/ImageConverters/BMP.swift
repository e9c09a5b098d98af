internal import Conversion
internal import UniformTypes

/// BMP: the device-independent bitmaps of OS/2 and Windows, from the 12 bytes of header of the first to the 124 of
/// version 5 (MS-WMF, section 2.2.2, and the documentation of BITMAPV5HEADER).
extension ImageFormat {
  static let bmp = ImageFormat(
    id: "bmp", name: "BMP", type: .bmp, aspects: [.transparency, .colorProfile, .metadata, .generation],
    reader: .raster { source throws(ConversionError) in try bitmap(in: source).raster },
    scan: { source, toEnd throws(ConversionError) in
      var contents = Contents()
      contents.isForeignColor = try bitmap(in: source).hasProfile
      return contents
    },
    options: [.background],
    drops: { _ in [.bitDepth, .animation, .pages, .colorProfile, .metadata] },
    models: [.grey, .rgb], hasAlpha: true, hasProfile: false, depth: 8, maximumSide: 65_535,
    carries: { $0.exif == nil && $0.xmp == nil && $0.resources == nil },
    save: saveBMP)
}

private let fileHeaderLength = 14

private func bitmap(in source: SourceBytes) throws(ConversionError) -> Bitmap {
  let head = try source.bytes(at: 0, count: fileHeaderLength)
  guard head.starts(with: "BM".utf8.prefix(head.count)) else {
    throw ConversionError(.malformed, "a BMP picture starts with BM; this does not")
  }
  guard head.count == fileHeaderLength else { throw .ends(before: "its header", at: source.count) }
  return try Bitmap(at: fileHeaderLength, samplesAt: head.little32(10), of: source)
}

private func saveBMP(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  var picture = picture
  // A bitmap of greys has no alpha.
  if picture.model == .grey, picture.image.hasAlpha { try picture.convertToRGB() }
  let pixmap = try picture.image.pixmap()
  let header = BitmapHeader(pixmap, density: tags.density)
  let start = fileHeaderLength + header.bytes.count
  let stride = (pixmap.width * pixmap.bands + 3) / 4 * 4
  let (length, isTooLong) = stride.multipliedReportingOverflow(by: pixmap.height)
  guard !isTooLong, length < Int(UInt32.max) - start else {
    throw ConversionError(.unsupported, "a BMP file has at most 4 GiB", advice: "resize it")
  }
  var rows: [UInt8] = []
  rows.reserveCapacity(length)
  let padding = [UInt8](repeating: 0, count: stride - pixmap.width * pixmap.bands)
  for y in (0..<pixmap.height).reversed() {
    let row = pixmap.samples[(y * pixmap.width * pixmap.bands)..<((y + 1) * pixmap.width * pixmap.bands)]
    rows += pixmap.bands == 1 ? Array(row) : BitmapHeader.swapped(row, bands: pixmap.bands)
    rows += padding
  }
  let head =
    Array("BM".utf8) + UInt32(start + length).littleEndianBytes + [0, 0, 0, 0]
    + UInt32(start).littleEndianBytes
  try saving.output.write(head + header.bytes + rows)
}

/// The header, and the palette, of a bitmap that is written.
private struct BitmapHeader {
  private(set) var bytes: [UInt8] = []

  init(_ pixmap: Pixmap, density: (across: Double, down: Double)?) {
    let hasAlpha = pixmap.bands == 4
    let perMetre = [density?.across, density?.down].map {
      Int32(clamping: Int((($0 ?? 0) * 1_000).rounded()))
    }
    bytes += UInt32(hasAlpha ? 124 : 40).littleEndianBytes
    bytes += Int32(pixmap.width).littleEndianBytes + Int32(pixmap.height).littleEndianBytes
    bytes += UInt16(1).littleEndianBytes + UInt16(pixmap.bands * 8).littleEndianBytes
    bytes += UInt32(hasAlpha ? 3 : 0).littleEndianBytes + UInt32(0).littleEndianBytes
    bytes += perMetre.flatMap(\.littleEndianBytes)
    bytes += UInt32(pixmap.bands == 1 ? 256 : 0).littleEndianBytes + UInt32(0).littleEndianBytes
    if hasAlpha {
      let masks: [UInt32] = [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000]
      bytes += masks.flatMap(\.littleEndianBytes) + Array("BGRs".utf8)
      bytes += [UInt8](repeating: 0, count: 124 - bytes.count)
    }
    if pixmap.bands == 1 { bytes += (0...255).flatMap { [$0, $0, $0, 0] } }
  }

  /// RGB as BGR.
  static func swapped(_ row: ArraySlice<UInt8>, bands: Int) -> [UInt8] {
    var result = Array(row)
    for start in stride(from: 0, to: result.count - 2, by: bands) { result.swapAt(start, start + 2) }
    return result
  }
}

/// A bitmap whose header is read, of a file or of an icon.
struct Bitmap {
  /// What the samples are.
  private enum Kind {
    /// Indices into a palette, of that many bits.
    case indexed
    /// Blue, green and red of 8 bits.
    case bytes
    /// Numbers of 16 or 32 bits from which masks cut the samples.
    case masked([UInt32])
    case runLength
  }

  let width: Int
  let height: Int
  let bits: Int
  let density: (across: Double, down: Double)?
  /// Whether it is in colours that a profile beside the pixels says.
  let hasProfile: Bool

  private let source: SourceBytes
  private let kind: Kind
  private let isTopDown: Bool
  private let isIcon: Bool
  private let palette: [[UInt8]]
  private let start: Int

  /// The most pixels a side that libvips takes.
  private static let maximumSide = 10_000_000

  /// The most bytes of run lengths.
  private static let runLimit = 256 << 20

  /// Reads the header at `offset`. The samples of an icon follow at once, and with them a mask.
  init(
    at offset: Int, samplesAt samples: Int? = nil, of source: SourceBytes
  ) throws(ConversionError) {
    let length = try source.bytes(at: offset, count: 4)
    guard length.count == 4 else { throw .ends(before: "its header", at: source.count) }
    let size = length.little32(0)
    guard size == 12 || (16...124).contains(size) else {
      throw ConversionError(.malformed, "a bitmap's header has 12 or 16 to 124 bytes, this says \(size)")
    }
    let found = try source.bytes(at: offset, count: size)
    guard found.count == size else { throw .ends(before: "the end of its header", at: source.count) }
    // What a shorter header leaves out is zero.
    let head = found + [UInt8](repeating: 0, count: 124 - size)
    isIcon = samples == nil
    self.source = source
    let isCore = size == 12
    let rawHeight = isCore ? head.little16(6) : Int(Int32(truncatingIfNeeded: head.little32(8)))
    width = isCore ? head.little16(4) : Int(Int32(truncatingIfNeeded: head.little32(4)))
    isTopDown = rawHeight < 0
    height = abs(rawHeight) / (isIcon ? 2 : 1)
    bits = head.little16(isCore ? 10 : 14)
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw ConversionError(.malformed, "the bitmap has \(width) × \(rawHeight) pixels")
    }
    let compression = isCore ? 0 : head.little32(16)
    let masksLength = size == 40 ? [3: 12, 6: 16][compression] ?? 0 : 0
    let paletteStart = offset + size + masksLength
    kind = try Self.kind(
      compression, bits, head, source.bytes(at: offset + 40, count: 16), size, samples == nil)
    palette = try Self.palette(
      at: paletteStart, entry: isCore ? 3 : 4, bits: bits, used: isCore ? 0 : head.little32(32),
      before: samples ?? .max, source)
    start = samples ?? paletteStart + palette.count * (isCore ? 3 : 4)
    let metre = (across: Double(head.little32(24)) / 1_000, down: Double(head.little32(28)) / 1_000)
    density =
      isCore || metre.across <= 0 || metre.down <= 0 || metre.across > 1e6 || metre.down > 1e6 ? nil : metre
    hasProfile = size == 124 && [0x4D42_4544, 0x4C49_4E4B].contains(head.little32(56))
  }

  private static func kind(
    _ compression: Int, _ bits: Int, _ head: [UInt8], _ behind: [UInt8], _ size: Int, _ isIcon: Bool
  ) throws(ConversionError) -> Kind {
    let masks = [0, 4, 8, 12].map { behind.count == 16 ? UInt32(behind.little32($0)) : 0 }
    // The mask of alpha is only there from version 3 on, or where the compression says so.
    let alpha = size >= 56 || compression == 6 ? masks[3] : 0
    switch (compression, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8): return .indexed
    case (0, 24): return .bytes
    case (0, 16): return .masked([0x7C00, 0x03E0, 0x001F, 0])
    // Where no mask says that the fourth byte is an alpha, only an icon has one.
    case (0, 32): return .masked([0xFF_0000, 0xFF00, 0xFF, isIcon ? 0xFF00_0000 : 0])
    case (3, 16), (3, 32), (6, 16), (6, 32): return .masked([masks[0], masks[1], masks[2], alpha])
    case (1, 8), (2, 4): return .runLength
    case (4, _), (5, _):
      throw ConversionError(.unsupported, "the bitmap holds a JPEG or PNG picture, as for printers")
    default:
      throw ConversionError(
        .malformed, "a bitmap of \(bits) bits a pixel cannot have the compression \(compression)")
    }
  }

  private static func palette(
    at offset: Int, entry: Int, bits: Int, used: Int, before end: Int, _ source: SourceBytes
  ) throws(ConversionError) -> [[UInt8]] {
    guard bits <= 8 else { return [] }
    let most = 1 << bits
    guard used <= most else {
      throw ConversionError(
        .malformed, "a bitmap of \(bits) bits a pixel has at most \(most) colours, not \(used)")
    }
    let count = min(used == 0 ? most : used, max(0, end - offset) / entry)
    let bytes = try source.bytes(at: offset, count: count * entry)
    guard bytes.count == count * entry else {
      throw .ends(before: "the end of its palette", at: source.count)
    }
    return (0..<count).map { [bytes[$0 * entry + 2], bytes[$0 * entry + 1], bytes[$0 * entry]] }
  }

  private var isGrey: Bool {
    !isIcon && !palette.isEmpty && palette.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] }
  }

  /// Four where there is an alpha, in an icon always.
  private var bands: Int {
    if isIcon { return 4 }
    if case .masked(let masks) = kind, masks[3] != 0 { return 4 }
    return isGrey ? 1 : 3
  }

  /// The picture.
  var raster: Raster {
    Raster(width: width, height: height, bands: bands, density: density) { () throws(ConversionError) in
      try decode()
    }
  }

  /// The bytes from one row to the next.
  private func stride(ofBits bits: Int) -> Int { (width * bits + 31) / 32 * 4 }

  private func decode() throws(ConversionError) -> Pixmap {
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * bands)
    switch kind {
    case .runLength:
      for index in try runs() { append(color: Int(index), to: &samples) }
    case .indexed:
      try eachRow(ofBits: bits) { row in
        for x in 0..<width {
          let bit = x * bits
          append(color: Int(row[bit / 8]) >> (8 - bits - bit % 8) & (1 << bits - 1), to: &samples)
        }
      }
    case .bytes:
      try eachRow(ofBits: 24) { row in
        for x in 0..<width {
          samples += [row[x * 3 + 2], row[x * 3 + 1], row[x * 3]]
          if isIcon { samples.append(255) }
        }
      }
    case .masked(let masks):
      let channels = masks.prefix(bands).map(Channel.init)
      try eachRow(ofBits: bits) { row in
        for x in 0..<width {
          let pixel = UInt32(bits == 16 ? row.little16(x * 2) : row.little32(x * 4))
          for channel in channels { samples.append(channel.sample(of: pixel)) }
        }
      }
    }
    try finishAlpha(&samples)
    return Pixmap(width: width, height: height, bands: bands, samples: samples)
  }

  private func append(color index: Int, to samples: inout [UInt8]) {
    let color = index < palette.count ? palette[index] : [0, 0, 0]
    samples += bands == 1 ? [color[0]] : color
    if bands == 4 { samples.append(255) }
  }

  /// Hands out the rows from the top.
  private func eachRow(
    ofBits bits: Int, at start: Int? = nil, _ body: ([UInt8]) -> Void
  ) throws(ConversionError) {
    let start = start ?? self.start
    let (stride, used) = (stride(ofBits: bits), (width * bits + 7) / 8)
    let (length, isTooLong) = stride.multipliedReportingOverflow(by: height - 1)
    guard !isTooLong, length <= source.count - start - used else {
      throw .ends(before: "its last row", at: source.count)
    }
    for y in 0..<height {
      body(try source.bytes(at: start + (isTopDown ? y : height - 1 - y) * stride, count: used))
    }
  }

  /// An alpha that is nowhere set means nothing; an icon then has its mask, whose bits are set where it is clear.
  private func finishAlpha(_ samples: inout [UInt8]) throws(ConversionError) {
    guard bands == 4 else { return }
    var hasOwn = false
    if case .masked(let masks) = kind, masks[3] != 0 {
      hasOwn = Swift.stride(from: 3, to: samples.count, by: 4).contains { samples[$0] != 0 }
    }
    guard !hasOwn else { return }
    for index in Swift.stride(from: 3, to: samples.count, by: 4) { samples[index] = 255 }
    guard isIcon else { return }
    var index = 3
    var clear: [Int] = []
    try eachRow(ofBits: 1, at: start + stride(ofBits: bits) * height) { row in
      for x in 0..<width {
        if row[x / 8] & (0x80 >> UInt8(x % 8)) != 0 { clear.append(index) }
        index += 4
      }
    }
    for index in clear { samples[index] = 0 }
  }

  /// The indices that run lengths stand for, from the top; what they leave out is the first colour.
  private func runs() throws(ConversionError) -> [UInt8] {
    guard source.count - start <= Self.runLimit else {
      throw ConversionError(.limitExceeded, "the bitmap has more than \(Self.runLimit) bytes of run lengths")
    }
    let bytes = try source.bytes(at: start, count: source.count - start)
    var canvas = Canvas(width: width, height: height)
    var offset = 0
    while offset + 1 < bytes.count, canvas.y < height {
      let (count, value) = (Int(bytes[offset]), bytes[offset + 1])
      offset += 2
      switch (count, value) {
      case (0, 0): canvas.endLine()
      case (0, 1): return canvas.indices
      case (0, 2):
        guard offset + 1 < bytes.count else { throw .ends(before: "its last row", at: source.count) }
        canvas.skip(Int(bytes[offset]), Int(bytes[offset + 1]))
        offset += 2
      case (0, let length):
        let count = (Int(length) * bits + 7) / 8
        guard offset + count <= bytes.count else { throw .ends(before: "its last row", at: source.count) }
        for pixel in 0..<Int(length) {
          canvas.put(bits == 8 ? bytes[offset + pixel] : nibble(pixel, of: bytes[offset + pixel / 2]))
        }
        offset += count + count % 2
      default:
        for pixel in 0..<count { canvas.put(bits == 8 ? value : nibble(pixel, of: value)) }
      }
    }
    guard canvas.y >= height else { throw .ends(before: "its last row", at: source.count) }
    return canvas.indices
  }

  private func nibble(_ pixel: Int, of byte: UInt8) -> UInt8 { pixel % 2 == 0 ? byte >> 4 : byte % 16 }

  /// What run lengths are painted on, from the bottom.
  private struct Canvas {
    let width: Int
    let height: Int
    /// From the top.
    private(set) var indices: [UInt8]
    private var x = 0
    private(set) var y = 0

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      indices = [UInt8](repeating: 0, count: width * height)
    }

    mutating func put(_ index: UInt8) {
      if x < width, y < height { indices[(height - 1 - y) * width + x] = index }
      x += 1
    }

    mutating func endLine() { (x, y) = (0, y + 1) }

    mutating func skip(_ across: Int, _ up: Int) { (x, y) = (x + across, y + up) }
  }

  /// Cuts a sample out of a number.
  private struct Channel {
    private let mask: UInt32
    private let shift: UInt32
    private let largest: UInt32

    init(_ mask: UInt32) {
      self.mask = mask
      shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
      largest = mask >> shift
    }

    func sample(of pixel: UInt32) -> UInt8 {
      guard largest > 0 else { return 0 }
      let value = UInt64((pixel & mask) >> shift)
      return UInt8((value * 255 + UInt64(largest / 2)) / UInt64(largest))
    }
  }
}
