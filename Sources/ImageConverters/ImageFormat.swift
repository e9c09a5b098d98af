internal import Conversion
internal import UniformTypes

/// What one picture format is to the pipeline: how it is read, what it can carry, how it is written.
struct ImageFormat: Sendable {
  /// The last part of the converter's name, `jpeg`.
  let id: String
  /// The name in messages, `JPEG`.
  let name: String
  let type: UTType
  /// Other types of which files of the format may be.
  var otherTypes: [UTType] = []
  /// What a file of the format can have beyond plain 8-bit pixels in sRGB.
  let aspects: Loss

  let reader: Reader
  /// The module of libvips that has its loader and saver, if they are apart.
  var module: String?
  /// The loaders and savers that libvips must be told to allow, by class.
  var allowed: [String] = []
  /// The repetitions that a loader gives, as the number in the file; `nil` if the animation plays once.
  var loop: @Sendable (_ loaded: Int) -> Int? = { $0 == 1 ? nil : $0 }
  /// Whether a profile that the loader gives stands for sRGB, or for grey with its curve, and is not the file's.
  var isStandard: @Sendable (_ profile: [UInt8]) -> Bool = { _ in false }
  /// The factors by which the loader can shrink a picture while it decodes, largest first.
  var shrinks: [Int] = []
  /// The faults at which it stops.
  var strictness = Strictness.error
  /// Whether a fault that stopped it, by its text, leaves the pixels as they should be.
  var isHarmless: @Sendable (String) -> Bool = { _ in false }
  /// Walks the file's structure; to its end if `toEnd`, so that a file cut anywhere is an error.
  let scan: @Sendable (_ source: SourceBytes, _ toEnd: Bool) throws(ConversionError) -> Contents

  /// The options that change what is written, besides those of every picture.
  var options: Set<ConversionOptions.Key> = []
  /// Aspects that it cannot carry, under the options.
  let drops: @Sendable (ConversionOptions) -> Loss
  /// The colour models that it can carry.
  let models: Set<ColorModel>
  let hasAlpha: Bool
  /// Whether a pixel is clear or not, and nothing between.
  var isAlphaMask = false
  /// Whether the loader can start at any page or frame.
  var picksPages = false
  /// The resolution at which it is drawn unless asked otherwise, in dots an inch; `nil` for what has pixels.
  var resolution: Int?
  /// The resolution at which the loader draws a unit as a pixel.
  var unitResolution = 72
  /// Whether nothing shows through it, whatever the loader gives.
  var isOpaque = false
  /// Whether all frames of an animation are read and written.
  var playsAnimation = false
  /// Whether it has a place for a colour profile; what has none is in sRGB or grey.
  var hasProfile = true
  /// The most bits a sample.
  let depth: Int
  /// The most pixels a side.
  let maximumSide: Int
  /// Whether there is a place for all of the tags.
  let carries: @Sendable (Tags) -> Bool
  /// Writes a picture and, of the tags, those that there is a place for; `nil` where it is only read.
  var save: (@Sendable (Picture, Tags, Saving) throws(ConversionError) -> Void)?
}

extension ImageFormat {
  /// All formats, sorted by name. A format is a file and a line here.
  static let all: [ImageFormat] = [
    .avif,
    .bmp,
    .gif,
    .heic,
    .ico,
    .jpeg,
    .jpeg2000,
    .jpegXL,
    .pdf,
    .png,
    .pnm,
    .svg,
    .tiff,
    .webP,
  ]

  /// The format that items of `type` are in.
  static func of(_ type: UTType) throws(ConversionError) -> ImageFormat {
    if let format = all.first(where: { $0.types.contains(where: type.conforms) }) { return format }
    throw ConversionError(.unsupported, "\(type.identifier) is not a picture format that can be read")
  }
}

extension ImageFormat {
  /// The types that its files are of.
  var types: [UTType] { [type] + otherTypes }

  /// Makes libvips ready to read and write it.
  func prepare() throws(ConversionError) {
    try Vips.open()
    try Vips.prepare(module: module, classes: allowed)
  }

  /// Whether it is drawn at any size.
  var isDrawn: Bool { resolution != nil }

