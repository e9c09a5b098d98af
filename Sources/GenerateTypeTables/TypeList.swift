/// One line of types.txt.
struct TypeRow {
  var line: Int
  var identifier: String
  var description: String
  var parents: [String] = []
  var swiftName: String?
  /// The tags of each class, in the order of `TagClass.allCases`.
  var tags: [TagClass: [String]] = [:]
  var referenceURL: String?
  var rank = 0
  var isImported = false
}

/// The classes of tags, named as the fields of types.txt that hold them.
enum TagClass: String, CaseIterable {
  case filenameExtension = "ext"
  case mimeType = "mime"
  case osType = "ostype"
  case pasteboardType = "pasteboard"
  case deviceModelCode = "model"

  /// Extensions and MIME types are compared without case, the other tags as they are.
  var ignoresCase: Bool { self == .filenameExtension || self == .mimeType }
}

/// What is wrong with a line of types.txt.
struct TypeListError: Error, Equatable, CustomStringConvertible {
  var line: Int
  var identifier: String
  var message: String

  var description: String { "types.txt:\(line): \(identifier): \(message)" }
}

/// The parsed and checked list of types, sorted by identifier.
struct TypeList {
  let rows: [TypeRow]
  /// The place of each identifier in `rows`.
  let indexes: [String: Int]

  /// Parses the text of types.txt; throws the first `TypeListError` that it finds.
  init(parsing text: String) throws {
    var rows: [TypeRow] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      rows.append(try TypeRow(parsing: String(line), number: number + 1))
    }
    try checkOrder(rows)
    self.rows = rows
    indexes = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.identifier, $0) })
    try checkParents()
    try checkCycles()
    try checkSwiftNames()
  }

  /// The declared parents of a row, as places in `rows`.
  func parents(of index: Int) -> [Int] {
    rows[index].parents.compactMap { indexes[$0] }
  }

  /// All supertypes of a row, depth first in declared order, each once.
  func supertypes(of index: Int) -> [Int] {
    var found: [Int] = []
    func visit(_ type: Int) {
      for parent in parents(of: type) where !found.contains(parent) {
        found.append(parent)
        visit(parent)
      }
    }
    visit(index)
    return found
  }
}

extension TypeRow {
  private static let fieldOrder =
    ["is", "swift"] + TagClass.allCases.map(\.rawValue) + ["url", "rank", "imported", "from"]

  fileprivate init(parsing text: String, number: Int) throws {
    let fields = text.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    let identifier = fields[0]
    func failure(_ message: String) -> TypeListError {
      TypeListError(line: number, identifier: identifier, message: message)
    }
    guard isValidIdentifier(identifier) else {
      throw failure("an identifier holds lower-case letters, digits, '-' and '.'")
    }
    guard !identifier.hasPrefix("dyn.") else { throw failure("dynamic types are not declared") }
    guard fields.count > 1, !fields[1].isEmpty else { throw failure("the description is missing") }
    self.init(line: number, identifier: identifier, description: fields[1])

    var place = -1
    for field in fields.dropFirst(2) {
      let (name, values) = try splitField(field, failure)
      guard let newPlace = Self.fieldOrder.firstIndex(of: name) else {
        throw failure("'\(name)' is no field; the fields are \(Self.fieldOrder.joined(separator: ", "))")
      }
      guard newPlace > place else { throw failure("'\(name)' is repeated or out of order") }
      place = newPlace
      try set(name, values, failure)
    }
    guard place == Self.fieldOrder.count - 1 else { throw failure("'from' is missing") }
  }

  private mutating func set(
    _ name: String, _ values: [String], _ failure: (String) -> TypeListError
  ) throws {
    if name == "imported" {
      guard values.isEmpty else { throw failure("'imported' takes no value") }
      isImported = true
      return
    }
    guard let first = values.first else { throw failure("'\(name)' has no value") }
    if let repeated = firstDuplicate(values) { throw failure("'\(repeated)' is repeated in '\(name)'") }
    if let tagClass = TagClass(rawValue: name) {
      try checkTags(values, tagClass, failure)
      tags[tagClass] = values
      return
    }
    switch name {
    case "is": parents = values
    case "swift": swiftName = first
    case "url": referenceURL = first
    case "rank":
      guard let number = Int(first), number > 0 else { throw failure("a rank is a number above 0") }
      rank = number
    default: break
    }
    guard name == "is" || name == "from" || values.count == 1 else {
      throw failure("'\(name)' takes one value")
    }
  }
}

extension TypeList {
  private func checkParents() throws {
    for row in rows {
      if let parent = row.parents.first(where: { indexes[$0] == nil }) {
        throw row.failure("conforms to '\(parent)', which is not declared")
      }
    }
  }

  private func checkCycles() throws {
    for index in rows.indices where supertypes(of: index).contains(index) {
      throw rows[index].failure("conforms to itself")
    }
  }

  private func checkSwiftNames() throws {
    var seen: Set<String> = []
    for row in rows {
      guard let name = row.swiftName else { continue }
      guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), name.first?.isLowercase == true
      else {
        throw row.failure("'\(name)' is no name of a static member")
      }
      guard seen.insert(name).inserted else { throw row.failure("the static '\(name)' exists already") }
    }
  }
}

extension TypeRow {
  fileprivate func failure(_ message: String) -> TypeListError {
    TypeListError(line: line, identifier: identifier, message: message)
  }
}

private func checkOrder(_ rows: [TypeRow]) throws {
  for (before, row) in zip(rows, rows.dropFirst()) {
    if before.identifier == row.identifier { throw row.failure("declared twice") }
    if before.identifier > row.identifier { throw row.failure("sorts before '\(before.identifier)'") }
  }
}

private func checkTags(
  _ values: [String], _ tagClass: TagClass, _ failure: (String) -> TypeListError
) throws {
  switch tagClass {
  case .filenameExtension:
    if let bad = values.first(where: { $0.hasPrefix(".") || $0.contains("/") }) {
      throw failure("'\(bad)' is no file name extension: no leading dot, no '/'")
    }
  case .mimeType:
    if let bad = values.first(where: { !isValidMIMEType($0) }) {
      throw failure("'\(bad)' is no MIME type")
    }
  case .osType, .pasteboardType, .deviceModelCode: break
  }
  if tagClass.ignoresCase, let repeated = firstDuplicate(values.map { $0.lowercased() }) {
    throw failure("'\(repeated)' is repeated in '\(tagClass.rawValue)'")
  }
}

private func isValidMIMEType(_ text: String) -> Bool {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
}

private func isValidIdentifier(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
}

private func firstDuplicate(_ values: [String]) -> String? {
  var seen: Set<String> = []
  return values.first { !seen.insert($0).inserted }
}

/// Splits `name value "a value"` at its spaces.
private func splitField(
  _ field: String, _ failure: (String) -> TypeListError
) throws -> (name: String, values: [String]) {
  var words: [String] = []
  var rest = Substring(field)
  while true {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first else { break }
    if first == "\"" {
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: "\"") else { throw failure("a quote is not closed in '\(field)'") }
      words.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    } else {
      words.append(String(rest.prefix { $0 != " " }))
      rest = rest.drop { $0 != " " }
    }
  }
  guard let name = words.first else { throw failure("a field is empty") }
  return (name, Array(words.dropFirst()))
}
