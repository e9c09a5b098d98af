import CLinux
import Foundation
import TypeDetection
import UniformTypes

/// Where converters run: one conversation about one item.
protocol Session {
  /// Runs the probe of a converter.
  func probe(
    _ converter: Converter, _ input: Job.Input, options: ConversionOptions
  ) throws(ConversionError) -> Probe

  /// Runs a converter.
  ///
  /// - Parameter progress: Takes the part that is done, in any order.
  func convert(
    _ converter: Converter, _ input: Job.Input, into output: Int32, options: ConversionOptions,
    progress: @escaping @Sendable (Double) -> Void
  ) throws(ConversionError) -> Loss

  /// Lets the library of a converter be opened while the caller does something else.
  func prepare(_ converter: Converter)
}

/// Converts in a worker process.
struct WorkerSession: Session {
  let worker: Worker

  func prepare(_ converter: Converter) {
    worker.prepare(converter: converter.id)
  }

  func probe(
    _ converter: Converter, _ input: Job.Input, options: ConversionOptions
  ) throws(ConversionError) -> Probe {
    let request = Request.probe(call(converter, input, options))
    let reply = try worker.call(request, descriptors: [input.descriptor], seconds: input.limits.seconds)
    if case .probed(let probe) = reply { return probe }
    throw failure(reply)
  }

  func convert(
    _ converter: Converter, _ input: Job.Input, into output: Int32, options: ConversionOptions,
    progress: @escaping @Sendable (Double) -> Void
  ) throws(ConversionError) -> Loss {
    let request = Request.convert(call(converter, input, options))
    let reply = try worker.call(
      request, descriptors: [input.descriptor, output], seconds: input.limits.seconds, progress: progress)
    if case .converted(let loss) = reply { return loss }
    throw failure(reply)
  }

  private func call(
    _ converter: Converter, _ input: Job.Input, _ options: ConversionOptions
  ) -> Request.Call {
    let declared = converter.inputs.first { input.type.conforms(to: $0) } ?? input.type
    return Request.Call(
      converter: converter.id, type: input.type.identifier, input: declared.identifier,
      limits: worker.line(for: input.limits), options: worker.line(for: options))
  }

  private func failure(_ reply: Reply) -> ConversionError {
    if case .failed(let error) = reply { return error }
    worker.kill()
    return ConversionError(.workerFailed, "the worker answered what it was not asked")
  }
}

/// Converts on the calling thread. A converter that does not report its progress can be neither cancelled nor ended
/// in time.
struct InProcessSession: Session {
  let cancellation: Cancellation

  func prepare(_ converter: Converter) {}

  func probe(
    _ converter: Converter, _ input: Job.Input, options: ConversionOptions
  ) throws(ConversionError) -> Probe {
    try converter.probe(input, options)
  }

  func convert(
    _ converter: Converter, _ input: Job.Input, into output: Int32, options: ConversionOptions,
    progress: @escaping @Sendable (Double) -> Void
  ) throws(ConversionError) -> Loss {
    let deadline = DispatchTime.now() + .seconds(input.limits.seconds)
    let job = Job(input: input, output: output, options: options) { [cancellation] fraction in
      progress(fraction)
      return !cancellation.isCancelled && DispatchTime.now() < deadline
    }
    do {
      return try converter.convert(job)
    } catch {
      guard error.code == .cancelled, !cancellation.isCancelled, DispatchTime.now() >= deadline else {
        throw error
      }
      throw .timedOut(after: input.limits.seconds)
    }
  }
}

extension ConversionError {
  /// A call took longer than ``Limits/seconds``.
  static func timedOut(after seconds: Int) -> ConversionError {
    ConversionError(
      .timedOut, "the conversion took longer than the limit of \(seconds) seconds",
      advice: "raise the limit `seconds`")
  }
}

/// Runs the hops of a route and believes none of them.
struct Executor {
  let session: any Session
  let detector: TypeDetector
  let limits: Limits
  let cancellation: Cancellation

