internal import Conversion

/// Pixels on their way from one format to another: 8 or 16 bits a sample, grey, RGB or CMYK, with or without alpha.
struct Picture {
  private(set) var image: VipsImage
  private(set) var model: ColorModel
  /// The colour profile, if it fits the model.
  private(set) var profile: [UInt8]?
  /// When its frames show, which lie below one another; `nil` for a still picture.
  let animation: Animation?
  /// What was lost so far.
  private(set) var lost: Loss = []

  /// Bits a sample.
  var depth: Int { image.format == .uint16 ? 16 : 8 }

  /// The height of one frame.
  var frameHeight: Int { image.height / (animation?.frames ?? 1) }

  private var white: Double { depth == 16 ? 65_535 : 255 }

  /// Takes what a loader gave, with the profile that came with it.
  init(
    _ loaded: VipsImage, profile: [UInt8]?, _ animation: Animation? = nil
  ) throws(ConversionError) {
    image = loaded
    self.animation = animation
    switch loaded.interpretation {
    case .xyz, .lab, .packedLab, .shortLab, .linearRGB:
      image = try Vips.image("colourspace", ["in": .image(loaded), "space": .int(Self.sRGB)])
      lost = [.colorProfile, .bitDepth]
    default:
      guard loaded.format != nil else {
        throw ConversionError(.unsupported, "samples of 8 or 16 bits were expected, the picture has others")
      }
    }
    model = try Self.model(of: image)
    if let profile, Self.fits(profile, model) {
      self.profile = profile
    } else if profile != nil {
      lost.insert(.colorProfile)
    }
  }

  private static let sRGB = Int(VipsImage.Interpretation.sRGB.rawValue)

  /// The colour model of an image's samples.
  static func model(of image: VipsImage) throws(ConversionError) -> ColorModel {
    let samples = image.bands - (image.hasAlpha ? 1 : 0)
    switch (samples, image.interpretation) {
    case (4, .cmyk): return .cmyk
    case (1, _): return .grey
    case (3, _): return .rgb
    default:
      throw ConversionError(
        .unsupported, "1, 3 or 4 samples a pixel were expected, the picture has \(image.bands)")
    }
  }

  /// Whether a profile is whole and is one for `model` (ICC.1, section 7.2).
  static func fits(_ profile: [UInt8], _ model: ColorModel) -> Bool {
    profile.count >= 132 && profile.big32(0) <= profile.count && profile[36..<40].elementsEqual("acsp".utf8)
      && profile[16..<20].elementsEqual(model.signature.utf8)
  }

  /// Scales the picture to a size.
  mutating func resize(toWidth width: Int, height: Int) throws(ConversionError) {
    guard width != image.width || height != frameHeight else { return }
    let white = white
    try eachFrame { (frame) throws(ConversionError) in
      try Self.resized(frame, toWidth: width, height: height, white)
    }
  }

  /// Changes every frame for itself.
  private mutating func eachFrame(
    _ change: (VipsImage) throws(ConversionError) -> VipsImage
  ) throws(ConversionError) {
    guard let animation else {
      image = try change(image)
      return
    }
    let all = try image.decoded()
    let (width, height) = (all.width, frameHeight)
    var frames: [VipsImage] = []
    for number in 0..<animation.frames {
      frames.append(
        try change(
          Vips.image(
            "extract_area",
            [
              "input": .image(all), "left": .int(0), "top": .int(number * height), "width": .int(width),
              "height": .int(height),
            ])))
    }
    image = try Vips.image("arrayjoin", ["in": .images(frames), "across": .int(1)])
  }

