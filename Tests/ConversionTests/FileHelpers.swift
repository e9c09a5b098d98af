import Conversion
import Foundation
import Synchronization
import Testing
import TypeDetection

let isRoot = geteuid() == 0
let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] == "true"

/// What `body` throws, or `nil`.
func failure(_ body: () throws(ConversionError) -> Void) -> ConversionError? {
  do {
    try body()
    return nil
  } catch { return error }
}

/// Gives up all rights of root, for the rest of the process.
func becomeNobody() throws {
  try #require(setgroups(0, nil) == 0 && setgid(65534) == 0)
  try #require(setuid(65534) == 0)
}

func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(pipe(&ends) == 0)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// A socket with a name in the file system, or `nil`.
func bindSocket(at path: String) -> Int32? {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  let bound = withUnsafePointer(to: &address) { address in
    address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  return bound == 0 ? descriptor : nil
}

/// Says that it is over once it was asked often enough.
final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  func isOver() -> Bool {
    left.withLock { left in
      left -= 1
      return left < 0
    }
  }
}

extension FilePath {
  /// What `stat` says, or `nil`.
  var status: stat? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status : nil
  }

  var mode: mode_t? { status.map { $0.st_mode & 0o7777 } }

  var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The text of the file, or `nil`.
  var contents: String? {
    let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? handle.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Makes the file, or replaces what is in it.
  func write(_ text: String) {
    let descriptor = withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
    let bytes = Array(text.utf8)
    #expect(Foundation.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }
}

extension OpenedSource {
  /// All that is in the file, as text.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
