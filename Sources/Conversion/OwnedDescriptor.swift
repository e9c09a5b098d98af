import CLinux
import Foundation
import TypeDetection

/// A file descriptor that is closed when the value goes.
package struct OwnedDescriptor: ~Copyable, Sendable {
  /// The descriptor.
  package let number: Int32

  /// Takes over an open descriptor.
  package init(_ number: Int32) {
    self.number = number
  }

  deinit { close(number) }

  /// Takes over the descriptor that `open` returns, or the error that it leaves in `errno` with −1.
  init(named name: String, opening open: () -> Int32) throws(ConversionError) {
    let number = uninterrupted(open)
    guard number >= 0 else { throw ConversionError(errno: errno, name) }
    self.number = number
  }

  /// Opens a file that has no name, in the directory for temporary files (`TMPDIR`, or else `/tmp`), for reading
  /// and writing. It is gone with its last descriptor, even when the process is killed.
  package static func temporary() throws(ConversionError) -> OwnedDescriptor {
    let directory = FilePath(getenv("TMPDIR")) ?? FilePath("/tmp")
    let unnamed = directory.withCString { path in uninterrupted { linux_open_unnamed(AT_FDCWD, path, 0o600) }
    }
    if unnamed >= 0 { return OwnedDescriptor(unnamed) }
    guard lacksUnnamedFiles(errno) else { throw temporaryFailure(errno, in: directory) }
    let named = directory.appending(.hidden()).withCString { path in
      let number = uninterrupted { open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      if number >= 0 { unlink(path) }
      return number
    }
    guard named >= 0 else { throw temporaryFailure(errno, in: directory) }
    return OwnedDescriptor(named)
  }

  private static func temporaryFailure(_ code: Int32, in directory: FilePath) -> ConversionError {
    ConversionError(
      errno: code, "a temporary file in \(directory)",
      advice: "set TMPDIR to a directory that can be written to")
  }
}

/// Calls `body` again for as long as a signal interrupts it.
func uninterrupted<Result: SignedInteger>(_ body: () -> Result) -> Result {
  while true {
    let result = body()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Whether `code` says of an attempt to open an unnamed file that the file system, or the kernel, has none.
func lacksUnnamedFiles(_ code: Int32) -> Bool {
  code == EOPNOTSUPP || code == EISDIR || code == EINVAL
}

extension FilePath {
  /// A new name for a file that nobody is to look for.
  static func hidden() -> FilePath {
    FilePath(".rendition-" + String(UInt64.random(in: .min ... .max), radix: 36))
  }

  /// The path in a string of the C library, or `nil` if there is none or it is empty.
  fileprivate init?(_ string: UnsafePointer<CChar>?) {
    guard let string, string.pointee != 0 else { return nil }
    self.init(bytes: UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) })
  }
}

/// A file, whatever its names are.
package struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let number: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}

extension stat {
  /// What the kernel says of an open file.
  init(of descriptor: Int32) throws(ConversionError) {
    self.init()
    guard fstat(descriptor, &self) == 0 else { throw ConversionError(errno: errno, "the open file") }
  }

  /// Which of the kinds of file, `S_IFREG` and so on.
  var kind: mode_t { st_mode & S_IFMT }
}

extension ConversionError {
  /// The failure of a system call that set `errno`.
  ///
  /// - Parameter subject: What the call was about, as the message begins.
  init(errno code: Int32, _ subject: String, advice: String? = nil) {
    let reason = String(cString: linux_error_text(code))
    self.init(Self.code(of: code), "\(subject): \(reason)", advice: advice ?? Self.advice(for: code))
  }

  private static func code(of code: Int32) -> Code {
    switch code {
    case ENOENT: .notFound
    case EACCES, EPERM, EROFS: .permissionDenied
    case EISDIR, ENOTDIR, ENXIO: .wrongKind
    case EEXIST: .destinationExists
    case ENOSPC, EDQUOT, EFBIG: .noSpace
    case EPIPE: .closedPipe
    default: .system
    }
  }

  private static func advice(for code: Int32) -> String? {
    switch code {
    case ENOSPC, EDQUOT: "make room, or write to another device"
    case EROFS: "write to another directory"
    case ENAMETOOLONG: "choose a shorter name"
    case ELOOP: "look for a symbolic link that leads to itself"
    case EMFILE, ENFILE: "raise the limit of open files (ulimit -n)"
    default: nil
    }
  }
}
