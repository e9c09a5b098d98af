import Glibc
import Synchronization

/// Work that a signal cancels.
enum Interruption {
  /// Runs `body`, cancelled by the first SIGINT, SIGTERM or SIGHUP, and exits with its code or, after a signal,
  /// with 128 and the signal's number. A second signal exits at once.
  ///
  /// A signal that is ignored from the start (`nohup`, a shell's background job) stays so. The calling thread is
  /// the one that waits for signals, so nothing runs in a signal handler.
  static func run(_ body: @escaping @Sendable () async -> Int32) -> Never {
    var signals = watchedSignals()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let received = Received()
    let task = Task.detached {
      let code = await body()
      exit(received.code ?? code)
    }
    while true {
      var signal: Int32 = 0
      guard sigwait(&signals, &signal) == 0 else { continue }
      if let code = received.code { _exit(code) }
      received.note(signal)
      task.cancel()
    }
  }

  private static func watchedSignals() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      let isIgnored = sigaction(signal, nil, &action) == 0 && action.isIgnoring
      if !isIgnored { sigaddset(&signals, signal) }
    }
    return signals
  }

  /// The first signal that came.
  private final class Received: Sendable {
    private let signal = Atomic<Int32>(0)

    func note(_ signal: Int32) { self.signal.store(signal, ordering: .relaxed) }

    /// The exit code that reports the signal.
    var code: Int32? {
      let signal = signal.load(ordering: .relaxed)
      return signal == 0 ? nil : 128 + signal
    }
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
