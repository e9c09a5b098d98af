import TypeTables

extension UTType {
  /// Whether this type is the given one or conforms to it, directly or not.
  @inlinable
  public func conforms(to type: UTType) -> Bool {
    if case .declared(let index) = storage, case .declared(let other) = type.storage {
      return TypeTable.conforms(Int(index), to: Int(other))
    }
    return unlistedConforms(to: type)
  }

  @usableFromInline
  func unlistedConforms(to type: UTType) -> Bool {
    self == type || parents.contains { $0.conforms(to: type) }
  }

  /// Whether the given type conforms to this one and is another.
  @inlinable
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Whether this type conforms to the given one and is another.
  @inlinable
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// All types that this one conforms to, directly or not, without itself.
  public var supertypes: Set<UTType> { Set(orderedSupertypes) }
}
