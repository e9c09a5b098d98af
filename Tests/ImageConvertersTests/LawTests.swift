import Conversion
import Foundation
import ImageConverters
import Synchronization
import TestSupport
import Testing
import UniformTypes

/// What ImageMagick calls the targets.
private let formats: [UTType: [String]] = [
  .avif: ["AVIF", "HEIC"], .bmp: ["BMP", "BMP3"], .gif: ["GIF"], .heic: ["HEIC"], .jpeg: ["JPEG"],
  .jpeg2000: ["JP2"],
  .pbm: ["PPM", "PGM"], .png: ["PNG"], .tiff: ["TIFF"], .webP: ["WEBP"],
]

/// What every converter keeps, whatever the format.
@Suite struct LawTests {
  @Test func convertersAreSortedAndNamedForTheirTargets() {
    #expect(ImageConverters.all.map(\.output).filter { $0 != .ico } == targets)
    #expect(ImageConverters.all.map(\.id) == ImageConverters.all.map(\.id).sorted())
    for converter in ImageConverters.all {
      #expect(Set(converter.inputs) == Set(targets + [.heif, .ico, .pdf, .svg]))
      #expect(converter.package == "libvips42")
      #expect(converter.isAvailable())
    }
  }

  @Test(arguments: samples, targets)
  func resultIsOfTheTypeAndLosesOnlyWhatIsDeclared(name: String, target: UTType) throws {
    let result = try convert(name, to: target)
    let decodable = try decodable(result.data)
    if target == .jpegXL {
      #expect(decodable != result.data)
    } else {
      let format = try magick(["-[0]", "-format", "%m", "info:-"], result.data)
      #expect(formats[target]?.contains(format) == true)
    }
    let declared = try converter(to: target).losses(type(of: name), ConversionOptions())
    let probe = try probe(name, to: target)
    #expect(declared.isSuperset(of: result.lost))
    #expect(probe.aspects.isSuperset(of: result.lost))
    #expect(probe.losses == result.lost)
    let size = try magick(["-[0]", "-format", "%wx%h", "info:-"], decodable)
    #expect(size == "\(probe.width ?? 0)x\(probe.height ?? 0)")
  }

  @Test(arguments: samples, targets)
  func sameInputGivesSameOutput(name: String, target: UTType) throws {
    #expect(try convert(name, to: target).data == convert(name, to: target).data)
  }

  @Test(arguments: samples)
  func cutAnywhereItIsAnErrorOrWhole(name: String) throws {
    let whole = try Data(contentsOf: fixture(name))
    let type = try type(of: name)
    let expected = try convert(name, to: .png).data
    for length in stride(from: 0, to: whole.count, by: 37) {
      do {
        let result = try convert(whole.prefix(length), type, to: .png)
        #expect(result.data == expected, "cut to \(length) bytes")
      } catch let error as ConversionError {
        #expect([.truncated, .malformed, .empty].contains(error.code), "cut to \(length) bytes: \(error)")
      }
    }
  }

  @Test(arguments: ["photo.jpg", "progressive.jpg", "orientation-6.jpg"], targets)
  func jpegWithoutItsMiddleIsMalformed(name: String, target: UTType) throws {
    var damaged = try Data(contentsOf: fixture(name))
    let middle =
      name == "photo.jpg"
      ? damaged.count - 40_000..<damaged.count - 2 : damaged.count - 60..<damaged.count - 2
    damaged.removeSubrange(middle)
    let error = #expect(throws: ConversionError.self) { try convert(damaged, type(of: name), to: target) }
    #expect(error?.code == .malformed)
  }

  @Test(arguments: targets)
  func strayBytesBehindTheScanAreForgiven(target: UTType) throws {
    // Some cameras leave bytes between the scan and the end-of-image marker.
    var stray = try Data(contentsOf: fixture("photo.jpg"))
    stray.insert(contentsOf: [1, 2, 3, 4, 5, 6, 7, 8, 9], at: stray.count - 2)
    #expect(try convert(stray, .jpeg, to: target).data == convert("photo.jpg", to: target).data)
  }

  @Test func aHarmlessFaultDoesNotHideAWorseOne() throws {
    let whole = try Data(contentsOf: fixture("photo.jpg"))
    let scan = try #require(whole.range(of: Data([0xFF, 0xDA, 0x00, 0x0C])))
    var damaged = whole.prefix(whole.count - 40_000) + Data([0xFF, 0xD9])
    damaged.insert(contentsOf: [1, 2, 3, 4], at: scan.lowerBound)
    let error = #expect(throws: ConversionError.self) { try convert(damaged, .jpeg, to: .png) }
    #expect(error?.code == .malformed)
  }

