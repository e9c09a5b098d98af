/// A value as JSON (RFC 8259), in one line.
struct JSON {
  let text: String

  private init(text: String) {
    self.text = text
  }

  static let null = JSON(text: "null")

  static func boolean(_ value: Bool) -> JSON { JSON(text: String(value)) }

  static func integer(_ value: Int) -> JSON { JSON(text: String(value)) }

  /// A number; null for what is none or infinite, since JSON has no such numbers.
  static func number(_ value: Double) -> JSON { value.isFinite ? JSON(text: String(value)) : null }

  static func string(_ value: String) -> JSON { JSON(text: quoted(value)) }

  static func array(_ values: [JSON]) -> JSON {
    JSON(text: "[\(list(values.map(\.text)))]")
  }

  static func object(_ members: Members) -> JSON {
    JSON(text: "{\(list(members.list))}")
  }

  /// As `joined` would, which asks the runtime for so much that it takes a tenth of the program's time.
  private static func list(_ texts: [String]) -> String {
    var list = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { list += "," }
      list += text
    }
    return list
  }

  /// The members of an object, in the order that they are printed in, which no dictionary keeps.
  struct Members: ExpressibleByDictionaryLiteral {
    fileprivate var list: [String]

    init(dictionaryLiteral members: (String, JSON)...) {
      list = members.map { key, value in "\(quoted(key)):\(value.text)" }
    }

    static func + (left: Members, right: Members) -> Members {
      var sum = left
      sum.list += right.list
      return sum
    }
  }
}

extension JSON {
  /// The string, or null.
  init(_ string: String?) {
    self = string.map(JSON.string) ?? .null
  }

  /// The strings, in order.
  init(_ strings: [String]) {
    self = .array(strings.map(JSON.string))
  }
}

/// What is below U+0020 must be escaped, as must the quote and the backslash. U+007F is too, because a terminal may
/// obey it.
private func quoted(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case "\0"..<" ", "\u{7F}":
      text += "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
