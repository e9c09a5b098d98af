import Conversion
import TypeDetection

/// What `help` can be asked about, and the answers.
enum Topic: String, CaseIterable {
  case convert
  case identify
  case plan
  case types
  case converters
  case options
  case limits
  case losses
  case names
  case json
  case exit

  /// What it is about, in a few words.
  private var summary: String {
    switch self {
    case .convert: "converting files, standard input and output"
    case .identify: "which type a file has, and how that is known"
    case .plan: "the way from a file to a type, and what is lost on it"
    case .types: "how to name a type, and how to find one"
    case .converters: "the conversions there are"
    case .options: "all flags"
    case .limits: "what one conversion may use"
    case .losses: "what can be lost, and how it is reported"
    case .names: "unusual file names"
    case .json: "the output for programs"
    case .exit: "exit codes"
    }
  }
}

// MARK: The short help

extension Topic {
  /// What `--help` prints.
  static var overview: String {
    """
    Converts files from one type to another, and says what is lost.

    \(Command.allCases.flatMap(\.usage).map { "  \(programName) \($0)" }.joined(separator: "\n"))

    IN is a file, or - for standard input; OUT is a file whose extension says the type, or - for standard output,
    with --to. TYPE is an extension, a MIME type or an identifier.

      \(programName) photo.png photo.jpg
      \(programName) *.png --to webp --output small --resize 800x600
      \(programName) - --to image/png < scan.tif > scan.png

    Flags that are used most: --to TYPE, --output DIR, --force, --quality N, --resize WxH, --dry-run, --json.

    '\(programName) help TOPIC' tells more:
    \(table(allCases.map { ($0.rawValue, $0.summary) }))
    """
  }
}

// MARK: The topics

extension Topic {
  /// What `--help` and `help` print, given what else was typed: a topic or a command, or nothing.
  static func answer(to arguments: Arguments) throws(UsageError) -> String {
    let command =
      arguments.command == .convert || arguments.command == .help ? nil : arguments.command.rawValue
    guard let word = command ?? arguments.names.first?.description else { return overview }
    guard let topic = Topic(rawValue: word) else {
      let topics = allCases.map(\.rawValue)
      throw .unknown("topic", word, known: topics, advice: "there are \(topics.joined(separator: ", "))")
    }
    return topic.text
  }
}

extension Topic {
  /// What `help TOPIC` prints.
  var text: String {
    switch self {
    case .convert: Self.convertText
    case .identify: Self.identifyText
    case .plan: Self.planText
    case .types: Self.typesText
    case .converters: Self.convertersText
    case .options: Self.optionsText
    case .limits: Self.limitsText
    case .losses: Self.lossesText
    case .names: Self.namesText
    case .json: Self.jsonText
    case .exit: Self.exitText
    }
  }

  private static var convertText: String {
    """
      \(programName) IN OUT
      \(programName) IN... --to TYPE [--output DIR]

    In the first form OUT's extension says the type, or --to does where OUT does not exist yet. In the second each
    result is put beside its source, or in DIR, under the source's name with the extension that was typed as TYPE,
    or the usual one of the type. With one IN, --output can name the result itself. The last of several names may
    also be the directory.

    - is standard input as IN, and standard output as OUT, which needs --to. The result of standard input goes to
    standard output unless a name is given.

    What exists is overwritten only with --force. A result appears under its name when it is complete; until then,
    and after a failure, an old file stays as it was. A file may be replaced by its own conversion.

    Nothing is printed when all went well, but for a line on what was lost.

    \(flags(of: .convert))
    """
  }

  private static var identifyText: String {
    """
      \(programName) identify FILE...

    Prints the type of each file, from its content; the name may only make it more special. A name that says
    something else is reported. - is standard input.

    \(flags(of: .identify))
    """
  }

  private static var planText: String {
    """
      \(programName) plan SOURCE TARGET

    Prints the converters that would take the file SOURCE to the type TARGET (a type, or a file name with its
    extension), what this very file would lose, the other ways with the reason why they were not taken, and the
    packages that are not installed and would open a better way. Nothing is converted.

    \(flags(of: .plan))
    """
  }

