import CLinux
import Foundation
import TypeDetection
import UniformTypes

/// The worker's side: serves the requests of the program that started this process.
public enum WorkerHost {
  /// Serves until the calling program is gone, then ends the process. Call it from `main` and do nothing else.
  ///
  /// The process must have been started by a ``WorkerPool``.
  public static func run(converters: [Converter]) -> Never {
    let channel = Channel(socket: Wire.workerSocket)
    restrictProcess()
    var host = Host(channel: channel, converters: converters, memoryAtStart: addressSpace())
    do {
      try channel.send(Reply.hello(version: Wire.version))
      endWithCaller()
      while true { try host.serveOne() }
    } catch .broken(let reason) {
      FileHandle.standardError.write(
        Data("rendition-worker: \(reason); programs start it, not people\n".utf8))
      exit(2)
    } catch {
      exit(0)
    }
  }

  /// Gives up what a codec does not need, so that one that a hostile item has taken over gains little.
  ///
  /// The calling thread must be the only one.
  package static func restrictProcess() {
    // A write beyond the limit is to be an error, not a signal.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    // A core file would hold the user's picture.
    setLimit(RLIMIT_CORE, to: 0)
    // Kernels that cannot do one of these do without.
    _ = linux_forbid_new_privileges()
    _ = getenv("TMPDIR").map { linux_forbid_writing($0) } ?? linux_forbid_writing("/tmp")
  }

  /// Ends the process group at once when the caller is gone, however long a conversion would still take.
  private static func endWithCaller() {
    Thread.detachNewThread {
      var socket = pollfd(fd: Wire.workerSocket, events: 0, revents: 0)
      while poll(&socket, 1, -1) < 0 && errno == EINTR {}
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(0)
    }
  }

  /// The bytes of address space that are in use.
  private static func addressSpace() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  fileprivate static func setLimit(_ resource: __rlimit_resource, to bytes: Int) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(max(bytes, 0)), limit.rlim_max)
    setrlimit(resource, &limit)
  }
}

private struct Host {
  let channel: Channel
  let converters: [Converter]
  /// Not counted in ``Limits/memory``: the program itself, and what a sanitizer reserves.
  let memoryAtStart: Int
  private var limits = Memo<Limits>()
  private var options = Memo<ConversionOptions>()

  init(channel: Channel, converters: [Converter], memoryAtStart: Int) {
    self.channel = channel
    self.converters = converters
    self.memoryAtStart = memoryAtStart
  }

  mutating func serveOne() throws(Channel.Failure) {
    let (request, descriptors) = try channel.receive(Request.self)
    defer { for descriptor in descriptors { close(descriptor) } }
    switch request {
    case .prepare(let id):
      _ = converters.first { $0.id == id }?.isAvailable()
    case .listAvailable:
      try channel.send(Reply.available(converters.filter { $0.isAvailable() }.map(\.id)))
    case .probe(let call):
      try reply { () throws(ConversionError) in
        let (converter, input, options) = try prepare(call, descriptors, expecting: 1)
        return .probed(try converter.probe(input, options))
      }
    case .convert(let call):
      try reply { () throws(ConversionError) in
        let (converter, input, options) = try prepare(call, descriptors, expecting: 2)
        let progress = ProgressSender(channel: channel)
        defer { progress.stop() }
        let job = Job(input: input, output: descriptors[1], options: options, report: { progress.report($0) })
        return .converted(try converter.convert(job))
      }
    }
  }

  private func reply(with work: () throws(ConversionError) -> Reply) throws(Channel.Failure) {
    let reply: Reply
    do {
      reply = try work()
    } catch {
      reply = .failed(error.shortened())
    }
    try channel.send(reply)
  }

  /// Understands a call and sets its limits.
  private mutating func prepare(
    _ call: Request.Call, _ descriptors: [Int32], expecting count: Int
  ) throws(ConversionError) -> (Converter, Job.Input, ConversionOptions) {
    guard let converter = converters.first(where: { $0.id == call.converter }) else {
      throw ConversionError(.workerFailed, "the worker has no converter called \(call.converter)")
    }
    guard descriptors.count == count, let limits = limits.value(of: call.limits),
      let options = options.value(of: call.options)
    else {
      throw ConversionError(.workerFailed, "the worker does not understand the request")
    }
    let (memory, overflow) = memoryAtStart.addingReportingOverflow(limits.memory)
    WorkerHost.setLimit(RLIMIT_AS, to: overflow ? .max : memory)
    WorkerHost.setLimit(RLIMIT_FSIZE, to: limits.outputBytes)
    let type = UTType(call.type) ?? converter.inputs.first { $0.identifier == call.input } ?? .data
    let input = Job.Input(descriptor: descriptors[0], type: type, limits: limits)
    return (converter, input, options)
  }
}

/// Passes a converter's progress on, seldom enough to cost nothing.
private final class ProgressSender: Sendable {
  /// The least time between two messages, in nanoseconds.
  private static let interval: UInt64 = 50_000_000
  /// The least advance between two messages.
  private static let step = 0.01

  private struct Last {
    var fraction = 0.0
    var time = DispatchTime.now().uptimeNanoseconds
    var isStopped = false
  }

  private let channel: Channel
  private let last = Locked(Last())

  init(channel: Channel) {
    self.channel = channel
  }

  /// Always says to go on: a cancelled worker is killed.
  func report(_ fraction: Double) -> Bool {
    last.withLock { last in
      let now = DispatchTime.now().uptimeNanoseconds
      guard !last.isStopped, fraction >= last.fraction + Self.step, now >= last.time + Self.interval else {
        return
      }
      last.fraction = fraction
      last.time = now
      // A message that finds no room is about to be outdated anyway.
      try? channel.send(Reply.progress(fraction), waits: false)
    }
    return true
  }

  /// Makes sure that nothing is sent after the conversion's own reply.
  func stop() {
    last.withLock { $0.isStopped = true }
  }
}

extension ConversionError {
  /// The most characters of a message that comes from a worker.
  private static let maximumMessage = 2_000

  /// The error with its message cut so that it fits a packet.
  fileprivate func shortened() -> ConversionError {
    var error = self
    error.message = String(message.prefix(Self.maximumMessage))
    error.advice = advice.map { String($0.prefix(Self.maximumMessage)) }
    return error
  }
}
