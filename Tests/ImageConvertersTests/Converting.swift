import Foundation
import ImageConverters
import TestSupport
import Testing
import TypeDetection
import UniformTypes

@testable import Conversion

/// A result with what the converter said that it lost.
struct Converted {
  let data: Data
  let lost: Loss
}

/// The converter to a type.
func converter(to type: UTType) throws -> Converter {
  try #require(ImageConverters.all.first { $0.output == type })
}

/// A file without a name that holds `data`, at offset zero.
func unnamedFile(_ data: Data = Data()) throws -> FileHandle {
  let directory = try TemporaryDirectory()
  let path = directory.path("file")
  try data.write(to: URL(fileURLWithPath: path))
  return try #require(FileHandle(forUpdatingAtPath: path))
}

func type(of name: String) throws -> UTType {
  try #require(UTType(filenameExtension: URL(fileURLWithPath: name).pathExtension))
}

func probe(_ name: String, to target: UTType = .png) throws -> Probe {
  let type = try type(of: name)
  let file = try unnamedFile(Data(contentsOf: fixture(name)))
  return try converter(to: target).probe(
    Job.Input(descriptor: file.fileDescriptor, type: type, limits: Limits()), ConversionOptions())
}

private let pool = WorkerPool(program: FilePath(builtProduct("rendition-worker").path))

/// Converts in a worker, as programs do.
func convert(
  _ data: Data, _ source: UTType, to target: UTType, limits: Limits = Limits(),
  set: (inout ConversionOptions) -> Void = { _ in }
) throws -> Converted {
  var options = ConversionOptions()
  set(&options)
  let input = try unnamedFile(data)
  let job = Job.Input(descriptor: input.fileDescriptor, type: source, limits: limits)
  let converter = try converter(to: target)
  let output = try unnamedFile()
  let lost = try pool.withWorker(Cancellation()) { (worker) throws(ConversionError) in
    ftruncate(output.fileDescriptor, 0)
    lseek(output.fileDescriptor, 0, SEEK_SET)
    return try WorkerSession(worker: worker).convert(
      converter, job, into: output.fileDescriptor, options: options, progress: { _ in })
  }
  try output.seek(toOffset: 0)
  return Converted(data: try output.readToEnd() ?? Data(), lost: lost)
}

/// Converts on the calling thread, where `report` says when it is to stop.
func convertHere(
  _ data: Data, _ source: UTType, to target: UTType, report: @escaping @Sendable (Double) -> Bool
) throws {
  let (input, output) = (try unnamedFile(data), try unnamedFile())
  _ = try converter(to: target).convert(
    Job(
      input: Job.Input(descriptor: input.fileDescriptor, type: source, limits: Limits()),
      output: output.fileDescriptor, options: ConversionOptions(), report: report))
}

/// Converts the fixture called `name`.
func convert(
  _ name: String, to target: UTType, limits: Limits = Limits(),
  _ set: (inout ConversionOptions) -> Void = { _ in }
) throws -> Converted {
  try convert(Data(contentsOf: fixture(name)), type(of: name), to: target, limits: limits, set: set)
}

/// The pixels of a picture as ImageMagick sees them.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let samples: [Int]

  /// Decodes the first frame of `data` into samples of `channels`, `rgba`, `gray` or `cmyk`.
  init(_ data: Data, _ channels: String = "rgba", depth: Int = 8) throws {
    let data = try decodable(data)
    let size = try magick(["-[0]", "-format", "%w %h", "info:-"], data).split(separator: " ").prefix(2)
    width = try #require(Int(size[0]))
    height = try #require(Int(size[1].prefix { $0.isNumber }))
    let raw = try run(
      "convert-im6.q16", ["-[0]", "-depth", "\(depth)", "-endian", "MSB", "\(channels):-"], input: data)
    try #require(raw.status == 0, "\(raw.errors)")
    let bytes = [UInt8](raw.output)
    samples =
      depth == 8
      ? bytes.map(Int.init)
      : stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
  }

  subscript(x: Int, y: Int) -> [Int] {
    let channels = samples.count / (width * height)
    let start = (y * width + x) * channels
    return Array(samples[start..<start + channels])
  }

  /// The largest difference between samples of two pictures of one size.
  func distance(to other: Pixels) throws -> Int {
    try #require(width == other.width && height == other.height && samples.count == other.samples.count)
    return zip(samples, other.samples).map { abs($0 - $1) }.max() ?? 0
  }
}

