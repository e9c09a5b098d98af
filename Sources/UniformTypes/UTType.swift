/// A type of data, files or other things, named by a uniform type identifier such as `public.png`.
///
/// A value takes eight bytes. A built-in type is its place in read-only tables: copying it counts no references,
/// and nothing runs when the program starts. Two values are equal when their identifiers are. The interface
/// and, where it is known, the behaviour are those of `UTType` on Apple platforms; members that Apple's does not
/// have are in `UTType+Registry.swift`.
@frozen
public struct UTType: Sendable {
  @usableFromInline
  @frozen
  enum Storage: Sendable {
    /// A place in the tables.
    case declared(UInt32)
    case unlisted(UnlistedType)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(declaredAt index: Int) { storage = .declared(UInt32(truncatingIfNeeded: index)) }

  init(_ unlisted: UnlistedType) { storage = .unlisted(unlisted) }
}

/// What is known of a type that no declaration lists.
///
/// It was made for a tag that no type claims, or a program named it without declaring it.
@usableFromInline
final class UnlistedType: Sendable {
  let identifier: String
  let isDynamic: Bool
  let parents: [UTType]
  let tags: [UTTagClass: [String]]

  init(identifier: String, isDynamic: Bool, parents: [UTType], tags: [UTTagClass: [String]]) {
    self.identifier = identifier
    self.isDynamic = isDynamic
    self.parents = parents
    self.tags = tags
  }
}

extension UTType {
  /// Finds the type with an identifier, whatever its case.
  ///
  /// The result is `nil` when no type with that identifier is declared. An identifier that starts with `dyn.`
  /// gives the dynamic type that it encodes, or `nil` if it encodes none.
  @inlinable
  public init?(_ identifier: String) {
    guard let type = Self.type(identifier: identifier) else { return nil }
    self = type
  }

  /// Finds the type with an identifier or, if asked to, makes one that keeps the identifier.
  ///
  /// A type made so is neither declared nor dynamic and conforms to nothing. The result is `nil` when no such
  /// type is declared and `allowUndeclared` is false, or when the identifier is not valid: it may hold ASCII
  /// letters, digits, `-`, `.` and anything that is not ASCII.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let known = Self(identifier) {
      self = known
      return
    }
    guard allowUndeclared, Self.isValidIdentifier(identifier) else { return nil }
    self.init(undeclared: identifier, parents: [])
  }

  /// Names a type that the program itself defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type. If it is not declared, the result keeps it.
  ///   - parentType: What an undeclared type conforms to, `data` if left out.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = Self(identifier) ?? Self(undeclared: identifier, parents: [parentType ?? .data])
  }

  /// Names a type that somebody else defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type. If it is not declared, the result keeps it.
  ///   - parentType: What an undeclared type conforms to, `data` if left out.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private init(undeclared identifier: String, parents: [UTType]) {
    self.init(
      UnlistedType(identifier: identifier.lowercased(), isDynamic: false, parents: parents, tags: [:]))
  }

  @usableFromInline
  static func type(identifier: String) -> UTType? {
    if let index = identifier.utf8Span.span.withUnsafeBytes({ TypeTable.type(identifier: $0) }) {
      return UTType(declaredAt: index)
    }
    return UnlistedType(dynamicIdentifier: identifier).map { UTType($0) }
  }

  private static func isValidIdentifier(_ identifier: String) -> Bool {
    !identifier.isEmpty
      && identifier.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: byte >= 0x80
        }
      }
  }
}

extension UTType: Hashable {
  /// Whether two types have the same identifier.
  @inlinable
  public static func == (left: UTType, right: UTType) -> Bool {
    if case .declared(let left) = left.storage, case .declared(let right) = right.storage {
      return left == right
    }
    return left.isSameUnlistedType(as: right)
  }

  @usableFromInline
  func isSameUnlistedType(as other: UTType) -> Bool {
    guard case .unlisted(let left) = storage, case .unlisted(let right) = other.storage else { return false }
    return left === right || left.identifier == right.identifier
  }

  /// Feeds what equal types have in common to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .declared(let index): hasher.combine(index)
    case .unlisted: hasher.combine(identifier)
    }
  }
}
