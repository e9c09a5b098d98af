/// The C tables made of a list of types.
///
/// The readers are in UniformTypes/TypeTable.swift, which repeats the hash function below.
struct Tables {
  private let list: TypeList
  private var text = TextTable()
  private var records: [String] = []
  private var relatives: [Int] = []
  private var tagTexts: [TextTable.Reference] = []
  private var closure: [[UInt8]] = []
  private let identifiers: HashTable
  private let extensions: TagTable
  private let mimeTypes: TagTable

  init(_ list: TypeList) {
    self.list = list
    let supertypes = list.rows.indices.map(list.supertypes(of:))
    let subtypes = Self.subtypes(of: list)
    let columns = Self.columns(subtypes)
    let order = Self.order(of: list)
    identifiers = HashTable(keys: list.rows.map(\.identifier))
    extensions = TagTable(.filenameExtension, list, supertypes, &text)
    mimeTypes = TagTable(.mimeType, list, supertypes, &text)
    for (index, row) in list.rows.enumerated() {
      closure.append(Self.bits(supertypes[index] + [index], columns))
      let texts = [row.identifier, row.description, row.referenceURL ?? ""].map { text.add($0) }
      addRecord(
        texts, column: columns[index], order: order[index],
        [list.parents(of: index), supertypes[index], subtypes[index]],
        TagClass.allCases.map { row.tags[$0] ?? [] }, row.identifier)
    }
    // The last record only ends the ranges of the one before it.
    addRecord(
      Array(repeating: text.add(""), count: 3), column: nil, order: list.rows.count, [[], [], []],
      TagClass.allCases.map { _ in [] }, "end")
  }

  /// The direct subtypes of each type, in the order of identifiers.
  private static func subtypes(of list: TypeList) -> [[Int]] {
    var subtypes = Array(repeating: [Int](), count: list.rows.count)
    for index in list.rows.indices {
      for parent in list.parents(of: index) { subtypes[parent].append(index) }
    }
    return subtypes
  }

