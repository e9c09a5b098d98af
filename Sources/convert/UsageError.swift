/// A command line that cannot be obeyed: what is wrong with it and what to type instead.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The flag called `name` got a `value` that it cannot take.
  static func badValue(_ name: String, _ value: String, expected: String) -> UsageError {
    UsageError("--\(name) cannot be '\(value)'; it takes \(expected)")
  }

  /// `word` is no `kind` there is; the nearest of `known` is offered.
  static func unknown(_ kind: String, _ word: String, known: [String], advice: String) -> UsageError {
    let suggestion = nearest(to: word, among: known).map { "did you mean \($0)?" }
    return UsageError("unknown \(kind) '\(word)'; \(suggestion ?? advice)")
  }
}

/// The word that takes the fewest edits to make of `word`, if they are few for its length.
func nearest(to word: String, among words: [String]) -> String? {
  let distances = words.map { (word: $0, distance: editDistance($0, word)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, word.count / 3) ? best.word : nil
}

/// How many characters must be inserted, removed, replaced or swapped with their neighbour to turn one word into
/// the other (the optimal string alignment distance).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var rows = [Array(0...right.count)]
  for i in 0..<left.count {
    var row = [i + 1]
    for j in 0..<right.count {
      var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
