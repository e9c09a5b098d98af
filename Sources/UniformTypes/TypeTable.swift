public import TypeTables

/// Readers of the built-in types' tables, which TypeTables.h describes.
@usableFromInline
enum TypeTable {
  @inlinable
  static func record(_ index: Int) -> UnsafePointer<TypeTablesType> { TypeTablesTypes() + index }

  /// Whether one type is another or conforms to it: one bit.
  @inlinable
  @inline(__always)
  static func conforms(_ index: Int, to other: Int) -> Bool {
    let column = Int(record(other).pointee.column)
    if column == TypeTablesNone { return index == other }
    return TypeTablesClosure()[index * TypeTablesClosureStride + column >> 3] & (1 << UInt8(column & 7)) != 0
  }

  static func string(_ text: TypeTablesText) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  static func bytes(of text: TypeTablesText) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: TypeTablesTextBase() + Int(text.start) * 8, count: Int(text.length))
  }

  /// The place of the type with an identifier, whatever its case.
  static func type(identifier: UnsafeRawBufferPointer) -> Int? {
    let types = TypeTablesTypes()
    return find(identifier, in: TypeTablesIdentifierSlots(), mask: TypeTablesIdentifierMask) {
      types[$0].identifier
    }
  }
}

/// A class of tags that is looked up by hash.
struct TagTable {
  let slots: UnsafePointer<UInt32>
  let mask: Int
  let tags: UnsafePointer<TypeTablesTag>
  let claims: UnsafePointer<UInt16>

  static var filenameExtensions: TagTable {
    TagTable(
      slots: TypeTablesExtensionSlots(), mask: TypeTablesExtensionMask, tags: TypeTablesExtensions(),
      claims: TypeTablesExtensionClaims())
  }

  static var mimeTypes: TagTable {
    TagTable(
      slots: TypeTablesMIMETypeSlots(), mask: TypeTablesMIMETypeMask, tags: TypeTablesMIMETypes(),
      claims: TypeTablesMIMETypeClaims())
  }

  /// The types that claim a tag, whatever its case, the preferred one first.
  func claims(of tag: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt16>? {
    place(of: tag).map { place in
      let start = Int(tags[place].claims)
      return UnsafeBufferPointer(start: claims + start, count: Int(tags[place + 1].claims) - start)
    }
  }

  /// The preferred type among those that claim a tag and conform to `public.data`.
  func dataClaim(of tag: UnsafeRawBufferPointer) -> Int? {
    guard let place = place(of: tag) else { return nil }
    let claim = Int(tags[place].dataClaim)
    return claim == TypeTablesNone ? nil : claim
  }

  private func place(of tag: UnsafeRawBufferPointer) -> Int? {
    find(tag, in: slots, mask: mask) { tags[$0].key }
  }
}

/// Looks a key up in a table whose keys are in lower case.
@inline(__always)
private func find(
  _ key: UnsafeRawBufferPointer, in slots: UnsafePointer<UInt32>, mask: Int, textAt: (Int) -> TypeTablesText
) -> Int? {
  let hash = foldedHash(key)
  var slot = Int(hash) & mask
  while slots[slot] != 0 {
    let place = Int(slots[slot] & 0xFFFF) - 1
    if (slots[slot] ^ hash) >> 16 == 0, isText(textAt(place), equalTo: key) { return place }
    slot = (slot + 1) & mask
  }
  return nil
}

/// The hash of a key in lower case; the same as in GenerateTypeTables/Tables.swift.
private func foldedHash(_ key: UnsafeRawBufferPointer) -> UInt32 {
  var hash = UInt64(key.count)
  var start = 0
  while start < key.count {
    hash = (hash ^ foldedWord(key, at: start)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    start += 8
  }
  return UInt32(truncatingIfNeeded: hash)
}

private func isText(_ text: TypeTablesText, equalTo key: UnsafeRawBufferPointer) -> Bool {
  guard Int(text.length) == key.count else { return false }
  guard let known = TypeTable.bytes(of: text).baseAddress else { return false }
  var start = 0
  while start < key.count {
    guard known.load(fromByteOffset: start, as: UInt64.self).littleEndian == foldedWord(key, at: start) else {
      return false
    }
    start += 8
  }
  return true
}

/// Up to eight bytes of a key as a little-endian number, their ASCII letters in lower case.
@inline(__always)
private func foldedWord(_ key: UnsafeRawBufferPointer, at start: Int) -> UInt64 {
  let bytes = UnsafeRawBufferPointer(rebasing: key[start...])
  let word =
    bytes.count >= 8
    ? bytes.loadUnaligned(as: UInt64.self).littleEndian
    : shortWord(bytes)
  let letters = word & 0x7F7F_7F7F_7F7F_7F7F
  let fromA = letters &+ 0x3F3F_3F3F_3F3F_3F3F
  let beyondZ = letters &+ 0x2525_2525_2525_2525
  let upperCase = (fromA ^ beyondZ) & ~word & 0x8080_8080_8080_8080
  return word | upperCase >> 2
}

/// One to seven bytes as a little-endian number, by reads that may overlap.
@inline(__always)
private func shortWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  let count = bytes.count
  if count >= 4 {
    let low = bytes.loadUnaligned(as: UInt32.self).littleEndian
    let high = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
    return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
  }
  let middle = UInt64(bytes[count / 2]) << UInt64(8 * (count / 2))
  return UInt64(bytes[0]) | middle | UInt64(bytes[count - 1]) << UInt64(8 * (count - 1))
}
