import Conversion
import Glibc
import TypeDetection
import UniformTypes

/// Tells what became of each item, in the order of the items whatever the order in which they end.
struct Report {
  private let list: WorkList
  private let settings: Settings
  private let console: Console
  private var output: Output
  /// Outcomes of items that wait for an earlier one.
  private var waiting: [Int: Outcome] = [:]
  private var next = 0
  private var finished = 0
  private var failures: [ConversionError.Code] = []

  /// Results on standard output leave standard error for the lines about them.
  init(on list: WorkList, _ settings: Settings, _ console: Console) {
    self.list = list
    self.settings = settings
    self.console = console
    let isTaken = list.writesStandardOutput && !settings.isDryRun
    output = Output(descriptor: isTaken ? STDERR_FILENO : STDOUT_FILENO)
  }

  /// Notes what became of an item.
  mutating func add(_ outcome: Outcome, of index: Int) {
    waiting[index] = outcome
    while let outcome = waiting.removeValue(forKey: next) {
      tell(outcome, of: list.items[next])
      next += 1
    }
  }

  /// Tells of what is still kept back and returns the exit code.
  mutating func end(isInterrupted: Bool) -> Int32 {
    for index in waiting.keys.sorted() { tell(waiting[index], of: list.items[index]) }
    if isInterrupted { console.error(nil, "interrupted; \(finished) of \(list.items.count) are done") }
    let isUsage = failures.count == list.items.count && failures.allSatisfy { $0 == .invalidOption }
    let code: ExitCode = failures.isEmpty ? .done : isUsage ? .usage : .someFailed
    return output.end(code, console)
  }

  private mutating func tell(_ outcome: Outcome?, of item: WorkItem) {
    switch outcome {
    case .done(let export):
      finished += 1
      note(export.losses, of: item)
      if settings.printsJSON {
        output.line(json(item, route: export.route, losses: export.losses, bytes: export.byteCount))
      }
    case .planned(let plan):
      finished += 1
      let destination = item.destination.shown(as: "standard output")
      if settings.printsJSON {
        output.line(json(item, route: plan.route, losses: plan.route.losses))
      } else {
        output.line("\(item.shownSource) → \(destination): \(plan.route), loses \(plan.route.losses)")
      }
    case .failed(let error):
      fail(error, of: item)
    case nil: break
    }
  }

  /// A reader of standard output that went away is a quiet end.
  private mutating func fail(_ error: ConversionError, of item: WorkItem) {
    if error.code != .closedPipe || item.destination != .standardStream {
      failures.append(error.code)
      output.flush()
      let isLineEnough = settings.printsJSON && list.writesStandardOutput
      if error.code != .cancelled, !isLineEnough { console.error(item.shownSource, error.description) }
    }
    if settings.printsJSON { output.line(json(item, error: error)) }
  }

  /// Says what a person might miss: not what was asked for, and not that a lossy encoding is lossy.
  private func note(_ losses: Loss, of item: WorkItem) {
    var losses = losses.subtracting(.generation)
    if settings.options.metadata == .strip { losses.remove(.metadata) }
    guard !losses.isEmpty, !settings.isQuiet, !settings.printsJSON else { return }
    console.note(item.shownSource, "lost \(losses)")
  }

  private func json(
    _ item: WorkItem, route: Route? = nil, losses: Loss? = nil, bytes: Int? = nil,
    error: ConversionError? = nil
  ) -> JSON.Members {
    item.source.members("path") + item.destination.members("output") + [
      "type": .string(list.target.type.identifier),
      "route": JSON(route),
      "losses": losses.map { JSON($0.aspects) } ?? .null,
      "bytes": bytes.map(JSON.integer) ?? .null,
      "error": JSON(error),
    ]
  }
}

extension WorkItem {
  fileprivate var shownSource: String { source.shown(as: "standard input") }
}

extension JSON {
  /// The hops of a route, or null.
  init(_ route: Route?) {
    guard let route else {
      self = .null
      return
    }
    self = .array(
      route.hops.map { hop in
        .object([
          "converter": .string(hop.converter.id), "from": .string(hop.input.identifier),
          "to": .string(hop.output.identifier), "losses": JSON(hop.losses.aspects),
        ])
      })
  }
}
