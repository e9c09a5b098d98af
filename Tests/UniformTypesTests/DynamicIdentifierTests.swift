import Testing
import UniformTypes

@Suite struct DynamicIdentifierTests {
  @Test(arguments: dynamicVectors)
  func `a printed identifier is read`(vector: DynamicVector) throws {
    let type = try #require(UTType(vector.identifier))
    #expect(type.identifier == vector.identifier)
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(!type.isPublic)
    #expect(type.localizedDescription == nil)
    #expect(type.parents.map(\.identifier) == (vector.parent.map { [$0] } ?? []))
    let tags = Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) })
    #expect(tags == vector.tags)
  }

  /// Left out: two tags, which no call makes; empty tags, which no call accepts; `avif`, which is declared since.
  @Test(
    arguments: dynamicVectors.filter {
      $0.tags.count == 1 && $0.tags.values.first != [""] && $0.tags.values.first != ["avif"]
    })
  func `a printed identifier is made from its tag`(vector: DynamicVector) throws {
    let (tagClass, tags) = try #require(vector.tags.first)
    let parent = try vector.parent.map { try #require(UTType($0)) }
    let type = UTType(tag: tags[0], tagClass: UTTagClass(rawValue: tagClass), conformingTo: parent)
    #expect(type?.identifier == vector.identifier)
  }

  @Test(arguments: extensionVectors)
  func `an unclaimed extension gives the identifier that macOS gives`(
    filenameExtension: String, identifier: String
  ) throws {
    let type = try #require(UTType(filenameExtension: filenameExtension))
    #expect(type.identifier == identifier)
    #expect(UTType(filenameExtension: filenameExtension.uppercased()) == type)
    #expect(type.preferredFilenameExtension == filenameExtension)
    #expect(type.preferredMIMEType == nil)
    #expect(type.supertypes == [.data, .item])
    #expect(UTType(identifier.uppercased()) == type)
  }

  @Test(arguments: [
    "dyn.", "dyn.a", "dyn.agq80w5xcq7g", "dyn.age81g7dtsm60e55bsmwaz", "dyn.b", "dyn.ailo",
    "dyn.ah62d4rv4", "dyn.age80s5", "dyn.agé",
  ])
  func `an identifier that encodes nothing gives no type`(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test func `the condition is part of the identifier`() {
    let withData = UTType(filenameExtension: "rs")
    let without = UTType(tag: "rs", tagClass: .filenameExtension, conformingTo: nil)
    #expect(withData?.identifier == "dyn.ah62d4rv4ge81e62")
    #expect(without?.identifier == "dyn.age81e62")
    #expect(without?.supertypes == [])
  }

  @Test(arguments: [
    "a:b", "a,b", "a=b", "a?b", "a\\b", "\\", "ünïcödé", "日本", String(repeating: "x", count: 5000),
  ])
  func `any tag survives the identifier`(tag: String) throws {
    let type = try #require(UTType(tag: tag, tagClass: .filenameExtension, conformingTo: .jpeg))
    let read = try #require(UTType(type.identifier))
    #expect(read == type)
    #expect(read.tags == [.filenameExtension: [tag]])
    #expect(read.conforms(to: .image))
  }

  @Test func `a dynamic type can be a condition`() throws {
    let parent = try #require(UTType(filenameExtension: "rs", conformingTo: .text))
    let type = try #require(UTType(mimeType: "text/x-rust", conformingTo: parent))
    #expect(try #require(UTType(type.identifier)).conforms(to: parent))
    #expect(type.conforms(to: .text))
    #expect(!type.conforms(to: .plainText))
  }
}
