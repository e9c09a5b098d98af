internal import Conversion

/// An item opened as a picture: its header is read, its pixels are not.
struct ItemImage {
  let format: ImageFormat
  let source: SourceBytes
  let contents: Contents
  let image: VipsImage

  private let strictness: Strictness

  /// Whether a warning of the loader is a fault.
  var isStrict: Bool { strictness == .warning }

  /// Opens an item; to convert it, its structure is followed to the end. Faults that the format is strict about
  /// pass if `isForgiving`.
  init(_ input: Job.Input, toEnd: Bool = false, isForgiving: Bool = false) throws(ConversionError) {
    try Vips.open()
    format = try ImageFormat.of(input.type)
    source = try SourceBytes(descriptor: input.descriptor)
    contents = try format.scan(source, toEnd)
    strictness = isForgiving ? .error : format.strictness
    image = try Self.load(source, format, strictness)
    try checkSize(input.limits)
  }

  private static func load(
    _ source: SourceBytes, _ format: ImageFormat, _ strictness: Strictness, shrink: Int? = nil
  ) throws(ConversionError) -> VipsImage {
    let sequential = 1
    var arguments: [String: Vips.Argument] = [
      "source": .source(VipsSource(source)), "access": .int(sequential), "fail-on": .int(strictness.rawValue),
    ]
    if let shrink { arguments["shrink"] = .int(shrink) }
    do throws(ConversionError) {
      return try Vips.image(format.loader, arguments)
    } catch {
      if let failure = source.failure { throw .reading(failure) }
      throw error
    }
  }

  /// Refuses a picture that declares too many pixels, before one is decoded.
  private func checkSize(_ limits: Limits) throws(ConversionError) {
    let (area, tooLarge) = image.width.multipliedReportingOverflow(by: image.height)
    let (pixels, tooMany) = area.multipliedReportingOverflow(by: frames)
    guard tooLarge || tooMany || pixels > limits.pixels else { return }
    let declared = "\(image.width) × \(image.height)" + (frames > 1 ? " × \(frames)" : "")
    throw ConversionError(
      .limitExceeded, "the picture declares \(declared) pixels, the limit `pixels` is \(limits.pixels)",
      advice: "raise the limit `pixels` if it is to be trusted")
  }

  /// The frames or pages, of which the first is used.
  var frames: Int { max(contents.frames, image.int("n-pages") ?? 1) }

  /// How the pixels are to be turned to be upright: an orientation of TIFF and EXIF, 1 when they are.
  var orientation: Int {
    let orientation = image.int("orientation") ?? 1
    return (1...8).contains(orientation) ? orientation : 1
  }

  /// Whether turning the picture upright swaps its sides.
  var isOnItsSide: Bool { orientation >= 5 }

  /// What the picture has and so can lose.
  func probe() -> Probe {
    var aspects: Loss = .generation
    if image.hasAlpha { aspects.insert(.transparency) }
    if image.format != .uint8 { aspects.insert(.bitDepth) }
    if frames > 1 { aspects.insert(framesAspect) }
    if hasColor { aspects.insert(.colorProfile) }
    if hasMetadata { aspects.insert(.metadata) }
    let (width, height) = (image.width, image.height)
    return Probe(
      aspects: aspects, width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
  }

  /// What is lost when only the first frame or page is used.
  var framesAspect: Loss { format.aspects.intersection([.animation, .pages]) }

  private var hasColor: Bool {
    image.blob("icc-profile-data") != nil || contents.isForeignColor || image.interpretation == .cmyk
  }

  private var hasMetadata: Bool {
    contents.hasOtherMetadata || contents.isDescribed
      || ["exif-data", "xmp-data", "iptc-data", "photoshop-data"].contains { image.blob($0) != nil }
  }

  /// The same picture decoded at `1 / shrink` of its size.
  func shrunk(by shrink: Int) throws(ConversionError) -> VipsImage {
    try Self.load(source, format, strictness, shrink: shrink)
  }

  /// What the picture says beside its pixels.
  var tags: Tags {
    Tags(
      profile: image.blob("icc-profile-data"), density: image.density,
      exif: image.blob("exif-data").flatMap(Exif.init), xmp: image.blob("xmp-data"), resources: resources,
      description: contents.description,
      packed: contents.packed, place: contents.place, color: contents.color)
  }

  /// Photoshop's resources, from wherever a format keeps them or bare IPTC data.
  private var resources: [UInt8]? {
    if let resources = image.blob("photoshop-data") { return resources }
    guard let data = image.blob("iptc-data") else { return nil }
    let introduction = Array("Photoshop 3.0\0".utf8)
    if data.starts(with: introduction) { return Array(data.dropFirst(introduction.count)) }
    let padding: [UInt8] = data.count.isMultiple(of: 2) ? [] : [0]
    return Array("8BIM".utf8) + [0x04, 0x04, 0, 0] + UInt32(data.count).bigEndianBytes + data + padding
  }
}

/// How grave a fault must be to be an error; the numbers are those of `VipsFailOn`.
enum Strictness: Int {
  case error = 2
  case warning = 3
}
