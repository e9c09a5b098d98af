import Foundation
import TestSupport

/// A fresh directory, and a shell in it for which `convert` and `rendition-worker` are the built ones.
struct Shell {
  let directory: TemporaryDirectory

  /// Makes the directory and copies the fixtures into it that are named.
  init(_ fixtures: String..., in parent: URL? = nil) throws {
    try self.init(fixtures: fixtures, in: parent)
  }

  init(fixtures: [String], in parent: URL? = nil) throws {
    directory = try parent.map(TemporaryDirectory.init(in:)) ?? TemporaryDirectory()
    for name in fixtures { try directory.copy(fixture(name)) }
  }

  /// Runs a script with bash.
  func callAsFunction(_ script: String, environment: [String: String] = [:]) throws -> Finished {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = builtProduct("convert").deletingLastPathComponent().path
    return try run(
      "/bin/bash", ["-c", script], directory: directory.url,
      environment: ["PATH": "\(programs):\(path)", "LC_ALL": "C"].merging(environment) { $1 })
  }

  /// The names of all entries, sorted; bytes that are no printing ASCII stand as `\ooo`.
  func names() throws -> [String] {
    try self("ls -Ab").text.split(separator: "\n").map(String.init)
  }
}
