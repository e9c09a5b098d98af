import Foundation

/// Copies bytes between descriptors that may make one wait, such as pipes and terminals.
///
/// A cancelled wait ends within ``Transfer/patience``. Writing to a pipe without a reader raises `SIGPIPE`, which
/// the program must ignore to get the error instead.
struct Transfer {
  /// The longest wait between two looks at whether the caller has cancelled, in milliseconds.
  static let patience: Int32 = 50
  /// The most bytes that are held at once.
  private static let chunk = 1 << 18
  /// What a pipe that is ready takes at once without making its writer wait (`PIPE_BUF` of pipe(7)).
  private static let pipeChunk = 4096

  /// Whether the caller has cancelled.
  let isCancelled: () -> Bool

  /// Reads `descriptor` to its end into `output`, and returns how many bytes came.
  ///
  /// - Parameter limit: The most bytes to take, by the name and value of ``Limits/inputBytes``.
  func spool(_ descriptor: Int32, into output: Int32, limit: Int) throws(ConversionError) -> Int {
    var total = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      try wait(for: POLLIN, on: descriptor)
      let count = uninterrupted { read(descriptor, buffer.baseAddress, buffer.count) }
      if count < 0 && errno == EAGAIN { continue }
      guard count >= 0 else { throw ConversionError(errno: errno, "the input cannot be read") }
      guard count > 0 else { return total }
      total += count
      guard total <= limit else {
        throw ConversionError(
          .limitExceeded, "the input is longer than the limit `input` of \(limit) bytes",
          advice: "give it as a file, or raise the limit")
      }
      try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: output, "a temporary file")
    }
  }

  /// Writes the first `size` bytes of the file `source` to `output` from where that stands.
  func copy(_ source: Int32, size: Int, to output: Int32) throws(ConversionError) {
    let kind = try stat(of: output).kind
    let step = kind == S_IFREG ? Self.chunk : Self.pipeChunk
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: step, alignment: 1)
    defer { buffer.deallocate() }
    var offset = 0
    while offset < size {
      let count = uninterrupted { pread(source, buffer.baseAddress, min(step, size - offset), off_t(offset)) }
      guard count > 0 else {
        throw ConversionError(errno: count < 0 ? errno : EIO, "the result cannot be read back")
      }
      try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: output, "the output")
      offset += count
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: UnsafeRawBufferPointer, to output: Int32, _ name: String) throws(ConversionError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT, on: output)
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = uninterrupted { Foundation.write(output, part.baseAddress, part.count) }
      if count < 0 && errno == EAGAIN { continue }
      guard count >= 0 else { throw ConversionError(errno: errno, "\(name) cannot be written") }
      rest = rest.dropFirst(count)
    }
  }

  /// Throws when the caller has cancelled.
  func checkCancellation() throws(ConversionError) {
    if isCancelled() { throw ConversionError(.cancelled, "the conversion was cancelled") }
  }

  /// Waits until a call would not block, or would fail.
  private func wait(for events: Int32, on descriptor: Int32) throws(ConversionError) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    repeat {
      try checkCancellation()
    } while poll(&request, 1, Self.patience) <= 0
  }
}
