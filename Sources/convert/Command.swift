/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case convert
  case identify
  case plan
  case types
  case converters
  case help

  /// The commands that have a word of their own; converting has none.
  static let words = allCases.filter { $0 != .convert }

  /// How it is called, without the program's name.
  var usage: [String] {
    switch self {
    case .convert: ["IN OUT", "IN... --to TYPE [--output DIR]"]
    case .identify: ["identify FILE..."]
    case .plan: ["plan SOURCE TARGET"]
    case .types: ["types [QUERY]"]
    case .converters: ["converters"]
    case .help: ["help [TOPIC]"]
    }
  }
}
