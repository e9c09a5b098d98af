import Conversion
import Foundation
import TestSupport
import Testing
import UniformTypes

/// Pixels, as an independent reader sees them: size, orientation, transparency, depth, colours.
@Suite struct PixelTests {
  private static let exact = [
    "rgb.png", "rgba.png", "grey.png", "grey-alpha.png", "palette.png", "one-bit.png", "interlaced.png",
    "colour-key.png", "deflate.tif", "lzw.tif", "tiles.tif", "strips.tif", "big-endian.tif", "big.tif",
    "rgba.tif",
    "lossless.webp", "p3.png", "grey-profile.png",
  ]

  @Test(arguments: exact, [UTType.png, .tiff])
  func losslessTargetsKeepEverySample(name: String, target: UTType) throws {
    let original = try Data(contentsOf: fixture(name))
    let result = try convert(name, to: target)
    #expect(try Pixels(result.data) == Pixels(original))
    #expect(!result.lost.contains(.generation))
  }

  @Test(arguments: exact.filter { $0 != "grey-profile.png" })
  func losslessWebPKeepsEverySample(name: String) throws {
    let original = try Data(contentsOf: fixture(name))
    let result = try convert(name, to: .webP) { $0.lossless = true }
    #expect(try Pixels(result.data) == Pixels(original))
    #expect(!result.lost.contains(.generation))
  }

  @Test(arguments: ["rgb16.png", "rgba16.png", "rgb16.tif", "grey16.png"], [UTType.png, .tiff])
  func sixteenBitsStay(name: String, target: UTType) throws {
    let original = try Data(contentsOf: fixture(name))
    let result = try convert(name, to: target)
    #expect(try Pixels(result.data, depth: 16) == Pixels(original, depth: 16))
    #expect(try magick(["-", "-format", "%z", "info:-"], result.data) == "16")
    #expect(!result.lost.contains(.bitDepth))
  }

