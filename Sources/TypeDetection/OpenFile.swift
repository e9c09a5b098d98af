import Glibc

/// A file that is open for reading until the value goes.
struct OpenFile: ~Copyable {
  /// The file's descriptor.
  let descriptor: Int32

  /// Opens `path` without waiting, should it have become a pipe or a terminal meanwhile.
  init(_ path: FilePath) throws(DetectionError) {
    let (descriptor, failure) = unsafe path.withCString { name in
      let descriptor = unsafe open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      return (descriptor, errno)
    }
    guard descriptor >= 0 else { throw DetectionError(errno: failure) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
