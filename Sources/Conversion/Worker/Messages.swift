import Foundation

/// What the calling program and a worker say to each other: a packet of lines, of which the first says what it is.
///
/// Values of the vocabulary travel as JSON, so that an option or an aspect that is added needs no line here. Since JSON
/// costs more than a small picture's header, what stays the same from item to item is put into it only once.
enum Wire {
  /// Raised when a message changes its meaning; a worker of another version is not used.
  static let version = 1
  /// The most bytes of one message.
  static let maximumMessage = 1 << 16
  /// The descriptor that a worker finds its socket at.
  static let workerSocket: Int32 = 3
}

/// A message that a packet carries.
protocol Message: Sendable {
  /// The lines of the packet; none has a line feed in it.
  var lines: [String] { get }

  /// Reads a packet; `nil` if it is no such message.
  init?(lines: [String])
}

/// What a worker is asked for.
enum Request: Message {
  /// Open the library of the converter with this name; there is no reply.
  case prepare(converter: String)
  /// Say which converters can run.
  case listAvailable
  /// Probe the item that comes with the message.
  case probe(Call)
  /// Convert the item that comes with the message into the file that comes after it.
  case convert(Call)

  /// The converter that a request is for, and what it is to know of the item.
  struct Call {
    var converter: String
    var type: String
    /// The declared input of the converter that `type` conforms to, for a type that only the caller declares.
    var input: String
    /// ``Limits`` as JSON.
    var limits: String
    /// ``ConversionOptions`` as JSON.
    var options: String
  }

  var lines: [String] {
    switch self {
    case .prepare(let converter): ["prepare", converter]
    case .listAvailable: ["list-available"]
    case .probe(let call): ["probe"] + call.lines
    case .convert(let call): ["convert"] + call.lines
    }
  }

  init?(lines: [String]) {
    switch (lines.first, lines.count) {
    case ("prepare", 2): self = .prepare(converter: lines[1])
    case ("list-available", 1): self = .listAvailable
    case ("probe", 6): self = .probe(Call(lines))
    case ("convert", 6): self = .convert(Call(lines))
    default: return nil
    }
  }
}

extension Request.Call {
  fileprivate var lines: [String] { [converter, type, input, limits, options] }

  fileprivate init(_ lines: [String]) {
    self.init(converter: lines[1], type: lines[2], input: lines[3], limits: lines[4], options: lines[5])
  }
}

/// What a worker says.
enum Reply: Message {
  /// The first message. Its shape stays the same in all versions.
  case hello(version: Int)
  /// The part of the conversion that is done, 0 to 1.
  case progress(Double)
  case available([String])
  case probed(Probe)
  case converted(Loss)
  case failed(ConversionError)

  var lines: [String] {
    switch self {
    case .hello(let version): ["hello", String(version)]
    case .progress(let fraction): ["progress", String(fraction)]
    case .available(let converters): ["available"] + converters
    case .probed(let probe): ["probed", json(probe)]
    case .converted(let loss): ["converted", String(loss.rawValue)]
    case .failed(let error): ["failed", json(error)]
    }
  }

  init?(lines: [String]) {
    guard lines.first != "available" else {
      self = .available(Array(lines.dropFirst()))
      return
    }
    guard lines.count == 2, let reply = Self.read(lines[0], lines[1]) else { return nil }
    self = reply
  }

  private static func read(_ kind: String, _ value: String) -> Reply? {
    switch kind {
    case "hello": Int(value).map { .hello(version: $0) }
    case "progress": Double(value).map { .progress($0) }
    case "probed": parse(value).map { .probed($0) }
    case "converted": UInt32(value).map { .converted(Loss(rawValue: $0)) }
    case "failed": parse(value).map { .failed($0) }
    default: nil
    }
  }
}

/// A value of the vocabulary as one line.
func json(_ value: some Encodable) -> String {
  // These values hold nothing that JSON has no words for; an empty line is refused where it arrives.
  (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

/// The value that a line of JSON stands for.
func parse<Value: Decodable>(_ line: String) -> Value? {
  try? JSONDecoder().decode(Value.self, from: Data(line.utf8))
}

/// The last value that was put into JSON or read from it, which most often is the next one as well.
struct Memo<Value: Codable & Equatable & Sendable>: Sendable {
  private var last: (value: Value, line: String)?

  /// The value as a line of JSON.
  mutating func line(for value: Value) -> String {
    if let last, last.value == value { return last.line }
    let line = json(value)
    last = (value, line)
    return line
  }

  /// The value that a line of JSON stands for.
  mutating func value(of line: String) -> Value? {
    if let last, last.line == line { return last.value }
    guard let value: Value = parse(line) else { return nil }
    last = (value, line)
    return value
  }
}
