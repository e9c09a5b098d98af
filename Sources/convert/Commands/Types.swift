import TypeDetection
import UniformTypes

/// `convert types [QUERY]`
enum Types {
  /// Prints the types that match, and returns whether there are any.
  static func run(_ arguments: Arguments, _ output: inout Output, _ console: Console) throws(UsageError)
    -> Bool
  {
    guard arguments.names.count <= 1 else {
      throw UsageError("types takes one QUERY; quote it if it has spaces")
    }
    let query = arguments.names.first?.description
    let types = query.map(matches) ?? UTType.allDeclared
    for type in types where output.failure == nil {
      if arguments.settings.printsJSON { output.line(json(type)) } else { output.line(text(type)) }
    }
    if let query, types.isEmpty {
      console.error(query, "no type has this as extension, MIME type or identifier, or in its description")
    }
    return !types.isEmpty
  }

  /// The types that `query` names; if it names none, those that it is somewhere in.
  private static func matches(_ query: String) -> [UTType] {
    let tag = query.hasPrefix(".") ? String(query.dropFirst()) : query
    let named =
      UTType.types(tag: tag, tagClass: .filenameExtension, conformingTo: nil)
      + UTType.types(tag: query, tagClass: .mimeType, conformingTo: nil)
      + [UTType(query)].compactMap(\.self)
    let declared = named.filter(\.isDeclared)
    if !declared.isEmpty {
      return declared.enumerated().filter { !declared[..<$0.offset].contains($0.element) }.map(\.element)
    }
    let word = query.lowercased()
    return UTType.allDeclared.filter { type in
      let words = [type.identifier, type.localizedDescription ?? ""] + extensions(type) + mimeTypes(type)
      return words.contains { $0.lowercased().contains(word) }
    }
  }

  private static func extensions(_ type: UTType) -> [String] { type.tags[.filenameExtension] ?? [] }

  private static func mimeTypes(_ type: UTType) -> [String] { type.tags[.mimeType] ?? [] }

  private static func text(_ type: UTType) -> String {
    let tags = extensions(type).map { ".\($0)" } + mimeTypes(type)
    let parents = type.parents.map(\.identifier)
    return [
      type.identifier, type.localizedDescription ?? "", tags.joined(separator: " "),
      parents.isEmpty ? "" : "is \(parents.joined(separator: ", "))",
    ].filter { !$0.isEmpty }.joined(separator: " | ")
  }

  private static func json(_ type: UTType) -> JSON.Members {
    [
      "type": .string(type.identifier),
      "description": JSON(type.localizedDescription),
      "extensions": JSON(extensions(type)),
      "mimeTypes": JSON(mimeTypes(type)),
      "supertypes": JSON(type.orderedSupertypes.map(\.identifier)),
    ]
  }
}
