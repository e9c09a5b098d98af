import UniformTypes

extension Signatures {
  /// The format of a text, told by how it begins: its root element, its `#!` line, its first characters.
  static func find(inText head: Bytes, charset: String) -> Finding? {
    if charset.hasPrefix("utf-16") || charset.hasPrefix("utf-32") {
      let narrowed = narrow(head, charset)
      return beginning(of: narrowed.span)
    }
    return beginning(of: head)
  }

  private static func beginning(of bytes: Bytes) -> Finding? {
    if bytes.has("{\\rtf") { return Finding(type: .rtf, what: "RTF group") }
    if bytes.has("#!") { return interpreter(bytes) }
    return markup(bytes)
  }

  /// A script: the interpreter that its first line names, or that `env` is told to run.
  private static func interpreter(_ bytes: Bytes) -> Finding? {
    let line = bytes.firstIndex(of: "\n", in: 2..<256) ?? Swift.min(bytes.count, 256)
    var words = String(decoding: (2..<line).map { bytes[$0] }, as: UTF8.self).split(
      whereSeparator: \.isWhitespace)[...]
    func program() -> Substring? { words.popFirst()?.split(separator: "/").last }
    guard var name = program() else { return nil }
    if name == "env" {
      while let word = words.first, word.hasPrefix("-") || word.contains("=") { words.removeFirst() }
      guard let next = program() else { return nil }
      name = next
    }
    let version = name.firstIndex { $0.isNumber || $0 == "." } ?? name.endIndex
    let type: UTType
    switch name[..<version] {
    case "sh", "bash", "dash", "ksh", "zsh", "ash", "fish": type = .shellScript
    case "python", "pypy": type = .pythonScript
    case "perl": type = .perlScript
    case "ruby": type = .rubyScript
    case "php": type = .phpScript
    case "node", "deno": type = .javaScript
    case "osascript": type = .appleScript
    default: return nil
    }
    return Finding(type: type, what: "interpreter \(name)", confidence: 0.95)
  }

  /// XML and HTML: what precedes the first element, and that element's name.
  private static func markup(_ bytes: Bytes) -> Finding? {
    var prolog = MarkupProlog(bytes)
    prolog.skip()
    let root = prolog.elementName()
    let local = root.split(separator: ":").last ?? ""
    if local == "svg" { return Finding(type: .svg, what: "root element svg", offset: prolog.position) }
    if prolog.doctype == "html" || ["html", "head", "body"].contains(root.lowercased()) {
      return prolog.hasDeclaration
        ? Finding(
          type: named("application/xhtml+xml", .xml), what: "XML with root html", offset: prolog.position)
        : Finding(type: .html, what: "HTML doctype or root", offset: prolog.position, confidence: 0.95)
    }
    guard prolog.hasDeclaration || !local.isEmpty else { return nil }
    if let vocabulary = vocabularies.first(where: { $0.root == local }) {
      return Finding(
        type: named(vocabulary.mimeType, .xml), what: "root element of this vocabulary",
        offset: prolog.position,
        confidence: prolog.hasDeclaration ? 0.95 : 0.8)
    }
    guard prolog.hasDeclaration else { return nil }
    return Finding(type: .xml, what: "XML declaration", confidence: 0.95)
  }

  /// Vocabularies of XML that their root element names, by that name.
  private static let vocabularies: [(root: Substring, mimeType: String)] = [
    ("COLLADA", "model/vnd.collada+xml"), ("FictionBook", "application/x-fictionbook+xml"),
    ("TEI", "application/tei+xml"),
    ("X3D", "model/x3d+xml"), ("feed", "application/atom+xml"), ("gpx", "application/gpx+xml"),
    ("kml", "application/vnd.google-earth.kml+xml"), ("math", "application/mathml+xml"),
    ("rss", "application/rss+xml"),
    ("stylesheet", "application/xslt+xml"), ("xliff", "application/xliff+xml"),
  ]

  /// The ASCII of wide text, with `?` for all else, which is enough to read a beginning.
  private static func narrow(_ head: Bytes, _ charset: String) -> [UInt8] {
    let width = charset.hasPrefix("utf-16") ? 2 : 4
    let low = charset.hasSuffix("le") ? 0 : width - 1
    return stride(from: 0, to: Swift.min(head.count, 16 << 10) - width + 1, by: width).compactMap { start in
      let zeros = (start..<start + width).count { head[$0] == 0 }
      if zeros == width - 1, head[start + low] < 0x80 { return head[start + low] }
      let isMark = start == 0
      return isMark ? nil : UInt8(ascii: "?")
    }
  }
}

/// Walks over what may precede the first element of a document.
private struct MarkupProlog {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// Whether there is an XML declaration.
  private(set) var hasDeclaration = false
  /// The name after `<!DOCTYPE`, in lower case.
  private(set) var doctype = ""

  init(_ span: Bytes) {
    // Comments before the root may be long; what a document begins with is not.
    let start = span.has("\u{FEFF}") ? 3 : 0
    var first = start
    while let byte = span.byte(first), byte.isWhitespace { first += 1 }
    bytes =
      span.byte(first) == UInt8(ascii: "<") ? unsafe span.withUnsafeBytes { unsafe Array($0[first...]) } : []
  }

  mutating func skip() {
    while true {
      skipSpace()
      if has("<?") {
        if has("<?xml") { hasDeclaration = true }
        guard skip(past: "?>") else { return }
      } else if has("<!--") {
        guard skip(past: "-->") else { return }
      } else if has("<!") {
        position += 2
        let keyword = name()
        guard keyword.lowercased() == "doctype" else { return }
        skipSpace()
        doctype = name().lowercased()
        skipDoctype()
      } else {
        return
      }
    }
  }

  /// The name of the element that begins here, or an empty string.
  mutating func elementName() -> String {
    guard has("<"), position + 1 < bytes.count else { return "" }
    let start = position
    defer { position = start }
    position += 1
    let name = name()
    guard position < bytes.count, bytes[position].isWhitespace || [0x3E, 0x2F].contains(bytes[position])
    else { return "" }
    return name
  }

  private func has(_ text: StaticString) -> Bool { bytes.span.has(text, at: position) }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
  }

  private mutating func skip(past end: StaticString) -> Bool {
    guard let found = bytes.span.firstIndex(of: end, in: position..<bytes.count) else {
      position = bytes.count
      return false
    }
    position = found + end.utf8CodeUnitCount
    return true
  }

  /// To behind the `>` that ends it, which is not one within quotes or the internal subset.
  private mutating func skipDoctype() {
    var depth = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, bytes[position] >= 0x2D,
      ![0x2F, 0x3C, 0x3D, 0x3E].contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
