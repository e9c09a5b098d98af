// Dynamic identifiers, such as dyn.ah62d4rv4ge81e62: a type's conformance and tags, spelt out as
// ?0=6:1=rs and written in base 32. The form is not documented by Apple; it was read off published identifiers
// (first by Alastair Houghton, "UTIs are better than you think", 2012).

/// What a dynamic identifier says.
private struct DynamicSpecification {
  /// The identifiers of the types that it conforms to.
  var parents: [String] = []
  var tags: [(tagClass: UTTagClass, tag: String)] = []
}

extension UnlistedType {
  /// Makes the dynamic type for a tag, or `nil` if the tag cannot be one of its class.
  convenience init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard isUsable(tag, tagClass) else { return nil }
    let ignoresCase = tagClass == .filenameExtension || tagClass == .mimeType
    let tag = ignoresCase ? tag.lowercased() : tag
    let specification = DynamicSpecification(
      parents: supertype.map { [$0.identifier] } ?? [], tags: [(tagClass, tag)])
    self.init(
      identifier: prefix + base32(Array(specification.text.utf8)), isDynamic: true,
      parents: supertype.map { [$0] } ?? [], tags: [tagClass: [tag]])
  }

  /// Makes the dynamic type that an identifier encodes, or `nil` if it encodes none.
  convenience init?(dynamicIdentifier: String) {
    guard dynamicIdentifier.utf8.count > prefix.utf8.count else { return nil }
    let identifier = dynamicIdentifier.lowercased()
    guard identifier.hasPrefix(prefix), let bytes = bytes(base32: identifier.dropFirst(prefix.count)),
      let text = String(validating: bytes, as: UTF8.self), let specification = DynamicSpecification(text)
    else { return nil }
    let parents = specification.parents.map { UTType(exportedAs: $0) }
    let tags = Dictionary(grouping: specification.tags, by: \.tagClass).mapValues { $0.map(\.tag) }
    self.init(identifier: identifier, isDynamic: true, parents: parents, tags: tags)
  }
}

/// An extension ends at a `/` and a name at a NUL; the four characters of an OSType may be NUL.
private func isUsable(_ tag: String, _ tagClass: UTTagClass) -> Bool {
  if tag.isEmpty { return false }
  if tagClass == .filenameExtension, tag.utf8.contains(UInt8(ascii: "/")) { return false }
  return tagClass == .osType || !tag.utf8.contains(0)
}

// MARK: - The text

extension DynamicSpecification {
  /// `?0=parent,…:class=tag:…`, or `class=tag:…` without parents.
  var text: String {
    let fields = tags.map { tag in code(of: tag.tagClass) + "=" + escaped(tag.tag) }
    let text = fields.joined(separator: ":")
    if parents.isEmpty { return text }
    return "?0=" + parents.map(code(ofParent:)).joined(separator: ",") + ":" + text
  }

  init?(_ text: String) {
    let fields = split(text.hasPrefix("?") ? text.dropFirst() : text[...], at: ":")
    for field in fields {
      let parts = split(field, at: "=")
      guard parts.count == 2 else { return nil }
      if parts[0] == "0" {
        parents += split(parts[1], at: ",").map(parent(ofCode:))
      } else {
        tags.append((tagClass(ofCode: parts[0]), unescaped(parts[1])))
      }
    }
    if tags.isEmpty { return nil }
  }
}

private let prefix = "dyn.a"

private func code(of tagClass: UTTagClass) -> String {
  classCodes.first { $0.identifier == tagClass.rawValue }?.code ?? escaped(tagClass.rawValue)
}

private func tagClass(ofCode code: Substring) -> UTTagClass {
  UTTagClass(rawValue: classCodes.first { $0.code == code }?.identifier ?? unescaped(code))
}

private func code(ofParent identifier: String) -> String {
  parentCodes.first { $0.identifier == identifier }?.code ?? escaped(identifier)
}

private func parent(ofCode code: Substring) -> String {
  parentCodes.first { $0.code == code }?.identifier ?? unescaped(code)
}

private var classCodes: [(code: String, identifier: String)] {
  [
    ("1", "public.filename-extension"),
    ("2", "com.apple.ostype"),
    ("3", "public.mime-type"),
    ("4", "com.apple.nspboard-type"),
    ("5", "public.url-scheme"),
  ]
}

private var parentCodes: [(code: String, identifier: String)] {
  [
    ("6", "public.data"),
    ("7", "public.text"),
    ("8", "public.plain-text"),
    ("9", "public.utf16-plain-text"),
    ("A", "com.apple.traditional-mac-plain-text"),
    ("B", "public.image"),
    ("C", "public.video"),
    ("D", "public.audio"),
    ("E", "public.directory"),
    ("F", "public.folder"),
    ("10", "com.apple.package"),
  ]
}

/// A backslash goes before what would end the text of a tag; published identifiers show `:` and NUL.
private func escaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if ":,=?\\\0".unicodeScalars.contains(scalar) { result.append("\\") }
    result.append(scalar)
  }
  return String(result)
}

private func unescaped(_ text: Substring) -> String {
  var result = String.UnicodeScalarView()
  var isEscaped = false
  for scalar in text.unicodeScalars {
    if scalar == "\\", !isEscaped {
      isEscaped = true
    } else {
      result.append(scalar)
      isEscaped = false
    }
  }
  return String(result)
}

/// Splits at each separator that no backslash protects.
private func split(_ text: Substring, at separator: Unicode.Scalar) -> [Substring] {
  var parts: [Substring] = []
  var start = text.startIndex
  var isEscaped = false
  for index in text.unicodeScalars.indices {
    let scalar = text.unicodeScalars[index]
    if scalar == separator, !isEscaped {
      parts.append(text[start..<index])
      start = text.unicodeScalars.index(after: index)
    }
    isEscaped = scalar == "\\" && !isEscaped
  }
  return parts + [text[start...]]
}

// MARK: - Base 32

private var alphabet: [UInt8] { Array("abcdefghkmnpqrstuvwxyz0123456789".utf8) }

/// Five bits a character, the most significant first; the last one is filled up with zeros.
private func base32(_ bytes: [UInt8]) -> String {
  let alphabet = alphabet
  var characters: [UInt8] = []
  var bits = 0
  var count = 0
  for byte in bytes {
    bits = bits << 8 | Int(byte)
    count += 8
    while count >= 5 {
      count -= 5
      characters.append(alphabet[bits >> count & 31])
    }
    bits &= (1 << count) - 1
  }
  if count > 0 { characters.append(alphabet[bits << (5 - count) & 31]) }
  return String(decoding: characters, as: UTF8.self)
}

/// The bytes of a text in base 32; `nil` if a character is none of the alphabet, or bits other than the zeros of the
/// last character are left over.
private func bytes(base32 text: Substring) -> [UInt8]? {
  let alphabet = alphabet
  var bytes: [UInt8] = []
  var bits = 0
  var count = 0
  for character in text.utf8 {
    guard let value = alphabet.firstIndex(of: character) else { return nil }
    bits = bits << 5 | value
    count += 5
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      bits &= (1 << count) - 1
    }
  }
  return count < 5 && bits == 0 ? bytes : nil
}
