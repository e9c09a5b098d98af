import Foundation
import TestSupport
import Testing

@testable import GenerateTypeTables

@Suite struct TypeListTests {
  @Test func `the committed files are what the generator writes`() throws {
    let source = packageRoot.appendingPathComponent(GenerateTypeTables.sourcePath)
    let files = try GenerateTypeTables.generatedFiles(from: String(contentsOf: source, encoding: .utf8))
    #expect(files.count == 3)
    for (path, text) in files {
      let committed = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
      #expect(committed == text, "run `swift run GenerateTypeTables` and commit \(path)")
    }
  }

  @Test(arguments: [
    ("Public.png | a | from x", "an identifier holds lower-case letters, digits, '-' and '.'"),
    ("dyn.abc | a | from x", "dynamic types are not declared"),
    ("a.b", "the description is missing"),
    ("a.b | a", "'from' is missing"),
    ("a.b | a | ext a | is public.data | from x", "'is' is repeated or out of order"),
    ("a.b | a | ext a | ext b | from x", "'ext' is repeated or out of order"),
    (
      "a.b | a | extension a | from x",
      "'extension' is no field; the fields are "
        + "is, swift, ext, mime, ostype, pasteboard, model, url, rank, imported, from"
    ),
    ("a.b | a | ext | from x", "'ext' has no value"),
    ("a.b | a |  | from x", "a field is empty"),
    ("a.b | a | ext .a | from x", "'.a' is no file name extension: no leading dot, no '/'"),
    ("a.b | a | ext a a | from x", "'a' is repeated in 'ext'"),
    ("a.b | a | ext a A | from x", "'a' is repeated in 'ext'"),
    ("a.b | a | mime image | from x", "'image' is no MIME type"),
    ("a.b | a | mime image/ | from x", "'image/' is no MIME type"),
    ("a.b | a | ostype \"ab c | from x", "a quote is not closed in 'ostype \"ab c'"),
    ("a.b | a | swift a b | from x", "'swift' takes one value"),
    ("a.b | a | swift A | from x", "'A' is no name of a static member"),
    ("a.b | a | rank 0 | from x", "a rank is a number above 0"),
    ("a.b | a | rank x | from x", "a rank is a number above 0"),
    ("a.b | a | imported yes | from x", "'imported' takes no value"),
    ("a.b | a | is a.c | from x", "conforms to 'a.c', which is not declared"),
    ("a.b | a | is a.b | from x", "conforms to itself"),
    ("a.b | a | from x\na.b | a | from x", "declared twice"),
    ("a.c | a | from x\na.b | a | from x", "sorts before 'a.c'"),
    ("a.b | a | swift x | from x\na.c | a | swift x | from x", "the static 'x' exists already"),
  ])
  func `a bad line is rejected`(text: String, message: String) throws {
    let error = try #require(throws: TypeListError.self) {
      try TypeList(parsing: "# types\n\n" + text + "\n")
    }
    #expect(error.message == message)
    #expect(error.line == 3 || error.line == 4)
    #expect(error.description.hasPrefix("types.txt:\(error.line): "))
  }

  @Test func `a cycle is rejected`() throws {
    let text = """
      a.a | a | is a.b | from x
      a.b | b | is a.c | from x
      a.c | c | is a.a | from x
      """
    let error = try #require(throws: TypeListError.self) { try TypeList(parsing: text) }
    #expect(error == TypeListError(line: 1, identifier: "a.a", message: "conforms to itself"))
  }

  @Test func `supertypes come depth first in declared order`() throws {
    let list = try TypeList(
      parsing: """
        a.a | a | is a.d a.b | from x
        a.b | b | is a.c | from x
        a.c | c | from x
        a.d | d | is a.c | from x
        """)
    #expect(list.supertypes(of: 0).map { list.rows[$0].identifier } == ["a.d", "a.c", "a.b"])
  }

  @Test func `quoted values keep their spaces`() throws {
    let list = try TypeList(parsing: #"a.b | two words | pasteboard "x y" z "q " | from x"#)
    #expect(list.rows[0].tags[.pasteboardType] == ["x y", "z", "q "])
    #expect(list.rows[0].description == "two words")
  }

  @Test func `a hash table finds each of its keys`() throws {
    let keys = (0..<1000).map { "key-\($0)-\(String(repeating: "x", count: $0 % 20))" }
    let slots = HashTable(keys: keys).slots
    for (index, key) in keys.enumerated() {
      let hash = HashTable.hash(key)
      var slot = Int(hash) % slots.count
      while slots[slot] & 0xFFFF != UInt32(index + 1) {
        try #require(slots[slot] != 0)
        slot = (slot + 1) % slots.count
      }
      #expect(slots[slot] >> 16 == hash >> 16)
    }
  }
}
