public import Foundation

/// A fresh directory that goes, with all in it, when the last reference does.
public final class TemporaryDirectory: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes the directory, in `parent` or the system's directory for temporary files.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appendingPathComponent("rendition-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing is at stake: what cannot be removed stays in the system's temporary directory.
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of an entry called `name`, which need not exist.
  public func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// The names of all entries, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Copies `file` in, as `name` or under its own name, and returns the copy's path.
  @discardableResult
  public func copy(_ file: URL, as name: String? = nil) throws -> String {
    let target = path(name ?? file.lastPathComponent)
    try FileManager.default.copyItem(atPath: file.path, toPath: target)
    return target
  }
}
