import Glibc
import Synchronization
import TypeDetection

/// The name that the program was called by, without its directory: it is installed under two.
let programName: String = {
  guard CommandLine.argc > 0, let word = CommandLine.unsafeArgv[0] else { return "convert" }
  return FilePath(cString: word).lastComponent.description
}()

/// Standard error, where a person is told of errors, losses and progress. Any thread may use it.
final class Console: Sendable {
  /// Whether a person watches.
  let isInteractive: Bool
  private let usesColor: Bool
  private let progressLine = Mutex("")

  /// Colour is for terminals only, and not where `NO_COLOR` (https://no-color.org) or the settings forbid it.
  init(usesColor: Bool) {
    isInteractive = isatty(STDERR_FILENO) != 0
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    let isForbidden = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    self.usesColor = usesColor && isInteractive && !isDumb && !isForbidden
  }

  /// Says what is wrong with an item or, without one, with the whole call.
  func error(_ item: String? = nil, _ message: String) {
    say(prefix(item, color: "\u{1B}[1;31m") + message)
  }

  /// Says what is worth knowing of an item that went well.
  func note(_ item: String, _ message: String) {
    say(prefix(item, color: "\u{1B}[1m") + message)
  }

  /// Shows `text` as the terminal's last line until it is replaced.
  func showProgress(_ text: String) {
    progressLine.withLock { line in
      guard line != text else { return }
      line = text
      put("\r\u{1B}[K" + text)
    }
  }

  private func prefix(_ item: String?, color: String) -> String {
    let name = item.map { "\(programName): \($0): " } ?? "\(programName): "
    return usesColor ? "\(color)\(name)\u{1B}[0m" : name
  }

  private func say(_ message: String) {
    progressLine.withLock { line in
      put(line.isEmpty ? "\(message)\n" : "\r\u{1B}[K\(message)\n\(line)")
    }
  }

  /// Where standard error itself fails there is nobody left to tell.
  private func put(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
