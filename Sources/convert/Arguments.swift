import Conversion
import TypeDetection

/// What was typed, sorted into a command, what its flags say, and names.
///
/// Flags may stand anywhere before `--`. A name is bytes and is never looked into, but for a leading dash.
struct Arguments {
  private(set) var command: Command = .convert
  private(set) var settings = Settings()
  private(set) var names: [FilePath] = []

  /// Sorts `words`, the command line without the program's name.
  init(_ words: [FilePath]) throws(UsageError) {
    var used: [Flag] = []
    var rest = words[...]
    var canBeCommand = true
    while let word = rest.popFirst() {
      if word.bytes == Array("--".utf8) {
        names += rest
        break
      } else if word.bytes.starts(with: "--".utf8) || word.bytes == Array("-h".utf8) {
        used.append(try apply(word, &rest))
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        throw UsageError(
          "unknown flag '\(word)'; flags have two dashes, and a file of this name is ./\(word)")
      } else if canBeCommand, let command = Command.words.first(where: { $0.rawValue == word.string }) {
        self.command = command
        canBeCommand = false
      } else {
        names.append(word)
        canBeCommand = false
      }
    }
    if settings.asksForHelp || settings.asksForVersion { return }
    try check(used)
  }

  /// Obeys the flag that `word` is or starts with, taking its value from `rest` where it has none of its own.
  private mutating func apply(_ word: FilePath, _ rest: inout ArraySlice<FilePath>) throws(UsageError) -> Flag
  {
    let parts = word.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.bytes == Array("-h".utf8) ? "help" : FilePath(bytes: parts[0]).description
    guard let flag = Flag.all.first(where: { $0.name == name }) else {
      throw .unknown(
        "flag", "--\(name)", known: Flag.all.map { "--\($0.name)" },
        advice: "'\(programName) help options' lists them")
    }
    var value = parts.count == 2 ? FilePath(bytes: parts[1]) : nil
    if let placeholder = flag.value {
      value = value ?? rest.popFirst()
      guard value != nil else { throw UsageError("--\(name) takes a value: --\(name) \(placeholder)") }
    } else if value != nil {
      throw UsageError("--\(name) takes no value; leave out the = and what follows")
    }
    try flag.apply(&settings, value ?? FilePath(""))
    return flag
  }

  /// Checks what one flag alone cannot see.
  private mutating func check(_ used: [Flag]) throws(UsageError) {
    if let flag = used.first(where: { !$0.commands.contains(command) }) {
      throw UsageError("--\(flag.name) means nothing to '\(command)'; leave it out")
    }
    if settings.enlarges {
      guard settings.options.resize != nil else {
        throw UsageError("--enlarge needs --resize; say to what size")
      }
      settings.options.resize?.enlarges = true
    }
  }
}
