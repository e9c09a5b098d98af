import Conversion
import Glibc
import ImageConverters
import TypeDetection

/// `convert IN OUT` and `convert IN... --to TYPE`
struct ConvertItems: Sendable {
  private let settings: Settings
  private let list: WorkList
  private let jobs: Int
  private let exporter: Exporter
  private let console: Console
  private let progress: ProgressBar?

  /// Finds out what to do.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    settings = arguments.settings
    list = try WorkList(arguments)
    if list.writesStandardOutput, isatty(STDOUT_FILENO) != 0, !settings.isDryRun, !settings.overwrites {
      throw UsageError("the result would go to the terminal; redirect it, or add --force")
    }
    let pool = WorkerPool(size: settings.jobs)
    jobs = pool.size
    exporter = Exporter(pool, settings)
    self.console = console
    let showsProgress = console.isInteractive && !settings.isQuiet && !settings.printsJSON
    progress = showsProgress ? ProgressBar(total: list.items.count, on: console) : nil
  }

  /// Converts all items, a bounded number at a time, reports on them in the order of their names, and returns the
  /// exit code.
  func run() async -> Int32 {
    var report = Report(on: list, settings, console)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var rest = list.items.indices.makeIterator()
      func startNext() {
        guard let index = rest.next() else { return }
        group.addTask { (index, await outcome(of: index)) }
      }
      for _ in 0..<jobs { startNext() }
      for await (index, outcome) in group {
        progress?.finish(index)
        report.add(outcome, of: index)
        if !Task.isCancelled { startNext() }
      }
    }
    progress?.remove()
    return report.end(isInterrupted: Task.isCancelled)
  }

  private func outcome(of index: Int) async -> Outcome {
    let item = list.items[index]
    if let failure = item.failure { return .failed(failure) }
    do throws(ConversionError) {
      if settings.isDryRun { return .planned(try await plan(item)) }
      return .done(
        try await exporter.export(
          item.input, as: list.target.type, to: item.output(overwrite: settings.overwrites),
          options: settings.options, progress: { progress?.report($0, of: index) }))
    } catch {
      return .failed(error)
    }
  }

  /// A destination that cannot be written to shows in a dry run too.
  private func plan(_ item: WorkItem) async throws(ConversionError) -> Plan {
    let plan = try await exporter.plan(item.input, to: list.target.type, options: settings.options)
    _ = try Delivery(to: item.output(overwrite: settings.overwrites))
    return plan
  }
}

extension Exporter {
  /// The exporter that all commands use: every converter there is, in worker processes.
  init(_ pool: WorkerPool, _ settings: Settings) {
    self.init(converters: ImageConverters.all, execution: .workers(pool), limits: settings.limits)
  }
}

extension WorkItem {
  fileprivate var input: Source {
    source == .standardStream ? .descriptor(STDIN_FILENO, name: nil) : .file(source)
  }

  fileprivate func output(overwrite: Bool) -> Destination {
    destination == .standardStream ? .descriptor(STDOUT_FILENO) : .file(destination, overwrite: overwrite)
  }
}

/// What became of an item.
enum Outcome: Sendable {
  case planned(Plan)
  case done(Export)
  case failed(ConversionError)
}
