import Conversion
import Foundation
import TestSupport
import Testing
import UniformTypes

/// That every format is read and written as other programs read and write it.
@Suite struct FormatTests {
  /// How far a sample may be off, by target, at the quality asked for here; the decoders are ImageMagick's and, for
  /// JPEG XL, its own.
  private static let tolerances: [UTType: Int] = [
    .avif: 28, .bmp: 2, .gif: 28, .heic: 28, .jpeg: 24, .jpeg2000: 8, .jpegXL: 32, .pbm: 2, .png: 2, .tiff: 2,
    .webP: 28,
  ]

  /// One gradient from red to blue, in every format.
  @Test(
    arguments: [
      "rgb.avif", "rgb.bmp", "rgb.heic", "rgb.j2k", "rgb.jp2", "rgb.jxl", "rgb.png", "rgb.ppm",
      "progressive.jpg",
      "lossy.webp", "still.gif",
    ], targets)
  func pixelsArriveFromEveryFormatInEvery(name: String, target: UTType) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)), "rgb")
    let result = try convert(name, to: target) { options in
      if lossyTargets.contains(target), target != .gif { options.quality = 95 }
    }
    let tolerance = try #require(Self.tolerances[target])
    #expect(try Pixels(result.data, "rgb").distance(to: original) <= tolerance)
    #expect(!result.lost.contains(.transparency))
  }

  @Test(
    arguments: ["rgb.png", "rgb16.png", "grey.png", "grey16.png"],
    [UTType.jpeg2000, .jpegXL, .pbm, .png, .tiff])
  func losslessMeansEverySample(name: String, target: UTType) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)), depth: 16)
    let there = try convert(name, to: target) { options in
      if lossyTargets.contains(target) { options.lossless = true }
    }
    #expect(there.lost == [])
    #expect(try Pixels(there.data, depth: 16) == original)
    let back = try convert(there.data, target, to: .png)
    #expect(back.lost == [.generation] || back.lost == [])
    #expect(try Pixels(back.data, depth: 16) == original)
  }

  @Test(arguments: ["rgba.png", "rgba16.png"], [UTType.jpeg2000, .jpegXL])
  func losslessKeepsAlphaToo(name: String, target: UTType) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)), depth: 16)
    let there = try convert(name, to: target) { $0.lossless = true }
    let back = try convert(there.data, target, to: .png)
    #expect(try Pixels(back.data, depth: 16) == original)
  }

  // The encoder of JPEG XL made the alpha one of 8 bits; that of JPEG 2000 is not exact.
  @Test(
    arguments: [
      ("rgba16.jxl", "rgba16.png", 257), ("rgb16.ppm", "rgb16.png", 0), ("grey16.jp2", "grey16.png", 512),
    ])
  func sixteenBitsAreRead(name: String, source: String, tolerance: Int) throws {
    let result = try convert(name, to: .png)
    #expect(try magick(["-", "-format", "%z", "info:-"], result.data) == "16")
    let original = try Pixels(Data(contentsOf: fixture(source)), depth: 16)
    #expect(try Pixels(result.data, depth: 16).distance(to: original) <= tolerance)
  }

  @Test(arguments: [UTType.avif, .heic])
  func alphaIsCarriedByHEIF(target: UTType) throws {
    // ImageMagick 6 does not see the alpha of these formats: what is read back must be what was written.
    let original = try Pixels(Data(contentsOf: fixture("rgba.png")))
    let there = try convert("rgba.png", to: target)
    #expect(!there.lost.contains(.transparency))
    let back = try Pixels(convert(there.data, target, to: .png).data)
    for x in [4, 24, 44] { #expect(abs(back[x, 16][3] - original[x, 16][3]) <= 2) }
  }

  @Test(arguments: ["one-bit.bmp", "palette.bmp", "rgb.bmp", "rgba.bmp", "run-length.bmp"])
  func bitmapsOfEveryKindAreRead(name: String) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)))
    let result = try convert(name, to: .png)
    #expect(try Pixels(result.data) == original)
    #expect(result.lost == [])
  }

  @Test func largestPictureOfAnIconIsUsed() throws {
    // Blue is 48 pixels wide, red 16 and green 32.
    let result = try convert("icon.ico", to: .png)
    let pixels = try Pixels(result.data)
    #expect((pixels.width, pixels.height) == (48, 48))
    #expect(pixels[24, 24] == [0, 0, 255, 255])
    #expect(result.lost == .pages)
  }

  @Test func iconHoldsTheUsualSizes() throws {
    let result = try convert("rgba.png", to: .ico)
    let sizes = try magick(["ico:-", "-format", "%wx%h ", "info:-"], result.data)
    #expect(sizes == "16x11 32x21 48x32 ")
    let original = try Pixels(Data(contentsOf: fixture("rgba.png")))
    #expect(try Pixels(convert(result.data, .ico, to: .png).data) == original)
    let error = #expect(throws: ConversionError.self) { try convert("photo.jpg", to: .ico) }
    #expect(error?.code == .unsupported)
    let large = try convert("photo.jpg", to: .ico) { $0.resize = Resize(width: 256, height: nil) }
    #expect(try magick(["ico:-[3]", "-format", "%wx%h", "info:-"], large.data) == "256x192")
  }

  @Test func largestSampleOfAPNMIsWhite() throws {
    // Samples 0, 50 and 100 of at most 100.
    let result = try Pixels(convert("maximum.ppm", to: .png).data, "rgb")
    #expect(result.samples == [0, 128, 255, 255, 0, 128])
  }

  @Test(arguments: [
    (UTType.jpegXL, "tagged.jxl"), (.jpegXL, "tagged.png"), (.heic, "tagged.png"), (.jpeg2000, "tagged.png"),
  ])
  func tagsAreCarried(target: UTType, name: String) throws {
    let original = try tags(Data(contentsOf: fixture(name)))
    let there = try convert(name, to: target)
    for data in [there.data, try convert(there.data, target, to: .png).data] {
      let kept = try tags(data)
      for key in ["IFD0:Artist", "IFD0:Make", "XMP-dc:Title", "XMP-dc:Source"] where original[key] != nil {
        #expect(kept[key] == original[key], "\(key)")
      }
    }
    #expect(original["IFD0:Artist"] != nil)
  }

  @Test(
    arguments: [
      ("view-box.svg", 40, 20), ("pixels.svg", 40, 20), ("inches.svg", 96, 48),
    ])
  func svgIsDrawnInItsSize(name: String, width: Int, height: Int) throws {
    for (dpi, factor) in [(nil, 1), (192, 2), (96 * 10, 10)] {
      let pixels = try Pixels(convert(name, to: .png) { $0.resolution = dpi }.data)
      #expect((pixels.width, pixels.height) == (width * factor, height * factor))
      #expect(pixels[pixels.width / 4, pixels.height / 2] == [255, 0, 0, 255])
      #expect(pixels[pixels.width * 3 / 4, pixels.height / 2][3] == 0)
    }
  }

  @Test func svgIsDrawnSharpAtAnySize() throws {
    let result = try convert("view-box.svg", to: .png) { $0.resize = Resize(width: 1000, height: nil) }
    let pixels = try Pixels(result.data)
    #expect((pixels.width, pixels.height) == (1000, 500))
    // The edge is between two pixels, so that none is half-clear.
    #expect(pixels[499, 250] == [255, 0, 0, 255])
    #expect(pixels[500, 250][3] == 0)
    #expect(result.lost.contains(.vector))
  }

  @Test func svgLoadsNothingFromOutside() throws {
    let outside = try Pixels(convert("outside.svg", to: .png).data)
    #expect(outside == (try Pixels(convert("view-box.svg", to: .png).data)))
  }

  @Test(arguments: [(1, [255, 0, 0]), (2, [0, 128, 0]), (3, [0, 0, 255])])
  func pdfIsDrawnAPageAtATime(page: Int, color: [Int]) throws {
    let result = try convert("pages.pdf", to: .png) {
      $0.pages = PageRange(first: page, last: page)
      $0.resolution = 72
    }
    let pixels = try Pixels(result.data, "rgb")
    #expect((pixels.width, pixels.height) == (20, 10))
    #expect(zip(pixels[10, 5], color).allSatisfy { abs($0 - $1) <= 4 })
    #expect(result.lost.isSuperset(of: [.text, .structure, .vector]))
    #expect(!result.lost.contains(.pages))
    #expect(try convert("pages.pdf", to: .png).lost.contains(.pages))
  }

  @Test func resolutionIsForWhatIsDrawn() throws {
    let error = #expect(throws: ConversionError.self) {
      try convert("rgb.png", to: .jpeg) { $0.resolution = 300 }
    }
    #expect(error?.code == .invalidOption)
  }
}