  @Test(arguments: ["deflate.tif", "tiles.tif", "rgb16.tif"])
  func tiffWithoutTheValuesOfItsTagsIsTruncated(name: String) throws {
    // ImageMagick puts the chromaticities, which no pixel depends on, last.
    let whole = try Data(contentsOf: fixture(name))
    let error = #expect(throws: ConversionError.self) { try convert(whole.dropLast(48), .tiff, to: .png) }
    #expect(error?.code == .truncated)
  }

  @Test func tiffWhoseDataWouldBeItsHeaderIsMalformed() throws {
    // Tag 273 is the offset of the only strip (TIFF 6.0, section 8): an entry of type LONG with the value in it.
    var damaged = try Data(contentsOf: fixture("lzw.tif"))
    let entry = try #require(damaged.range(of: Data([0x11, 0x01, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00])))
    damaged.replaceSubrange(entry.upperBound..<entry.upperBound + 4, with: [0, 0, 0, 0])
    let error = #expect(throws: ConversionError.self) { try convert(damaged, .tiff, to: .png) }
    #expect(error?.code == .malformed)
  }

  @Test func tiffWhoseStripEndsBeforeItsPictureIsTruncated() throws {
    // Tag 279 is the length of the only strip (TIFF 6.0, section 8), here of a whole JPEG picture.
    var damaged = try Data(contentsOf: fixture("jpeg.tif"))
    let entry = try #require(damaged.range(of: Data([0x17, 0x01, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00])))
    let half =
      damaged[entry.upperBound..<entry.upperBound + 2].reversed().reduce(0) { $0 * 256 + Int($1) } / 2
    damaged.replaceSubrange(
      entry.upperBound..<entry.upperBound + 2, with: [UInt8(half % 256), UInt8(half / 256)])
    let error = #expect(throws: ConversionError.self) { try convert(damaged, .tiff, to: .png) }
    #expect(error?.code == .truncated)
  }

