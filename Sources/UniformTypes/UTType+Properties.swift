public import Foundation
import TypeTables

extension UTType {
  /// The identifier, in lower case.
  public var identifier: String {
    switch storage {
    case .declared(let index): TypeTable.string(TypeTable.record(Int(index)).pointee.identifier)
    case .unlisted(let type): type.identifier
    }
  }

  /// A short English name for people, or `nil`.
  ///
  /// A type without a name of its own has that of a supertype; a dynamic type has none.
  public var localizedDescription: String? {
    switch storage {
    case .declared(let index): TypeTable.string(TypeTable.record(Int(index)).pointee.description)
    case .unlisted(let type):
      type.isDynamic ? nil : orderedSupertypes.lazy.compactMap(\.localizedDescription).first
    }
  }

  /// Where the format is described, or `nil`.
  public var referenceURL: URL? {
    guard case .declared(let index) = storage else { return nil }
    let text = TypeTable.record(Int(index)).pointee.referenceURL
    return text.length == 0 ? nil : URL(string: TypeTable.string(text))
  }

  /// The version that the type's declaration gives; no built-in declaration gives one.
  public var version: Int? { nil }

  /// Whether the type was made for a tag that no declared type claims.
  public var isDynamic: Bool {
    guard case .unlisted(let type) = storage else { return false }
    return type.isDynamic
  }

  /// Whether the type is built in; a dynamic type is not.
  @inlinable
  public var isDeclared: Bool {
    guard case .declared = storage else { return false }
    return true
  }

  /// Whether the type is declared and its identifier starts with `public.`.
  public var isPublic: Bool { isDeclared && identifier.hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, and whether the type is dynamic and declared.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), \(isDeclared ? "declared" : "not declared"))"
  }
}

extension UTType: Codable {
  /// Writes the identifier as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Reads an identifier.
  ///
  /// One that is not declared here is kept, so that values pass unchanged between systems that know different
  /// types. A string that is no valid identifier throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = Self(identifier: identifier, allowUndeclared: true) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(identifier)' is not a valid type identifier")
    }
    self = type
  }
}
