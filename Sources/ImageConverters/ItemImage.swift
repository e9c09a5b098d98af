internal import Conversion

/// An item opened as a picture: its header is read, its pixels are not.
struct ItemImage {
  let format: ImageFormat
  let source: SourceBytes
  let contents: Contents
  private(set) var image: VipsImage
  /// Pixels a millimetre across and down.
  let density: (across: Double, down: Double)?

  private let strictness: Strictness
  private let options: ConversionOptions
  private let drawing: [String: Vips.Argument]

  /// Whether a warning of the loader is a fault.
  var isStrict: Bool { strictness == .warning }

  /// Opens an item; to convert it, its structure is followed to the end. Faults that the format is strict about
  /// pass if `isForgiving`.
  init(
    _ input: Job.Input, _ options: ConversionOptions, toEnd: Bool = false, isForgiving: Bool = false
  ) throws(ConversionError) {
    self.options = options
    format = try ImageFormat.of(input.type)
    try format.prepare()
    source = try SourceBytes(descriptor: input.descriptor)
    contents = try format.scan(source, toEnd)
    strictness = isForgiving ? .error : format.strictness
    drawing = try Self.drawing(of: format, contents, options)
    switch format.reader {
    case .loader(let loader):
      let first = drawing.filter { $0.key != "page" }
      image = try Self.load(loader, source, contents, format, strictness, first)
      density = image.density
      try checkPages()
      if first.count < drawing.count { image = try loaded([:]) }
      try checkSize(input.limits)
    case .raster(let read):
      let raster = try read(source)
      density = raster.density
      image = try Self.blank(raster)
      try checkSize(input.limits)
      if toEnd { image = try Self.meant(VipsImage(raster.decode())) }
    }
  }

  /// What to tell the loader of a picture without pixels, or of the page to begin with.
  private static func drawing(
    of format: ImageFormat, _ contents: Contents, _ options: ConversionOptions
  ) throws(ConversionError) -> [String: Vips.Argument] {
    guard options.resolution == nil || format.isDrawn else {
      throw ConversionError(
        .invalidOption, "the option dpi says how SVG and PDF are drawn, and this is \(format.name)",
        advice: "leave it out, or resize")
    }
    var arguments: [String: Vips.Argument] = [:]
    if let natural = format.resolution {
      let scale = Double(options.resolution ?? natural) / Double(format.unitResolution) * contents.scale
      arguments["scale"] = .double(scale)
    }
    if let pages = options.pages, pages.first > 1 {
      guard format.picksPages else {
        throw ConversionError(
          .invalidOption, "page \(pages.first) was asked for, and of \(format.name) the first is read",
          advice: "leave the option pages out")
      }
      arguments["page"] = .int(pages.first - 1)
    }
    return arguments
  }

  /// Refuses to look for a page that is not there.
  private func checkPages() throws(ConversionError) {
    guard let pages = options.pages, pages.last > allFrames else { return }
    throw ConversionError(
      .invalidOption,
      "page \(pages.last) was asked for, and there \(allFrames == 1 ? "is" : "are") \(allFrames)",
      advice: "ask for others")
  }

  /// An image that has what the header of a picture says, and nothing in it.
  private static func blank(_ raster: Raster) throws(ConversionError) -> VipsImage {
    let black = try Vips.image(
      "black", ["width": .int(raster.width), "height": .int(raster.height), "bands": .int(raster.bands)])
    return try meant(black)
  }

  /// Says what the samples of a decoder of our own mean.
  private static func meant(_ image: VipsImage) throws(ConversionError) -> VipsImage {
    let meaning: VipsImage.Interpretation = image.bands < 3 ? .grey : .sRGB
    return try Vips.image("copy", ["in": .image(image), "interpretation": .int(Int(meaning.rawValue))])
  }

  private static func load(
    _ loader: String, _ source: SourceBytes, _ contents: Contents, _ format: ImageFormat,
    _ strictness: Strictness,
    _ more: [String: Vips.Argument] = [:]
  ) throws(ConversionError) -> VipsImage {
    let sequential = 1
    var arguments: [String: Vips.Argument] = [
      "source": .source(VipsSource(source)), "access": .int(sequential), "fail-on": .int(strictness.rawValue),
    ]
    arguments.merge(more) { $1 }
    do throws(ConversionError) {
      let image = try spread(Vips.image(loader, arguments), contents.maximum)
      guard format.isOpaque, image.hasAlpha else { return image }
      return try Vips.image(
        "extract_band", ["in": .image(image), "band": .int(0), "n": .int(image.bands - 1)])
    } catch {
      if let failure = source.failure { throw .reading(failure) }
      throw error
    }
  }

