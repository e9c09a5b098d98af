import Conversion
import Glibc
import TypeDetection

/// One conversion to be done.
struct WorkItem {
  /// The file, or `-`.
  let source: FilePath
  /// The result, or `-`.
  let destination: FilePath
  /// Why it cannot be done, where the command line alone shows that.
  var failure: ConversionError?
}

/// What a command line asks to be converted, and to what names.
struct WorkList {
  let target: TypeName
  private(set) var items: [WorkItem]

  /// Whether a result goes to standard output.
  var writesStandardOutput: Bool { items.contains { $0.destination == .standardStream } }

  /// Where the results go.
  private enum Place {
    /// Each beside its source; that of standard input to standard output.
    case besideSource
    case standardOutput
    case directory(FilePath)
    case file(FilePath)
  }

  /// Decides which names are sources and what each result is called.
  init(_ arguments: Arguments) throws(UsageError) {
    var sources = arguments.names
    let settings = arguments.settings
    let wanted = try TypeName(flag: settings.target)
    var destination = settings.output
    if destination == nil, let last = sources.last, sources.count > 1 {
      let isDestination = try Self.isDestination(last, of: wanted, isSecondOfTwo: sources.count == 2)
      if isDestination { destination = sources.removeLast() }
    }
    guard let first = sources.first else {
      throw UsageError("name a file and what it is to become; '\(programName) --help' shows how")
    }
    guard wanted != nil || destination != nil else {
      throw UsageError("what is \(first) to become? Add a second name, or --to TYPE")
    }
    let place = try Self.place(destination, target: wanted, isFlag: settings.output != nil, of: sources)
    target = try Self.target(wanted, place)
    items = []
    for source in sources {
      items.append(WorkItem(source: source, destination: try Self.destination(of: source, in: place, target)))
    }
    rejectClashes()
  }
}

// MARK: Sources and destination

extension WorkList {
  /// Whether the last name is where the result goes. Without `--to` it always is. With it all names may be sources,
  /// and the last is none if it is standard output, a directory or a device, or if it is a second name that no file
  /// has and that fits the type.
  private static func isDestination(
    _ name: FilePath, of target: TypeName?, isSecondOfTwo: Bool
  ) throws(UsageError) -> Bool {
    if target == nil || name.isStandardOutput || name.bytes.last == UInt8(ascii: "/") { return true }
    let named = TypeName(extensionOf: name)?.type
    let fits = named == target?.type
    switch name.fileKind {
    case S_IFDIR, S_IFCHR, S_IFIFO, S_IFBLK, S_IFSOCK:
      return true
    case nil:
      return isSecondOfTwo && (fits || named == nil)
    default:
      guard isSecondOfTwo, fits else { return false }
      throw UsageError(
        "is \(name) to be converted or to be replaced? Write --output \(name) to replace it, "
          + "and convert it by itself")
    }
  }

  private static func place(
    _ destination: FilePath?, target: TypeName?, isFlag: Bool, of sources: [FilePath]
  ) throws(UsageError) -> Place {
    guard let destination else { return .besideSource }
    let kind = destination.fileKind
    let isDirectory = kind == S_IFDIR
    if isDirectory, target != nil { return .directory(destination) }
    if isDirectory {
      throw UsageError("\(destination) is a directory; add --to TYPE to say what to put there")
    }
    let mustBeDirectory =
      destination.bytes.last == UInt8(ascii: "/")
      || (isFlag && target != nil && kind == nil && destination != .standardStream
        && TypeName(extensionOf: destination)?.type != target?.type)
    if mustBeDirectory { throw UsageError("there is no directory \(destination); make it first") }
    guard sources.count == 1 else {
      let shown = destination.shown(as: "standard output")
      throw UsageError(
        "\(sources.count) files cannot become one, and \(shown) is no directory; name a directory and add --to TYPE"
      )
    }
    return destination == .standardStream ? .standardOutput : .file(destination)
  }

  /// The type that `--to` says, or else the name of the result.
  private static func target(_ wanted: TypeName?, _ place: Place) throws(UsageError) -> TypeName {
    if let wanted { return wanted }
    guard case .file(let name) = place else {
      throw UsageError("standard output has no extension that says the type; add --to TYPE")
    }
    guard !name.bytes.isEmpty else { throw UsageError("the name of the result is empty") }
    guard let target = TypeName(extensionOf: name) else {
      throw UsageError("the name \(name) does not say a known type; add --to TYPE")
    }
    return target
  }

  private static func destination(
    of source: FilePath, in place: Place, _ target: TypeName
  ) throws(UsageError) -> FilePath {
    switch place {
    case .standardOutput: return .standardStream
    case .file(let name): return name
    case .besideSource where source == .standardStream: return .standardStream
    case .besideSource:
      let isBare = !source.bytes.contains(UInt8(ascii: "/"))
      let name = try source.lastComponent.renamed(for: target)
      return isBare ? name : source.directory.appending(name)
    case .directory(let directory):
      guard source != .standardStream else {
        throw UsageError("standard input has no name to give to its result in \(directory); name the result")
      }
      return directory.appending(try source.lastComponent.renamed(for: target))
    }
  }
}

// MARK: Clashes

extension WorkList {
  /// Notes a failure for every item whose result would replace that of an earlier one, or another one's source.
  private mutating func rejectClashes() {
    var entries = DirectoryEntries()
    let sources = Dictionary(
      items.filter { $0.source != .standardStream }.map { (entries.entry($0.source), $0.source) },
      uniquingKeysWith: { first, _ in first })
    var results: [DirectoryEntries.Entry: FilePath] = [:]
    for index in items.indices where items[index].destination != .standardStream {
      let item = items[index]
      let entry = entries.entry(item.destination)
      if let earlier = results[entry] {
        items[index].failure = ConversionError(
          .destinationExists, "its result would be \(item.destination), as is that of \(earlier)",
          advice: "convert them into different directories")
      } else if let source = sources[entry], entry != entries.entry(item.source) {
        items[index].failure = ConversionError(
          .sameFile, "its result would replace \(source), which is to be converted too",
          advice: "put the results into another directory with --output")
      }
      results[entry] = results[entry] ?? item.source
    }
  }
}

/// Tells names of one file in one directory apart from those of others, however the directory is written and
/// whether or not the file exists.
private struct DirectoryEntries {
  struct Entry: Hashable {
    let device: UInt
    let inode: UInt
    let name: FilePath
  }

  private var directories: [FilePath: (device: UInt, inode: UInt)] = [:]

  mutating func entry(_ path: FilePath) -> Entry {
    let directory = path.directory
    let identity = directories[directory] ?? Self.identity(of: directory)
    directories[directory] = identity
    // Two paths in directories that do not exist are told apart by all of the path.
    let isMissing = identity == (0, 0)
    return Entry(device: identity.device, inode: identity.inode, name: isMissing ? path : path.lastComponent)
  }

  private static func identity(of directory: FilePath) -> (device: UInt, inode: UInt) {
    var status = stat()
    guard directory.withCString({ stat($0, &status) }) == 0 else { return (0, 0) }
    return (UInt(status.st_dev), UInt(status.st_ino))
  }
}