  /// Converts the item in `input` along `route` into `output`, which is empty, and returns the route with what was
  /// lost on each hop.
  func run(
    _ route: Route, from input: Job.Input, into output: Int32, options: ConversionOptions, progress: Progress
  ) throws(ConversionError) -> Route {
    var hops: [Hop] = []
    var input = input
    var intermediate: Intermediate?
    defer { withExtendedLifetime(intermediate) {} }
    for (index, hop) in route.hops.enumerated() {
      let isLast = index == route.hops.count - 1
      let result = isLast ? nil : try Intermediate()
      let target = result?.file.number ?? output
      let part = progress.part(index, of: route.hops.count)
      try cancellation.check()
      let lost = try convert(
        hop, input, into: target, options: hop.options(of: options, isLast: isLast), progress: part)
      hops.append(Hop(converter: hop.converter, input: hop.input, output: hop.output, losses: lost))
      part(1)
      input = Job.Input(descriptor: target, type: try verify(target, is: hop), limits: limits)
      intermediate = result
    }
    return Route(hops: hops, losses: hops.reduce(into: []) { $0.formUnion($1.losses) }, cost: route.cost)
  }

  private func convert(
    _ hop: Hop, _ input: Job.Input, into output: Int32, options: ConversionOptions,
    progress: @escaping @Sendable (Double) -> Void
  ) throws(ConversionError) -> Loss {
    do {
      return try session.convert(hop.converter, input, into: output, options: options, progress: progress)
    } catch {
      // A writer at the limit sees a full device.
      if try size(of: output) >= limits.outputBytes { throw tooLarge }
      throw error
    }
  }

  /// Returns the type of a result, which must be what the converter promises.
  private func verify(_ result: Int32, is hop: Hop) throws(ConversionError) -> UTType {
    let size = try size(of: result)
    guard size > 0 else { throw ConversionError(.wrongResult, "\(hop.converter.id) wrote nothing") }
    guard size <= limits.outputBytes else { throw tooLarge }
    let found = try detector.type(of: result, declared: hop.output).type
    guard found.conforms(to: hop.output) else {
      throw ConversionError(
        .wrongResult, "\(hop.converter.id) wrote \(found.identifier) and not \(hop.output.identifier)")
    }
    return found
  }

  private func size(of descriptor: Int32) throws(ConversionError) -> Int {
    Int(try stat(of: descriptor).st_size)
  }

  private var tooLarge: ConversionError {
    ConversionError(
      .limitExceeded, "the result is longer than the limit `output` of \(limits.outputBytes) bytes",
      advice: "raise the limit `output`")
  }
}

/// What one hop writes and the next reads.
private final class Intermediate {
  let file: OwnedDescriptor

  init() throws(ConversionError) {
    file = try .temporary()
  }
}

extension Hop {
  /// What the converter is told of the options: those it has, and how to encode the target only where that is the
  /// result.
  func options(of options: ConversionOptions, isLast: Bool) -> ConversionOptions {
    options.keeping(converter.options.filter { isLast || !$0.isOfTarget })
  }
}

extension TypeDetector {
  /// Detects with this library's errors.
  func type(
    of descriptor: Int32, name: FilePath? = nil, declared: UTType? = nil
  ) throws(ConversionError) -> Detection {
    do {
      return try detect(descriptor: descriptor, name: name, declared: declared)
    } catch {
      throw ConversionError(.system, "its type cannot be told: \(error.message)")
    }
  }
}

/// Passes on the part of an export that is done, which never falls.
final class Progress: Sendable {
  private let report: (@Sendable (Double) -> Void)?
  private let reached = Locked(-1.0)

  init(_ report: (@Sendable (Double) -> Void)?) {
    self.report = report
  }

  /// What takes the progress of one of several steps.
  func part(_ index: Int, of count: Int) -> @Sendable (Double) -> Void {
    { fraction in self.advance(to: (Double(index) + min(max(fraction, 0), 1)) / Double(count)) }
  }

  private func advance(to fraction: Double) {
    guard let report else { return }
    // Reported under the lock, so that two threads cannot report in the wrong order.
    reached.withLock { reached in
      guard fraction > reached else { return }
      reached = fraction
      report(fraction)
    }
  }
}
