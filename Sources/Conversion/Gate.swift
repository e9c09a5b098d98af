import Dispatch
import TypeDetection

/// Lets a number of conversions run at a time, each on a thread that may block, and the others wait without one.
final class Gate: Sendable {
  /// Not Swift's own pool, which has a thread a processor and must never wait.
  private static let queue = DispatchQueue(label: "rendition.conversion", attributes: .concurrent)

  private struct State {
    var permits: Int
    var waiting: [(ticket: UInt64, resume: CheckedContinuation<Bool, Never>)] = []
    var nextTicket: UInt64 = 0
  }

  private let state: Locked<State>

  init(permits: Int) {
    state = Locked(State(permits: permits))
  }

  /// Runs `work` on a thread of its own as soon as there is a permit. Cancelling the task ends a wait for a permit
  /// at once, and `work` by what it does when `cancellation` says so.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws(ConversionError) -> Result
  ) async throws(ConversionError) -> Result {
    guard await enter() else { throw .cancelled }
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.queue.async {
          let result = Swift.Result { () throws(ConversionError) in try work(cancellation) }
          self.leave()
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
    do {
      return try result.get()
    } catch {
      // What fails after a cancel fails because of it: the worker is killed, a pipe given up.
      throw cancellation.isCancelled ? .cancelled : error
    }
  }

  /// Waits for a permit; returns false when the task was cancelled first.
  private func enter() async -> Bool {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDecided = state.withLock { state -> Bool? in
          // A task is marked before its handlers run: either this sees the mark, or `giveUp` sees the entry.
          if Task.isCancelled { return false }
          if state.permits > 0 {
            state.permits -= 1
            return true
          }
          state.waiting.append((ticket, continuation))
          return nil
        }
        if let isDecided { continuation.resume(returning: isDecided) }
      }
    } onCancel: {
      giveUp(ticket)
    }
  }

  private func giveUp(_ ticket: UInt64) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
    }
    waiting?.resume.resume(returning: false)
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      if state.waiting.isEmpty {
        state.permits += 1
        return nil
      }
      return state.waiting.removeFirst().resume
    }
    next?.resume(returning: true)
  }
}

/// Carries a task's cancellation to the thread that works for it.
final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var worker: Worker?
  }

  private let state = Locked(State())

  /// Whether the task was cancelled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Throws when the task was cancelled.
  func check() throws(ConversionError) {
    if isCancelled { throw .cancelled }
  }

  /// Marks the work as cancelled and kills the worker that it waits for.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.worker?.kill()
    }
  }

  /// Names the worker that cancelling kills from now on, or none.
  func watch(_ worker: Worker?) {
    state.withLock { state in
      state.worker = worker
      if state.isCancelled { worker?.kill() }
    }
  }
}

extension ConversionError {
  /// The caller cancelled.
  static let cancelled = ConversionError(.cancelled, "the conversion was cancelled")
}
