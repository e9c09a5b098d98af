/// Why an item's type could not be looked at.
///
/// An item whose bytes mean nothing to the detector is no error: its type is `public.data`.
public struct DetectionError: Error, Sendable, Hashable {
  /// The kind of a failure.
  public enum Code: Sendable, Hashable {
    /// Nothing has that name, or a symbolic link leads nowhere.
    case notFound
    /// The file, or a directory on the way to it, may not be read.
    case permissionDenied
    /// Another failure of a system call, with its `errno`.
    case system(errno: Int32)
  }

  /// The kind of the failure.
  public var code: Code
  /// What failed, in one sentence without the file's name.
  public var message: String

  /// Notes a failure.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }
}

extension DetectionError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
