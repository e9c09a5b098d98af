import Foundation
import TestSupport
import Testing

/// The commands in `Commands/*.md` print what stands there.
struct CommandTests {
  @Test(arguments: try CommandBlock.all())
  func `prints what the file says`(_ block: CommandBlock) throws {
    let shell = try Shell(fixtures: try fixtures(of: block))
    for command in block.commands {
      let result = try shell(block.isTerminal ? "{ \(command.line); } 2>&1" : command.line)
      expect(result.text, command.output, of: command, "standard output")
      expect(result.errors, command.errors, of: command, "standard error")
      if !block.isTerminal { #expect(result.status == command.status, "exit code of: \(command.line)") }
    }
  }

  private func expect(
    _ text: String, _ patterns: [String], of command: CommandBlock.Command, _ stream: String
  ) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let areEqual = lines.count == patterns.count && zip(lines, patterns).allSatisfy(matches)
    #expect(
      areEqual,
      """
      \(stream) of: \(command.line)
      ---- expected
      \(patterns.joined(separator: "\n"))
      ---- got
      \(lines.joined(separator: "\n"))
      """)
  }

  /// The fixtures whose names are words of the block's commands.
  private func fixtures(of block: CommandBlock) throws -> [String] {
    let words = Set(block.commands.flatMap { $0.line.split { " '\"=<>;&|()$".contains($0) } })
    let folder = fixture("").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      words.contains(Substring($0))
    }
  }
}
