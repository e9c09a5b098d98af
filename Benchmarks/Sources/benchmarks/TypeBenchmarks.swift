import CPeers
import Rendition

/// Look-ups and conformance, each against the obvious dictionary and, where it has the operation, GIO. The keys are
/// made at run time and shuffled, so that no branch predictor and no cache line is luckier than in real use.
func typeBenchmarks() -> [Comparison] {
  let keys = TypeKeys()
  return [
    identifierLookup(keys), extensionLookup(keys), extensionLookupGIO(keys), mimeLookup(keys),
    conformance(keys),
    conformanceGIO(keys),
  ]
}

/// What the rows look up.
private struct TypeKeys {
  let types: [UTType]
  let identifiers: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let pairs: [(UTType, UTType)]

  init() {
    var generator = SeededGenerator()
    types = UTType.allDeclared
    identifiers = types.map(\.identifier).shuffled(using: &generator)
    // A tag that no type of data claims gives a dynamic type, which is made anew each time.
    extensions = types.flatMap { $0.tags[.filenameExtension] ?? [] }
      .filter { UTType(filenameExtension: $0)?.isDynamic == false }.shuffled(using: &generator)
    mimeTypes = types.flatMap { $0.tags[.mimeType] ?? [] }
      .filter { UTType(mimeType: $0)?.isDynamic == false }.shuffled(using: &generator)
    let supertypes = [UTType.data, .image, .text, .content, .item, .archive, .audio, .sourceCode]
    pairs = types.flatMap { type in supertypes.map { (type, $0) } }.shuffled(using: &generator)
  }
}

private func identifierLookup(_ keys: TypeKeys) -> Comparison {
  let table = Dictionary(uniqueKeysWithValues: keys.types.enumerated().map { ($1.identifier, $0) })
  return compare(
    "type of an identifier", operations: keys.identifiers.count,
    Subject(name: "ours") { for key in keys.identifiers { keep(UTType(key)) } },
    Subject(name: "Dictionary<String, Int>") { for key in keys.identifiers { keep(table[key.lowercased()]) } }
  )
}

private func firstOf(_ keys: TypeKeys, _ tagClass: UTTagClass) -> [String: Int] {
  var table: [String: Int] = [:]
  for (index, type) in keys.types.enumerated() {
    for tag in type.tags[tagClass] ?? [] where table[tag.lowercased()] == nil {
      table[tag.lowercased()] = index
    }
  }
  return table
}

private func extensionLookup(_ keys: TypeKeys) -> Comparison {
  let table = firstOf(keys, .filenameExtension)
  return compare(
    "type of an extension", operations: keys.extensions.count,
    Subject(name: "ours") { for key in keys.extensions { keep(UTType(filenameExtension: key)) } },
    Subject(name: "Dictionary<String, Int>") { for key in keys.extensions { keep(table[key.lowercased()]) } })
}

private func extensionLookupGIO(_ keys: TypeKeys) -> Comparison {
  let names = keys.extensions.map { "x.\($0)" }
  return compare(
    "type of an extension", operations: keys.extensions.count,
    Subject(name: "ours") { for key in keys.extensions { keep(UTType(filenameExtension: key)) } },
    Subject(name: "g_content_type_guess(name)") { for name in names { gio_free(gio_guess(name)) } })
}

private func mimeLookup(_ keys: TypeKeys) -> Comparison {
  let table = firstOf(keys, .mimeType)
  return compare(
    "type of a MIME type", operations: keys.mimeTypes.count,
    Subject(name: "ours") { for key in keys.mimeTypes { keep(UTType(mimeType: key)) } },
    Subject(name: "Dictionary<String, Int>") { for key in keys.mimeTypes { keep(table[key.lowercased()]) } })
}

private func conformance(_ keys: TypeKeys) -> Comparison {
  var closures: [UTType: Set<UTType>] = [:]
  for type in keys.types { closures[type] = type.supertypes.union([type]) }
  return compare(
    "conforms(to:)", operations: keys.pairs.count,
    Subject(name: "ours") { countConforming(keys.pairs) { $0.conforms(to: $1) } },
    Subject(name: "Dictionary of Sets") { countConforming(keys.pairs) { closures[$0]?.contains($1) == true } }
  )
}

private func conformanceGIO(_ keys: TypeKeys) -> Comparison {
  let named = keys.pairs.compactMap { type, supertype -> (String, String)? in
    guard let name = type.preferredMIMEType, let other = supertype.preferredMIMEType else { return nil }
    return (name, other)
  }
  return compare(
    "conforms(to:)", operations: keys.pairs.count,
    Subject(name: "ours") { countConforming(keys.pairs) { $0.conforms(to: $1) } },
    // GIO knows MIME types alone, so it gets the pairs that have them, over and over.
    Subject(name: "g_content_type_is_a") {
      var count = 0
      for index in keys.pairs.indices {
        let (name, other) = named[index % named.count]
        if gio_is_a(name, other) { count += 1 }
      }
      keep(count)
    })
}

@inline(__always)
private func countConforming(_ pairs: [(UTType, UTType)], _ conforms: (UTType, UTType) -> Bool) {
  var count = 0
  for (type, supertype) in pairs where conforms(type, supertype) { count += 1 }
  keep(count)
}
