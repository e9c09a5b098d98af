/// A file's name as the kernel takes it: bytes, in no charset, without NUL.
///
/// Swift's `String` and Foundation's `URL` replace bytes that are not UTF-8 and so name another file. A path
/// stays bytes from `argv` to the system call; text is only for display.
public struct FilePath: Sendable, Hashable {
  /// The bytes of the path, never containing zero.
  public let bytes: [UInt8]

  /// Makes a path from `bytes`, which end at the first zero byte, as they would for the kernel.
  @inlinable
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// Makes a path from the UTF-8 of `string`.
  public init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// The path as text, or `nil` where its bytes are not UTF-8.
  public var string: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// What follows the last slash; the whole path if there is none.
  public var lastComponent: FilePath {
    FilePath(bytes: bytes.suffix(from: bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
  }

  /// The directory that holds the file: what precedes the last slash, `.` if there is none, `/` at the root.
  public var directory: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash])
  }

  /// This path with `name` added as one more component.
  public func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name.bytes)
  }

  /// Calls `body` with the path as the zero-terminated string that system calls take.
  public func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return try unsafe terminated.withUnsafeBufferPointer { (buffer) throws(Failure) in
      // The array always holds the terminator, so it has an address.
      unsafe try body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path for a person to read: control characters and bytes that are not UTF-8 stand as `\xNN`, so that a
  /// hostile name can neither move a terminal's cursor nor pass for another.
  public var description: String {
    String(decoding: bytes, as: UTF8.self) == string ? escapingControls(string ?? "") : escapingBytes()
  }

  private func escapingControls(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += String(scalar).utf8.map(hexEscape).joined()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func escapingBytes() -> String {
    bytes.map { (0x20..<0x7F).contains($0) ? String(UnicodeScalar($0)) : hexEscape($0) }.joined()
  }

  private func hexEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}
