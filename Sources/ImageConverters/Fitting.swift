internal import Conversion

/// What becomes of one item on its way to one format, up to writing it: scales, fits colours, transparency, depth and
/// tags to the target. No pixel is decoded for it, unless the picture must be turned.
struct Fitting {
  let item: ItemImage
  let target: ImageFormat
  let options: ConversionOptions
  let limits: Limits

  /// A picture that the target can carry, and what it took to make it one.
  struct Result {
    let picture: Picture
    let tags: Tags
    let lost: Loss
  }

  /// What the item has, and what it would lose.
  func probe() throws(ConversionError) -> Probe {
    var probe = item.probe()
    probe.losses = try result(turning: nil).lost
    return probe
  }

  /// Fits the item to the target; without `progress` it stays as it lies in the file.
  func result(turning progress: Progress?) throws(ConversionError) -> Result {
    let (width, height) = try targetSize()
    var tags = item.tags
    var picture = try picture(forWidth: width, height: height, isWanted: progress != nil)
    let isResized = width != item.image.width || height != item.image.height
    try picture.resize(toWidth: width, height: height)
    if !target.models.contains(picture.model) { try picture.convertToRGB() }
    if !target.hasProfile, picture.profile != nil { try picture.convertToRGB() }
    if !target.hasAlpha { try picture.flatten(onto: options.background ?? .white) }
    if target.depth == 8 { try picture.reduceTo8Bits() }
    if let progress, item.orientation != 1 { try picture.turnUpright(progress) }

    tags.profile = picture.profile
    if target.isAlphaMask, !item.format.isAlphaMask, picture.image.hasAlpha { picture.losePartialAlpha() }
    let isPlain = !isResized && item.orientation == 1
    var dropped = picture.lost.union(fit(&tags, to: picture, keepsThumbnail: isPlain))
    if !target.carries(tags) { dropped.insert(.metadata) }
    return Result(picture: picture, tags: tags, lost: lost(dropped))
  }

  /// The picture's size before it is turned upright: fitted in the box that was asked for.
  private func targetSize() throws(ConversionError) -> (width: Int, height: Int) {
    var (width, height) = (item.image.width, item.image.height)
    if let box = options.resize {
      let scale = box.scale(
        forWidth: item.isOnItsSide ? height : width, height: item.isOnItsSide ? width : height,
        enlarges: item.format.isDrawn)
      width = max(1, Int((Double(width) * scale).rounded()))
      height = max(1, Int((Double(height) * scale).rounded()))
    }
    guard max(width, height) <= target.maximumSide else {
      throw ConversionError(
        .unsupported,
        "a \(target.name) picture has at most \(target.maximumSide) pixels a side, this has \(max(width, height))",
        advice: "resize it")
    }
    let (area, tooLarge) = width.multipliedReportingOverflow(by: height)
    let (pixels, tooMany) = area.multipliedReportingOverflow(by: plays ? item.frames : 1)
    guard !tooLarge, !tooMany, pixels <= limits.pixels else {
      throw ConversionError(
        .limitExceeded,
        "the result would have \(width) × \(height) pixels, the limit `pixels` is "
          + "\(limits.pixels)", advice: "raise the limit `pixels`")
    }
    return (width, height)
  }

  /// The picture in about that size; with all its frames if the pixels are wanted and both formats have them.
  private func picture(forWidth width: Int, height: Int, isWanted: Bool) throws(ConversionError) -> Picture {
    let profile = item.tags.profile
    guard isWanted, plays else {
      return try Picture(loaded(forWidth: width, height: height), profile: profile)
    }
    let (image, animation) = try item.played()
    return try Picture(image, profile: profile, animation)
  }

  /// Whether all frames are converted.
  private var plays: Bool { item.frames > 1 && item.format.playsAnimation && target.playsAnimation }

  /// The picture, decoded smaller where the loader can and at least half of the scaling is left to do well.
  private func loaded(forWidth width: Int, height: Int) throws(ConversionError) -> VipsImage {
    if item.format.isDrawn, width != item.image.width || height != item.image.height {
      return try item.drawn(scaledBy: Double(width) / Double(item.image.width))
    }
    let factor = min(item.image.width / width, item.image.height / height)
    guard let shrink = item.format.shrinks.first(where: { $0 * 2 <= factor }) else { return item.image }
    return try item.shrunk(by: shrink)
  }

  /// Makes the tags true of the picture and leaves those that are wanted and fit.
  private func fit(_ tags: inout Tags, to picture: Picture, keepsThumbnail: Bool) -> Loss {
    var lost: Loss = []
    let isSameFormat = item.format.id == target.id
    if !isSameFormat {
      if item.contents.isDescribed { lost.insert(.metadata) }
      tags.description = []
      tags.packed = []
      tags.place = []
    }
    if item.contents.isForeignColor, item.tags.profile == nil, !isSameFormat || tags.color.isEmpty {
      lost.insert(.colorProfile)
    }
    if !isSameFormat || picture.lost.contains(.colorProfile) { tags.color = [] }
    if item.contents.hasOtherMetadata { lost.insert(.metadata) }
    tags.exif?.describe(
      width: picture.image.width, height: picture.frameHeight, keepsThumbnail: keepsThumbnail)
    if item.orientation != 1, var packet = tags.xmp.flatMap(XMP.init) {
      packet.describeUpright()
      tags.xmp = packet.bytes
    }
    switch options.metadata ?? .keep {
    case .keep: break
    case .strip: tags = Tags(profile: tags.profile, density: tags.density, color: tags.color)
    case .stripLocation: if !tags.removeLocation() { lost.insert(.metadata) }
    }
    return lost
  }

  /// What this item lost, of all that was dropped on the way.
  private func lost(_ dropped: Loss) -> Loss {
    var lost = dropped
    if item.frames > 1, !plays { lost.formUnion(item.framesAspect) }
    lost.formUnion(item.form)
    lost.formUnion(target.drops(options).intersection(.generation))
    return options.metadata == .strip ? lost.subtracting(.metadata) : lost
  }
}

extension Resize {
  /// The factor that fits a picture of a size in the box; it grows unasked only if it `enlarges` without loss.
  func scale(forWidth width: Int, height: Int, enlarges isFree: Bool) -> Double {
    let across = self.width.map { Double($0) / Double(width) } ?? .infinity
    let down = self.height.map { Double($0) / Double(height) } ?? .infinity
    let scale = min(across, down)
    return scale.isFinite && (scale < 1 || enlarges || isFree) ? scale : 1
  }
}
