import TypeTables

// What Apple's interface has no words for.

extension UTType {
  /// All built-in types, sorted by identifier.
  public static var allDeclared: [UTType] { (0..<TypeTablesCount).map { UTType(declaredAt: $0) } }

  /// The types that this one conforms to directly, in declared order.
  public var parents: [UTType] {
    switch storage {
    case .declared(let index):
      Self.relatives(from: Self.record(index)[0].parents, to: Self.record(index)[0].supertypes)
    case .unlisted(let type): type.parents
    }
  }

  /// All types that this one conforms to, depth first in declared order, without itself.
  ///
  /// It is the order of `kMDItemContentTypeTree` on Apple platforms.
  public var orderedSupertypes: [UTType] {
    switch storage {
    case .declared(let index):
      return Self.relatives(from: Self.record(index)[0].supertypes, to: Self.record(index)[0].subtypes)
    case .unlisted(let type):
      var found: [UTType] = []
      for parent in type.parents {
        for type in [parent] + parent.orderedSupertypes where !found.contains(type) { found.append(type) }
      }
      return found
    }
  }

  /// The built-in types that conform to this one directly, sorted by identifier.
  public var subtypes: [UTType] {
    guard case .declared(let index) = storage else { return [] }
    return Self.relatives(from: Self.record(index)[0].subtypes, to: Self.record(index)[1].parents)
  }

  /// Finds the preferred built-in type for a file name extension, given as bytes of any encoding.
  ///
  /// It is `init(filenameExtension:conformingTo:)` without the `String` and without dynamic types.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without the leading dot, whatever its case; it may be a compound
  ///     one such as `tar.gz`.
  ///   - supertype: What the type must conform to.
  public static func declared(
    filenameExtension: Span<UInt8>, conformingTo supertype: UTType? = .data
  ) -> UTType? {
    filenameExtension.withUnsafeBytes { declared($0, in: .filenameExtensions, conformingTo: supertype) }
  }

  /// Finds the preferred built-in type for a MIME type without parameters, given as bytes.
  ///
  /// It is `init(mimeType:conformingTo:)` without the `String` and without dynamic types.
  public static func declared(mimeType: Span<UInt8>, conformingTo supertype: UTType? = .data) -> UTType? {
    mimeType.withUnsafeBytes { declared($0, in: .mimeTypes, conformingTo: supertype) }
  }

  private static func record(_ index: UInt32) -> UnsafePointer<TypeTablesType> {
    TypeTable.record(Int(index))
  }

  private static func relatives(from start: UInt16, to end: UInt16) -> [UTType] {
    (start..<end).map { UTType(declaredAt: Int(TypeTablesRelatives()[Int($0)])) }
  }
}
