import Conversion
import TypeDetection

/// One flag: its name, its help and what it does. Parsing, help and suggestions all come from ``all``.
struct Flag: Sendable {
  /// The heading that help shows a flag under.
  enum Group: String, CaseIterable {
    case results = "Results"
    case pictures = "Pictures"
    case running = "Running"
    case printing = "Printing"
  }

  /// The name without the two dashes.
  let name: String
  /// What stands for its value in help; `nil` for a flag that takes none.
  var value: String?
  let group: Group
  /// The commands that it means something to.
  let commands: [Command]
  /// What it does, in one line or a few.
  let help: String
  /// Notes in the settings that it was given, with its value (empty for a flag that takes none).
  let apply: @Sendable (_ settings: inout Settings, _ value: FilePath) throws(UsageError) -> Void

  /// All flags, in the order of help.
  static let all: [Flag] = [
    to, output, force, dryRun,
    quality, lossless, resize, enlarge, background, metadata, resolution, pages,
    jobs, limit,
    json, quiet, noColor, help, version,
  ]
}

extension [Command] {
  fileprivate static var every: [Command] { Command.allCases }
  fileprivate static var converting: [Command] { [.convert, .plan] }
}

// MARK: Results

extension Flag {
  static let to = Flag(
    name: "to", value: "TYPE", group: .results, commands: [.convert],
    help: "the type to convert to: an extension, a MIME type or an identifier"
  ) { (settings, value) throws(UsageError) in
    settings.target = try value.text(of: "to")
  }

  static let output = Flag(
    name: "output", value: "DIR", group: .results, commands: [.convert],
    help: "the directory for the results; for a single item also the result's name"
  ) { settings, value in
    settings.output = value
  }

  static let force = Flag(
    name: "force", group: .results, commands: [.convert], help: "overwrite what exists"
  ) { settings, _ in
    settings.overwrites = true
  }

  static let dryRun = Flag(
    name: "dry-run", group: .results, commands: [.convert], help: "say what would be done, and do nothing"
  ) { settings, _ in
    settings.isDryRun = true
  }
}

// MARK: Pictures

extension Flag {
  static let quality = Flag(
    name: "quality", value: "N", group: .pictures, commands: .converting,
    help: "fidelity of a lossy encoding, 1 (smallest) to 100 (best)"
  ) { (settings, value) throws(UsageError) in
    settings.options.quality = try value.number(of: "quality", in: 1...100)
  }

  static let lossless = Flag(
    name: "lossless", group: .pictures, commands: .converting,
    help: "exact samples, where the target can be exact or not"
  ) { settings, _ in
    settings.options.lossless = true
  }

  static let resize = Flag(
    name: "resize", value: "WxH", group: .pictures, commands: .converting,
    help: "fit inside W x H pixels, keeping the proportions; 800x, x600 and 800 (both) too"
  ) { (settings, value) throws(UsageError) in
    settings.options.resize = try Resize(argument: try value.text(of: "resize"))
  }

  static let enlarge = Flag(
    name: "enlarge", group: .pictures, commands: .converting, help: "let --resize make a picture larger"
  ) { settings, _ in
    settings.enlarges = true
  }

  static let background = Flag(
    name: "background", value: "COLOR", group: .pictures, commands: .converting,
    help: "what shows through where the target has no transparency: #rrggbb, #rgb or a\n"
      + "name such as black; white if left out"
  ) { (settings, value) throws(UsageError) in
    settings.options.background = try Color(argument: try value.text(of: "background"))
  }

  static let metadata = Flag(
    name: "metadata", value: "WHAT", group: .pictures, commands: .converting,
    help: "keep, strip (all but the colour profile) or strip-location; keep if left out"
  ) { (settings, value) throws(UsageError) in
    let text = try value.text(of: "metadata")
    guard let policy = MetadataPolicy(rawValue: text) else {
      let choices = MetadataPolicy.allCases.map(\.rawValue)
      throw .badValue("metadata", text, expected: choices.joined(separator: ", "))
    }
    settings.options.metadata = policy
  }
}

