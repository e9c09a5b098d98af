internal import Conversion
internal import UniformTypes

/// PBM, PGM and PPM: the formats of Netpbm.
extension ImageFormat {
  static let pnm = ImageFormat(
    id: "pnm", name: "PNM", type: .pbm, aspects: [.bitDepth, .pages, .metadata, .generation],
    reader: .loader("ppmload_source"), allowed: ["VipsForeignLoadPpm"],
    scan: { source, toEnd throws(ConversionError) in try scanPNM(source, toEnd) },
    options: [.background],
    drops: { _ in [.transparency, .animation, .pages, .colorProfile, .metadata] },
    models: [.grey, .rgb], hasAlpha: false, hasProfile: false, depth: 16, maximumSide: 1_000_000,
    carries: { $0.exif == nil && $0.xmp == nil && $0.resources == nil },
    save: savePNM)
}

extension UTType {
  fileprivate static let pbm = UTType(importedAs: "public.pbm")
}

/// `VIPS_FOREIGN_PPM_FORMAT_PNM`: grey or RGB as the picture is.
private let greyOrRGB = 4

private func savePNM(
  _ picture: Picture, _ tags: Tags, _ saving: Saving
) throws(ConversionError) {
  try Vips.perform(
    "ppmsave_target",
    [
      "in": .image(picture.image), "target": .target(VipsTarget(saving.output)), "format": .int(greyOrRGB),
      "strip": .int(1),
    ])
}

private func scanPNM(_ source: SourceBytes, _ toEnd: Bool) throws(ConversionError) -> Contents {
  var contents = Contents()
  let header = try Header(at: 0, of: source)
  contents.maximum = header.maximum
  contents.hasOtherMetadata = header.hasComment
  guard let size = header.size else {
    if toEnd { try header.checkDigits(of: source) }
    return contents
  }
  guard size <= source.count - header.end else { throw .ends(before: "its last row", at: source.count) }
  // More pictures may follow.
  if try source.bytes(at: header.end + size, count: 2).first == 0x50 { contents.frames = 2 }
  return contents
}

/// The words at the start of a file: a magic number, the sides and, but for bits, the largest sample.
private struct Header {
  /// Where the samples start.
  private(set) var end = 2
  private(set) var hasComment = false
  private let kind: UInt8
  private var numbers: [Int] = []

  init(at start: Int, of source: SourceBytes) throws(ConversionError) {
    let bytes = try source.bytes(at: start, count: 1 << 16)
    guard bytes.first == 0x50, bytes.count > 2 else {
      throw bytes.count <= 2
        ? .ends(before: "its header", at: source.count)
        : ConversionError(.malformed, "a PNM picture starts with P1 to P6; this does not")
    }
    kind = bytes[1]
    guard (0x31...0x36).contains(kind) else {
      throw ConversionError(
        .unsupported,
        "PNM pictures of the kinds P1 to P6 are read, this is P\(Character(Unicode.Scalar(kind)))")
    }
    while numbers.count < (isOfBits ? 2 : 3) {
      guard let number = next(in: bytes) else { throw .ends(before: "its header", at: source.count) }
      numbers.append(number)
    }
    end += 1
    guard numbers.allSatisfy({ $0 > 0 }), isOfBits || numbers[2] <= 65_535 else {
      throw ConversionError(.malformed, "the header of the PNM picture has a number that is out of range")
    }
  }

  private var isOfBits: Bool { kind == 0x31 || kind == 0x34 }

  /// The largest sample where it is not that of all bits, to which the loader scales none.
  var maximum: Int? { isOfBits || [255, 65_535].contains(numbers[2]) ? nil : numbers[2] }

  /// The bytes of the samples; `nil` where they are digits.
  var size: Int? {
    let bands = kind == 0x36 ? 3 : 1
    let (row, isWide) = numbers[0].multipliedReportingOverflow(by: bands)
    guard kind >= 0x34 else { return nil }
    let bytes = isOfBits ? (numbers[0] - 1) / 8 + 1 : numbers[2] > 255 ? row &* 2 : row
    let (size, isTall) = bytes.multipliedReportingOverflow(by: numbers[1])
    return isWide || isTall || bytes < 0 ? Int.max : size
  }

  /// Refuses digits for fewer samples than there are; of bits, each digit is one.
  func checkDigits(of source: SourceBytes) throws(ConversionError) {
    let (area, isLarge) = numbers[0].multipliedReportingOverflow(by: numbers[1])
    let (wanted, isTooLarge) = area.multipliedReportingOverflow(by: kind == 0x33 ? 3 : 1)
    var (found, offset, isInNumber) = (0, end, false)
    while !isLarge, !isTooLarge, found < wanted {
      let bytes = try source.bytes(at: offset, count: 1 << 16)
      guard !bytes.isEmpty else { break }
      for byte in bytes {
        let isDigit = (0x30...0x39).contains(byte)
        if isDigit, isOfBits || !isInNumber { found += 1 }
        isInNumber = isDigit
      }
      offset += bytes.count
    }
    guard found >= wanted, !isLarge, !isTooLarge else {
      throw .ends(before: "its last sample", at: source.count)
    }
  }

  private mutating func next(in bytes: [UInt8]) -> Int? {
    while end < bytes.count, !(0x30...0x39).contains(bytes[end]) {
      if bytes[end] == 0x23 {
        hasComment = true
        guard let line = bytes[end...].firstIndex(of: 0x0A) else { return nil }
        end = line
      }
      end += 1
    }
    let digits = bytes[end...].prefix { (0x30...0x39).contains($0) }
    end += digits.count
    guard end < bytes.count, digits.count < 10 else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
