import UniformTypes

extension Signatures {
  /// JPEG, ISO/IEC 10918-1: SOI, then another marker; JPEG-LS, ISO/IEC 14495-1, has its own frame marker.
  static func jpeg(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt16.self, 0) == 0xFFD8, bytes.byte(2) == 0xFF else { return nil }
    guard let marker = bytes.byte(3) else {
      return Finding(type: .jpeg, what: "JPEG start of image, cut off", confidence: 0.9)
    }
    switch marker {
    case 0xF7: return Finding(type: named("image/jls", .image), what: "JPEG-LS start of image and frame")
    case 0xC0...0xCF, 0xDB...0xDF, 0xE0...0xEF, 0xFE, 0xFF:
      return Finding(type: .jpeg, what: "JPEG start of image and a marker")
    default: return nil
    }
  }

  /// PNG (W3C): the signature, then IHDR, or CgBI as Apple's tools write it. An acTL chunk before IDAT makes it
  /// an animated one.
  static func png(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt64.self, 0) == 0x8950_4E47_0D0A_1A0A else { return nil }
    guard bytes.count >= 16 else {
      return Finding(type: .png, what: "PNG signature, cut off", confidence: 0.9)
    }
    guard bytes.has("IHDR", at: 12) || bytes.has("CgBI", at: 12) else { return nil }
    var chunk = 8
    while let length = bytes.big(UInt32.self, chunk), !bytes.has("IDAT", at: chunk + 4) {
      if bytes.has("acTL", at: chunk + 4) {
        return Finding(type: named("image/apng", .png), what: "PNG signature, IHDR and acTL", offset: chunk)
      }
      chunk += 12 + Int(length)
    }
    return Finding(type: .png, what: "PNG signature and IHDR")
  }

  /// GIF87a and GIF89a.
  static func gif(_ bytes: Bytes) -> Finding? {
    guard bytes.has("GIF87a") || bytes.has("GIF89a") else { return nil }
    let isWhole = bytes.count >= 13
    return Finding(
      type: .gif, what: isWhole ? "GIF signature and screen" : "GIF signature, cut off",
      confidence: isWhole ? 1 : 0.9)
  }

  /// TIFF 6.0 and BigTIFF: byte order, version and a plausible first directory, whose tags tell camera raw files.
  static func tiff(_ bytes: Bytes) -> Finding? {
    guard let order = bytes.big(UInt16.self, 0), let version = bytes.big(UInt16.self, 2) else { return nil }
    switch (order, version) {
    case (0x4949, 0x2A00), (0x4D4D, 0x002A):
      guard let directory = TIFFDirectory(bytes, isLittle: order == 0x4949) else {
        return bytes.count < 8 ? Finding(type: .tiff, what: "TIFF signature, cut off", confidence: 0.9) : nil
      }
      return Finding(
        type: directory.cameraFormat ?? .tiff, what: "TIFF header and directory", carries: .rawImage)
    case (0x4949, 0x2B00) where bytes.big(UInt32.self, 4) == 0x0800_0000,
      (0x4D4D, 0x002B) where bytes.big(UInt32.self, 4) == 0x0008_0000:
      return Finding(type: .tiff, what: "BigTIFF header")
    case (0x4949, 0x524F), (0x4949, 0x5352), (0x4D4D, 0x4F52):
      return Finding(type: known("com.olympus.raw-image", else: .rawImage), what: "Olympus raw header")
    case (0x4949, 0x5500) where bytes.byte(3) == 0:
      return Finding(
        type: known("com.panasonic.rw2-raw-image", else: .rawImage), what: "Panasonic raw header")
    default: return nil
    }
  }

  /// Windows bitmap: `BM` and a header whose fields agree with one of its documented versions.
  static func bmp(_ bytes: Bytes) -> Finding? {
    guard bytes.has("BM"), let pixels = bytes.little(UInt32.self, 10),
      let header = bytes.little(UInt32.self, 14), [12, 16, 40, 52, 56, 64, 108, 124].contains(header)
    else { return nil }
    let isCore = header == 12
    guard pixels == 0 || pixels >= header + 14, bytes.little(UInt16.self, isCore ? 22 : 26) == 1,
      let depth = bytes.little(UInt16.self, isCore ? 24 : 28),
      [0, 1, 2, 4, 8, 16, 24, 32, 64].contains(depth)
    else { return nil }
    return Finding(type: .bmp, what: "bitmap file and information headers")
  }

  /// Windows icons and cursors: a directory whose first entry lies behind it.
  static func windowsIcon(_ bytes: Bytes) -> Finding? {
    guard bytes.little(UInt16.self, 0) == 0, let kind = bytes.little(UInt16.self, 2), kind == 1 || kind == 2,
      let count = bytes.little(UInt16.self, 4), (1...255).contains(count), bytes.byte(9) == 0,
      let size = bytes.little(UInt32.self, 14), size >= 16,
      let offset = bytes.little(UInt32.self, 18), offset >= 6 + 16 * UInt32(count)
    else { return nil }
    if let start = bytes.big(UInt32.self, Int(offset)) {
      guard
        start == 0x8950_4E47
          || [0x2800_0000, 0x0C00_0000, 0x4000_0000, 0x6C00_0000, 0x7C00_0000].contains(start)
      else { return nil }
    }
    return kind == 1
      ? Finding(type: .ico, what: "icon directory")
      : Finding(type: known("com.microsoft.cur", else: .image), what: "cursor directory")
  }

  /// JPEG XL, ISO/IEC 18181-2: the signature box, or a bare codestream with a plausible size header.
  static func jpegXL(_ bytes: Bytes) -> Finding? {
    let type = named("image/jxl", .image)
    if bytes.big(UInt64.self, 0) == 0x0000_000C_4A58_4C20, bytes.big(UInt32.self, 8) == 0x0D0A_870A {
      return Finding(type: type, what: "JPEG XL signature box")
    }
    // Two bytes are little proof; the end of the item or a second look at its body is what a decoder adds.
    guard bytes.big(UInt16.self, 0) == 0xFF0A, bytes.count >= 3 else { return nil }
    return Finding(type: type, what: "JPEG XL codestream", confidence: 0.8)
  }

  /// JPEG 2000, ISO/IEC 15444: the signature box and the brand of the next one, or a codestream with its SIZ.
  static func jpeg2000(_ bytes: Bytes) -> Finding? {
    if bytes.big(UInt32.self, 0) == 0xFF4F_FF51 {
      return Finding(type: named("image/x-jp2-codestream", .image), what: "JPEG 2000 codestream and SIZ")
    }
    guard bytes.big(UInt64.self, 0) == 0x0000_000C_6A50_2020, bytes.big(UInt32.self, 8) == 0x0D0A_870A
    else { return nil }
    let brand = bytes.has("ftyp", at: 16) ? bytes.big(UInt32.self, 20) : nil
    let name =
      switch brand {
      case 0x6A70_7820: "image/jpx"
      case 0x6A70_6D20: "image/jpm"
      case 0x6D6A_7032: "video/mj2"
      default: "image/jp2"
      }
    return Finding(type: named(name, brand == 0x6D6A_7032 ? .movie : .image), what: "JPEG 2000 signature box")
  }

  /// Photoshop documents: the signature, version 1 (or 2, large documents), 1 to 56 channels. Not all writers leave
  /// the reserved bytes between them zero.
  static func photoshop(_ bytes: Bytes) -> Finding? {
    guard bytes.has("8BPS"), let version = bytes.big(UInt16.self, 4), version == 1 || version == 2,
      let channels = bytes.big(UInt16.self, 12), (1...56).contains(channels)
    else { return nil }
    let small = named("image/vnd.adobe.photoshop", .image)
    return Finding(
      type: version == 1 ? small : known("com.adobe.photoshop-large-image", else: small),
      what: "Photoshop header")
  }

  /// OpenEXR: the magic number and version 1 or 2 of the file format.
  static func openEXR(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt32.self, 0) == 0x762F_3101, let version = bytes.byte(4), version == 1 || version == 2
    else { return nil }
    return Finding(type: .exr, what: "OpenEXR header")
  }

  /// FITS 4.0: the first card is `SIMPLE`, its value in column 30.
  static func fits(_ bytes: Bytes) -> Finding? {
    guard bytes.has("SIMPLE  =") else { return nil }
    guard bytes.count < 30 || bytes.byte(29) == UInt8(ascii: "T") else { return nil }
    return Finding(type: named("image/fits", .image), what: "FITS card SIMPLE")
  }

  /// The Quite OK Image format: the magic, 3 or 4 channels, one of two colour spaces.
  static func qoi(_ bytes: Bytes) -> Finding? {
    guard bytes.has("qoif"), let channels = bytes.byte(12), channels == 3 || channels == 4,
      let space = bytes.byte(13), space <= 1
    else { return nil }
    return Finding(type: named("image/qoi", .image), what: "QOI header")
  }

  /// DirectDraw surfaces: the magic and the size of the header.
  static func dds(_ bytes: Bytes) -> Finding? {
    guard bytes.has("DDS "), bytes.little(UInt32.self, 4) == 124 else { return nil }
    return Finding(type: known("com.microsoft.dds", else: .image), what: "DirectDraw surface header")
  }

  /// The portable bit, grey and pixel maps: `P1` to `P6` and the numbers that must follow; `P7` and its lines.
  static func netpbm(_ bytes: Bytes) -> Finding? {
    guard bytes.byte(0) == UInt8(ascii: "P"), let digit = bytes.byte(1) else { return nil }
    if bytes.has("P7\n"), bytes.has("WIDTH", at: 3) || bytes.has("#", at: 3) {
      return Finding(type: named("image/x-portable-arbitrarymap", .image), what: "PAM header")
    }
    guard (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit) else { return nil }
    let kind = (digit - UInt8(ascii: "1")) % 3
    var numbers = NumberReader(position: 2)
    for limit in kind == 0 ? [Int.max, .max] : [.max, .max, 65535] {
      guard let number = numbers.next(bytes), (1...limit).contains(number) else { return nil }
    }
    let name = ["image/x-portable-bitmap", "image/x-portable-graymap", "image/x-portable-pixmap"][Int(kind)]
    return Finding(type: named(name, .image), what: "netpbm header")
  }

  /// Portable float maps: `PF` or `Pf`, width, height and a scale, on lines.
  static func floatMap(_ bytes: Bytes) -> Finding? {
    guard bytes.has("PF") || bytes.has("Pf") else { return nil }
    var numbers = NumberReader(position: 2)
    guard let width = numbers.next(bytes), let height = numbers.next(bytes), width > 0, height > 0,
      let sign = bytes.byte(numbers.position + 1), sign == UInt8(ascii: "-") || sign.isDigit
    else { return nil }
    return Finding(type: named("image/x-pfm", .image), what: "float map header")
  }

  /// The type called `identifier` where the tables have it.
  static func known(_ identifier: String, else substitute: UTType) -> UTType {
    UTType(identifier) ?? substitute
  }
}

