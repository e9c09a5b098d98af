public import Foundation
public import TypeDetection

/// The item to convert.
public enum Source: Sendable {
  /// A file, or whatever else its path leads to that can be read, such as a named pipe.
  case file(FilePath)
  /// Bytes, and the name that they would have as a file, which helps to tell their type.
  case data(Data, name: FilePath?)
  /// An open file or pipe, such as standard input, and a name for it. It is read from where it stands to its end,
  /// not closed, and left at any offset.
  case descriptor(Int32, name: FilePath?)

  /// The item's name, if it has one.
  public var name: FilePath? {
    switch self {
    case .file(let path): path
    case .data(_, let name), .descriptor(_, let name): name
    }
  }
}

/// An item that is open: a file from its first byte to its last.
package final class OpenedSource: Sendable {
  /// A readable and seekable descriptor, closed with this object.
  package var descriptor: Int32 { file.number }
  /// How many bytes there are; at least one.
  package let size: Int
  /// The item's name, if it has one.
  package let name: FilePath?
  /// Which file the item is; a copy of a pipe or of data is no file that anything else could be.
  package let identity: FileIdentity

  private let file: OwnedDescriptor

  /// Opens an item. Data and whatever is no file are copied to a temporary file first.
  ///
  /// It blocks, for as long as the writer of a pipe does, and from any thread but those of Swift's pool.
  ///
  /// - Parameters:
  ///   - limits: ``Limits/inputBytes`` bounds what is copied.
  ///   - isCancelled: Asked again and again while a pipe makes this wait.
  package init(
    _ source: Source, limits: Limits = .init(), isCancelled: @escaping () -> Bool = { false }
  ) throws(ConversionError) {
    let transfer = Transfer(isCancelled: isCancelled)
    switch source {
    case .file(let path):
      let opened = try Self.open(path)
      file = try Self.seekable(opened, transfer, limits)
    case .data(let data, _):
      file = try Self.copy(data, transfer, limits)
    case .descriptor(let number, _):
      let copy = try OwnedDescriptor(named: "the input cannot be opened") {
        fcntl(number, F_DUPFD_CLOEXEC, 3)
      }
      file = try Self.seekable(copy, transfer, limits)
    }
    let status = try stat(of: file.number)
    size = Int(status.st_size)
    name = source.name
    identity = FileIdentity(status)
    guard size > 0 else { throw ConversionError(.empty, "the input is empty") }
  }

  private static func open(_ path: FilePath) throws(ConversionError) -> OwnedDescriptor {
    // O_NONBLOCK so that a pipe without a writer does not block here, where nothing can cancel.
    let number = path.withCString { name in
      uninterrupted { Foundation.open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    }
    if number >= 0 { return OwnedDescriptor(number) }
    switch errno {
    case ENOENT: throw ConversionError(.notFound, "there is no such file", advice: missingAdvice(path))
    case EACCES, EPERM:
      throw ConversionError(
        .permissionDenied, "the file may not be read", advice: "check its permissions and its directory's")
    case ENOTDIR:
      throw ConversionError(.wrongKind, "part of the path is a file and not a directory")
    case ENXIO: throw ConversionError(.wrongKind, "it is a socket or a device that is not there")
    default: throw ConversionError(errno: errno, "the file cannot be opened")
    }
  }

  private static func missingAdvice(_ path: FilePath) -> String {
    var status = stat()
    let isLink = path.withCString { lstat($0, &status) } == 0
    return isLink ? "it is a symbolic link to a file that is not there" : "check the name"
  }

  /// `file` itself if the item is the whole of a regular file, or else a temporary file with what it gives.
  private static func seekable(
    _ file: consuming OwnedDescriptor, _ transfer: Transfer, _ limits: Limits
  ) throws(ConversionError) -> OwnedDescriptor {
    let status = try stat(of: file.number)
    if status.kind == S_IFDIR {
      throw ConversionError(.wrongKind, "it is a directory", advice: "name a file in it")
    }
    // Files of the kernel, as in /proc, have no size until they are read.
    if status.kind == S_IFREG, status.st_size > 0, lseek(file.number, 0, SEEK_CUR) == 0 { return file }
    let copy = try OwnedDescriptor.temporary()
    _ = try transfer.spool(file.number, into: copy.number, limit: limits.inputBytes)
    return copy
  }

  private static func copy(
    _ data: Data, _ transfer: Transfer, _ limits: Limits
  ) throws(ConversionError) -> OwnedDescriptor {
    guard data.count <= limits.inputBytes else {
      throw ConversionError(
        .limitExceeded, "the input is longer than the limit `input` of \(limits.inputBytes) bytes",
        advice: "give it as a file, or raise the limit `input`")
    }
    let copy = try OwnedDescriptor.temporary()
    let number = copy.number
    // Data passes on what a body throws as any error only, so the outcome is returned as a value.
    let outcome = data.withUnsafeBytes { bytes in
      Result { () throws(ConversionError) in try transfer.write(bytes, to: number, "a temporary file") }
    }
    try outcome.get()
    return copy
  }
}
