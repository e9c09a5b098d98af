/// The text of UTType+Statics.swift: one member for each type that has a Swift name, sorted by that name.
func staticsSource(_ list: TypeList) -> String {
  let members = list.rows.enumerated().compactMap { index, row in
    row.swiftName.map { name in (name: name, source: member(name, row, index)) }
  }
  return """
    // Generated from types.txt by GenerateTypeTables; do not edit.

    extension UTType {
    \(members.sorted { $0.name < $1.name }.map(\.source).joined(separator: "\n\n"))
    }

    """
}

private func member(_ name: String, _ row: TypeRow, _ index: Int) -> String {
  let parents = row.parents.map { "`\($0)`" }.joined(separator: ", ")
  return """
      /// The type `\(row.identifier)`: \(row.description).
      ///
      /// \(parents.isEmpty ? "It conforms to no other type." : "It conforms to \(parents).")
      @inlinable public static var \(name): UTType { UTType(declaredAt: \(index)) }
    """
}
