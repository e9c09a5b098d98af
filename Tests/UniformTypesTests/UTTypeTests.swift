import Foundation
import Testing
import UniformTypes

@Suite struct UTTypeTests {
  @Test func `a type takes eight bytes`() {
    #expect(MemoryLayout<UTType>.size == 8)
    #expect(MemoryLayout<UTType?>.size == 8)
  }

  @Test func `each identifier finds its type, whatever its case`() {
    #expect(UTType.allDeclared.count > 923)
    #expect(UTType.allDeclared.map(\.identifier) == UTType.allDeclared.map(\.identifier).sorted())
    for type in UTType.allDeclared {
      #expect(UTType(type.identifier) == type)
      #expect(UTType(type.identifier.uppercased()) == type)
      #expect(type.isDeclared && !type.isDynamic)
      #expect(type.isPublic == type.identifier.hasPrefix("public."))
      #expect(type.localizedDescription?.isEmpty == false)
    }
  }

  @Test(arguments: [
    "unknown", "undeclared.id", "a/b", "", "image/png", "public.", "public.pn", "public.pngs", "public.png\0",
    " public.png", "png",
  ])
  func `an undeclared identifier finds nothing`(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test func `a static member equals what its identifier finds`() {
    #expect(UTType("public.json") == .json)
    #expect(UTType("public.python-script") == .pythonScript)
    #expect(UTType("com.adobe.pdf") == .pdf)
    #expect(UTType("public.mpeg-4") == .mpeg4Movie)
    #expect(UTType("net.daringfireball.markdown") == .markdown)
    #expect(UTType("com.microsoft.internet-shortcut") == .internetShortcut)
    #expect(Set([.png, .jpeg]) == Set([UTType(mimeType: "image/png"), UTType(filenameExtension: "jpg")]))
  }

  @Test func `an undeclared identifier is kept when asked for`() throws {
    let type = try #require(UTType(identifier: "com.example.Thing", allowUndeclared: true))
    #expect(type.identifier == "com.example.thing")
    #expect(!type.isDeclared)
    #expect(!type.isDynamic)
    #expect(type.supertypes == [])
    #expect(type.tags == [:])
    #expect(UTType(identifier: "com.example.thing", allowUndeclared: false) == nil)
    #expect(UTType(identifier: "no/identifier", allowUndeclared: true) == nil)
    #expect(UTType(identifier: "", allowUndeclared: true) == nil)
    #expect(UTType(identifier: "public.png", allowUndeclared: true) == .png)
  }

  @Test func `a type of the program has the parent that it names`() {
    let format = UTType(exportedAs: "com.example.format", conformingTo: .image)
    #expect(format.supertypes == [.image, .data, .content, .item])
    #expect(UTType(importedAs: "com.example.other").supertypes == [.data, .item])
    #expect(UTType(exportedAs: "public.png") == .png)
    #expect(format == UTType(importedAs: "com.example.format"))
    #expect(format.hashValue == UTType(importedAs: "com.example.format").hashValue)
    #expect(format != .png)
    #expect(format.localizedDescription == UTType.image.localizedDescription)
    let derived = UTType(exportedAs: "com.example.derived", conformingTo: format)
    #expect(derived.conforms(to: format))
    #expect(derived.conforms(to: .image))
    #expect(derived.isSubtype(of: format))
    #expect(!format.conforms(to: derived))
  }

  @Test(arguments: ["public.png", "dyn.ah62d4rv4ge81e62", "com.example.unknown"])
  func `coding writes the identifier as a single string`(identifier: String) throws {
    let type = try #require(UTType(identifier: identifier, allowUndeclared: true))
    let json = try JSONEncoder().encode([type])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(identifier)\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: json) == [type])
  }

  @Test func `decoding rejects what is no identifier`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["image/png"]"#.utf8))
    }
  }

  @Test func `descriptions name the type`() {
    #expect(String(describing: UTType.png) == "public.png")
    #expect(String(reflecting: UTType.png) == "public.png (not dynamic, declared)")
    #expect(
      UTType(filenameExtension: "rs").map { String(reflecting: $0) }
        == "dyn.ah62d4rv4ge81e62 (dynamic, not declared)")
    #expect(String(describing: UTTagClass.mimeType) == "public.mime-type")
  }
}
