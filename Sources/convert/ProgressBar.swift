import Synchronization

/// How far a call has come, as a bar on the terminal. Any thread may report.
final class ProgressBar: Sendable {
  private static let width = 30
  /// A call that is over sooner shows no bar.
  private static let delay = Duration.milliseconds(300)
  /// A person cannot read faster.
  private static let interval = Duration.milliseconds(100)

  private struct State {
    /// The part that is done of each item in work.
    var fractions: [Int: Double] = [:]
    var finished = 0
    var nextShow: ContinuousClock.Instant
  }

  private let console: Console
  private let total: Int
  private let state: Mutex<State>

  /// Makes a bar for `total` items.
  init(total: Int, on console: Console) {
    self.total = total
    self.console = console
    state = Mutex(State(nextShow: .now + Self.delay))
  }

  /// Notes that `fraction` of an item is done.
  func report(_ fraction: Double, of item: Int) {
    show { $0.fractions[item] = fraction }
  }

  /// Notes that an item is done or has failed.
  func finish(_ item: Int) {
    show { state in
      state.fractions[item] = nil
      state.finished += 1
    }
  }

  /// Takes the bar away.
  func remove() {
    console.showProgress("")
  }

  private func show(after change: (inout State) -> Void) {
    let text: String? = state.withLock { state in
      change(&state)
      let now = ContinuousClock.now
      guard now >= state.nextShow else { return nil }
      state.nextShow = now + Self.interval
      return Self.text(
        done: Double(state.finished) + state.fractions.values.reduce(0, +), state.finished, of: total)
    }
    if let text { console.showProgress(text) }
  }

  private static func text(done: Double, _ finished: Int, of total: Int) -> String {
    let part = min(1, done / Double(total))
    let filled = Int(part * Double(width))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(bar)] \(Int(part * 100))%" + (total > 1 ? ", \(finished) of \(total)" : "")
  }
}
