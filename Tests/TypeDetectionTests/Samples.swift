import Testing
import UniformTypes

/// A small item of a known type, written from the format's specification.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The format's name, which is also what a test is called.
  let name: String
  /// The expected type's MIME type.
  let mimeType: String
  /// An extension that belongs to the type.
  let filenameExtension: String
  /// The whole item, or as much of it as a reader needs to know the format.
  let bytes: [UInt8]
  /// Whether `file` 5.44 gives the same MIME type for it.
  var isKnownToFile = true

  /// The expected type.
  var type: UTType? { UTType(mimeType: mimeType) }

  /// The name.
  var testDescription: String { name }
}

/// The bytes of ASCII text.
func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

/// `value` with its most significant byte first.
func big(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

/// `value` with its least significant byte first.
func little(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}

/// Zeros.
func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

/// A PNG chunk; the checksum is left zero, which no reader of types looks at.
func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  big(UInt32(data.count)) + ascii(name) + data + zeros(4)
}

/// PNG's signature and a header for 1 by 1 grey pixels.
let pngStart: [UInt8] =
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  + chunk("IHDR", big(UInt32(1)) + big(UInt32(1)) + [8, 0, 0, 0, 0])

/// An ISO base media file that begins with these brands.
func isoMedia(_ brand: String, _ compatible: [String] = [], minor: [UInt8] = zeros(4)) -> [UInt8] {
  let body = ascii("ftyp") + ascii(brand) + minor + compatible.flatMap(ascii)
  return big(UInt32(body.count + 4)) + body + big(UInt32(8)) + ascii("free")
}

/// A TIFF whose only directory has these entries: tag, type, count, value or offset.
func tiff(isLittle: Bool, _ entries: [(UInt16, UInt16, UInt32, UInt32)], extra: [UInt8] = []) -> [UInt8] {
  func short(_ value: UInt16) -> [UInt8] { isLittle ? little(value) : big(value) }
  func long(_ value: UInt32) -> [UInt8] { isLittle ? little(value) : big(value) }
  let body = entries.flatMap { short($0.0) + short($0.1) + long($0.2) + long($0.3) }
  return ascii(isLittle ? "II" : "MM") + short(42) + long(8) + short(UInt16(entries.count)) + body + long(0)
    + extra
}

/// A bitmap's file header and information header for 1 by 1 pixels of 24 bits.
private let bitmap: [UInt8] =
  ascii("BM") + little(UInt32(58)) + zeros(4) + little(UInt32(54))
  + little(UInt32(40)) + little(UInt32(1)) + little(UInt32(1)) + little(UInt16(1)) + little(UInt16(24))
  + zeros(24)
  + zeros(4)

/// An icon or cursor of one 1 by 1 image.
private func icon(kind: UInt16) -> [UInt8] {
  zeros(2) + little(kind) + little(UInt16(1)) + [1, 1, 0, 0] + little(UInt16(1)) + little(UInt16(24))
    + little(UInt32(48)) + little(UInt32(22))
    + little(UInt32(40)) + little(UInt32(1)) + little(UInt32(2)) + little(UInt16(1)) + little(UInt16(24))
    + zeros(32)
}

private func riff(_ form: String, _ body: [UInt8]) -> [UInt8] {
  ascii("RIFF") + little(UInt32(body.count + 4)) + ascii(form) + body
}

private let jp2Signature = big(UInt32(12)) + ascii("jP  ") + [0x0D, 0x0A, 0x87, 0x0A]

