internal import Conversion
internal import Glibc

/// The result on its way to the job's descriptor: counts what passes, keeps the reason when that stops, and may put
/// bytes of its own in between.
///
/// A saver writes from one thread at a time.
final class Output {
  /// What a format adds to what its saver writes.
  enum Addition {
    /// Nothing.
    case none
    /// `bytes` after the saver's first `offset` bytes.
    case insert(bytes: [UInt8], offset: Int)
    /// The saver's bytes are only gathered, for ``Output/endGathering()``.
    case gather
  }

  /// Why writing stopped.
  private(set) var failure: ConversionError?
  /// Whether the descriptor can go back, as a pipe cannot.
  let isSeekable: Bool

  /// The most bytes of tags that a saver adds unasked to what is gathered, and that are then left out.
  private static let tagRoom = 4096

  private let descriptor: Int32
  private let limit: Int
  private var gathered: [UInt8] = []
  private var addition = Addition.none
  private var position = 0
  private var size = 0

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
    isSeekable = lseek(descriptor, 0, SEEK_CUR) >= 0
  }

  /// Says what to add; before the first write.
  func add(_ addition: Addition) {
    self.addition = addition
  }

  /// Stops gathering: what is written from here on goes to the descriptor.
  func endGathering() -> [UInt8] {
    addition = .none
    position = 0
    size = 0
    defer { gathered = [] }
    return gathered
  }

  /// Forgets all that was written; false if some of it is out of reach.
  func restart() -> Bool {
    guard size == 0 || isGathering || ftruncate(descriptor, 0) == 0 else { return false }
    addition = .none
    gathered = []
    position = 0
    size = 0
    return true
  }

  /// Writes at the saver's position; false on failure.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch addition {
    case .none: return unsafe send(bytes)
    case .gather:
      guard isWithinLimit(position + bytes.count - Self.tagRoom) else { return false }
      unsafe keep(bytes)
      return true
    case .insert(let inserted, let offset):
      let head = min(offset - position, bytes.count)
      guard unsafe send(UnsafeRawBufferPointer(rebasing: bytes[..<head])) else { return false }
      guard position == offset else { return true }
      addition = .none
      return unsafe inserted.withUnsafeBytes { unsafe send($0) }
        && send(UnsafeRawBufferPointer(rebasing: bytes[head...]))
    }
  }

  /// Writes `bytes` and throws what stopped it.
  func write(_ bytes: [UInt8]) throws(ConversionError) {
    let done = unsafe bytes.withUnsafeBytes { unsafe write($0) }
    if !done { throw failure ?? .writing(EIO) }
  }

  /// Reads what was written, for savers that go back; -1 on failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    let count: Int
    if isGathering {
      count = max(0, min(buffer.count, gathered.count - position))
      if count > 0 { unsafe buffer.copyBytes(from: gathered[position..<position + count]) }
    } else {
      count = unsafe pread(descriptor, start, buffer.count, off_t(position))
    }
    if count > 0 { position += count }
    return count
  }

  /// Moves the saver's position as `lseek` does; -1 where the descriptor cannot go back.
  func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    let target =
      switch whence {
      case SEEK_SET: Int(offset)
      case SEEK_CUR: position + Int(offset)
      default: size + Int(offset)
      }
    guard target >= 0, target == position || isSeekable || isGathering else { return -1 }
    position = target
    return Int64(target)
  }

  private var isGathering: Bool {
    if case .gather = addition { true } else { false }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) {
    let gap = position - gathered.count
    if gap > 0 { gathered.append(contentsOf: repeatElement(0, count: gap)) }
    let end = min(position + bytes.count, gathered.count)
    unsafe gathered.replaceSubrange(position..<end, with: bytes)
    position += bytes.count
    size = gathered.count
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isWithinLimit(position + bytes.count) else { return false }
    var done = 0
    while done < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count =
        isSeekable
        ? unsafe pwrite(descriptor, rest.baseAddress!, rest.count, off_t(position))
        : unsafe Glibc.write(descriptor, rest.baseAddress!, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        failure = .writing(errno)
        return false
      }
      done += count
      position += count
      size = max(size, position)
    }
    return true
  }

  private func isWithinLimit(_ count: Int) -> Bool {
    if count <= limit { return true }
    failure = ConversionError(
      .limitExceeded, "the result would be larger than \(limit) bytes",
      advice: "raise the limit `output`")
    return false
  }
}

extension ConversionError {
  /// The result could not be written.
  static func writing(_ code: Int32) -> ConversionError {
    switch code {
    case ENOSPC, EDQUOT: ConversionError(.noSpace, "the device of the result is full")
    case EFBIG: ConversionError(.noSpace, "the result is larger than a file may be there")
    case EPIPE: ConversionError(.closedPipe, "the reader of the result is gone")
    default:
      ConversionError(.system, "the result cannot be written: \(unsafe String(cString: strerror(code)))")
    }
  }
}
