import CLinux
import Foundation
import TypeDetection

/// What a destination turned out to be.
enum Place: Sendable {
  /// A name in a directory, that is free or a file's.
  case entry(Entry)
  /// A device or a pipe.
  case device(FilePath)
  /// An open file or pipe.
  case descriptor(Int32)

  /// The most symbolic links that are followed, as for the kernel (path_resolution(7)).
  private static let maximumLinks = 40

  /// Looks at a destination and refuses what cannot be written to.
  init(_ destination: Destination, source: FileIdentity?) throws(ConversionError) {
    switch destination {
    case .descriptor(let number):
      try Self.check(number, isNot: source)
      self = .descriptor(number)
    case .file(let path, let overwrite):
      self = try Self.resolve(path, overwrite: overwrite, source: source)
    }
  }

  private static func resolve(
    _ path: FilePath, overwrite: Bool, source: FileIdentity?
  ) throws(ConversionError) -> Place {
    guard path.bytes.last != UInt8(ascii: "/"), !path.bytes.isEmpty else { throw notAFileName(path) }
    var path = path
    for _ in 0...maximumLinks {
      let directory = try openDirectory(path.directory)
      let name = path.lastComponent
      var status = stat()
      let found = name.withCString { fstatat(directory.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
      guard found || errno == ENOENT else { throw ConversionError(errno: errno, "the destination") }
      guard found, status.kind == S_IFLNK else {
        return try place(
          Entry(
            directory: directory, path: path, name: name, replaced: found ? status : nil,
            overwrites: overwrite),
          overwrite: overwrite, source: source)
      }
      if linux_is_process_directory(directory.number) != 0 {
        return try openFile(behind: path, source: source)
      }
      let target = try linkTarget(of: name, in: directory.number)
      path = target.bytes.first == UInt8(ascii: "/") ? target : path.directory.appending(target)
    }
    throw ConversionError(errno: ELOOP, "the destination")
  }

  private static func place(
    _ entry: Entry, overwrite: Bool, source: FileIdentity?
  ) throws(ConversionError) -> Place {
    guard let status = entry.replaced else { return .entry(entry) }
    switch status.kind {
    case S_IFREG where overwrite: return .entry(entry)
    case S_IFREG:
      let isSource = FileIdentity(status) == source
      throw ConversionError(
        .destinationExists, isSource ? "the destination is the source itself" : "the destination exists",
        advice: "give another name, or --force to replace it")
    case S_IFBLK where !overwrite:
      throw ConversionError(
        .destinationExists, "the destination is a disk, whose content would be lost",
        advice: "give another name, or --force to write to it")
    case S_IFCHR, S_IFBLK, S_IFIFO:
      guard entry.path.withCString({ faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) == 0 else {
        throw ConversionError(errno: errno, "the destination")
      }
      return .device(entry.path)
    case S_IFDIR:
      throw ConversionError(.wrongKind, "the destination is a directory", advice: "name a file in it")
    default: throw ConversionError(.wrongKind, "the destination is a socket", advice: "give another name")
    }
  }

  /// Such as `/dev/stdout`: what the process file system shows as a link is an open file, and is written to as such.
  private static func openFile(behind path: FilePath, source: FileIdentity?) throws(ConversionError) -> Place
  {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      throw ConversionError(errno: errno, "the destination")
    }
    let text = path.lastComponent.string ?? ""
    guard let number = Int32(text), let own = try? stat(of: number), FileIdentity(own) == FileIdentity(status)
    else { return .device(path) }
    try check(number, isNot: source)
    return .descriptor(number)
  }

  private static func check(_ number: Int32, isNot source: FileIdentity?) throws(ConversionError) {
    let status = try stat(of: number)
    guard status.kind != S_IFREG || FileIdentity(status) != source else {
      throw ConversionError(
        .sameFile, "the output goes to the source itself", advice: "write to another file")
    }
  }

  private static func openDirectory(_ path: FilePath) throws(ConversionError) -> OwnedDescriptor {
    let number = path.withCString { name in uninterrupted { linux_open_directory(name) } }
    if number >= 0 { return OwnedDescriptor(number) }
    switch errno {
    case ENOENT:
      throw ConversionError(
        .notFound, "there is no directory \(path)", advice: "make it with mkdir -p, or give another name")
    case ENOTDIR:
      throw ConversionError(.wrongKind, "\(path) is not a directory", advice: "give another name")
    default: throw ConversionError(errno: errno, "the directory \(path)")
    }
  }

  private static func notAFileName(_ path: FilePath) -> ConversionError {
    var status = stat()
    let exists = path.withCString { stat($0, &status) } == 0
    guard !path.bytes.isEmpty else {
      return ConversionError(.notFound, "the destination has no name", advice: "give one")
    }
    return exists
      ? ConversionError(.wrongKind, "the destination is a directory", advice: "name a file in it")
      : ConversionError(
        .notFound, "there is no directory \(path)",
        advice: "make it with mkdir -p, or leave out the last slash")
  }

  private static func linkTarget(of name: FilePath, in directory: Int32) throws(ConversionError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = name.withCString { readlinkat(directory, $0, &buffer, buffer.count) }
    guard count > 0 else { throw ConversionError(errno: errno, "the destination") }
    return FilePath(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }
}

/// A name in an open directory.
final class Entry: Sendable {
  /// The directory, open only to name its entries: it stays the same one when it is moved.
  var directory: Int32 { openDirectory.number }
  let path: FilePath
  let name: FilePath
  /// The file that has the name now and may lose it.
  let replaced: stat?
  /// Whether a file may lose the name that comes to have it meanwhile.
  let overwrites: Bool

  private let openDirectory: OwnedDescriptor

  init(
    directory: consuming OwnedDescriptor, path: FilePath, name: FilePath, replaced: stat?, overwrites: Bool
  ) {
    openDirectory = directory
    self.path = path
    self.name = name
    self.replaced = replaced
    self.overwrites = overwrites
  }
}