/// Pictures.
let imageSamples: [Sample] = [
  Sample(
    name: "JPEG", mimeType: "image/jpeg", filenameExtension: "jpg",
    bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + ascii("JFIF\0") + [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xD9]),
  Sample(
    name: "PNG", mimeType: "image/png", filenameExtension: "png",
    bytes: pngStart + chunk("IDAT", zeros(10)) + chunk("IEND", [])),
  Sample(
    name: "APNG", mimeType: "image/apng", filenameExtension: "apng",
    bytes: pngStart + chunk("acTL", big(UInt32(2)) + zeros(4)) + chunk("IDAT", zeros(10)) + chunk("IEND", []),
    isKnownToFile: false),
  Sample(
    name: "GIF", mimeType: "image/gif", filenameExtension: "gif",
    bytes: ascii("GIF89a") + [1, 0, 1, 0, 0, 0, 0, 0x3B]),
  Sample(
    name: "WebP", mimeType: "image/webp", filenameExtension: "webp",
    bytes: riff("WEBP", ascii("VP8L") + little(UInt32(6)) + [0x2F, 0, 0, 0, 0, 0])),
  Sample(
    name: "TIFF, little-endian", mimeType: "image/tiff", filenameExtension: "tif",
    bytes: tiff(isLittle: true, [(256, 3, 1, 1), (257, 3, 1, 1)])),
  Sample(
    name: "TIFF, big-endian", mimeType: "image/tiff", filenameExtension: "tiff",
    bytes: tiff(isLittle: false, [(256, 3, 1, 1), (257, 3, 1, 1)])),
  Sample(
    name: "BigTIFF", mimeType: "image/tiff", filenameExtension: "tif",
    bytes: ascii("II") + little(UInt16(43)) + little(UInt16(8)) + zeros(2) + little(UInt64(16)) + zeros(16)),
  Sample(name: "BMP", mimeType: "image/bmp", filenameExtension: "bmp", bytes: bitmap),
  Sample(name: "ICO", mimeType: "image/vnd.microsoft.icon", filenameExtension: "ico", bytes: icon(kind: 1)),
  Sample(
    name: "HEIC", mimeType: "image/heic", filenameExtension: "heic",
    bytes: isoMedia("heic", ["mif1", "heic"])),
  Sample(
    name: "HEIC behind mif1", mimeType: "image/heic", filenameExtension: "heic",
    bytes: isoMedia("mif1", ["mif1", "heic"]), isKnownToFile: false),
  Sample(
    name: "HEIF of no known codec", mimeType: "image/heif", filenameExtension: "heif", bytes: isoMedia("mif1")
  ),
  Sample(
    name: "AVIF", mimeType: "image/avif", filenameExtension: "avif",
    bytes: isoMedia("avif", ["avif", "mif1"])),
  Sample(
    name: "AVIF in the short form", mimeType: "image/avif", filenameExtension: "avif",
    bytes: isoMedia("mif3", minor: ascii("avif")), isKnownToFile: false),
  Sample(
    name: "JPEG XL, boxed", mimeType: "image/jxl", filenameExtension: "jxl",
    bytes: big(UInt32(12)) + ascii("JXL ") + [0x0D, 0x0A, 0x87, 0x0A] + isoMedia("jxl ")),
  Sample(
    name: "JPEG XL, bare", mimeType: "image/jxl", filenameExtension: "jxl",
    bytes: [0xFF, 0x0A, 0x00, 0x10, 0x50, 0x5C]),
  Sample(
    name: "JPEG 2000", mimeType: "image/jp2", filenameExtension: "jp2",
    bytes: jp2Signature + isoMedia("jp2 ", ["jp2 "])),
  Sample(
    name: "Photoshop", mimeType: "image/vnd.adobe.photoshop", filenameExtension: "psd",
    bytes: ascii("8BPS") + big(UInt16(1)) + zeros(6) + big(UInt16(3)) + big(UInt32(1)) + big(UInt32(1))
      + big(UInt16(8)) + big(UInt16(3)) + zeros(12)),
  Sample(
    name: "FITS", mimeType: "image/fits", filenameExtension: "fits",
    bytes: ascii("SIMPLE  =                    T" + String(repeating: " ", count: 50))),
  Sample(
    name: "QOI", mimeType: "image/qoi", filenameExtension: "qoi",
    bytes: ascii("qoif") + big(UInt32(1)) + big(UInt32(1)) + [3, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0, 1],
    isKnownToFile: false),
  Sample(
    name: "PBM", mimeType: "image/x-portable-bitmap", filenameExtension: "pbm",
    bytes: ascii("P1\n# a comment\n2 1\n0 1\n")),
  Sample(
    name: "PGM", mimeType: "image/x-portable-graymap", filenameExtension: "pgm",
    bytes: ascii("P5\n1 1\n255\n") + [0x80]),
  Sample(
    name: "PPM", mimeType: "image/x-portable-pixmap", filenameExtension: "ppm",
    bytes: ascii("P6 1 1 255\n") + zeros(3)),
]

/// Archives and compressed files.
let archiveSamples: [Sample] = [
  Sample(
    name: "gzip", mimeType: "application/gzip", filenameExtension: "gz",
    bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  Sample(
    name: "bzip2", mimeType: "application/x-bzip2", filenameExtension: "bz2",
    bytes: ascii("BZh9") + [0x17, 0x72, 0x45, 0x38, 0x50, 0x90, 0, 0, 0, 0]),
  Sample(
    name: "XZ", mimeType: "application/x-xz", filenameExtension: "xz",
    bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46]),
  Sample(
    name: "Zstandard", mimeType: "application/zstd", filenameExtension: "zst",
    bytes: little(UInt32(0xFD2F_B528)) + [0x24, 0, 1, 0, 0, 0x99, 0xE9, 0xD8, 0x51]),
  Sample(
    name: "7z", mimeType: "application/x-7z-compressed", filenameExtension: "7z",
    bytes: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4] + zeros(24)),
  Sample(
    name: "RAR 5", mimeType: "application/vnd.rar", filenameExtension: "rar",
    bytes: ascii("Rar!") + [0x1A, 7, 1, 0] + zeros(8), isKnownToFile: false),
  Sample(
    name: "empty ZIP", mimeType: "application/zip", filenameExtension: "zip",
    bytes: ascii("PK\u{5}\u{6}") + zeros(18)),
]

/// The header of an MPEG 1 layer III frame of 128 kbit/s at 44.1 kHz, which is 144 × 128,000 ÷ 44,100 = 417 bytes long.
private let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + zeros(413)

/// Sound and moving pictures.
let mediaSamples: [Sample] = [
  Sample(name: "MP3, frames", mimeType: "audio/mpeg", filenameExtension: "mp3", bytes: frame + frame),
  Sample(
    name: "MP3, ID3", mimeType: "audio/mpeg", filenameExtension: "mp3",
    bytes: ascii("ID3") + [3, 0, 0, 0, 0, 0, 10] + zeros(10) + frame + frame),
  Sample(
    name: "WAV", mimeType: "audio/wav", filenameExtension: "wav",
    bytes: riff("WAVE", ascii("fmt ") + little(UInt32(16)) + zeros(16)),
    isKnownToFile: false),
  Sample(
    name: "MP4", mimeType: "video/mp4", filenameExtension: "mp4", bytes: isoMedia("isom", ["isom", "mp41"])),
  Sample(
    name: "QuickTime", mimeType: "video/quicktime", filenameExtension: "mov",
    bytes: isoMedia("qt  ", ["qt  "])),
]

/// All of them.
let samples = imageSamples + archiveSamples + mediaSamples