/// Reads the decimal numbers of a netpbm header, which whitespace and comments separate.
private struct NumberReader {
  /// Behind the last number read.
  var position: Int

  /// The next number; `nil` if there is none or the bytes end within it.
  mutating func next(_ bytes: Bytes) -> Int? {
    let start = position
    while let byte = bytes.byte(position), byte.isWhitespace || byte == UInt8(ascii: "#") {
      if byte == UInt8(ascii: "#") {
        while let byte = bytes.byte(position), byte != UInt8(ascii: "\n") { position += 1 }
      } else {
        position += 1
      }
    }
    guard position > start, bytes.byte(position)?.isDigit == true else { return nil }
    var value = 0
    while let byte = bytes.byte(position), byte.isDigit, value < 1 << 40 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    guard let end = bytes.byte(position), end.isWhitespace || end == UInt8(ascii: "#") else { return nil }
    return value
  }
}

/// What the first directory of a TIFF says about the camera that wrote it.
private struct TIFFDirectory {
  /// The camera raw format, or `nil` for a plain TIFF.
  var cameraFormat: UTType?

  /// Reads the directory as far as `bytes` reach; `nil` if there can be none.
  init?(_ bytes: Bytes, isLittle: Bool) {
    func short(_ offset: Int) -> UInt16? {
      isLittle ? bytes.little(UInt16.self, offset) : bytes.big(UInt16.self, offset)
    }
    func long(_ offset: Int) -> UInt32? {
      isLittle ? bytes.little(UInt32.self, offset) : bytes.big(UInt32.self, offset)
    }
    guard let start = long(4).map(Int.init), start >= 8 else { return nil }
    if bytes.has("CR", at: 8), bytes.byte(10) == 2 {
      cameraFormat = UTType("com.canon.cr2-raw-image")
      return
    }
    guard let count = short(start) else { return }
    guard count > 0 else { return nil }
    var maker = ""
    var beginsWithThumbnail = false
    for entry in (0..<Int(count)).map({ start + 2 + 12 * $0 }) {
      guard let tag = short(entry), let length = long(entry + 4), let value = long(entry + 8) else { break }
      switch tag {
      case 0x00FE: beginsWithThumbnail = value & 1 == 1
      case 0x010F where length > 4:
        let end = Swift.min(Int(value) + Swift.min(Int(length), 8), bytes.count)
        maker = String(decoding: (Swift.min(Int(value), end)..<end).map { bytes[$0] }, as: UTF8.self)
      case 0xC612:
        cameraFormat = UTType("com.adobe.raw-image")
        return
      default: break
      }
    }
    // A maker's name alone also stands in ordinary TIFFs that its software wrote; raw files put a thumbnail first.
    guard beginsWithThumbnail else { return }
    let formats = [
      ("NIKON", "com.nikon.raw-image"), ("SONY", "com.sony.arw-raw-image"),
      ("PENTAX", "com.pentax.raw-image"),
      ("SAMSUNG", "com.samsung.raw-image"),
    ]
    cameraFormat = formats.first { maker.hasPrefix($0.0) }.flatMap { UTType($0.1) }
  }
}
