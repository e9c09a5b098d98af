internal import Conversion

/// One conversion: opens, checks, fits to the target, and writes.
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
    // What an earlier job left noted says nothing of this one.
    try Vips.open()
    Vips.takeNotes()
    item = try ItemImage(job.input, job.options, toEnd: true)
    output = Output(descriptor: job.output, limit: job.input.limits.outputBytes)
    // Turning takes all pixels before the first can be written.
    progress = Progress(passes: item.orientation == 1 ? 1 : 2, job.report)
  }

  /// Writes the result and says what was lost.
  mutating func run() throws(ConversionError) -> Loss {
    try progress.check()
    try target.prepare()
    do throws(ConversionError) {
      return try attempt()
    } catch {
      guard item.format.isHarmless(error.message), output.restart() else { throw error }
      item = try ItemImage(job.input, job.options, toEnd: true, isForgiving: true)
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
    let fitting = Fitting(item: item, target: target, options: job.options, limits: job.input.limits)
    let result = try fitting.result(turning: progress)
    result.picture.image.watch(progress)
    let saving = Saving(options: job.options, output: output, progress: progress)
    guard let save = target.save else {
      throw ConversionError(.unsupported, "\(target.name) pictures are only read")
    }
    try save(result.picture, result.tags, saving)
    // Of a fault libvips tells once, and only the thread that happens to read; what it notes stays.
    let notes = Vips.takeNotes()
    if item.source.isDamaged || item.isStrict && !notes.isEmpty {
      throw Vips.failure("decoding", notes: notes)
    }
    // A small picture can be done before libvips has reported anything.
    guard progress.report(done: 1, of: 1) else { throw .cancelled }
    return result.lost
  }

  /// The failure behind a failure: libvips only says that reading or writing stopped.
  private func reason(for error: ConversionError) -> ConversionError {
    if let failure = output.failure { return failure }
    if progress.isCancelled { return .cancelled }
    if let failure = item.source.failure { return .reading(failure) }
    return error
  }
}
