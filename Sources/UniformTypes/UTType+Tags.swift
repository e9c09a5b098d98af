import TypeTables

extension UTType {
  /// Finds or makes the type for a file name extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without the leading dot, whatever its case. It may be a compound one
  ///     such as `tar.gz`.
  ///   - supertype: What the type must conform to.
  /// - Returns: The preferred declared type, else a dynamic one; `nil` if the extension is empty or holds `/`
  ///   or NUL.
  @inlinable
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.type(filenameExtension: filenameExtension, conformingTo: supertype) else {
      return nil
    }
    self = type
  }

  /// Finds or makes the type for a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, whatever its case. Its parameters count only if a type is declared with
  ///     them, as `text/plain;charset=utf-8` is.
  ///   - supertype: What the type must conform to.
  /// - Returns: The preferred declared type, else a dynamic one; `nil` if the MIME type is empty or holds NUL.
  @inlinable
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.type(mimeType: mimeType, conformingTo: supertype) else { return nil }
    self = type
  }

  /// Finds or makes the type for a tag of any class.
  ///
  /// - Parameters:
  ///   - tag: The tag; extensions and MIME types are taken whatever their case, other tags as they are.
  ///   - tagClass: The class of the tag.
  ///   - supertype: What the type must conform to, or `nil` for no condition. It becomes part of the identifier
  ///     of a dynamic type.
  /// - Returns: The preferred declared type, else a dynamic one; `nil` if the tag cannot be one of its class.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let type =
      switch tagClass {
      case .filenameExtension: Self.type(filenameExtension: tag, conformingTo: supertype)
      case .mimeType: Self.type(mimeType: tag, conformingTo: supertype)
      default:
        Self.declared(tag, tagClass, conformingTo: supertype).first
          ?? UnlistedType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { UTType($0) }
      }
    guard let type else { return nil }
    self = type
  }

  /// All declared types with a tag, the preferred one first; else the dynamic type for it, if there can be one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let known = declared(tag, tagClass, conformingTo: supertype)
    if !known.isEmpty { return known }
    return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// The tags of the type itself by their class, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    switch storage {
    case .unlisted(let type): return type.tags
    case .declared(let index):
      var tags: [UTTagClass: [String]] = [:]
      for tagClass in UTTagClass.tabulated {
        let range = Self.tagRange(Int(index), tagClass)
        if !range.isEmpty { tags[tagClass] = range.map { TypeTable.string(TypeTablesTagTexts()[$0]) } }
      }
      return tags
    }
  }

  /// The first file name extension of the type itself, without the dot, or `nil`.
  public var preferredFilenameExtension: String? {
    switch storage {
    case .declared(let index): Self.firstTag(Self.tagRange(Int(index), .filenameExtension))
    case .unlisted(let type): type.tags[.filenameExtension]?.first
    }
  }

  /// The first MIME type of the type itself, or `nil`.
  public var preferredMIMEType: String? {
    switch storage {
    case .declared(let index): Self.firstTag(Self.tagRange(Int(index), .mimeType))
    case .unlisted(let type): type.tags[.mimeType]?.first
    }
  }
}

// The look-ups are functions that borrow their arguments; initializers would own and release them.
extension UTType {
  @usableFromInline
  static func type(filenameExtension tag: String, conformingTo supertype: UTType?) -> UTType? {
    if let known = declared(tag, in: .filenameExtensions, conformingTo: supertype) { return known }
    return UnlistedType(tag: tag, tagClass: .filenameExtension, conformingTo: supertype).map { UTType($0) }
  }

  @usableFromInline
  static func type(mimeType tag: String, conformingTo supertype: UTType?) -> UTType? {
    if let known = declared(tag, in: .mimeTypes, conformingTo: supertype) { return known }
    if let end = tag.firstIndex(of: ";"),
      let known = declared(tag[..<end].trimmed, in: .mimeTypes, conformingTo: supertype)
    {
      return known
    }
    return UnlistedType(tag: tag, tagClass: .mimeType, conformingTo: supertype).map { UTType($0) }
  }

  private static func declared(_ tag: String, in table: TagTable, conformingTo supertype: UTType?) -> UTType?
  {
    tag.utf8Span.span.withUnsafeBytes { declared($0, in: table, conformingTo: supertype) }
  }

  static func declared(
    _ tag: UnsafeRawBufferPointer, in table: TagTable, conformingTo supertype: UTType?
  ) -> UTType? {
    if supertype == .data { return table.dataClaim(of: tag).map { UTType(declaredAt: $0) } }
    return table.claims(of: tag)?.lazy.map { UTType(declaredAt: Int($0)) }.first { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }

  private static func declared(
    _ tag: String, _ tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    claims(tag, tagClass).map { UTType(declaredAt: $0) }.filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }

  /// The types that claim a tag, the preferred one first.
  private static func claims(_ tag: String, _ tagClass: UTTagClass) -> [Int] {
    if let table = TagTable(tagClass) {
      return tag.utf8Span.span.withUnsafeBytes { table.claims(of: $0)?.map(Int.init) } ?? []
    }
    guard UTTagClass.tabulated.contains(tagClass) else { return [] }
    let texts = TypeTablesTagTexts()
    let found = (0..<TypeTablesCount).filter { index in
      tagRange(index, tagClass).contains { TypeTable.bytes(of: texts[$0]).elementsEqual(tag.utf8) }
    }
    return found.sorted { TypeTable.record($0).pointee.order < TypeTable.record($1).pointee.order }
  }

  private static func firstTag(_ range: Range<Int>) -> String? {
    range.first.map { TypeTable.string(TypeTablesTagTexts()[$0]) }
  }

  /// Where the tags of one of the tabulated classes are.
  private static func tagRange(_ index: Int, _ tagClass: UTTagClass) -> Range<Int> {
    let record = TypeTable.record(index)
    let range =
      switch tagClass {
      case .filenameExtension: record[0].extensions..<record[0].mimeTypes
      case .mimeType: record[0].mimeTypes..<record[0].osTypes
      case .osType: record[0].osTypes..<record[0].pasteboardTypes
      case .pasteboardType: record[0].pasteboardTypes..<record[0].deviceModelCodes
      default: record[0].deviceModelCodes..<record[1].extensions
      }
    return Int(range.lowerBound)..<Int(range.upperBound)
  }
}

extension UTTagClass {
  /// The classes of which the built-in types have tags.
  fileprivate static var tabulated: [UTTagClass] {
    [.filenameExtension, .mimeType, .osType, .pasteboardType, .deviceModelCode]
  }
}

extension TagTable {
  fileprivate init?(_ tagClass: UTTagClass) {
    switch tagClass {
    case .filenameExtension: self = .filenameExtensions
    case .mimeType: self = .mimeTypes
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
