import CPeers
import Foundation

/// `benchmarks [--json] [CONVERT]`: with the path of the optimised program, whole-program rows too.
func runBenchmarks() {
  var arguments = Array(CommandLine.arguments.dropFirst())
  let asJSON = arguments.first == "--json"
  if asJSON { arguments.removeFirst() }
  guard gio_open() else { stop("GIO is not installed: apt-get install libglib2.0-0 shared-mime-info") }
  do {
    var rows = typeBenchmarks() + routeBenchmarks()
    if let convert = arguments.first { rows += try programBenchmarks(convert: convert) }
    if asJSON { try printJSON(rows) } else { printTable(rows) }
  } catch {
    stop("\(error)")
  }
}

func note(_ message: String) {
  FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
}

func stop(_ message: String) -> Never {
  note(message)
  exit(1)
}
