internal import Conversion

/// One conversion: opens, checks, scales, fits colours, transparency, depth and tags to the target, and writes.
struct ImageConversion {
  private let job: Job
  private let target: ImageFormat
  private var item: ItemImage
  private let output: Output
  private let progress: Progress

  /// Opens the job's item.
  init(_ job: Job, to target: ImageFormat) throws(ConversionError) {
    self.job = job
    self.target = target
    item = try ItemImage(job.input, toEnd: true)
    output = Output(descriptor: job.output, limit: job.input.limits.outputBytes)
    // Turning takes all pixels before the first can be written.
    progress = Progress(passes: item.orientation == 1 ? 1 : 2, job.report)
  }

  /// Writes the result and says what was lost.
  mutating func run() throws(ConversionError) -> Loss {
    try progress.check()
    do throws(ConversionError) {
      return try attempt()
    } catch {
      guard item.format.isHarmless(error.message), output.restart() else { throw error }
      item = try ItemImage(job.input, toEnd: true, isForgiving: true)
      return try attempt()
    }
  }

  private func attempt() throws(ConversionError) -> Loss {
    // libvips calls back into these until the last image is gone.
    try withExtendedLifetime((item.source, output, progress)) { () throws(ConversionError) in
      do throws(ConversionError) {
        return try write()
      } catch {
        throw reason(for: error)
      }
    }
  }

  private func write() throws(ConversionError) -> Loss {
    let (width, height) = try targetSize()
    var tags = item.tags
    var picture = try Picture(loaded(forWidth: width, height: height), profile: tags.profile)
    let isResized = width != item.image.width || height != item.image.height
    try picture.resize(toWidth: width, height: height)
    if !target.models.contains(picture.model) { try picture.convertToRGB() }
    if !target.hasAlpha { try picture.flatten(onto: job.options.background ?? .white) }
    if target.depth == 8 { try picture.reduceTo8Bits() }
    if item.orientation != 1 { try picture.turnUpright(progress) }

    tags.profile = picture.profile
    let isPlain = !isResized && item.orientation == 1
    let tagsLost = fit(&tags, to: picture, keepsThumbnail: isPlain)
    picture.image.watch(progress)
    let saving = Saving(options: job.options, output: output, progress: progress)
    let saverLost = try target.save(picture, tags, saving)
    Vips.takeNotes()
    return lost(picture.lost.union(tagsLost).union(saverLost))
  }

  /// The picture's size before it is turned upright: fitted in the box that was asked for.
  private func targetSize() throws(ConversionError) -> (width: Int, height: Int) {
    var (width, height) = (item.image.width, item.image.height)
    if let box = job.options.resize {
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
    guard !tooMany, pixels <= job.input.limits.pixels else {
      throw ConversionError(
        .limitExceeded,
        "the result would have \(width) × \(height) pixels, the limit `pixels` is "
          + "\(job.input.limits.pixels)", advice: "raise the limit `pixels`")
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
      if !tags.description.isEmpty || !tags.packed.isEmpty { lost.insert(.metadata) }
      if item.contents.isForeignColor, item.tags.profile == nil { lost.insert(.colorProfile) }
      tags.description = []
      tags.packed = []
    }
    if !isSameFormat || picture.lost.contains(.colorProfile) { tags.color = [] }
    if item.contents.hasOtherMetadata { lost.insert(.metadata) }
    tags.exif?.describe(
      width: picture.image.width, height: picture.image.height, keepsThumbnail: keepsThumbnail)
    if item.orientation != 1, var packet = tags.xmp.flatMap(XMP.init) {
      packet.describeUpright()
      tags.xmp = packet.bytes
    }
    switch job.options.metadata ?? .keep {
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
    lost.formUnion(target.drops(job.options).intersection(.generation))
    return job.options.metadata == .strip ? lost.subtracting(.metadata) : lost
  }

  /// The failure behind a failure: libvips only says that reading or writing stopped.
  private func reason(for error: ConversionError) -> ConversionError {
    if let failure = output.failure { return failure }
    if progress.isCancelled { return .cancelled }
    if let failure = item.source.failure { return .reading(failure) }
    return error
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
