import Glibc

/// Bytes that are looked at; every access is checked against their bounds.
typealias Bytes = Span<UInt8>

/// Where the bytes after those in hand can be had.
enum Remainder {
  /// There are none: all bytes are in hand.
  case none
  /// They have not arrived yet: a pipe's.
  case unread
  /// In a regular file of `size` bytes; those in hand are its first.
  case file(descriptor: Int32, size: Int)
}

extension Remainder {
  /// How many bytes there are in all, with the `head` in hand; `nil` where that is not known yet.
  func size(with head: Bytes) -> Int? {
    switch self {
    case .none: head.count
    case .unread: nil
    case .file(_, let size): size
    }
  }

  /// Up to `count` bytes from `offset` on, of those in hand or of the file.
  func bytes(at offset: Int, count: Int, with head: Bytes) throws(DetectionError) -> [UInt8] {
    if case .file(let descriptor, let size) = self, offset + count > head.count {
      return try read(descriptor, at: offset, count: count, expecting: size)
    }
    let range = min(offset, head.count)..<min(offset + count, head.count)
    return range.map { head[$0] }
  }
}

/// Reads up to `count` bytes from `offset` on without moving the descriptor's own offset; fewer at the end only.
func read(
  _ descriptor: Int32, at offset: Int, count: Int, expecting size: Int = .max
) throws(DetectionError) -> [UInt8] {
  var failure: Int32 = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    while initialized < count {
      let room = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
      let received = unsafe pread(descriptor, room.baseAddress, room.count, offset + initialized)
      if received < 0 && errno == EINTR { continue }
      if received < 0 { failure = errno }
      guard received > 0 else { return }
      initialized += received
      // The kernel gives all that a regular file has; asking again only to hear of its end costs a call.
      if offset + initialized == size { return }
    }
  }
  guard failure == 0 else { throw DetectionError(errno: failure) }
  return bytes
}

extension Span where Element == UInt8 {
  /// Whether the characters of `text`, one byte each, stand at `offset`.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    guard offset >= 0, text.utf8CodeUnitCount <= count - offset else { return false }
    for index in 0..<text.utf8CodeUnitCount where unsafe self[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Where `text` stands first within `range`, cut to what there is.
  func firstIndex(of text: StaticString, in range: Range<Int>) -> Int? {
    let last = Swift.min(range.upperBound, count) - text.utf8CodeUnitCount
    guard range.lowerBound <= last else { return nil }
    let first = unsafe text.utf8Start[0]
    for index in range.lowerBound...last where self[index] == first && has(text, at: index) {
      return index
    }
    return nil
  }

  /// The byte at `offset`, or `nil` behind the end.
  func byte(_ offset: Int) -> UInt8? {
    indices.contains(offset) ? self[offset] : nil
  }

  /// The `Number` of which the most significant byte stands first, at `offset`; `nil` behind the end.
  func big<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type, _ offset: Int) -> Number? {
    let size = Number.bitWidth / 8
    guard offset >= 0, offset <= count - size else { return nil }
    var value: Number = 0
    for index in offset..<offset + size { value = value << 8 | Number(self[index]) }
    return value
  }

  /// The `Number` of which the least significant byte stands first, at `offset`; `nil` behind the end.
  func little<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type, _ offset: Int) -> Number? {
    big(type, offset)?.byteSwapped
  }
}

extension UInt8 {
  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// An ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// The same letter in lower case, if it is an ASCII letter.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
