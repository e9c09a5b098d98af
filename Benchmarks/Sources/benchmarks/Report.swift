import Foundation

/// Prints the rows as a table for a person.
func printTable(_ rows: [Comparison]) {
  print(line("", "ours", "peer", "ratio", "goal", "allocs/retains", "against"))
  for row in rows {
    let counts = row.ours.allocations.map { "\(format($0, 2)) / \(row.ours.retains.map { format($0, 2) } ?? "–")" }
    let verdict = row.goal.map { "\($0.text) \($0.isMet(by: row.ratio) ? "met" : "MISSED")" }
    print(
      line(
        row.name, duration(row.ours.median), duration(row.peer.median), format(row.ratio, 3), verdict ?? "",
        counts ?? "", row.peerName))
  }
}

/// Prints the rows as JSON, one object a line, with seconds for one operation.
func printJSON(_ rows: [Comparison]) throws {
  for row in rows {
    var object: [String: Any] = [
      "name": row.name, "seconds": row.ours.median, "peer": row.peerName, "peerSeconds": row.peer.median,
      "ratio": row.ratio, "samples": row.ours.samples.count,
    ]
    object["allocations"] = row.ours.allocations
    object["retains"] = row.ours.retains
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  }
}

private func line(_ cells: String...) -> String {
  zip(cells, [38, 11, 11, 7, 28, 15, 0]).map { cell, width in
    cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
  }.joined(separator: " ")
}

private func duration(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: "\(format(seconds * 1e9, 1)) ns"
  case ..<1e-3: "\(format(seconds * 1e6, 2)) µs"
  case ..<1: "\(format(seconds * 1e3, 2)) ms"
  default: "\(format(seconds, 3)) s"
  }
}
