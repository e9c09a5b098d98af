/// A value to print as JSON. An object keeps the order of its members, which no dictionary does.
enum JSON {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(Members)

  /// The members of an object, in the order that they are printed in.
  struct Members: ExpressibleByDictionaryLiteral {
    private(set) var list: [(key: String, value: JSON)]

    init(dictionaryLiteral members: (String, JSON)...) {
      list = members.map { (key: $0, value: $1) }
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

  /// The value as one line of UTF-8 without its end.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.list.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// RFC 8259 asks for escapes of the quote, the backslash and what is below U+0020. U+007F is escaped too,
  /// because a terminal may obey it.
  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20, 0x7F: bytes += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
