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
    var picture = try Picture(loaded(forWidth: width, height: height), profile: tags.profile)
    let isResized = width != item.image.width || height != item.image.height
    try picture.resize(toWidth: width, height: height)
    if !target.models.contains(picture.model) { try picture.convertToRGB() }
    if !target.hasAlpha { try picture.flatten(onto: options.background ?? .white) }
    if target.depth == 8 { try picture.reduceTo8Bits() }
    if let progress, item.orientation != 1 { try picture.turnUpright(progress) }

    tags.profile = picture.profile
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
        forWidth: item.isOnItsSide ? height : width, height: item.isOnItsSide ? width : height)
      width = max(1, Int((Double(width) * scale).rounded()))
      height = max(1, Int((Double(height) * scale).rounded()))
    }
    guard max(width, height) <= target.maximumSide else {
      throw ConversionError(
        .unsupported,
        "a \(target.name) picture has at most \(target.maximumSide) pixels a side, this has \(max(width, height))",
        advice: "resize it")
    }
    let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
    guard !tooMany, pixels <= limits.pixels else {
      throw ConversionError(
        .limitExceeded,
        "the result would have \(width) × \(height) pixels, the limit `pixels` is "
          + "\(limits.pixels)", advice: "raise the limit `pixels`")
    }
    return (width, height)
  }

  /// The picture, decoded smaller where the loader can and at least half of the scaling is left to do well.
  private func loaded(forWidth width: Int, height: Int) throws(ConversionError) -> VipsImage {
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
      if item.contents.isForeignColor, item.tags.profile == nil { lost.insert(.colorProfile) }
      tags.description = []
      tags.packed = []
      tags.place = []
    }
    if !isSameFormat || picture.lost.contains(.colorProfile) { tags.color = [] }
    if item.contents.hasOtherMetadata { lost.insert(.metadata) }
    tags.exif?.describe(
      width: picture.image.width, height: picture.image.height, keepsThumbnail: keepsThumbnail)
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
    if item.frames > 1 { lost.formUnion(item.framesAspect) }
    lost.formUnion(target.drops(options).intersection(.generation))
    return options.metadata == .strip ? lost.subtracting(.metadata) : lost
  }
}

extension Resize {
  /// The factor that fits a picture of a size in the box.
  func scale(forWidth width: Int, height: Int) -> Double {
    let across = self.width.map { Double($0) / Double(width) } ?? .infinity
    let down = self.height.map { Double($0) / Double(height) } ?? .infinity
    let scale = min(across, down)
    return scale.isFinite && (scale < 1 || enlarges) ? scale : 1
  }
}
