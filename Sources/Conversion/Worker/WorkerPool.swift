import CLinux
import Foundation
public import TypeDetection

/// The worker processes that conversions run in.
///
/// Workers start when they are needed, serve one conversion after the other, are replaced when they die, have
/// served many conversions or have grown large, and end when the pool does, when the program does, and when the
/// program is killed. Any number of tasks may use a pool.
public final class WorkerPool: Sendable {
  /// The conversions after which a worker is replaced, so that what a codec leaks stays bounded.
  static let maximumConversions = 1_000
  /// The memory in bytes above which an idle worker is replaced.
  static let maximumIdleBytes = 1 << 30

  private struct Idle {
    var worker: Worker
    var conversions: Int
  }

  /// The most workers at a time.
  public let size: Int
  private let program: FilePath?
  /// Lets as many conversions through as there may be workers.
  let gate: Gate
  private let idle = Locked<[Idle]>([])

  /// Makes a pool without starting a worker.
  ///
  /// - Parameters:
  ///   - program: The worker program. If it is `nil`, it is the one that the environment variable
  ///     `RENDITION_WORKER` names if it is not empty, else the first that exists of `rendition-worker` beside the running program
  ///     and `../libexec/rendition/rendition-worker` seen from there. That there is none shows as the error of the
  ///     first conversion.
  ///   - size: The most workers at a time, at least 1; one a processor if it is `nil`.
  public init(program: FilePath? = nil, size: Int? = nil) {
    self.program = program
    self.size = max(size ?? ProcessInfo.processInfo.activeProcessorCount, 1)
    gate = Gate(permits: self.size)
  }

  /// Lends a worker, which cancelling kills. Only who has passed the gate may ask.
  ///
  /// `body` is called again, with another worker, when the first one aborted: in libvips 8.14 one thread's end by an
  /// error can, rarely, meet another one's start, and what is wrong with the item shows the second time.
  func withWorker<Result>(
    _ cancellation: Cancellation, _ body: (Worker) throws(ConversionError) -> Result
  ) throws(ConversionError) -> Result {
    let lease = try lend()
    do throws(ConversionError) {
      return try use(lease, cancellation, body)
    } catch {
      guard lease.worker.hasAborted else { throw error }
      return try use(lend(), cancellation, body)
    }
  }

  private func use<Result>(
    _ lease: Idle, _ cancellation: Cancellation, _ body: (Worker) throws(ConversionError) -> Result
  ) throws(ConversionError) -> Result {
    cancellation.watch(lease.worker)
    defer {
      cancellation.watch(nil)
      takeBack(lease)
    }
    return try body(lease.worker)
  }

  /// An idle worker, or a new one.
  private func lend() throws(ConversionError) -> Idle {
    while let idle = idle.withLock({ $0.popLast() }) {
      if idle.worker.isReady { return idle }
    }
    return Idle(worker: try Worker(program: try findProgram()), conversions: 0)
  }

  /// Keeps a worker for the next conversion; one that is dead, worn or large ends here.
  private func takeBack(_ lease: Idle) {
    lease.worker.waitIfKilled()
    let conversions = lease.conversions + 1
    guard conversions < Self.maximumConversions, lease.worker.isReady else { return }
    // To ask the kernel after every small picture would show.
    if conversions.isMultiple(of: 8) {
      guard let bytes = lease.worker.residentBytes, bytes <= Self.maximumIdleBytes else { return }
    }
    idle.withLock { $0.append(Idle(worker: lease.worker, conversions: conversions)) }
  }

  /// The process numbers of the workers that wait for a conversion.
  package var idleProcesses: [Int32] {
    idle.withLock { $0.map(\.worker.process) }
  }

  /// Starts a worker ahead of the first conversion and lets it open the library of `converter`, if none is there
  /// yet. A worker that cannot be started shows as the error of that conversion.
  func prewarm(converter: String?) {
    guard idle.withLock({ $0.isEmpty }), let lease = try? lend() else { return }
    if let converter { lease.worker.prepare(converter: converter) }
    idle.withLock { $0.append(lease) }
  }

  private func findProgram() throws(ConversionError) -> FilePath {
    if let program { return program }
    if let named = getenv("RENDITION_WORKER"), named.pointee != 0 { return FilePath(String(cString: named)) }
    let directory = try runningProgram().directory
    let candidates = ["rendition-worker", "../libexec/rendition/rendition-worker"].map {
      directory.appending(FilePath($0))
    }
    if let found = candidates.first(where: { $0.withCString { access($0, X_OK) } == 0 }) { return found }
    throw ConversionError(
      .workerFailed, "there is no worker program: neither \(candidates[0]) nor \(candidates[1])",
      advice: "install rendition-worker, or name it in RENDITION_WORKER")
  }

  private func runningProgram() throws(ConversionError) -> FilePath {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else {
      throw ConversionError(
        .system, "where this program is cannot be told: \(String(cString: linux_error_text(errno)))",
        advice: "name the worker program in RENDITION_WORKER")
    }
    return FilePath(bytes: bytes.prefix(count).map { UInt8(bitPattern: $0) })
  }
}
