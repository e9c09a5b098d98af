import Testing
import UniformTypes

@Suite struct ConformanceTests {
  @Test(arguments: SystemFact.all)
  func `a type has the supertypes and preferred tags that macOS declares`(fact: SystemFact) throws {
    let type = try #require(UTType(fact.identifier))
    #expect(type.orderedSupertypes.map(\.identifier) == fact.supertypes)
    #expect(type.preferredFilenameExtension == fact.filenameExtension)
    if let mimeType = fact.mimeType { #expect(type.preferredMIMEType == mimeType) }
  }

  @Test func `conformance, supertypes, parents and subtypes agree`() {
    for type in UTType.allDeclared {
      let supertypes = type.supertypes
      let wrong = UTType.allDeclared.filter { other in
        let isSupertype = supertypes.contains(other)
        return type.conforms(to: other) != (isSupertype || type == other)
          || type.isSubtype(of: other) != isSupertype || other.isSupertype(of: type) != isSupertype
      }
      #expect(wrong.isEmpty, "\(type)")
      #expect(!supertypes.contains(type))
      #expect(Set(type.orderedSupertypes) == supertypes)
      #expect(supertypes == Set(type.parents + type.parents.flatMap(\.supertypes)))
      #expect(type.parents.allSatisfy { $0.subtypes.contains(type) })
      #expect(type.subtypes.allSatisfy { $0.parents.contains(type) })
    }
  }

  @Test func `the roots conform to nothing`() {
    for type: UTType in [.item, .content, .executable, .archive, .message, .database] {
      #expect(type.supertypes == [])
    }
  }

  @Test func `the types of images are what programs rely on`() throws {
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
    #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .plainText))
    #expect(UTType.commaSeparatedText.conforms(to: .plainText))
    #expect(UTType.javaScript.conforms(to: .script) && UTType.javaScript.conforms(to: .executable))
    let avif = try #require(UTType("public.avif"))
    let standard = try #require(UTType("public.heif-standard"))
    for type in [avif, .heic] {
      #expect(type.conforms(to: standard))
      #expect(!type.conforms(to: .heif))
    }
  }
}

/// One line of `systemFacts`.
struct SystemFact: Sendable, CustomTestStringConvertible {
  var identifier: String
  var filenameExtension: String?
  var mimeType: String?
  var supertypes: [String]
  var testDescription: String { identifier }

  static let all = systemFacts.split(separator: "\n").map { line in
    let fields = line.split(separator: "\t").map(String.init)
    return SystemFact(
      identifier: fields[0], filenameExtension: fields[1] == "-" ? nil : fields[1],
      mimeType: fields[2] == "-" ? nil : fields[2],
      supertypes: fields[3] == "-" ? [] : fields[3].split(separator: " ").map(String.init))
  }
}