extension Flag {
  static let resolution = Flag(
    name: "dpi", value: "N", group: .pictures, commands: .converting,
    help: "dots an inch at which SVG (96 if left out) and PDF (150) are drawn"
  ) { (settings, value) throws(UsageError) in
    settings.options.resolution = try value.number(of: "dpi", in: 1...9_600)
  }

  static let pages = Flag(
    name: "pages", value: "N[-M]", group: .pictures, commands: .converting,
    help: "the page or frame to use, or the first and last of several; all if left out"
  ) { (settings, value) throws(UsageError) in
    settings.options.pages = try PageRange(argument: try value.text(of: "pages"))
  }
}

// MARK: Running

extension Flag {
  static let jobs = Flag(
    name: "jobs", value: "N", group: .running, commands: [.convert],
    help: "conversions at a time; one a processor if left out"
  ) { (settings, value) throws(UsageError) in
    settings.jobs = try value.number(of: "jobs", in: 1...1_024)
  }

  static let limit = Flag(
    name: "limit", value: "NAME=N", group: .running, commands: .converting,
    help: "what one conversion may use, such as pixels=500M; see `help limits`"
  ) { (settings, value) throws(UsageError) in
    try NamedLimit.apply(try value.text(of: "limit"), to: &settings.limits)
  }
}

// MARK: Printing

extension Flag {
  static let json = Flag(
    name: "json", group: .printing, commands: .every, help: "one JSON object a line; see `help json`"
  ) { settings, _ in
    settings.printsJSON = true
  }

  static let quiet = Flag(
    name: "quiet", group: .printing, commands: .every,
    help: "no progress and no notes; errors are still shown"
  ) { settings, _ in
    settings.isQuiet = true
  }

  static let noColor = Flag(
    name: "no-color", group: .printing, commands: .every,
    help: "no colour on a terminal; so does the variable NO_COLOR"
  ) { settings, _ in
    settings.usesColor = false
  }

  static let help = Flag(
    name: "help", group: .printing, commands: .every, help: "this help, or that of a topic"
  ) { settings, _ in
    settings.asksForHelp = true
  }

  static let version = Flag(
    name: "version", group: .printing, commands: .every, help: "the program's version"
  ) { settings, _ in
    settings.asksForVersion = true
  }
}

// MARK: Values

extension FilePath {
  /// The value of the flag called `name`, which is a word and no path.
  fileprivate func text(of name: String) throws(UsageError) -> String {
    guard let string else { throw .badValue(name, description, expected: "text in UTF-8") }
    return string
  }

