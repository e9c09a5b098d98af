import Conversion
import TypeDetection
import UniformTypes

/// `convert plan SOURCE TARGET`
struct PlanRoute: Sendable {
  private let source: FilePath
  private let target: TypeName
  private let settings: Settings
  private let console: Console

  /// Reads the two names.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    guard arguments.names.count == 2 else {
      throw UsageError("plan takes a file and a type: \(programName) plan photo.png jpg")
    }
    source = arguments.names[0]
    target = try TypeName(nameOrType: arguments.names[1])
    settings = arguments.settings
    self.console = console
  }

  /// Plans, prints the plan, and returns the exit code.
  func run() async -> Int32 {
    var output = Output()
    do throws(ConversionError) {
      let exporter = Exporter(WorkerPool(size: 1), settings)
      let input: Source = source == .standardStream ? .descriptor(0, name: nil) : .file(source)
      let plan = try await exporter.plan(input, to: target.type, options: settings.options)
      if settings.printsJSON { output.line(json(plan)) } else { output.line(text(plan)) }
      return output.end(.done, console)
    } catch {
      if error.code != .cancelled { console.error(source.shown(as: "standard input"), error.description) }
      if settings.printsJSON { output.line(json(error: error)) }
      return output.end(error.code == .invalidOption ? .usage : .someFailed, console)
    }
  }
}

// MARK: What is printed

extension PlanRoute {
  private func text(_ plan: Plan) -> String {
    let type = plan.detection.type
    let hops = plan.route.hops.map { hop in
      "  \(hop.converter.id): \(hop.input.identifier) → \(hop.output.identifier), loses \(hop.losses)"
    }
    let rejected = plan.rejected.map { "  not by \($0.route.converters): \($0.reason)" }
    let missing = plan.missing.map { "  a better way needs a package: apt install \($0)" }
    let title = "\(source.shown(as: "standard input")): \(type.shown), has \(plan.probe.aspects)"
    let total = plan.route.hops.count > 1 ? ["  in all loses \(plan.route.losses)"] : []
    return ([title] + hops + total + rejected + missing).joined(separator: "\n")
  }

  private func json(_ plan: Plan? = nil, error: ConversionError? = nil) -> JSON.Members {
    let rejected = plan?.rejected.map { rejection -> JSON in
      .object([
        "route": JSON(rejection.route), "losses": JSON(rejection.route.losses.aspects),
        "reason": .string(rejection.reason.description),
      ])
    }
    return source.members("path") + [
      "type": JSON(plan?.detection.type.identifier),
      "target": .string(target.type.identifier),
      "route": JSON(plan?.route),
      "losses": plan.map { JSON($0.route.losses.aspects) } ?? .null,
      "rejected": .array(rejected ?? []),
      "missing": JSON(plan?.missing ?? []),
      "error": JSON(error),
    ]
  }
}

extension Route {
  /// The names of its converters in their order.
  fileprivate var converters: String { hops.map(\.converter.id).joined(separator: ", ") }
}

extension TypeName {
  /// Reads a type, or the extension of a file's name.
  fileprivate init(nameOrType: FilePath) throws(UsageError) {
    if let name = TypeName(nameOrType.description) ?? TypeName(extensionOf: nameOrType) {
      self = name
    } else {
      try self.init(argument: nameOrType.description)
    }
  }
}