/// The picture in a form that ImageMagick reads: JPEG XL as the PNG that its own decoder makes of it.
func decodable(_ data: Data) throws -> Data {
  let isJPEGXL = data.starts(with: [0xFF, 0x0A]) || data.dropFirst(4).starts(with: Data("JXL ".utf8))
  guard isJPEGXL else { return data }
  let directory = try TemporaryDirectory()
  let (source, result) = (directory.path("in.jxl"), directory.path("out.png"))
  try data.write(to: URL(fileURLWithPath: source))
  let finished = try run("djxl", [source, result])
  try #require(finished.status == 0, "\(finished.errors)")
  return try Data(contentsOf: URL(fileURLWithPath: result))
}

/// What ImageMagick prints.
func magick(_ arguments: [String], _ input: Data) throws -> String {
  let finished = try run("convert-im6.q16", arguments, input: decodable(input))
  try #require(finished.status == 0, "\(finished.errors)")
  return finished.text
}

/// All tags as exiftool reads them, by group and name, but what it says of the file.
func tags(_ data: Data) throws -> [String: String] {
  let finished = try run("exiftool", ["-json", "-G1", "-n", "-a", "-b", "-"], input: data)
  let objects = try JSONSerialization.jsonObject(with: finished.output) as? [[String: Any]]
  let all = try #require(objects?.first).mapValues { "\($0)" }
  let incidental = ["System:", "ExifTool:", "Composite:", "SourceFile"]
  return all.filter { tag in !incidental.contains { tag.key.hasPrefix($0) } }
}

/// The fixtures that convert, by name; each of another kind.
let samples = [
  "animated.gif", "animated.png", "animated.webp", "alpha.webp", "big-endian.tif", "big.tif",
  "cmyk-profile.jpg", "cmyk.jpg",
  "cmyk.tif", "colour-key.png", "deflate.tif", "digits.pgm", "disposal.gif", "gamma.png", "grey-alpha.png",
  "grey-profile.png", "grey.jpg",
  "grey.png", "grey16.jp2", "grey16.png", "icon.ico", "inches.svg", "interlaced.png", "jpeg.tif",
  "lossless.webp",
  "lossy.webp", "lzw.tif",
  "maximum.ppm", "once.gif", "one-bit.bmp", "one-bit.pbm", "one-bit.png", "palette.bmp",
  "orientation-6.jpg", "orientation-6.tif", "p3.jpg", "p3.png", "pages.pdf", "pages.tif", "palette.png",
  "progressive.jpg",
  "rgb.avif", "rgb.bmp", "rgb.heic", "rgb.j2k", "rgb.jp2", "rgb.jxl", "rgb.png", "rgb.ppm", "rgb16.png",
  "rgb16.ppm",
  "rgb16.tif", "rgba.png", "rgba.tif", "rgba.bmp", "rgba16.jxl", "run-length.bmp", "rgba16.png", "still.gif",
  "strips.tif",
  "tagged.jxl", "tagged.png",
  "tagged.webp", "tiles.tif", "uneven.webp", "view-box.svg", "wrong-profile.jpg",
]

/// The targets that take a picture of any size.
let targets: [UTType] = [.avif, .bmp, .gif, .heic, .jpeg, .jpeg2000, .jpegXL, .png, .pbm, .tiff, .webP]

/// The targets whose samples are not exact unless that is asked for.
let lossyTargets: Set<UTType> = [.avif, .gif, .heic, .jpeg, .jpeg2000, .jpegXL, .webP]

/// The targets that hold a colour profile as it is; JPEG XL has it in a form of its own.
let profiledTargets: [UTType] = [.avif, .heic, .jpeg, .png, .tiff, .webP]

/// The targets that have a place for EXIF and XMP.
let taggedTargets: [UTType] = [.avif, .heic, .jpeg, .jpeg2000, .jpegXL, .png, .tiff, .webP]

extension UTType {
  static let avif = UTType(importedAs: "public.avif")
  static let jpeg2000 = UTType(importedAs: "public.jpeg-2000")
  static let jpegXL = UTType(importedAs: "public.jpeg-xl")
  static let pbm = UTType(importedAs: "public.pbm")
}
