public import Foundation
public import TypeDetection
public import UniformTypes

/// Turns items into other types, and says what was lost.
///
/// An export opens the item, tells its type, plans a route for what this very item has, runs the converters, checks
/// that the result is what was promised, and only then puts it in its place. All methods may be called by any number
/// of tasks at once; cancelling the task ends an export at once, with the error ``ConversionError/Code/cancelled``,
/// and leaves the destination as it was. No method blocks the thread of its caller.
public struct Exporter: Sendable {
  /// Where converters run.
  public enum Execution: Sendable {
    /// In worker processes, so that a crash of a codec or a hostile item ends one conversion and not the program.
    case workers(WorkerPool)
    /// In this process, on threads of the library, without limits of memory. Only a converter that reports its
    /// progress can be cancelled or ended in time.
    case inProcess
  }

  /// The converters that routes are made of.
  public var converters: [Converter] { planner.converters }
  /// What each conversion may use.
  public let limits: Limits

  private let planner: Planner
  private let execution: Execution
  private let gate: Gate
  private let detector: TypeDetector

  /// Makes an exporter.
  ///
  /// - Parameters:
  ///   - converters: What routes may be made of, in any order. Workers must have them too.
  ///   - execution: Where they run.
  ///   - detector: Tells the types of items and results.
  ///   - limits: What each conversion may use.
  public init(
    converters: [Converter], execution: Execution, detector: TypeDetector = TypeDetector(),
    limits: Limits = Limits()
  ) {
    planner = Planner(converters: converters)
    self.execution = execution
    self.detector = detector
    self.limits = limits
    gate =
      switch execution {
      case .workers(let pool): pool.gate
      case .inProcess: Gate(permits: ProcessInfo.processInfo.activeProcessorCount)
      }
  }

  /// Says how an item would be converted, what it would lose, and what else there is.
  ///
  /// The item is opened and its header is read; one from a pipe is used up.
  public func plan(
    _ source: Source, to target: UTType, options: ConversionOptions = .init()
  ) async throws(ConversionError) -> Plan {
    try await gate.run { (cancellation) throws(ConversionError) in
      let item = try open(source, cancellation)
      return try withPassage(of: item, to: target, options, cancellation) {
        (passage) throws(ConversionError) in
        try passage.plan()
      }
    }
  }

  /// Converts an item into a file or a pipe.
  ///
  /// - Parameters:
  ///   - source: The item. A file may be replaced by its own conversion.
  ///   - target: The type wanted; a subtype of it will do.
  ///   - destination: Where the result goes; it appears whole or not at all.
  ///   - options: What is asked for; an option that would have no effect is an error.
  ///   - progress: Takes the part that is done, from 0 to 1, never falling, on a thread of the library.
  public func export(
    _ source: Source, as target: UTType, to destination: Destination, options: ConversionOptions = .init(),
    progress: (@Sendable (Double) -> Void)? = nil
  ) async throws(ConversionError) -> Export {
    try await gate.run { (cancellation) throws(ConversionError) in
      let item = try open(source, cancellation)
      let delivery = try Delivery(to: destination, from: item)
      let export = try withPassage(of: item, to: target, options, cancellation) {
        (passage) throws(ConversionError) in
        try passage.convert(into: delivery.descriptor, progress: Progress(progress))
      }
      try delivery.publish { cancellation.isCancelled }
      return export
    }
  }

  /// Converts an item into bytes in memory, at most ``Limits/outputBytes``.
  ///
  /// The parameters are those of ``export(_:as:to:options:progress:)``.
  public func data(
    _ source: Source, as target: UTType, options: ConversionOptions = .init(),
    progress: (@Sendable (Double) -> Void)? = nil
  ) async throws(ConversionError) -> Data {
    try await gate.run { (cancellation) throws(ConversionError) in
      let item = try open(source, cancellation)
      let result = try OwnedDescriptor.temporary()
      let output = result.number
      let export = try withPassage(of: item, to: target, options, cancellation) {
        (passage) throws(ConversionError) in
        try passage.convert(into: output, progress: Progress(progress))
      }
      return try Data(contentsOf: output, count: export.byteCount)
    }
  }

  /// The names of the converters whose libraries are installed, as the place where they run finds it.
  public func availableConverters() async throws(ConversionError) -> Set<String> {
    switch execution {
    case .inProcess:
      try await gate.run { [converters] _ in Set(converters.filter { $0.isAvailable() }.map(\.id)) }
    case .workers(let pool):
      try await gate.run { [limits] (cancellation) throws(ConversionError) in
        try pool.withWorker(cancellation) { (worker) throws(ConversionError) in
          guard case .available(let ids) = try worker.call(.listAvailable, seconds: limits.seconds) else {
            throw ConversionError(.workerFailed, "the worker answered what it was not asked")
          }
          return Set(ids)
        }
      }
    }
  }

  /// Starts a worker ahead of the first conversion, for a caller who knows that there will be one and has other
  /// work first. It blocks for about a millisecond; no error of it is lost, since the conversion meets it too.
  ///
  /// - Parameter target: The type that will be wanted; the worker opens the library that writes it.
  public func prewarm(for target: UTType? = nil) {
    guard case .workers(let pool) = execution else { return }
    pool.prewarm(converter: target.flatMap(converter(writing:))?.id)
  }

  /// The types that an item of a type can become, sorted by identifier.
  public func reachableTypes(from type: UTType) -> [UTType] {
    planner.reachableTypes(from: type)
  }

  private func converter(writing target: UTType) -> Converter? {
    converters.first { $0.output.conforms(to: target) }
  }

  private func open(_ source: Source, _ cancellation: Cancellation) throws(ConversionError) -> OpenedSource {
    try OpenedSource(source, limits: limits) { cancellation.isCancelled }
  }

  private func withPassage<Result>(
    of item: OpenedSource, to target: UTType, _ options: ConversionOptions, _ cancellation: Cancellation,
    _ body: (inout Passage) throws(ConversionError) -> Result
  ) throws(ConversionError) -> Result {
    func run(_ session: any Session) throws(ConversionError) -> Result {
      if let converter = converter(writing: target) { session.prepare(converter) }
      var passage = Passage(
        item: item, target: target, options: options, planner: planner, session: session, detector: detector,
        limits: limits, cancellation: cancellation)
      return try body(&passage)
    }
    switch execution {
    case .inProcess: return try run(InProcessSession(cancellation: cancellation))
    case .workers(let pool):
      return try pool.withWorker(cancellation) { (worker) throws(ConversionError) in
        try run(WorkerSession(worker: worker))
      }
    }
  }
}

extension Data {
  /// The first `count` bytes of an open file.
  fileprivate init(contentsOf descriptor: Int32, count: Int) throws(ConversionError) {
    var failure: ConversionError?
    var bytes = Data(count: count)
    bytes.withUnsafeMutableBytes { buffer in
      var offset = 0
      while offset < count {
        let received = uninterrupted {
          pread(descriptor, buffer.baseAddress.map { $0 + offset }, count - offset, off_t(offset))
        }
        guard received > 0 else {
          failure = ConversionError(errno: received < 0 ? errno : EIO, "the result cannot be read back")
          return
        }
        offset += received
      }
    }
    if let failure { throw failure }
    self = bytes
  }
}