  /// Has the largest sample be that of all bits, as every other format has it.
  private static func spread(_ image: VipsImage, _ maximum: Int?) throws(ConversionError) -> VipsImage {
    let white = image.format == .uint16 ? 65_535 : 255
    // A sample of a deep HEIC or AVIF picture is shifted up, with zeros behind it.
    let unused = image.int("heif-bitdepth").map { image.format == .uint16 ? 16 - $0 : 0 } ?? 0
    let largest = maximum ?? (white - (1 << max(unused, 0) - 1))
    guard largest != white, largest > 0, let format = image.format else { return image }
    let scaled = try Vips.image(
      "linear",
      ["in": .image(image), "a": .doubles([Double(white) / Double(largest)]), "b": .doubles([0.5])])
    let cast = try Vips.image("cast", ["in": .image(scaled), "format": .int(Int(format.rawValue))])
    let meaning = image.interpretation?.rawValue ?? VipsImage.Interpretation.sRGB.rawValue
    return try Vips.image("copy", ["in": .image(cast), "interpretation": .int(Int(meaning))])
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

  /// The frames or pages that are asked for.
  var frames: Int {
    guard let pages = options.pages else { return allFrames }
    return pages.last - pages.first + 1
  }

  private var allFrames: Int { max(contents.frames, format.hasFrames ? image.int("n-pages") ?? 1 : 1) }

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
    aspects.formUnion(form)
    if image.hasAlpha { aspects.insert(.transparency) }
    if image.format != .uint8 { aspects.insert(.bitDepth) }
    if frames > 1 { aspects.insert(framesAspect) }
    if hasColor { aspects.insert(.colorProfile) }
    if hasMetadata { aspects.insert(.metadata) }
    let (width, height) = (image.width, image.height)
    return Probe(
      aspects: aspects, width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
  }

  /// What no pixels can have.
  var form: Loss { format.aspects.intersection([.text, .structure, .vector]) }

  /// What is lost when only the first frame or page is used.
  var framesAspect: Loss { format.aspects.intersection([.animation, .pages]) }

  private var hasColor: Bool {
    profile != nil || contents.isForeignColor || image.interpretation == .cmyk
  }

  private var hasMetadata: Bool {
    contents.hasOtherMetadata || contents.isDescribed || contents.exif != nil || contents.xmp != nil
      || image.embeddedXMP != nil
      || ["exif-data", "xmp-data", "iptc-data", "photoshop-data"].contains { image.blob($0) != nil }
  }

  /// The same picture decoded at `1 / shrink` of its size, which only a loader can.
  func shrunk(by shrink: Int) throws(ConversionError) -> VipsImage {
    try loaded(["shrink": .int(shrink)])
  }

  /// The same picture drawn larger or smaller, which only one without pixels can be.
  func drawn(scaledBy factor: Double) throws(ConversionError) -> VipsImage {
    guard case .double(let scale) = drawing["scale"] else { return image }
    return try loaded(["scale": .double(scale * factor)])
  }

  /// The frames below one another, with when they show.
  func played() throws(ConversionError) -> (image: VipsImage, animation: Animation) {
    let all = try loaded(["n": .int(frames)])
    let delays = Array((all.ints("delay") ?? []).dropFirst((options.pages?.first ?? 1) - 1))
    let padding = Array(repeating: delays.last ?? 0, count: max(0, frames - delays.count))
    let animation = Animation(
      delays: Array((delays + padding).prefix(frames)), loop: format.loop(all.int("loop") ?? 1))
    return (all, animation)
  }

  private func loaded(_ arguments: [String: Vips.Argument]) throws(ConversionError) -> VipsImage {
    guard case .loader(let loader) = format.reader else { return image }
    return try Self.load(
      loader, source, contents, format, strictness, drawing.merging(arguments) { $1 })
  }

  /// What the picture says beside its pixels.
  var tags: Tags {
    Tags(
      profile: profile, density: density,
      exif: (contents.exif ?? image.blob("exif-data")).flatMap(Exif.init),
      xmp: contents.xmp ?? image.blob("xmp-data") ?? image.embeddedXMP, resources: resources,
      description: contents.description,
      packed: contents.packed, place: contents.place, color: contents.color)
  }

  /// The colour profile; none where it is the decoder's own for what pictures without one are.
  private var profile: [UInt8]? {
    guard let profile = contents.profile ?? image.blob("icc-profile-data") else { return nil }
    return format.isStandard(profile) ? nil : profile
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
