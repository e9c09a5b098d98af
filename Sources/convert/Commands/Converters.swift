import Conversion
import UniformTypes

/// `convert converters`
struct Converters: Sendable {
  private let settings: Settings
  private let console: Console

  /// Checks that nothing else was asked.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    guard arguments.names.isEmpty else { throw UsageError("converters takes no names; leave them out") }
    settings = arguments.settings
    self.console = console
  }

  /// Prints the converters, sorted by name, and returns the exit code.
  func run() async -> Int32 {
    var output = Output()
    let exporter = Exporter(WorkerPool(size: 1), settings)
    do throws(ConversionError) {
      let available = try await exporter.availableConverters()
      for converter in exporter.converters {
        let isAvailable = available.contains(converter.id)
        if settings.printsJSON {
          output.line(json(converter, isAvailable))
        } else {
          output.line(text(converter, isAvailable))
        }
      }
      return output.end(.done, console)
    } catch {
      console.error(nil, error.description)
      return output.end(.someFailed, console)
    }
  }

  private func text(_ converter: Converter, _ isAvailable: Bool) -> String {
    let inputs = converter.inputs.map(\.identifier).joined(separator: ", ")
    let flags = converter.flags.map { "--\($0)" }.joined(separator: " ")
    let needed = converter.package.map { isAvailable ? "" : ", not available: install \($0)" } ?? ""
    return "\(converter.id): \(inputs) → \(converter.output.identifier), may lose \(converter.allLosses)"
      + (flags.isEmpty ? "" : ", uses \(flags)") + needed
  }

  private func json(_ converter: Converter, _ isAvailable: Bool) -> JSON.Members {
    [
      "id": .string(converter.id),
      "from": JSON(converter.inputs.map(\.identifier)),
      "to": .string(converter.output.identifier),
      "losses": JSON(converter.allLosses.aspects),
      "options": JSON(converter.flags),
      "package": JSON(converter.package),
      "available": .boolean(isAvailable),
    ]
  }
}

extension Converter {
  /// What it may lose of an item of any of its types, with no option asked for.
  fileprivate var allLosses: Loss {
    inputs.reduce(into: Loss()) { $0.formUnion(losses($1, ConversionOptions())) }
  }

  /// The flags that it uses, in the order of help.
  fileprivate var flags: [String] {
    Flag.all.map(\.name).filter { ConversionOptions.Key(rawValue: $0).map(options.contains) ?? false }
  }
}
