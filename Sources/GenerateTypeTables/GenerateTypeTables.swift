import Foundation

/// The program: reads one text file, writes three generated ones.
enum GenerateTypeTables {
  /// Runs with up to two folders: the package's root (the current folder when left out) and where to write
  /// (the root when left out).
  static func run(arguments: [String]) throws {
    let root = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true)
    let destination = arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? root
    let source = try String(contentsOf: root.appendingPathComponent(sourcePath), encoding: .utf8)
    for (path, text) in try generatedFiles(from: source) {
      let url = destination.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Where the list of types is, from the package's root.
  static let sourcePath = "Sources/UniformTypes/types.txt"

  /// The text of each generated file, by its path from the package's root.
  static func generatedFiles(from source: String) throws -> [String: String] {
    let types = try TypeList(parsing: source)
    let tables = Tables(types)
    return [
      "Sources/TypeTables/TypeTables.c": tables.implementation,
      "Sources/TypeTables/include/TypeTables.h": tables.header,
      "Sources/UniformTypes/UTType+Statics.swift": staticsSource(types),
    ]
  }
}
