import CLinux
import Foundation
import TypeDetection

/// A process that was started with a socket, alone in its group, at `/`, knowing nothing of the user.
struct ChildProcess {
  let process: pid_t
  /// This program's end of a socket of packets. The child has the other at ``Wire/workerSocket``.
  let socket: Int32
  /// This program's end of the socket that the child prints to.
  let errors: Int32

  /// Starts `program`. The descriptors are the caller's to close, and the process its to wait for.
  init(program: FilePath) throws(ConversionError) {
    let messages = try SocketPair(type: SOCK_SEQPACKET)
    defer { close(messages.child) }
    do throws(ConversionError) {
      let errors = try SocketPair(type: SOCK_STREAM)
      defer { close(errors.child) }
      do throws(ConversionError) {
        process = try Self.spawn(program, socket: messages.child, errors: errors.child)
      } catch {
        close(errors.parent)
        throw error
      }
      socket = messages.parent
      self.errors = errors.parent
    } catch {
      close(messages.parent)
      throw error
    }
  }

  private static func spawn(
    _ program: FilePath, socket: Int32, errors: Int32
  ) throws(ConversionError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, Wire.workerSocket)
    linux_spawn_isolated(&actions, "/", Wire.workerSocket + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    let failure = withStrings(["rendition-worker"]) { arguments in
      withStrings(environment) { environment in
        program.withCString { posix_spawn(&process, $0, &actions, &attributes, arguments, environment) }
      }
    }
    guard failure == 0 else {
      throw ConversionError(
        .workerFailed,
        "the worker program \(program) cannot be started: \(String(cString: linux_error_text(failure)))",
        advice: "install rendition-worker, or name it in RENDITION_WORKER")
    }
    return process
  }

  /// Where libraries and temporary files are may differ from machine to machine; nothing else of the caller's
  /// environment may change a result.
  private static var environment: [String] {
    let kept = ["LD_LIBRARY_PATH", "TMPDIR"].compactMap { (name: String) in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    return ["LC_ALL=C", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"] + kept
  }

  /// Calls `body` with the zero-terminated list that `execve` takes.
  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}

/// A socket pair, both ends closed on exec, of which the child's is none that its standard descriptors overwrite.
private struct SocketPair {
  let parent: Int32
  let child: Int32

  init(type: __socket_type) throws(ConversionError) {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw Self.failure(errno)
    }
    parent = pair[0]
    child = fcntl(pair[1], F_DUPFD_CLOEXEC, Wire.workerSocket + 1)
    let failure = errno
    close(pair[1])
    guard child >= 0 else {
      close(parent)
      throw Self.failure(failure)
    }
  }

  private static func failure(_ code: Int32) -> ConversionError {
    ConversionError(
      .system, "a socket for a worker cannot be made: \(String(cString: linux_error_text(code)))")
  }
}
