import CLinux
import Foundation
import TypeDetection

/// A worker process, as the calling program holds it. One thread converses with it at a time; any thread may kill
/// it. It ends with its last reference.
final class Worker: Sendable {
  /// The most of a worker's standard error that is kept, in bytes: its end.
  private static let maximumErrors = 1 << 16

  private struct State {
    var hasGreeted = false
    var isKilled = false
    /// Whether the process was waited for; its number may be another's from then on.
    var isReaped = false
    var hasAborted = false
    var errors: [UInt8] = []
    var limits = Memo<Limits>()
    var options = Memo<ConversionOptions>()
  }

  /// The process, which is also its group.
  let process: pid_t
  private let program: FilePath
  private let channel: Channel
  private let errorSocket: Int32
  private let state = Locked(State())

  /// Starts `program`; what is wrong with it otherwise shows at the first call.
  init(program: FilePath) throws(ConversionError) {
    let child = try ChildProcess(program: program)
    process = child.process
    self.program = program
    channel = Channel(socket: child.socket)
    errorSocket = child.errors
  }

  deinit {
    kill()
    close(channel.socket)
    close(errorSocket)
    guard !state.withLock({ $0.isReaped }) else { return }
    // A large address space takes milliseconds to tear down, which nobody needs to wait for.
    DispatchQueue.global(qos: .utility).async { [process] in
      while waitpid(process, nil, 0) < 0 && errno == EINTR {}
    }
  }

  /// Ends the worker and the processes that it has started.
  func kill() {
    state.withLock { state in
      state.isKilled = true
      if !state.isReaped { _ = Glibc.kill(-process, SIGKILL) }
    }
  }

  /// Waits for the end of a killed worker, so that when a cancelled conversion returns nothing of it is left.
  func waitIfKilled() {
    let isEnding = state.withLock { $0.isKilled && !$0.isReaped }
    if isEnding { _ = reap() }
  }

  /// Whether the worker is there and can take a request.
  var isReady: Bool {
    guard !state.withLock({ $0.isKilled }) else { return false }
    var socket = pollfd(fd: channel.socket, events: 0, revents: 0)
    return poll(&socket, 1, 0) == 0
  }

  /// Whether the worker found a fault in itself and ended.
  var hasAborted: Bool { state.withLock { $0.hasAborted } }

  /// The bytes of memory that the worker uses now, `nil` if that cannot be told.
  var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else {
      return nil
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }

  /// Lets a new worker open the library of a converter while the caller does something else. A worker that cannot
  /// be reached shows at the first call.
  func prepare(converter: String) {
    guard !state.withLock({ $0.hasGreeted }) else { return }
    try? channel.send(Request.prepare(converter: converter), waits: false)
  }

  /// The limits as a request says them.
  func line(for limits: Limits) -> String { state.withLock { $0.limits.line(for: limits) } }

  /// The options as a request says them.
  func line(for options: ConversionOptions) -> String { state.withLock { $0.options.line(for: options) } }

  /// Sends a request and waits for its reply, which is neither a greeting nor progress.
  ///
  /// It throws when the worker is late, gone or not understood, and the worker is dead then. What a converter
  /// throws is the reply ``Reply/failed(_:)``.
  func call(
    _ request: Request, descriptors: [Int32] = [], seconds: Int, progress: (Double) -> Void = { _ in }
  ) throws(ConversionError) -> Reply {
    let deadline = Deadline(seconds: seconds)
    state.withLock { $0.errors = [] }
    do throws(Channel.Failure) {
      try channel.send(request, descriptors: descriptors)
      while true {
        try waitForMessage(until: deadline)
        let reply = try channel.receive(Reply.self).message
        switch (reply, hasGreeted: state.withLock { $0.hasGreeted }) {
        case (.hello(Wire.version), false): state.withLock { $0.hasGreeted = true }
        case (.hello(let version), false): throw Channel.Failure.broken(Self.mismatch(with: version))
        case (.progress(let fraction), true): progress(fraction)
        case (.hello, _), (_, false): throw Channel.Failure.broken("it spoke out of turn")
        default: return reply
        }
      }
    } catch {
      throw end(after: error, seconds: seconds)
    }
  }

  /// Waits until there is a message or the end of the conversation, and takes what the worker prints meanwhile.
  private func waitForMessage(until deadline: Deadline) throws(Channel.Failure) {
    var sources = [
      pollfd(fd: channel.socket, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorSocket, events: Int16(POLLIN), revents: 0),
    ]
    while sources[0].revents == 0 {
      // Asked each time: a worker that never stops talking would never be late for `poll`.
      let left = deadline.millisecondsLeft
      let count = left > 0 ? poll(&sources, 2, left) : 0
      if count == 0 { throw .late }
      if count > 0, sources[1].revents != 0, !takeErrors() { sources[1].fd = -1 }
    }
  }

  /// Reads what the worker has printed, once; returns whether more may come.
  @discardableResult
  private func takeErrors() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.maximumErrors, alignment: 1) { buffer in
      let count = recv(errorSocket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return count < 0 && errno == EAGAIN }
      state.withLock { state in
        state.errors += buffer.prefix(count)
        state.errors.removeFirst(max(state.errors.count - Self.maximumErrors, 0))
      }
      return true
    }
  }

  /// Ends the worker after a conversation that failed, and says why.
  private func end(after failure: Channel.Failure, seconds: Int) -> ConversionError {
    kill()
    let status = reap()
    takeErrors()
    switch failure {
    case .late: return .timedOut(after: seconds)
    case .broken(let reason): return failed("the worker was given up: \(reason)")
    case .closed: return failed("the worker \(Self.describe(status))")
    }
  }

  /// The error with the last line that the worker printed.
  private func failed(_ reason: String) -> ConversionError {
    let isWorker = state.withLock { $0.hasGreeted }
    return ConversionError(
      .workerFailed, reason + (lastErrorLine.map { ": \($0)" } ?? ""),
      advice: isWorker ? nil : "check that \(program) is this release's rendition-worker")
  }

  /// Waits for the end of the killed process and returns its status, or `nil` if the program has given up its
  /// children.
  private func reap() -> Int32? {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    return state.withLock { state in
      var status: Int32 = 0
      state.isReaped = true
      guard waitpid(process, &status, 0) == process else { return nil }
      state.hasAborted = status & 0x7F == SIGABRT
      return status
    }
  }

  private var lastErrorLine: String? {
    let lines = state.withLock { $0.errors }.split(separator: UInt8(ascii: "\n"))
    return lines.last.map { FilePath(bytes: $0.prefix(400)).description }
  }

  private static func describe(_ status: Int32?) -> String {
    guard let status else { return "ended" }
    let signal = status & 0x7F
    guard signal != 0 else { return "ended with status \(status >> 8 & 0xFF)" }
    let name = linux_signal_name(signal).map { "SIG" + String(cString: $0) }
    return "was ended by signal \(name ?? String(signal))"
  }

  private static func mismatch(with version: Int) -> String {
    "it speaks version \(version) of the protocol and this program version \(Wire.version), "
      + "so both must be installed from one release"
  }
}

/// A moment that a wait ends at, whatever the clock on the wall is set to.
private struct Deadline {
  private let end: DispatchTime

  init(seconds: Int) {
    end = .now() + .seconds(seconds)
  }

  /// The time that is left, rounded up, as `poll` takes it.
  var millisecondsLeft: Int32 {
    let now = DispatchTime.now()
    guard now < end else { return 0 }
    let left = (end.uptimeNanoseconds - now.uptimeNanoseconds + 999_999) / 1_000_000
    return Int32(clamping: left)
  }
}
