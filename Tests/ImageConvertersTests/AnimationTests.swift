import Conversion
import Foundation
import TestSupport
import Testing
import UniformTypes

/// That an animation arrives as one: its frames, their times and how often it plays.
@Suite struct AnimationTests {
  /// An animation as PIL plays it.
  private struct Animation: Equatable {
    /// Milliseconds.
    var delays: [Int]
    /// The number that the file gives for repetitions; `nil` where it gives none.
    var loop: Int?
    /// The pixels at the left, in the middle and at the right of the middle row of every frame, as RGBA.
    var pixels: [[Int]]

    init(_ data: Data) throws {
      let program = """
        import io, json, sys; from PIL import Image
        image = Image.open(io.BytesIO(sys.stdin.buffer.read()))
        delays, pixels = [], []
        for number in range(image.n_frames):
            image.seek(number); image.load()
            frame = image.convert("RGBA")
            delays.append(int(image.info.get("duration", 0)))
            y = frame.height // 2
            pixels.append([v for x in (2, frame.width // 2, frame.width - 2) for v in frame.getpixel((x, y))])
        print(json.dumps([delays, image.info.get("loop"), pixels]))
        """
      let finished = try run("/usr/bin/python3", ["-c", program], input: data)
      try #require(finished.status == 0, "\(finished.errors)")
      let found = try #require(JSONSerialization.jsonObject(with: finished.output) as? [Any])
      delays = try #require(found[0] as? [Int])
      loop = found[1] as? Int
      pixels = try #require(found[2] as? [[Int]])
    }
  }

  private static let red = [255, 0, 0, 255]
  private static let green = [0, 128, 0, 255]
  private static let blue = [0, 0, 255, 255]

  @Test(arguments: ["animated.gif", "animated.webp"], [UTType.gif, .webP])
  func framesTimesAndRepetitionsStay(name: String, target: UTType) throws {
    let result = try convert(name, to: target) { if target == .webP { $0.lossless = true } }
    let found = try Animation(result.data)
    #expect(found.delays == (name == "animated.gif" ? [100, 200, 250] : [100, 100, 100]))
    #expect(found.loop == 3)
    let colors = [Self.red, Self.green, Self.blue]
    try #require(found.pixels.count == 3)
    for (pixels, color) in zip(found.pixels, colors) { #expect(pixels == color + color + color) }
    #expect(!result.lost.contains(.animation))
  }

  @Test func whatPlaysOncePlaysOnce() throws {
    #expect(try Animation(convert("once.gif", to: .webP).data).loop == 1)
    #expect(try Animation(convert("once.gif", to: .gif).data).loop == nil)
    let once = try convert("once.gif", to: .webP).data
    #expect(try Animation(convert(once, .webP, to: .gif).data).loop == nil)
  }

  @Test func forEverIsForEver() throws {
    #expect(try Animation(convert("uneven.webp", to: .gif).data).loop == 0)
    #expect(try Animation(convert("uneven.webp", to: .webP).data).loop == 0)
  }

  @Test func hundredthsOfASecondAddUpToTheWhole() throws {
    // 33, 33 and 34 ms: the frames start at 0, 33 and 66 ms, to the nearest hundredth of a second 0, 30 and 70.
    #expect(try Animation(convert("uneven.webp", to: .gif).data).delays == [30, 40, 30])
  }

  @Test(arguments: [UTType.gif, .webP])
  func framesThatAreTakenAwayLeaveNothing(target: UTType) throws {
    let result = try convert("disposal.gif", to: target) { if target == .webP { $0.lossless = true } }
    let found = try Animation(result.data)
    #expect(found.delays.reduce(0, +) == 550)
    try #require(found.pixels.count == 3)
    let lime = [0, 255, 0, 255]
    for (frame, place) in zip(found.pixels, [(0, Self.red), (1, lime), (2, Self.blue)]) {
      for part in 0..<3 {
        let pixel = Array(frame[part * 4..<part * 4 + 4])
        if part == place.0 { #expect(pixel == place.1) } else { #expect(pixel[3] == 0) }
      }
    }
  }

  @Test(arguments: ["animated.gif", "animated.webp"], [UTType.gif, .webP])
  func everyFrameIsResized(name: String, target: UTType) throws {
    let result = try convert(name, to: target) {
      $0.resize = Resize(width: 10, height: nil)
      if target == .webP { $0.lossless = true }
    }
    #expect(try magick(["-[0]", "-format", "%wx%h", "info:-"], result.data) == "10x5")
    let found = try Animation(result.data)
    #expect(found.pixels == [Self.red, Self.green, Self.blue].map { $0 + $0 + $0 })
  }

  @Test func pagesPickFrames() throws {
    let two = try convert("animated.gif", to: .webP) {
      $0.lossless = true
      $0.pages = PageRange(first: 2, last: 3)
    }
    let found = try Animation(two.data)
    #expect(found.delays == [200, 250])
    #expect(found.pixels == [Self.green, Self.blue].map { $0 + $0 + $0 })
    let third = try convert("animated.gif", to: .png) { $0.pages = PageRange(first: 3, last: 3) }
    #expect(try Pixels(third.data)[3, 3] == Self.blue)
    #expect(third.lost == [])
  }

  @Test(arguments: ["animated.gif", "pages.tif", "pages.pdf", "rgb.png"])
  func pageThatIsNotThereIsAnError(name: String) throws {
    let error = #expect(throws: ConversionError.self) {
      try convert(name, to: .png) { $0.pages = PageRange(first: 4, last: 4) }
    }
    #expect(error?.code == .invalidOption)
  }

  @Test(arguments: [UTType.gif, .webP])
  func pixelLimitCountsAllFramesOfTheResult(target: UTType) throws {
    var limits = Limits()
    limits.pixels = 20 * 10 * 3
    let error = #expect(throws: ConversionError.self) {
      try convert("animated.gif", to: target, limits: limits) {
        $0.resize = Resize(width: 40, height: nil, enlarges: true)
      }
    }
    #expect(error?.code == .limitExceeded)
  }
}
