internal import Conversion
internal import Glibc
internal import Synchronization

/// The bytes of an item, read at any offset without moving the descriptor's own.
///
/// A small item is read once, when it is opened; of a larger one, what is asked for is read when it is. Nothing is
/// mapped, so that a file that shrinks meanwhile is an error and not a crash. A loader reads from one thread at a time.
@safe final class SourceBytes {
  /// The item's length in bytes.
  let count: Int
  /// All bytes of a small item.
  let held: UnsafeRawBufferPointer?
  /// The `errno` of the last read that failed.
  private(set) var failure: Int32?

  /// The length in bytes up to which an item is held.
  private static let smallCount = 4 << 20

  private let descriptor: Int32
  private var position = 0
  private let damage = Atomic(false)

  init(descriptor: Int32) throws(ConversionError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .reading(errno) }
    self.descriptor = descriptor
    count = Int(status.st_size)
    guard count > 0 else { throw ConversionError(.empty, "the item has no bytes") }
    unsafe held = count <= Self.smallCount ? try Self.hold(descriptor, count) : nil
  }

  /// Bytes that are in memory already.
  init(_ bytes: [UInt8]) {
    descriptor = -1
    count = bytes.count
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe buffer.copyBytes(from: bytes)
    unsafe held = UnsafeRawBufferPointer(buffer)
  }

  private static func hold(
    _ descriptor: Int32, _ count: Int
  ) throws(ConversionError) -> UnsafeRawBufferPointer {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    let found = unsafe read(descriptor, into: buffer, at: 0)
    guard found == count else {
      let code = errno
      unsafe buffer.deallocate()
      throw found < 0 ? .reading(code) : .ends(before: "its length of \(count)", at: found)
    }
    return UnsafeRawBufferPointer(buffer)
  }

  deinit {
    unsafe held?.deallocate()
  }

  /// Whether some pixels could not be decoded, even if the loader went on without them.
  var isDamaged: Bool { damage.load(ordering: .relaxed) }

  /// Notes that some pixels could not be decoded; from any thread.
  func noteDamage() {
    damage.store(true, ordering: .relaxed)
  }

  /// Fills as much of `buffer` as the item has at the loader's position. The result is -1 on failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = unsafe read(into: buffer, at: position)
    if count > 0 { position += count }
    return count
  }

  /// Moves the loader's position as `lseek` does.
  func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    switch whence {
    case SEEK_SET: position = Int(offset)
    case SEEK_CUR: position += Int(offset)
    case SEEK_END: position = count + Int(offset)
    default: return -1
    }
    return Int64(position)
  }

  /// The bytes from `offset` on: `count` of them, or fewer where the item ends.
  func bytes(at offset: Int, count wanted: Int) throws(ConversionError) -> [UInt8] {
    guard offset >= 0, offset < count, wanted > 0 else { return [] }
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: min(wanted, count - offset)) { buffer, filled in
      let count = unsafe read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      failed = count < 0
      filled = max(count, 0)
    }
    if failed { throw .reading(failure ?? EIO) }
    return bytes
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    if let held = unsafe held {
      let part = unsafe UnsafeRawBufferPointer(rebasing: held[min(offset, count)...].prefix(buffer.count))
      unsafe buffer.copyMemory(from: part)
      return part.count
    }
    let count = unsafe Self.read(descriptor, into: buffer, at: offset)
    if count < 0 { failure = errno }
    return count
  }

  /// Fills as much of `buffer` as the file has from `offset` on; -1 on failure, which `errno` says.
  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) -> Int {
    var done = 0
    while done < buffer.count {
      let count = unsafe pread(
        descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      done += count
    }
    return done
  }
}

extension ConversionError {
  /// The item could not be read.
  static func reading(_ code: Int32) -> ConversionError {
    ConversionError(.system, "the item cannot be read: \(unsafe String(cString: strerror(code)))")
  }

  /// The item ends before `what`.
  static func ends(before what: String, at count: Int) -> ConversionError {
    ConversionError(.truncated, "the item ends after \(count) bytes, before \(what)")
  }
}

/// Big- and little-endian numbers in a run of bytes; an index beyond the end is a fault of the caller.
extension Collection where Element == UInt8, Index == Int {
  func big16(_ offset: Int) -> Int {
    Int(self[startIndex + offset]) << 8 | Int(self[startIndex + offset + 1])
  }
  func big32(_ offset: Int) -> Int { big16(offset) << 16 | big16(offset + 2) }
  func little16(_ offset: Int) -> Int {
    Int(self[startIndex + offset]) | Int(self[startIndex + offset + 1]) << 8
  }
  func little32(_ offset: Int) -> Int { little16(offset) | little16(offset + 2) << 16 }
}

/// A number as the bytes of a file.
extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] { unsafe withUnsafeBytes(of: bigEndian) { unsafe [UInt8]($0) } }
  var littleEndianBytes: [UInt8] { unsafe withUnsafeBytes(of: littleEndian) { unsafe [UInt8]($0) } }
}
