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
  if key.isEmpty { return nil }
  let key = FoldedKey(key)
  let hash = key.hash
  var slot = Int(hash) & mask
  while slots[slot] != 0 {
    let place = Int(slots[slot] & 0xFFFF) - 1
    if (slots[slot] ^ hash) >> 16 == 0, key.equals(textAt(place)) { return place }
    slot = (slot &+ 1) & mask
  }
  return nil
}

/// A key that is not empty, read in lower case and eight bytes at a time; most have no more than eight.
private struct FoldedKey {
  private let bytes: UnsafeRawBufferPointer
  private let firstWord: UInt64

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    firstWord = folded(
      bytes.count >= 8 ? bytes.loadUnaligned(as: UInt64.self).littleEndian : shortWord(bytes))
  }

  /// The same hash as in GenerateTypeTables/Tables.swift.
  @inline(__always)
  var hash: UInt32 {
    var hash = Self.mix(UInt64(bytes.count), firstWord)
    var start = 8
    while start < bytes.count {
      hash = Self.mix(hash, laterWord(at: start))
      start += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  @inline(__always)
  func equals(_ text: TypeTablesText) -> Bool {
    let known = UnsafeRawPointer(TypeTablesTextBase()) + Int(text.start) * 8
    guard Int(text.length) == bytes.count, known.load(as: UInt64.self).littleEndian == firstWord else {
      return false
    }
    var start = 8
    while start < bytes.count {
      guard known.load(fromByteOffset: start, as: UInt64.self).littleEndian == laterWord(at: start) else {
        return false
      }
      start += 8
    }
    return true
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// The next bytes, up to eight, of a key that has more than eight.
  @inline(__always)
  private func laterWord(at start: Int) -> UInt64 {
    let missing = max(start &+ 8 &- bytes.count, 0)
    let word = bytes.loadUnaligned(fromByteOffset: start &- missing, as: UInt64.self).littleEndian
    return folded(word >> UInt64(8 &* missing))
  }
}

/// Eight bytes with their ASCII letters in lower case.
@inline(__always)
private func folded(_ word: UInt64) -> UInt64 {
  let letters = word & 0x7F7F_7F7F_7F7F_7F7F
  let fromA = letters &+ 0x3F3F_3F3F_3F3F_3F3F
  let beyondZ = letters &+ 0x2525_2525_2525_2525
  let upperCase = (fromA ^ beyondZ) & ~word & 0x8080_8080_8080_8080
  return word | upperCase >> 2
}

/// One to seven bytes as a little-endian number.
///
/// It has no branch on the length, which a processor would guess wrong: bytes past the end repeat the last one,
/// and are cut off.
@inline(__always)
private func shortWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  let last = bytes.count &- 1
  var word: UInt64 = 0
  for place in 0..<7 { word |= UInt64(bytes[min(place, last)]) << UInt64(8 &* place) }
  return word & ~0 >> UInt64(64 &- 8 &* bytes.count)
}
