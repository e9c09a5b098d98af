import Foundation
import TestSupport
import Testing

/// One fenced block of a Markdown file in `Commands`, or one marked `console` in the README: commands that run one after the other in a fresh directory,
/// and what each must print and return.
///
///     $ convert identify nothing.png
///     2> convert: nothing.png: there is no such file
///     => 1
///
/// Lines after a command are its standard output, after `2> ` its standard error; `=> ` is its exit code, 0 if it is
/// left out. `[..]` stands for any characters of a line. Fixtures that a command names are there.
///
/// A block of the README shows what a terminal does: standard error among the output, and no exit codes.
struct CommandBlock: Sendable, CustomTestStringConvertible {
  struct Command: Sendable {
    var line: String
    var output: [String] = []
    var errors: [String] = []
    var status: Int32 = 0
  }

  /// The file and the line of the block.
  let testDescription: String
  let isTerminal: Bool
  private(set) var commands: [Command] = []

  private init(_ place: String, _ lines: [Substring], isTerminal: Bool) throws {
    testDescription = place
    self.isTerminal = isTerminal
    for line in lines.map(String.init) {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else if commands.isEmpty {
        throw MalformedBlock(place: place)
      } else if line.hasPrefix("2> ") {
        commands[commands.count - 1].errors.append(String(line.dropFirst(3)))
      } else if line.hasPrefix("=> ") {
        guard let status = Int32(line.dropFirst(3)) else { throw MalformedBlock(place: place) }
        commands[commands.count - 1].status = status
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
  }

  /// The blocks of all files in `Commands` and of the README.
  static func all() throws -> [CommandBlock] {
    let readme = try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = packageRoot.appendingPathComponent("Tests/convertTests/Commands")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".md")
    }
    return try names.sorted().flatMap { name in
      try blocks(
        in: String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), of: name, fence: "```")
    } + blocks(in: readme, of: "README.md", fence: "```console", isTerminal: true)
  }

  private static func blocks(
    in text: String, of name: String, fence: String, isTerminal: Bool = false
  ) throws -> [CommandBlock] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return try stride(from: 0, to: fences.count - 1, by: 2).filter { lines[fences[$0]] == fence }.map {
      index in
      try CommandBlock(
        "\(name):\(fences[index] + 1)", Array(lines[fences[index] + 1..<fences[index + 1]]),
        isTerminal: isTerminal)
    }
  }
}

/// A block whose first line is no command, or whose exit code is no number.
struct MalformedBlock: Error {
  let place: String
}

/// Whether `line` is what `pattern` asks for, in which `[..]` is any text.
func matches(_ line: String, _ pattern: String) -> Bool {
  let pieces = pattern.components(separatedBy: "[..]")
  guard pieces.count > 1 else { return line == pattern }
  guard line.hasPrefix(pieces[0]) else { return false }
  var rest = line.dropFirst(pieces[0].count)
  for piece in pieces.dropFirst().dropLast() {
    guard let range = rest.firstRange(of: piece) else { return false }
    rest = rest[range.upperBound...]
  }
  return rest.hasSuffix(pieces[pieces.count - 1])
}