  fileprivate func number(of name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(try text(of: name)), range.contains(number) else {
      throw .badValue(name, description, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension PageRange {
  /// Reads `3` or `2-5`.
  fileprivate init(argument: String) throws(UsageError) {
    let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard (1...2).contains(ends.count), let first = ends.first, let last = ends.last, first >= 1,
      (first...Self.maximum).contains(max(last, first)), last >= first
    else {
      throw .badValue("pages", argument, expected: "a number, or two as in 2-5, from 1 to \(Self.maximum)")
    }
    self.init(first: first, last: last)
  }
}

extension Resize {
  /// Reads `800x600`, `800x`, `x600` or `800`, which is both.
  fileprivate init(argument: String) throws(UsageError) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.map { Int($0) }
    let areValid = zip(sides, numbers).allSatisfy { side, number in
      side.isEmpty || number.map((1...Resize.maximumSide).contains) == true
    }
    guard areValid, numbers.contains(where: { $0 != nil }), sides.count <= 2 else {
      throw .badValue("resize", argument, expected: "pixels as in 800x600, 800x, x600 or 800")
    }
    self.init(width: numbers[0], height: numbers[numbers.count - 1])
  }
}

extension Color {
  /// The names of HTML 4 (https://www.w3.org/TR/html401/types.html#type-color).
  private static let named: [(name: String, value: UInt32)] = [
    ("aqua", 0x00FFFF), ("black", 0x000000), ("blue", 0x0000FF), ("fuchsia", 0xFF00FF), ("gray", 0x808080),
    ("green", 0x008000), ("lime", 0x00FF00), ("maroon", 0x800000), ("navy", 0x000080), ("olive", 0x808000),
    ("purple", 0x800080), ("red", 0xFF0000), ("silver", 0xC0C0C0), ("teal", 0x008080), ("white", 0xFFFFFF),
    ("yellow", 0xFFFF00),
  ]

  /// Reads `#rrggbb`, `#rgb` or a name.
  fileprivate init(argument: String) throws(UsageError) {
    guard let value = Self.hexadecimal(argument) ?? Self.named.first(where: { $0.name == argument })?.value
    else {
      let names = Self.named.map(\.name).joined(separator: ", ")
      throw .badValue("background", argument, expected: "#rrggbb, #rgb or one of \(names)")
    }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  private static func hexadecimal(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    switch text.utf8.count {
    case 4: return UInt32(text.dropFirst().map { "\($0)\($0)" }.joined(), radix: 16)
    case 7: return UInt32(text.dropFirst(), radix: 16)
    default: return nil
    }
  }
}

/// A limit as `--limit` names it.
struct NamedLimit {
  let name: String
  /// What K, M and G stand for: powers of this.
  let base: Int
  let help: String
  let value: WritableKeyPath<Limits, Int>
  /// The smallest value that any conversion can do with, as a message says it.
  var least: (value: Int, text: String) = (1, "above zero, perhaps with K, M or G, after the =")

  /// The value without the flag, with the largest suffix that divides it.
  var standard: String {
    let number = Limits()[keyPath: value]
    let powers = [("G", base * base * base), ("M", base * base), ("K", base)]
    guard let (suffix, power) = powers.first(where: { number % $0.1 == 0 }) else { return String(number) }
    return "\(number / power)\(suffix)"
  }

  /// All of them, sorted by name.
  static var all: [NamedLimit] {
    [
      NamedLimit(
        name: "input", base: 1_024, help: "bytes read from standard input or a pipe", value: \.inputBytes),
      NamedLimit(
        name: "memory", base: 1_024, help: "bytes of memory of the process that converts", value: \.memory,
        // With less, libvips cannot even start its threads for the smallest picture.
        least: (512 << 20, "of at least 512M after the =")),
      NamedLimit(name: "output", base: 1_024, help: "bytes of the result", value: \.outputBytes),
      NamedLimit(
        name: "pixels", base: 1_000, help: "pixels of a picture, over all its pages or frames",
        value: \.pixels),
      NamedLimit(name: "seconds", base: 1_000, help: "seconds that one item may take", value: \.seconds),
    ]
  }

  /// Reads `NAME=VALUE`.
  fileprivate static func apply(_ argument: String, to limits: inout Limits) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let limit = all.first(where: { $0.name == parts[0] }) else {
      let names = all.map { "\($0.name)=N" }.joined(separator: ", ")
      throw .badValue("limit", argument, expected: names)
    }
    guard let value = limit.number(parts[1]), value >= limit.least.value else {
      throw .badValue("limit", argument, expected: "a number \(limit.least.text)")
    }
    limits[keyPath: limit.value] = value
  }

  private func number(_ text: String) -> Int? {
    guard let last = text.last else { return nil }
    let suffixes: [Character] = ["K", "M", "G"]
    guard let power = suffixes.firstIndex(of: Character(last.uppercased())) else { return Int(text) }
    let factor = (0..<power).reduce(base) { product, _ in product * base }
    guard let number = Int(text.dropLast()) else { return nil }
    let (value, overflows) = number.multipliedReportingOverflow(by: factor)
    return overflows ? nil : value
  }
}