  @Test(arguments: ["rgb16.png", "rgba16.png", "grey16.png"])
  func sixteenBitsAreRoundedToTheNearestOfEight(name: String) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)), depth: 16)
    let result = try convert(name, to: .webP) { $0.lossless = true }
    #expect(result.lost.contains(.bitDepth))
    #expect(try Pixels(result.data).samples == original.samples.map { ($0 + 128) / 257 })
  }

  @Test(arguments: 1...8, targets)
  func pixelsAreUprightAndSaySo(orientation: Int, target: UTType) throws {
    let upright = try Pixels(Data(contentsOf: fixture("orientation-1.jpg")))
    let once = try convert("orientation-\(orientation).jpg", to: target)
    let twice = try convert(once.data, target, to: target)
    for result in [once, twice] {
      // Quadrants of flat colour: away from their borders JPEG's and WebP's errors are small.
      let pixels = try Pixels(result.data)
      #expect((pixels.width, pixels.height) == (40, 20))
      for (x, y) in [(4, 4), (35, 4), (4, 15), (35, 15)] {
        let distance = zip(pixels[x, y], upright[x, y]).map { abs($0 - $1) }.max() ?? 0
        #expect(distance <= 16, "at \(x), \(y): \(pixels[x, y]), not \(upright[x, y])")
      }
      let tags = try tags(result.data)
      #expect(tags.filter { $0.key.hasSuffix(":Orientation") }.allSatisfy { $0.value == "1" })
    }
  }

  @Test func tiffIsTurnedUpright() throws {
    let result = try convert("orientation-6.tif", to: .png)
    let stored = try Pixels(Data(contentsOf: fixture("orientation-6.tif")))
    let upright = try Pixels(result.data)
    #expect((upright.width, upright.height) == (20, 40))
    // Turned a quarter clockwise: the stored bottom left corner is now at the top left.
    #expect(upright[0, 0] == stored[0, 19])
    #expect(upright[19, 0] == stored[0, 0])
  }

  @Test(arguments: [
    "rgba.png", "rgba16.png", "grey-alpha.png", "palette.png", "colour-key.png", "alpha.webp", "rgba.tif",
  ])
  func transparencyGoesOntoWhite(name: String) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)))
    let result = try convert(name, to: .jpeg) { $0.quality = 100 }
    #expect(result.lost.contains(.transparency))
    let flat = try Pixels(result.data)
    for x in [4, original.width / 2, original.width - 3] {
      let pixel = original[x, 4]
      for channel in 0..<3 {
        let alpha = Double(pixel[3]) / 255
        let expected = Double(pixel[channel]) * alpha + 255 * (1 - alpha)
        // Chroma is kept at full resolution at this quality; what remains is rounding, in another colour space.
        #expect(abs(Double(flat[x, 4][channel]) - expected) <= 4, "\(name) at \(x), channel \(channel)")
      }
    }
  }

  @Test(arguments: ["rgba.png", "rgba16.png", "grey-alpha.png", "palette.png"])
  func transparencyGoesOntoTheColourAskedFor(name: String) throws {
    let original = try Pixels(Data(contentsOf: fixture(name)))
    let result = try convert(name, to: .jpeg) {
      $0.quality = 100
      $0.background = Color(red: 200, green: 40, blue: 90)
    }
    let flat = try Pixels(result.data)
    let x = original.width - 3
    let alpha = Double(original[x, 4][3]) / 255
    for (channel, behind) in [200.0, 40, 90].enumerated() {
      let expected = Double(original[x, 4][channel]) * alpha + behind * (1 - alpha)
      #expect(abs(Double(flat[x, 4][channel]) - expected) <= 4)
    }
  }

  @Test(arguments: targets)
  func transparencyStaysWhereItCan(target: UTType) throws {
    guard ![.avif, .gif, .heic, .jpeg, .pbm].contains(target) else { return }
    for name in ["rgba.png", "palette.png", "grey-alpha.png"] {
      let result = try convert(name, to: target)
      #expect(!result.lost.contains(.transparency))
      let alpha = try Pixels(result.data).samples.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      let original = try Pixels(Data(contentsOf: fixture(name)))
      let expected = original.samples.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      let distance = zip(alpha, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(alpha.count == expected.count)
      #expect(distance <= ([.jpeg2000, .jpegXL].contains(target) ? 8 : 0))
    }
  }

  @Test(
    arguments: [
      (Resize(width: 24, height: 24), 24, 16), (Resize(width: 100, height: nil), 48, 32),
      (Resize(width: 96, height: nil, enlarges: true), 96, 64), (Resize(width: nil, height: 8), 12, 8),
      (Resize(width: 1, height: 1), 1, 1), (Resize(width: 48, height: 32), 48, 32),
    ], targets)
  func pictureFitsTheBox(_ box: (resize: Resize, width: Int, height: Int), target: UTType) throws {
    let pixels = try Pixels(convert("rgba.png", to: target) { $0.resize = box.resize }.data)
    #expect((pixels.width, pixels.height) == (box.width, box.height))
  }

  @Test(arguments: targets)
  func boxIsForTheUprightPicture(target: UTType) throws {
    let pixels = try Pixels(
      convert("photo.jpg", to: target) { $0.resize = Resize(width: 100, height: 300) }.data)
    #expect((pixels.width, pixels.height) == (100, 75))
  }

  @Test func smallerPictureLooksLikeTheLarge() throws {
    let data = try Data(contentsOf: fixture("photo.jpg"))
    let peer = try run(
      "convert-im6.q16", ["-", "-auto-orient", "-resize", "128x96", "png:-"], input: data
    ).output
    let own = try convert("photo.jpg", to: .png) { $0.resize = Resize(width: 128, height: nil) }
    let (expected, found) = try (Pixels(peer), Pixels(own.data))
    let distances = zip(expected.samples, found.samples).map { abs($0 - $1) }
    #expect(Double(distances.reduce(0, +)) / Double(distances.count) < 3)
  }

  @Test func hiddenColoursDoNotBleedWhenScaled() throws {
    // Opaque red beside wholly clear blue: no edge pixel may turn purple.
    let picture = try run(
      "convert-im6.q16",
      ["-size", "20x20", "xc:red", "xc:#0000ff00", "+append", "-depth", "8", "PNG32:-"]
    ).output
    let pixels = try Pixels(
      convert(picture, .png, to: .png, set: { $0.resize = Resize(width: 7, height: nil) }).data)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y][3] > 8 { #expect(pixels[x, y][2] <= 2) }
    }
  }

  @Test(arguments: [UTType.png, .webP])
  func cmykBecomesSRGB(target: UTType) throws {
    for name in ["cmyk.jpg", "cmyk-profile.jpg", "cmyk.tif"] {
      let result = try convert(name, to: target)
      #expect(result.lost.contains(.colorProfile))
      #expect(try magick(["-", "-format", "%[colorspace]", "info:-"], result.data) == "sRGB")
      // The gradient runs from red to blue.
      let pixels = try Pixels(result.data)
      #expect(pixels[5, 0][0] > pixels[5, 0][2] + 80)
      #expect(pixels[5, pixels.height - 1][2] > pixels[5, pixels.height - 1][0] + 40)
      #expect(try tags(result.data).keys.allSatisfy { !$0.hasPrefix("ICC") })
    }
  }

  @Test(arguments: [UTType.jpeg, .tiff])
  func cmykStaysWhereItCan(target: UTType) throws {
    for name in ["cmyk.jpg", "cmyk-profile.jpg", "cmyk.tif"] {
      let original = try Pixels(Data(contentsOf: fixture(name)), "cmyk")
      let result = try convert(name, to: target)
      #expect(!result.lost.contains(.colorProfile))
      #expect(try Pixels(result.data, "cmyk").distance(to: original) <= (target == .tiff ? 0 : 12))
    }
  }

  @Test(
    arguments: [("animated.png", Loss.animation), ("animated.webp", .animation), ("pages.tif", .pages)],
    targets)
  func firstFrameIsUsedAndTheOthersAreReported(_ sample: (name: String, loss: Loss), target: UTType) throws {
    #expect(try probe(sample.name).aspects.contains(sample.loss))
    let result = try convert(sample.name, to: target)
    let isPlayed = sample.name == "animated.webp" && [.gif, .webP].contains(target)
    #expect(result.lost.contains(sample.loss) != isPlayed)
    if isPlayed { return }
    #expect(try magick(["-", "-format", "x", "info:-"], result.data) == "x")
    let first = try Pixels(Data(contentsOf: fixture(sample.name)))
    #expect(try Pixels(result.data).distance(to: first) <= (lossyTargets.contains(target) ? 16 : 0))
  }

  @Test(arguments: [UTType.jpeg, .webP])
  func qualityTradesSizeForTruth(target: UTType) throws {
    let low = try convert("photo.jpg", to: target) { $0.quality = 20 }
    let usual = try convert("photo.jpg", to: target)
    let high = try convert("photo.jpg", to: target) { $0.quality = 95 }
    #expect(low.data.count < usual.data.count)
    #expect(usual.data.count < high.data.count)
    #expect(usual.lost.contains(.generation))
  }

  @Test func floatingPointSamplesAreUnsupported() throws {
    let error = #expect(throws: ConversionError.self) { try convert("float.tif", to: .png) }
    #expect(error?.code == .unsupported)
  }

  @Test func sideTooLongForWebPIsUnsupported() throws {
    // ImageMagick's own policy ends before.
    let program =
      "import sys; from PIL import Image; Image.new('L', (16384, 1)).save(sys.stdout.buffer, 'png')"
    let long = try run("/usr/bin/python3", ["-c", program]).output
    let error = #expect(throws: ConversionError.self) { try convert(long, .png, to: .webP) }
    #expect(error?.code == .unsupported)
    #expect(error?.message.contains("16383") == true)
  }
}
