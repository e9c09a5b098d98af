internal import Conversion
internal import Synchronization

/// Passes the progress of a computation to a job, and the job's wish to stop back.
///
/// libvips reports from its own threads, one at a time for a computation.
final class Progress: Sendable {
  private let job: @Sendable (Double) -> Bool
  private let passes: Int
  private let finishedPasses = Atomic(0)
  private let isStopped = Atomic(false)

  /// Counts `passes` over the pixels as equal parts of the whole.
  init(passes: Int, _ report: @escaping @Sendable (Double) -> Bool) {
    self.passes = passes
    job = report
  }

  /// Says that what is reported from here on is of the next pass.
  func finishPass() {
    finishedPasses.add(1, ordering: .relaxed)
  }

  /// Whether the job was told not to go on.
  var isCancelled: Bool { isStopped.load(ordering: .relaxed) }

  /// Reports that `done` of `total` pixels are there; false to stop.
  func report(done: Int64, of total: Int64) -> Bool {
    if isCancelled { return false }
    let part = total > 0 ? min(Double(done) / Double(total), 1) : 0
    let finished = finishedPasses.load(ordering: .relaxed)
    let goesOn = job(min((Double(finished) + part) / Double(passes), 1))
    if !goesOn { isStopped.store(true, ordering: .relaxed) }
    return goesOn
  }

  /// Throws if the job is not to go on.
  func check() throws(ConversionError) {
    guard report(done: 0, of: 1) else { throw .cancelled }
  }
}

extension ConversionError {
  /// The caller cancelled.
  static let cancelled = ConversionError(.cancelled, "the conversion was cancelled")
}
