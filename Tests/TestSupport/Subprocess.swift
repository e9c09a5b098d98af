public import Foundation

/// What a finished program left behind.
public struct Finished: Sendable {
  /// The exit status, or 128 and the signal's number, as a shell reports it.
  public let status: Int32
  /// All that it wrote to standard output.
  public let output: Data
  /// All that it wrote to standard error, as text.
  public let errors: String

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs `program` with `arguments` to its end. Output goes through files, so a chatty program never blocks.
public func run(
  _ program: String, _ arguments: [String], input: Data? = nil, directory: URL? = nil,
  environment: [String: String] = [:]
) throws -> Finished {
  let scratch = try TemporaryDirectory()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : try findProgram(program))
  process.arguments = arguments
  process.currentDirectoryURL = directory
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  func file(_ name: String, _ contents: Data = Data()) throws -> FileHandle {
    let url = scratch.url.appendingPathComponent(name)
    try contents.write(to: url)
    return try FileHandle(forUpdating: url)
  }
  let output = try file("out")
  let errors = try file("err")
  process.standardInput = try file("in", input ?? Data())
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  process.waitUntilExit()
  try output.seek(toOffset: 0)
  try errors.seek(toOffset: 0)
  return Finished(
    status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
    output: try output.readToEnd() ?? Data(),
    errors: String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self))
}

/// A program that a test needs and that is not on `PATH`.
public struct MissingProgram: Error, CustomStringConvertible {
  /// The program's name.
  public let name: String
  /// The name, and what to do.
  public var description: String { "\(name) is not on PATH; run `make setup`" }
}

/// The full path of `name`, looked for in the directories of `PATH`, then in `/usr/bin`. A program called
/// `convert` is never looked for: it may be anybody's.
public func findProgram(_ name: String) throws -> String {
  precondition(name != "convert")
  let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
  for directory in directories where FileManager.default.isExecutableFile(atPath: "\(directory)/\(name)") {
    return "\(directory)/\(name)"
  }
  throw MissingProgram(name: name)
}

/// Where the build put `product`, an executable of this package: beside the test bundle.
public func builtProduct(_ product: String) -> URL {
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  return own.deletingLastPathComponent().appendingPathComponent(product)
}
