import CLinux
import Foundation
import TypeDetection

/// A file that is being written, without a name or with one that nobody looks for.
final class StagedFile: Sendable {
  /// The file, open for reading and writing.
  let file: OwnedDescriptor
  /// The name and its place, where the file system has no unnamed files.
  private let hidden: HiddenName?

  /// A file that is only copied from.
  init(temporary file: consuming OwnedDescriptor) {
    self.file = file
    hidden = nil
  }

  /// Opens a file in the directory of `entry`, with the mode that it is to have.
  init(for entry: Entry, prefersUnnamed: Bool) throws(ConversionError) {
    var number = prefersUnnamed ? uninterrupted { linux_open_unnamed(entry.directory, ".", 0o666) } : -1
    let needsName = number < 0 && (!prefersUnnamed || lacksUnnamedFiles(errno))
    hidden = needsName ? HiddenName(in: entry) : nil
    if let hidden {
      number = hidden.name.withCString { path in
        uninterrupted { openat(entry.directory, path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      }
    }
    guard number >= 0 else { throw Self.failure(errno, entry) }
    file = OwnedDescriptor(number)
    if let replaced = entry.replaced { try takeOver(replaced) }
  }

  /// Gives the file the name of `entry`.
  ///
  /// What is there is replaced only if it may be, also what was not there when the file was made.
  func publish(as entry: Entry) throws(ConversionError) {
    guard entry.replaced == nil else { return try replace(entry) }
    let failure =
      if let hidden {
        hidden.rename(toFree: entry.name)
      } else {
        code(of: entry.name.withCString { linux_link_descriptor(file.number, entry.directory, $0) })
      }
    if failure == EEXIST, entry.overwrites { return try replace(entry) }
    if failure == EEXIST {
      throw ConversionError(
        .destinationExists, "the destination has come to exist meanwhile",
        advice: "give another name, or --force to replace it")
    }
    guard failure == 0 else { throw Self.failure(failure, entry) }
  }

  private func replace(_ entry: Entry) throws(ConversionError) {
    let name = hidden ?? HiddenName(in: entry)
    if hidden == nil {
      let failure = code(
        of: name.name.withCString { linux_link_descriptor(file.number, entry.directory, $0) })
      guard failure == 0 else { throw Self.failure(failure, entry) }
    }
    let failure = name.rename(over: entry.name)
    guard failure == 0 else { throw Self.failure(failure, entry) }
  }

  /// Takes over mode, owner and group. Where the group cannot be, what it might do is cut to what all may, since
  /// other people are in the group of the new file.
  private func takeOver(_ replaced: stat) throws(ConversionError) {
    let status = try stat(of: file.number)
    var mode = replaced.st_mode & 0o777
    if status.st_gid != replaced.st_gid, fchown(file.number, uid_t.max, replaced.st_gid) != 0 {
      mode &= 0o707 | (mode & 0o007) << 3
    }
    // Only root may give a file away; for others it stays theirs, as with any new file.
    if status.st_uid != replaced.st_uid { _ = fchown(file.number, replaced.st_uid, gid_t.max) }
    guard fchmod(file.number, mode) == 0 else {
      throw ConversionError(errno: errno, "the mode of the result cannot be set")
    }
  }

  private static func failure(_ code: Int32, _ entry: Entry) -> ConversionError {
    switch code {
    case EACCES, EPERM:
      ConversionError(
        .permissionDenied, "the directory \(entry.path.directory) may not be written to",
        advice: "write to another directory, or change its permissions")
    case EROFS:
      ConversionError(
        .permissionDenied, "the directory \(entry.path.directory) is on a read-only file system",
        advice: "write to another directory")
    default: ConversionError(errno: code, "the result cannot be put into \(entry.path.directory)")
    }
  }
}

/// A name of a file that is not complete, given up with this object.
private final class HiddenName: Sendable {
  let entry: Entry
  let name: FilePath

  init(in entry: Entry) {
    self.entry = entry
    name = .hidden()
  }

  deinit {
    // After a rename there is nothing of that name.
    _ = name.withCString { unlinkat(entry.directory, $0, 0) }
  }

  /// Renames to a name that another file may have; returns an `errno` or 0.
  func rename(over target: FilePath) -> Int32 {
    name.withCString { name in
      target.withCString { target in code(of: renameat(entry.directory, name, entry.directory, target)) }
    }
  }

  /// Renames to a name that must be free; returns an `errno` or 0.
  func rename(toFree target: FilePath) -> Int32 {
    let failure = name.withCString { name in
      target.withCString { target in code(of: linux_rename_to_free(entry.directory, name, target)) }
    }
    guard failure == EINVAL || failure == ENOSYS else { return failure }
    // NFS cannot promise that while renaming, but while linking; this object then removes the hidden name.
    return name.withCString { name in
      target.withCString { target in code(of: linkat(entry.directory, name, entry.directory, target, 0)) }
    }
  }
}

/// The error of a system call that returned `result`, or 0.
private func code(of result: Int32) -> Int32 {
  result == 0 ? 0 : errno
}