  private static func resized(
    _ frame: VipsImage, toWidth width: Int, height: Int, _ white: Double
  ) throws(ConversionError) -> VipsImage {
    var image = frame
    let format = Int(image.format?.rawValue ?? 0)
    let hasAlpha = image.hasAlpha
    if hasAlpha {
      image = try Vips.image("premultiply", ["in": .image(image), "max-alpha": .double(white)])
    }
    let (across, down) = (Double(width) / Double(image.width), Double(height) / Double(image.height))
    image = try Vips.image(
      "resize", ["in": .image(image), "scale": .double(across), "vscale": .double(down)])
    if hasAlpha {
      image = try Vips.image("unpremultiply", ["in": .image(image), "max-alpha": .double(white)])
      image = try Vips.image("linear", ["in": .image(image), "a": .doubles([1]), "b": .doubles([0.5])])
      image = try Vips.image("cast", ["in": .image(image), "format": .int(format)])
    }
    return image
  }

  /// Notes that pixels which are neither clear nor opaque become one of them.
  mutating func losePartialAlpha() {
    lost.insert(.transparency)
  }

  /// Computes all pixels, for what goes through them more than once.
  mutating func decode() throws(ConversionError) {
    image = try image.decoded()
  }

  /// Makes the colours those of sRGB, by way of the profile or, for CMYK without one, of a common press.
  mutating func convertToRGB() throws(ConversionError) {
    guard model != .rgb || profile != nil else { return }
    if profile == nil, model == .grey {
      let space: VipsImage.Interpretation = depth == 16 ? .rgb16 : .sRGB
      image = try Vips.image("colourspace", ["in": .image(image), "space": .int(Int(space.rawValue))])
    } else {
      let embedded = try image.copy()
      embedded.set("icc-profile-data", to: profile)
      image = try Vips.image(
        "icc_transform",
        [
          "in": .image(embedded), "output-profile": .string("srgb"), "embedded": .int(1),
          "input-profile": .string(model == .cmyk ? "cmyk" : "srgb"), "depth": .int(depth),
        ])
      lost.insert(.colorProfile)
    }
    model = .rgb
    profile = nil
  }

  /// Puts `color` behind the pixels, which then hide all that is behind them.
  mutating func flatten(onto color: Color) throws(ConversionError) {
    guard image.hasAlpha else { return }
    if model == .cmyk || model == .grey && !color.isGrey { try convertToRGB() }
    let samples = model == .grey ? [color.red] : [color.red, color.green, color.blue]
    let scale = white / 255
    image = try Vips.image(
      "flatten",
      [
        "in": .image(image), "background": .doubles(samples.map { Double($0) * scale }),
        "max-alpha": .double(white),
      ])
    lost.insert(.transparency)
  }

  /// Rounds samples of 16 bits to the nearest of 8.
  mutating func reduceTo8Bits() throws(ConversionError) {
    guard depth == 16 else { return }
    let reduced = try Vips.image(
      "linear",
      ["in": .image(image), "a": .doubles([1 / 257]), "b": .doubles([0.5]), "uchar": .int(1)])
    let meaning: VipsImage.Interpretation =
      switch model {
      case .grey: .grey
      case .rgb: .sRGB
      case .cmyk: .cmyk
      }
    image = try Vips.image("copy", ["in": .image(reduced), "interpretation": .int(Int(meaning.rawValue))])
    lost.insert(.bitDepth)
  }

  /// Turns and mirrors the pixels as the image's orientation says, and forgets it.
  mutating func turnUpright(_ progress: Progress) throws(ConversionError) {
    image.watch(progress)
    let decoded = try image.decoded()
    progress.finishPass()
    try progress.check()
    image = decoded
    try eachFrame { (frame) throws(ConversionError) in try Vips.image("autorot", ["in": .image(frame)]) }
  }

  /// Takes away, from an image that nothing else uses, all that would be written beside its pixels.
  func clearTags(of image: VipsImage) {
    image.removeFields { name in
      name.hasSuffix("-data") || name.hasPrefix("png-comment-") || name.hasPrefix("exif-")
        || ["image-description", "page-height", "n-pages", "delay", "loop"].contains(name)
        || name.hasPrefix("gif-") || name.hasPrefix("heif-")
    }
  }
}

extension Color {
  /// Whether the colour is black, white or between.
  var isGrey: Bool { red == green && green == blue }
}
