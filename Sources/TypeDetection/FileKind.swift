import Glibc
import UniformTypes

/// What sort of entry of the file system something is; only a regular file has content to look at.
enum FileKind {
  case regular(size: Int)
  case special(type: UTType, what: String)

  /// The kind of the entry at `path`, behind symbolic links.
  init(of path: FilePath) throws(DetectionError) {
    var status = stat()
    let failure = unsafe path.withCString { name in unsafe stat(name, &status) == 0 ? 0 : errno }
    guard failure == 0 else {
      let isLink = unsafe failure == ENOENT && path.withCString { name in unsafe lstat(name, &status) } == 0
      throw isLink
        ? DetectionError(code: .notFound, message: "the symbolic link leads to nothing")
        : DetectionError(errno: failure)
    }
    self.init(status)
  }

  /// The kind of what `descriptor` was opened on.
  init(of descriptor: Int32) throws(DetectionError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw DetectionError(errno: errno) }
    self.init(status)
  }

  private init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular(size: Int(status.st_size))
      case S_IFDIR: .special(type: .directory, what: "a directory")
      case S_IFIFO: .special("public.named-pipe", "a named pipe")
      case S_IFCHR: .special("public.character-special", "a character device")
      case S_IFBLK: .special("public.block-special", "a block device")
      case S_IFSOCK: .special("public.socket", "a socket")
      default: .special(type: .item, what: "neither a file nor a directory")
      }
  }

  private static func special(_ identifier: String, _ what: String) -> FileKind {
    .special(type: UTType(identifier) ?? .item, what: what)
  }
}

extension DetectionError {
  /// The failure of a system call that set `errno`.
  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(code: .notFound, message: "there is no such file")
    case EACCES, EPERM: self.init(code: .permissionDenied, message: "permission to read it is denied")
    default: self.init(code: .system(errno: code), message: unsafe String(cString: strerror(code)))
    }
  }
}
