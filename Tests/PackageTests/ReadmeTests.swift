import Foundation
import Rendition
import TestSupport
import Testing

/// What the README says of the library and the formats is what there is. Its commands are run with the others, by
/// the tests of `convert`.
struct ReadmeTests {
  private let readme: [Substring]

  init() throws {
    readme = try String(contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The example between the marks is the README's, and converts a photograph.
  @Test func `the library's example works`() async throws {
    let directory = try TemporaryDirectory()
    try directory.copy(fixture("photo.jpg"))
    let pool = WorkerPool(program: FilePath(builtProduct("rendition-worker").path))
    let exporter = Exporter(converters: ImageConverters.all, execution: .workers(pool))
    let (source, result) = (directory.path("photo.jpg"), directory.path("photo.webp"))
    // README
    let photo = Source.file(FilePath(source))

    var options = ConversionOptions()
    options.resize = Resize(width: 800, height: 800)
    options.metadata = .stripLocation

    let plan = try await exporter.plan(photo, to: .webP, options: options)
    print(plan.route, "loses", plan.route.losses)

    let export = try await exporter.export(
      photo, as: .webP, to: .file(FilePath(result), overwrite: false), options: options)
    print(export.byteCount, "bytes, lost", export.losses)
    // README
    let size = try run("identify-im6.q16", ["-format", "%m %wx%h", result])
    #expect(size.text == "WEBP 800x600")
    let tags = try run("exiftool", ["-s3", "-GPSLatitude", "-Model", result])
    #expect(tags.text.split(separator: "\n").count == 1, "the camera stays and the place goes: \(tags.text)")

    let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let example = try #require(own.components(separatedBy: "    // README\n").dropFirst().first)
    let shown = try block("```swift").joined(separator: "\n")
      .replacingOccurrences(of: "\"photo.jpg\"", with: "source")
      .replacingOccurrences(of: "\"photo.webp\"", with: "result")
    for line in example.split(separator: "\n") {
      #expect(shown.contains(line.trimmingPrefix { $0 == " " }), "not in the README")
    }
  }

  @Test func `the table of formats is the converters'`() throws {
    let rows = readme.filter { $0.hasPrefix("| ") }.map(cells)
    let header = try #require(rows.first { $0.first == "from \\ to" })
    var declared: Set<[String]> = []
    for row in rows.drop(while: { $0 != header }).dropFirst(2).prefix(while: { $0.count == header.count }) {
      for (target, mark) in zip(header, row).dropFirst() where mark == "✓" {
        declared.insert([try identifier(row[0]), try identifier(target)])
      }
    }
    let edges = ImageConverters.all.flatMap { converter in
      converter.inputs.map { [$0.identifier, converter.output.identifier] }
    }
    #expect(declared == Set(edges))
  }

  private func cells(_ row: Substring) -> [String] {
    row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func identifier(_ format: String) throws -> String {
    try #require(UTType(filenameExtension: format.lowercased())).identifier
  }

  private func block(_ fence: Substring) throws -> ArraySlice<Substring> {
    let start = try #require(readme.firstIndex(of: fence))
    return readme[(start + 1)...].prefix { $0 != "```" }
  }
}