  /// A column of the closure for each type that has subtypes: nothing else is conformed to but by itself.
  private static func columns(_ subtypes: [[Int]]) -> [Int?] {
    var count = 0
    return subtypes.map { types in
      if types.isEmpty { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// The place of each type in the order in which types with a tag in common are preferred.
  private static func order(of list: TypeList) -> [Int] {
    var order = Array(repeating: 0, count: list.rows.count)
    let sorted = list.rows.indices.sorted { list.preferenceKey($0) < list.preferenceKey($1) }
    for (place, index) in sorted.enumerated() { order[index] = place }
    return order
  }

  private static func bits(_ types: [Int], _ columns: [Int?]) -> [UInt8] {
    var row = [UInt8](repeating: 0, count: (columns.count { $0 != nil } + 7) / 8)
    for column in types.compactMap({ columns[$0] }) { row[column / 8] |= 1 << (column % 8) }
    return row
  }

  private mutating func addRecord(
    _ texts: [TextTable.Reference], column: Int?, order: Int, _ related: [[Int]], _ tags: [[String]],
    _ comment: String
  ) {
    var starts: [Int] = []
    for list in related {
      starts.append(relatives.count)
      relatives += list
    }
    for list in tags {
      starts.append(tagTexts.count)
      tagTexts += list.map { text.add($0) }
    }
    let fields =
      texts.map(\.initializer) + [column.map(String.init) ?? "TypeTablesNone", String(order)]
      + starts.map(String.init)
    records.append("{\(fields.joined(separator: ", "))},  // \(comment)")
  }
}

extension Tables {
  private static let notice = "// Generated from types.txt by GenerateTypeTables; do not edit.\n"

  /// The text of TypeTables.c.
  var implementation: String {
    """
    \(Self.notice)
    #include "TypeTables.h"

    _Alignas(8) const char TypeTablesTextBytes[] =
    \(text.literal);

    const TypeTablesType TypeTablesTypeArray[] = {
    \(indented(records))
    };

    const uint8_t TypeTablesClosureBytes[] = {
    \(wrapped(closure.flatMap { $0 }))
    };

    const uint16_t TypeTablesRelativeArray[] = {
    \(wrapped(relatives))
    };

    const TypeTablesText TypeTablesTagTextArray[] = {
    \(wrapped(tagTexts.map(\.initializer)))
    };

    const uint32_t TypeTablesIdentifierSlotArray[] = {
    \(wrapped(identifiers.slots))
    };

    \(extensions.source(named: "Extension"))

    \(mimeTypes.source(named: "MIMEType"))

    """
  }

  /// The text of TypeTables.h.
  var header: String {
    """
    \(Self.notice)
    #pragma once
    #include <stdint.h>

    /// Facts about the tables, known when a program is compiled.
    enum {
      /// How many types there are; the array of types has one record more, which ends the ranges of the last.
      TypeTablesCount = \(list.rows.count),
      /// Bytes in a row of the closure.
      TypeTablesClosureStride = \(closure.first?.count ?? 0),
      /// One less than the number of slots, a power of two.
      TypeTablesIdentifierMask = \(identifiers.slots.count - 1),
      TypeTablesExtensionMask = \(extensions.hash.slots.count - 1),
      TypeTablesMIMETypeMask = \(mimeTypes.hash.slots.count - 1),
      /// Stands for no type and for no column.
      TypeTablesNone = 0xFFFF,
    };

    /// A piece of the text: its start in units of eight bytes, its length in bytes. Zeros follow up to the next unit.
    typedef struct {
      uint16_t start, length;
    } TypeTablesText;

    /// A type. Its lists are ranges of the relatives and of the tags; each ends where the next begins.
    typedef struct {
      TypeTablesText identifier, description, referenceURL;
      /// The column of the closure that tells what conforms to this type.
      uint16_t column;
      /// Of two types that claim the same tag, the one with the lower order is preferred.
      uint16_t order;
      uint16_t parents, supertypes, subtypes;
      uint16_t extensions, mimeTypes, osTypes, pasteboardTypes, deviceModelCodes;
    } TypeTablesType;

    /// A tag in lower case and who claims it, the preferred one first.
    typedef struct {
      TypeTablesText key;
      /// The first of the claims that conforms to public.data.
      uint16_t dataClaim;
      /// Where its claims begin; they end where those of the next tag begin.
      uint16_t claims;
    } TypeTablesTag;

    extern const char TypeTablesTextBytes[];
    extern const TypeTablesType TypeTablesTypeArray[];
    extern const uint8_t TypeTablesClosureBytes[];
    extern const uint16_t TypeTablesRelativeArray[];
    extern const TypeTablesText TypeTablesTagTextArray[];
    /// A slot is 0 when empty, else the upper half of the hash and, in its lower half, a place counted from 1.
    extern const uint32_t TypeTablesIdentifierSlotArray[];
    extern const uint32_t TypeTablesExtensionSlotArray[];
    extern const TypeTablesTag TypeTablesExtensionArray[];
    extern const uint16_t TypeTablesExtensionClaimArray[];
    extern const uint32_t TypeTablesMIMETypeSlotArray[];
    extern const TypeTablesTag TypeTablesMIMETypeArray[];
    extern const uint16_t TypeTablesMIMETypeClaimArray[];

    // Swift does not import arrays of this size, so it gets pointers to them.

    \(pointerFunctions.joined(separator: "\n"))

    """
  }

  private var pointerFunctions: [String] {
    [
      ("char", "TypeTablesTextBytes", "TypeTablesTextBase"),
      ("TypeTablesType", "TypeTablesTypeArray", "TypeTablesTypes"),
      ("uint8_t", "TypeTablesClosureBytes", "TypeTablesClosure"),
      ("uint16_t", "TypeTablesRelativeArray", "TypeTablesRelatives"),
      ("TypeTablesText", "TypeTablesTagTextArray", "TypeTablesTagTexts"),
      ("uint32_t", "TypeTablesIdentifierSlotArray", "TypeTablesIdentifierSlots"),
      ("uint32_t", "TypeTablesExtensionSlotArray", "TypeTablesExtensionSlots"),
      ("TypeTablesTag", "TypeTablesExtensionArray", "TypeTablesExtensions"),
      ("uint16_t", "TypeTablesExtensionClaimArray", "TypeTablesExtensionClaims"),
      ("uint32_t", "TypeTablesMIMETypeSlotArray", "TypeTablesMIMETypeSlots"),
      ("TypeTablesTag", "TypeTablesMIMETypeArray", "TypeTablesMIMETypes"),
      ("uint16_t", "TypeTablesMIMETypeClaimArray", "TypeTablesMIMETypeClaims"),
    ].map { type, array, function in
      "static inline const \(type) *_Nonnull \(function)(void) { return \(array); }"
    }
  }
}

/// The claims on the tags of one class, with a hash table to find them.
private struct TagTable {
  let hash: HashTable
  private var entries: [String] = []
  private var claims: [Int] = []

  init(_ tagClass: TagClass, _ list: TypeList, _ supertypes: [[Int]], _ text: inout TextTable) {
    var claimants: [String: [Int]] = [:]
    for (index, row) in list.rows.enumerated() {
      for tag in row.tags[tagClass] ?? [] { claimants[tag.lowercased(), default: []].append(index) }
    }
    let keys = claimants.keys.sorted()
    hash = HashTable(keys: keys)
    let data = list.indexes["public.data"]
    for key in keys {
      let order = (claimants[key] ?? []).sorted { list.preferenceKey($0) < list.preferenceKey($1) }
      let dataClaim = order.first { type in type == data || supertypes[type].contains { $0 == data } }
      entries.append(
        "{\(text.add(key).initializer), \(dataClaim.map(String.init) ?? "TypeTablesNone"), "
          + "\(claims.count)},  // \(key)")
      claims += order
    }
    entries.append("{\(text.add("").initializer), TypeTablesNone, \(claims.count)},  // end")
  }

  func source(named name: String) -> String {
    """
    const uint32_t TypeTables\(name)SlotArray[] = {
    \(wrapped(hash.slots))
    };

    const TypeTablesTag TypeTables\(name)Array[] = {
    \(indented(entries))
    };

    const uint16_t TypeTables\(name)ClaimArray[] = {
    \(wrapped(claims))
    };
    """
  }
}

extension TypeList {
  /// What the claims on one tag are sorted by.
  fileprivate func preferenceKey(_ index: Int) -> (Int, Int, Int) {
    (rows[index].rank, rows[index].isImported ? 1 : 0, index)
  }
}

/// Open addressing with linear probing, at most half full.
struct HashTable {
  /// 0, or the upper half of the hash and a place in the keys counted from 1.
  private(set) var slots: [UInt32]

  init(keys: [String]) {
    var capacity = 16
    while capacity < keys.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for (index, key) in keys.enumerated() {
      let hash = Self.hash(key)
      var slot = Int(hash) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = hash & 0xFFFF_0000 | UInt32(index + 1)
    }
  }

  /// The hash of a key in lower case, eight bytes at a time, the last ones filled up with zeros.
  static func hash(_ key: String) -> UInt32 {
    let bytes = Array(key.utf8)
    var hash = UInt64(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 8) {
      var word: UInt64 = 0
      for (place, byte) in bytes[start..<min(start + 8, bytes.count)].enumerated() {
        word |= UInt64(byte) << (8 * place)
      }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}

/// All strings of the tables, each once and filled up with zeros to a multiple of eight bytes.
private struct TextTable {
  struct Reference {
    var start: Int
    var length: Int
    var initializer: String { "{\(start), \(length)}" }
  }

  private var references: [String: Reference] = [:]
  private var lines: [String] = []
  private var size = 0

  mutating func add(_ string: String) -> Reference {
    if let known = references[string] { return known }
    let length = string.utf8.count
    let padded = (length + 7) / 8 * 8
    let reference = Reference(start: size / 8, length: length)
    references[string] = reference
    let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    lines.append("\"\(escaped)\(String(repeating: "\\0", count: padded - length))\"")
    size += padded
    return reference
  }

  var literal: String { indented(lines) }
}

private func indented(_ lines: [String]) -> String {
  lines.map { "  " + $0 }.joined(separator: "\n")
}

private func wrapped(_ values: [some CustomStringConvertible]) -> String {
  var lines: [String] = []
  var line = ""
  for value in values.map(\.description) {
    if line.count + value.count > 105 {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + value + ","
  }
  return indented(lines + [line])
}
