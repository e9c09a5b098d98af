/// Why an item could not be converted: whose fault it is, what was found, what to do.
public struct ConversionError: Error, Sendable, Hashable, Codable {
  /// The kind of failure; its raw value is the `code` in JSON output.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// There is no such file.
    case notFound = "not-found"
    /// The file, or its directory, may not be read or written.
    case permissionDenied = "permission-denied"
    /// A directory stands where a file is needed, or the reverse.
    case wrongKind = "wrong-kind"
    /// The item has no bytes.
    case empty
    /// The type of the item cannot be told, or no such type is known.
    case unknownType = "unknown-type"
    /// No chain of converters leads from the item to the type.
    case noRoute = "no-route"
    /// The item's bytes break the rules of its format.
    case malformed
    /// The item ends too early.
    case truncated
    /// The item is valid and uses what is not supported.
    case unsupported
    /// The item is encrypted, and opens only with a password.
    case encrypted
    /// A limit of ``Limits`` would be passed; the message names it.
    case limitExceeded = "limit-exceeded"
    /// A library is not installed; ``ConversionError/package`` names what to install.
    case missingLibrary = "missing-library"
    /// An option has a value or a place that makes no sense.
    case invalidOption = "invalid-option"
    /// The destination exists and overwriting was not asked for.
    case destinationExists = "destination-exists"
    /// Source and destination are one file.
    case sameFile = "same-file"
    /// The device is full.
    case noSpace = "no-space"
    /// The reader of a pipe is gone.
    case closedPipe = "closed-pipe"
    /// The worker process died or broke the protocol.
    case workerFailed = "worker-failed"
    /// The conversion took too long.
    case timedOut = "timed-out"
    /// The result is not what the converter promised.
    case wrongResult = "wrong-result"
    /// The caller cancelled.
    case cancelled
    /// A system call failed for another reason.
    case system
  }

  /// The kind of failure.
  public var code: Code
  /// What was expected and what was found, in one clause without the item's name: `the picture ends after 3 of
  /// 40 rows`.
  public var message: String
  /// What the person can do about it, in one clause, or `nil` when there is nothing to say.
  public var advice: String?
  /// The Debian package to install, for ``Code/missingLibrary``.
  public var package: String?

  /// Notes a failure.
  public init(_ code: Code, _ message: String, advice: String? = nil, package: String? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.package = package
  }
}

extension ConversionError: CustomStringConvertible {
  /// The message, with the advice after a semicolon.
  public var description: String {
    advice.map { "\(message); \($0)" } ?? message
  }
}
