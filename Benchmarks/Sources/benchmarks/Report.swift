import Foundation

/// Prints the rows as a table for a person.
func printTable(_ rows: [Comparison]) {
  print(line("", "ours", "peer", "ratio", "goal", "allocs/refs", "peer's", "against"))
  for row in rows {
    let verdict = row.goal.map { "\($0.text) \($0.isMet(by: row.ratio) ? "met" : "MISSED")" }
    print(
      line(
        row.name, duration(row.ours.median), duration(row.peer.median), format(row.ratio, 3), verdict ?? "",
        counts(row.ours), counts(row.peer), row.peerName))
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

/// Allocations and reference counts of one operation; of another program's inside nothing is known.
private func counts(_ measurement: Measurement) -> String {
  guard let allocations = measurement.allocations, let retains = measurement.retains else { return "" }
  return "\(format(allocations, 2)) / \(format(retains, 2))"
}

private func line(_ cells: String...) -> String {
  zip(cells, [30, 10, 10, 6, 24, 13, 13, 0]).map { cell, width in
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
