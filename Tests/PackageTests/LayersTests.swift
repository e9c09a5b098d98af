import Foundation
import TestSupport
import Testing

/// The targets in the order of the data's journey; an import may only name one that stands above.
private let journey = [
  "TypeTables", "UniformTypes", "CMagic", "TypeDetection", "CLinux", "Conversion", "CVips", "ImageConverters",
  "Rendition", "convert", "rendition-worker",
]

@Test(arguments: journey.indices)
func `A target imports only what stands above it`(index: Int) throws {
  let folder = packageRoot.appendingPathComponent("Sources/\(journey[index])")
  for file in try swiftFiles(in: folder) {
    for module in try imports(of: file) {
      guard let position = journey.firstIndex(of: module) else { continue }
      #expect(position < index, "\(file.lastPathComponent) imports \(module)")
    }
  }
}

@Test func `Every folder of Sources is one of the journey's targets`() throws {
  let folders = try FileManager.default.contentsOfDirectory(
    atPath: packageRoot.appendingPathComponent("Sources").path)
  #expect(Set(folders) == Set(journey + ["GenerateTypeTables"]))
}

@Test func `A C library is imported by one file`() throws {
  let sources = try swiftFiles(in: packageRoot.appendingPathComponent("Sources"))
  for library in ["CMagic", "CVips"] {
    let importers = try sources.filter { try imports(of: $0).contains(library) }
    #expect(importers.count == 1, "\(library) is imported by \(importers.map(\.lastPathComponent))")
  }
}

private func swiftFiles(in folder: URL) throws -> [URL] {
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return names.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
}

private func imports(of file: URL) throws -> [String] {
  let text = try String(contentsOf: file, encoding: .utf8)
  return text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), keyword <= 2, words.count > keyword + 1 else {
      return nil
    }
    return String(words[keyword + 1])
  }
}
