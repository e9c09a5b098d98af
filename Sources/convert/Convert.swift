import Glibc
import TypeDetection

/// The program: one command line, one exit code.
enum Convert {
  /// The version of the package.
  static let version = "0.1.0"

  /// Runs the command line and exits.
  static func main() -> Never {
    fillStandardStreams()
    // A reader that went away shows as an error of the write.
    signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      let arguments = try Arguments(words())
      let console = Console(usesColor: arguments.settings.usesColor)
      if let code = try answerQuestion(arguments, console) { exit(code) }
      try startConverting(arguments, console)
    } catch {
      Console(usesColor: true).error(nil, error.message)
      exit(ExitCode.usage.rawValue)
    }
  }

  /// Takes the numbers of standard streams that the caller has closed, so that no other file becomes one of them. In
  /// the wrong direction, so that using them fails.
  private static func fillStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The command line as bytes, without the program's name.
  private static func words() -> [FilePath] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap {
      CommandLine.unsafeArgv[$0].map { FilePath(cString: $0) }
    }
  }

  /// Answers what needs no converter, without Swift's thread pool, and returns the exit code; `nil` for the rest.
  private static func answerQuestion(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32?
  {
    var output = Output()
    var isComplete = true
    if arguments.settings.asksForVersion {
      output.line("Rendition \(version)")
    } else if arguments.settings.asksForHelp || arguments.command == .help {
      output.line(try Topic.answer(to: arguments))
    } else if arguments.command == .identify {
      isComplete = try Identify.run(arguments, &output, console)
    } else if arguments.command == .types {
      isComplete = try Types.run(arguments, &output, console)
    } else {
      return nil
    }
    return output.end(isComplete ? .done : .someFailed, console)
  }

  private static func startConverting(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Never
  {
    switch arguments.command {
    case .plan:
      let command = try PlanRoute(arguments, console)
      Interruption.run { await command.run() }
    case .converters:
      let command = try Converters(arguments, console)
      Interruption.run { await command.run() }
    default:
      let command = try ConvertItems(arguments, console)
      Interruption.run { await command.run() }
    }
  }
}
