import Glibc

/// Standard output, gathered so that a listing takes one system call.
///
/// A reader that went away is a quiet end: what follows is dropped. Another failure is remembered, for the exit
/// code.
struct Output {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let isInteractive: Bool
  private var buffer: [UInt8] = []
  /// The `errno` of the first write that failed.
  private(set) var failure: Int32?

  /// Writes to `descriptor`, at once where a person watches.
  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    isInteractive = isatty(descriptor) != 0
  }

  /// Writes `text` and the end of its line.
  mutating func line(_ text: String) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if isInteractive || buffer.count >= Self.capacity { flush() }
  }

  /// Writes a JSON object as one line.
  mutating func line(_ object: JSON.Members) {
    line(JSON.object(object).text)
  }

  /// Hands all that was gathered to the kernel.
  mutating func flush() {
    if failure == nil { failure = writeAll(buffer, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and returns the exit code, which is that of a failure if not all could be written.
  mutating func end(_ code: ExitCode, _ console: Console) -> Int32 {
    flush()
    guard let failure, failure != EPIPE else { return code.rawValue }
    console.error("standard output", "\(String(cString: strerror(failure))); not all was printed")
    return ExitCode.someFailed.rawValue
  }
}

/// Writes `bytes` and returns the `errno` of a failure.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}