  @Test(arguments: ["fewer rows", "cut stream"])
  func pngWithoutItsLastRowsIsAnError(kind: String) throws {
    // Every chunk is whole and has the right check value; the rows are not all there.
    let program = #"""
      import struct, sys, zlib
      def chunk(n, d): return struct.pack(">I", len(d)) + n + d + struct.pack(">I", zlib.crc32(n + d))
      rows = (b"\0" + bytes(range(60))) * 20
      data = zlib.compress(rows[:61 * 15]) if sys.argv[1] == "fewer rows" else zlib.compress(rows)[:-30]
      sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 20, 20, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", data) + chunk(b"IEND", b""))
      """#
    let damaged = try run("/usr/bin/python3", ["-c", program, kind]).output
    for target in targets {
      let error = #expect(throws: ConversionError.self) { try convert(damaged, .png, to: target) }
      #expect([.truncated, .malformed].contains(error?.code))
    }
  }

  @Test(arguments: targets)
  func rowsThatAreMissingAreAnErrorEveryTime(target: UTType) throws {
    // Two threads of libvips may wait for the rows that cannot be read, of which it tells one; hence the many times.
    let program = #"""
      import struct, sys, zlib
      def chunk(n, d): return struct.pack(">I", len(d)) + n + d + struct.pack(">I", zlib.crc32(n + d))
      rows = (b"\0" + bytes(range(144))) * 16
      sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 48, 32, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
      """#
    let damaged = try run("/usr/bin/python3", ["-c", program]).output
    for _ in 0..<250 {
      #expect(throws: ConversionError.self) { try convert(damaged, .png, to: target) }
    }
  }

  @Test(arguments: samples)
  func flippedBitsNeverCrash(name: String) throws {
    let whole = try Data(contentsOf: fixture(name))
    let type = try type(of: name)
    var limits = Limits()
    limits.pixels = 1 << 20
    for index in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
      var damaged = whole
      damaged[index] ^= UInt8(1 << (index % 8))
      do {
        _ = try convert(damaged, type, to: .png, limits: limits)
      } catch let error as ConversionError {
        #expect(error.code != .system, "byte \(index): \(error)")
        #expect(!error.message.contains("\n"))
      }
    }
  }

  @Test(arguments: ["bomb.jpg", "bomb.png", "bomb-one-bit.png", "bomb.tif", "bomb.webp"], targets)
  func declaredGigapixelsAreRefused(name: String, target: UTType) throws {
    let error = #expect(throws: ConversionError.self) { try convert(name, to: target) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("`pixels`") == true)
    let input = try FileHandle(forReadingFrom: fixture(name))
    let refused = #expect(throws: ConversionError.self) {
      try converter(to: target).probe(
        Job.Input(descriptor: input.fileDescriptor, type: type(of: name), limits: Limits()),
        ConversionOptions())
    }
    #expect(refused?.code == .limitExceeded)
  }

  @Test(arguments: samples)
  func pixelLimitIsExact(name: String) throws {
    let found = try probe(name)
    let frames =
      [
        "animated.gif": 3, "animated.png": 2, "animated.webp": 3, "disposal.gif": 3, "icon.ico": 3,
        "once.gif": 3,
        "pages.pdf": 3,
        "pages.tif": 3, "uneven.webp": 3,
      ][name] ?? 1
    var limits = Limits()
    limits.pixels = (found.width ?? 0) * (found.height ?? 0) * frames
    _ = try convert(name, to: .png, limits: limits)
    limits.pixels -= 1
    let error = #expect(throws: ConversionError.self) { try convert(name, to: .png, limits: limits) }
    #expect(error?.code == .limitExceeded)
  }

  @Test(arguments: targets)
  func outputLimitIsExact(target: UTType) throws {
    var limits = Limits()
    limits.outputBytes = try convert("rgba.png", to: target).data.count
    _ = try convert("rgba.png", to: target, limits: limits)
    limits.outputBytes -= 1
    let error = #expect(throws: ConversionError.self) { try convert("rgba.png", to: target, limits: limits) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("bytes") == true)
  }

  @Test(arguments: targets)
  func fullDeviceIsNoSpace(target: UTType) throws {
    let output = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: ConversionError.self) { try write("photo.jpg", to: target, output) }
    #expect(error?.code == .noSpace)
  }

  @Test(arguments: targets)
  func goneReaderIsAClosedPipe(target: UTType) throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let error = #expect(throws: ConversionError.self) {
      try write("photo.jpg", to: target, pipe.fileHandleForWriting)
    }
    #expect(error?.code == .closedPipe)
  }

  @Test(arguments: targets)
  func pipeGetsTheSameBytes(target: UTType) throws {
    let pipe = Pipe()
    // Small enough for a pipe's buffer, so that nobody need read meanwhile.
    try write("rgba.png", to: target, pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == convert("rgba.png", to: target).data)
  }

  @Test(arguments: targets)
  func cancelEndsIt(target: UTType) throws {
    let photo = try Data(contentsOf: fixture("photo.jpg"))
    // At once, while the pixels are decoded to be turned, and while they are written.
    for part in [0, 0.2, 0.6] {
      let error = #expect(throws: ConversionError.self) {
        try convertHere(photo, .jpeg, to: target, report: { $0 < part })
      }
      #expect(error?.code == .cancelled)
    }
  }

  @Test func progressRisesToTheEnd() throws {
    let photo = try Data(contentsOf: fixture("photo.jpg"))
    let reports = Mutex<[Double]>([])
    try convertHere(photo, .jpeg, to: .png) { fraction in
      reports.withLock { $0.append(fraction) }
      return true
    }
    let fractions = reports.withLock { $0 }
    #expect(fractions.allSatisfy { (0...1).contains($0) })
    #expect(fractions == fractions.sorted())
    #expect(fractions.first == 0)
    #expect((fractions.last ?? 0) > 0.9)
    #expect(fractions.contains { (0.1...0.9).contains($0) })
  }

  @Test func manyAtOnceGiveWhatOneGives() async throws {
    let names = ["orientation-6.jpg", "rgba16.png", "alpha.webp", "tiles.tif", "cmyk-profile.jpg"]
    let expected = try names.map { try convert($0, to: .png).data }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<60 {
        group.addTask {
          let number = index % names.count
          return try convert(names[number], to: .png).data == expected[number]
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test(arguments: targets)
  func inputIsReadWhereverItsOffsetIs(target: UTType) throws {
    let input = try FileHandle(forReadingFrom: fixture("rgba.png"))
    try input.seek(toOffset: 50)
    let output = try unnamedFile()
    _ = try converter(to: target).convert(
      Job(
        input: Job.Input(descriptor: input.fileDescriptor, type: .png, limits: Limits()),
        output: output.fileDescriptor, options: ConversionOptions(), report: { _ in true }))
    #expect(try input.offset() == 50)
  }

  @Test func otherTypesAreUnsupported() throws {
    let error = #expect(throws: ConversionError.self) { try convert(Data("icns".utf8), .icns, to: .png) }
    #expect(error?.code == .unsupported)
  }

  private func write(_ name: String, to target: UTType, _ output: FileHandle) throws {
    let input = try FileHandle(forReadingFrom: fixture(name))
    _ = try converter(to: target).convert(
      Job(
        input: Job.Input(descriptor: input.fileDescriptor, type: type(of: name), limits: Limits()),
        output: output.fileDescriptor, options: ConversionOptions(), report: { _ in true }))
  }
}