  private static var typesText: String {
    """
      \(programName) types [QUERY]

    Where a TYPE is asked for, it is one of
      an extension, with or without the dot: jpg, .tiff
      a MIME type: image/webp
      an identifier: public.png

    Lists the types that QUERY is an extension, MIME type or identifier of, or else those that have it somewhere in
    their identifier, description, extensions or MIME types. Without QUERY, lists all.

    \(flags(of: .types))
    """
  }

  private static var convertersText: String {
    """
      \(programName) converters

    Lists the converters: what they read and write, the flags that they use, what they may lose, and the package
    that they need.

    \(flags(of: .converters))
    """
  }

  private static var optionsText: String {
    """
    A flag may stand anywhere before --, after which all is names. --flag=value is --flag value. A flag about
    pictures that the target does not use is an error.

    \(flags(of: nil))
    """
  }

  private static var limitsText: String {
    """
    --limit NAME=N sets what one conversion may use, so that a file from a stranger cannot take the machine down.
    It can be given several times. K, M and G are powers of 1000 for pixels, of 1024 for bytes.

    \(table(NamedLimit.all.map { ("\($0.name)=N", "\($0.help); \($0.standard) if left out") }))
    """
  }

  private static var lossesText: String {
    """
    A way is chosen by what this very file would lose on it: what it does not have cannot be lost. After a
    conversion one line on standard error names what was lost. It leaves out what was asked for (--metadata strip)
    and the exactness of samples in a lossy encoding. --quiet turns it off; --json has all of it.

    From the worst to the slightest:
    \(table(Loss.all.aspects.map { ($0, "") }))
    """
  }

  private static var namesText: String {
    """
    A file name is bytes, and no character in it means anything: not %d, @, :, [0] or *. Three names need care.

      a name that begins with a dash   ./-name, or after --
      a file called as a command is    ./plan, or after --
      a file called -                  ./-

    In messages control characters, and bytes that are not UTF-8, stand as \\xNN.
    """
  }

  private static var jsonText: String {
    """
    With --json every item is one line with one object on standard output (on standard error where the result
    itself goes to standard output). Members that do not apply are null.

      identify    path, type, description, mimeType, mimeTypes, extension, charset, confidence, evidence,
                  mismatch, error
      plan        path, type, target, route, losses, rejected, missing, error
      types       type, description, extensions, mimeTypes, supertypes
      converters  id, from, to, losses, options, package, available
      converting  path, output, type, route, losses, bytes, error

    A path that is not UTF-8 has its bytes beside it in base64, as pathBytes or outputBytes. error is an object
    with code and message, and advice if there is any.
    """
  }

  private static var exitText: String {
    """
    \(table([
      ("0", "all done; also when the reader of standard output went away"),
      ("1", "some item failed; the others are done"),
      ("2", "the command line makes no sense; nothing was done"),
      ("129", "hung up (SIGHUP)"),
      ("130", "interrupted (SIGINT); a second one ends at once"),
      ("143", "terminated (SIGTERM)"),
    ]))

    After an interruption what was complete stays, and nothing else is left.
    """
  }
}

// MARK: Layout

extension Topic {
  /// The flags that mean something to `command`, or all, under their headings.
  private static func flags(of command: Command?) -> String {
    let groups = Flag.Group.allCases.map { group in
      (group, Flag.all.filter { $0.group == group && (command.map($0.commands.contains) ?? true) })
    }
    return groups.filter { !$0.1.isEmpty }.map { group, flags in
      let rows = flags.map { ("--" + $0.name + ($0.value.map { " \($0)" } ?? ""), $0.help) }
      return "\(group.rawValue):\n\(table(rows))"
    }.joined(separator: "\n\n")
  }

  /// Rows of two columns, indented; a second column of several lines stays in its column.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      let lines = right.split(separator: "\n").joined(
        separator: "\n" + String(repeating: " ", count: width + 2))
      let padding = String(repeating: " ", count: right.isEmpty ? 0 : width - left.count)
      return "  " + left + padding + lines
    }.joined(separator: "\n")
  }
}