  /// Whether its files can hold more than one picture.
  var hasFrames: Bool { !aspects.isDisjoint(with: [.animation, .pages]) }
}

/// How a file becomes an image.
enum Reader: Sendable {
  /// The operation of libvips that reads it.
  case loader(String)
  /// A decoder of our own.
  case raster(@Sendable (SourceBytes) throws(ConversionError) -> Raster)
}

/// Where and how a picture is to be saved.
struct Saving {
  let options: ConversionOptions
  let output: Output
  let progress: Progress
}

/// What the samples of a pixel are, alpha aside.
enum ColorModel: Sendable {
  case grey
  case rgb
  case cmyk

  /// The model's signature in the header of an ICC profile (ICC.1, section 7.2.6).
  var signature: String {
    switch self {
    case .grey: "GRAY"
    case .rgb: "RGB "
    case .cmyk: "CMYK"
    }
  }
}

/// What walking a file's structure found, besides what the loader finds.
struct Contents {
  /// Frames of which a loader that knows no animation sees the first.
  var frames = 1
  /// Pieces of the file that describe the picture and that only the same format can carry, as they are in the file.
  var description: [UInt8] = []
  /// Such pieces that hold other tags in a packed form.
  var packed: [UInt8] = []
  /// Such pieces that say where the picture was taken and nothing else.
  var place: [UInt8] = []
  /// Pieces of the file that say what colours the samples are and that only the same format can carry.
  var color: [UInt8] = []
  /// Whether those say that the colours are not those of sRGB.
  var isForeignColor = false
  /// The colour profile, where the loader does not see it.
  var profile: [UInt8]?
  /// The EXIF block, where the loader does not see it.
  var exif: [UInt8]?
  /// The XMP packet, where the loader does not see it.
  var xmp: [UInt8]?
  /// The largest sample, where it is not that of all bits.
  var maximum: Int?
  /// By how much more than its loader draws it a picture without pixels is to be drawn.
  var scale = 1.0
  /// Whether there is descriptive data that is never carried on.
  var hasOtherMetadata = false

  /// Whether there is anything to carry but in the forms that formats share.
  var isDescribed: Bool { !(description.isEmpty && packed.isEmpty && place.isEmpty) }

  /// The most bytes of `description`, `packed` and `place` together.
  private static let descriptionLimit = 16 << 20

  /// Adds a piece to those of a kind that describe, or notes that it is lost where they would pass their limit.
  mutating func describe(_ piece: [UInt8], as kind: WritableKeyPath<Contents, [UInt8]> = \.description) {
    if description.count + packed.count + place.count + piece.count > Self.descriptionLimit {
      hasOtherMetadata = true
    } else {
      self[keyPath: kind] += piece
    }
  }
}

/// What a picture says beside its pixels, in the forms that formats share.
struct Tags {
  /// The colour profile; one that fits the pixels.
  var profile: [UInt8]?
  /// Pixels a millimetre across and down.
  var density: (across: Double, down: Double)?
  var exif: Exif?
  /// An XMP packet.
  var xmp: [UInt8]?
  /// Photoshop's image resources, which hold IPTC data.
  var resources: [UInt8]?
  /// The pieces of a file of the same format that only it can carry.
  var description: [UInt8] = []
  /// Such pieces that hold other tags in a packed form, which an editor of those tags does not see.
  var packed: [UInt8] = []
  /// Such pieces that say where the picture was taken and nothing else.
  var place: [UInt8] = []
  /// The pieces of a file of the same format that say what the samples mean.
  var color: [UInt8] = []

  /// Removes the place, and whatever it cannot be cut out of; false if there was any of that.
  mutating func removeLocation() -> Bool {
    exif?.removeLocation()
    place = []
    var isComplete = packed.isEmpty
    packed = []
    if let packet = xmp {
      var edited = XMP(packet)
      let isRemoved = edited?.removeLocation() == true
      xmp = isRemoved ? edited?.bytes : nil
      if !isRemoved { isComplete = false }
    }
    if let all = resources {
      resources = ImageResources.withoutEmbeddedTags(all)
      if resources != all { isComplete = false }
    }
    return isComplete
  }
}
