import Foundation
import TypeDetection
import UniformTypes

/// One item on its way: what is known of it so far, and what comes next.
struct Passage {
  let item: OpenedSource
  let target: UTType
  let options: ConversionOptions
  /// Over the converters that have not turned out to lack their library.
  var planner: Planner
  let session: any Session
  let detector: TypeDetector
  let limits: Limits
  let cancellation: Cancellation
  /// Why the converters that are not planned with any more cannot be used.
  var missing: [ConversionError] = []

  /// Tells the item's type, looks at its header and plans its route.
  mutating func plan() throws(ConversionError) -> Plan {
    let detection = try detect()
    let type = detection.type
    let (route, probe, known) = try withInstalledConverters { (passage) throws(ConversionError) in
      try passage.probedRoute(from: type)
    }
    let rejected = planner.rejections(
      from: type, to: target, losing: probe.aspects, options: options, knowing: known)
    return Plan(
      detection: detection, probe: probe, route: route, rejected: rejected,
      missing: missing.compactMap(\.package))
  }

  private func detect() throws(ConversionError) -> Detection {
    let detection = try detector.type(of: item.descriptor, name: item.name)
    try cancellation.check()
    return detection
  }

  /// The best route whose first converter has looked at the item, what it found, and what each that looked would lose.
  ///
  /// What a converter finds may make another one look better, which then looks too.
  private func probedRoute(from type: UTType) throws(ConversionError) -> (Route, Probe, [String: Loss]) {
    var route = try firstRoute(from: type)
    var known: [String: Loss] = [:]
    while true {
      let first = route.hops[0]
      let asked = first.options(of: options, isLast: route.hops.count == 1)
      let probe = try session.probe(first.converter, input(type), options: asked)
      known[first.converter.id] =
        probe.losses ?? first.converter.losses(type, asked).intersection(probe.aspects)
      let best = planner.bestRoute(
        from: type, to: target, losing: probe.aspects, options: options, knowing: known)
      guard let best else { return (route, probe, known) }
      route = best
      if known[best.hops[0].converter.id] != nil { return (route, probe, known) }
    }
  }

  /// The best route; the item is looked at only where that can make a difference.
  private func route(from type: UTType) throws(ConversionError) -> Route {
    if let route = planner.unconditionalRoute(from: type, to: target, options: options) { return route }
    return try probedRoute(from: type).0
  }

  /// Converts the item into `output`, an empty file.
  mutating func convert(into output: Int32, progress: Progress) throws(ConversionError) -> Export {
    let detection = try detect()
    let type = detection.type
    let route = try withInstalledConverters { (passage) throws(ConversionError) in
      let route = try passage.route(from: type)
      // An attempt whose library was missing may have begun to write.
      guard ftruncate(output, 0) == 0, lseek(output, 0, SEEK_SET) == 0 else {
        throw ConversionError(errno: errno, "the result cannot be begun")
      }
      let executor = Executor(
        session: passage.session, detector: passage.detector, limits: passage.limits,
        cancellation: passage.cancellation)
      return try executor.run(
        route, from: passage.input(type), into: output, options: passage.options, progress: progress)
    }
    return Export(
      detection: detection, route: route, losses: route.losses, byteCount: Int(try stat(of: output).st_size),
      missing: missing.compactMap(\.package))
  }

  /// Calls `body` again without the converters of a library that it finds missing.
  private mutating func withInstalledConverters<Result>(
    _ body: (inout Passage) throws(ConversionError) -> Result
  ) throws(ConversionError) -> Result {
    while true {
      do {
        return try body(&self)
      } catch {
        let rest = planner.converters.filter { $0.package != error.package }
        guard error.code == .missingLibrary, rest.count < planner.converters.count else { throw error }
        missing.append(error)
        planner = Planner(converters: rest)
      }
    }
  }

  private func input(_ type: UTType) -> Job.Input {
    Job.Input(descriptor: item.descriptor, type: type, limits: limits)
  }

  /// The best route for an item that has everything, before it is known what this one has.
  private func firstRoute(from type: UTType) throws(ConversionError) -> Route {
    if let route = planner.bestRoute(from: type, to: target, options: options) { return route }
    if let error = missing.first { throw error }
    throw refusal(of: type)
  }

  /// Why there is no route: because of the options, the item's type or the target.
  private func refusal(of type: UTType) -> ConversionError {
    if planner.bestRoute(from: type, to: target) != nil { return uselessOption(from: type) }
    let reachable = planner.reachableTypes(from: type)
    guard reachable.isEmpty else {
      return ConversionError(
        .noRoute, "no way leads from \(type.shortName) to \(target.shortName)",
        advice: "\(type.shortName) can become \(reachable.map(\.shortName).joined(separator: ", "))")
    }
    guard type == .data || type.isDynamic else {
      return ConversionError(.noRoute, "nothing here reads \(type.shortName)")
    }
    return ConversionError(
      .unknownType, "its type cannot be told",
      advice: "check that it is complete, or name it with its extension")
  }

  private func uselessOption(from type: UTType) -> ConversionError {
    let usable = planner.usableOptions(from: type, to: target)
    let useless = options.keys.subtracting(usable)
    func list(_ keys: Set<ConversionOptions.Key>) -> String {
      keys.map(\.rawValue).sorted().joined(separator: ", ")
    }
    return ConversionError(
      .invalidOption,
      useless.isEmpty
        ? "no way to \(target.shortName) uses all of \(list(options.keys)) together"
        : "\(target.shortName) does not use \(list(useless))",
      advice: usable.isEmpty ? "leave it out" : "it uses \(list(usable))")
  }
}

extension Planner {
  /// The types that an item of a type can become, sorted by identifier.
  func reachableTypes(from type: UTType) -> [UTType] {
    Set(converters.map(\.output)).filter { bestRoute(from: type, to: $0) != nil }
      .sorted { $0.identifier < $1.identifier }
  }
}

extension UTType {
  /// What people call the type: its extension, or else its identifier.
  fileprivate var shortName: String { preferredFilenameExtension ?? identifier }
}
