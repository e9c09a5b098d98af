import UniformTypes

extension Signatures {
  /// ZIP, PKWARE's APPNOTE, and the packages made of it, told by the names in its directory: the order of the
  /// entries means nothing, and their sizes in the local headers may be missing.
  static func zip(_ head: Bytes, followedBy remainder: Remainder) throws(DetectionError) -> Finding? {
    switch head.big(UInt32.self, 0) {
    case 0x504B_0304: break
    case 0x504B_0506 where head.count >= 22: return Finding(type: .zip, what: "end record of an empty ZIP")
    case 0x504B_0708, 0x504B_3030: guard head.big(UInt32.self, 4) == 0x504B_0304 else { return nil }
    default: return nil
    }
    if let type = declaredPackage(head) {
      return Finding(type: type, what: "stored entry mimetype", offset: 30)
    }
    var contents = ZIPContents()
    let directory = try ZIPDirectory(head, followedBy: remainder)
    if let directory {
      contents.add(directory.names)
    } else {
      contents.addLocalNames(head)
    }
    if let (type, what) = contents.package {
      return Finding(type: type, what: what, confidence: directory == nil ? 0.8 : 1, carries: contents.family)
    }
    return Finding(type: .zip, what: "ZIP header", confidence: directory == nil ? 0.9 : 1, carries: .data)
  }

  /// The MIME type in the first entry, which OpenDocument, EPUB and others store without compression for this.
  private static func declaredPackage(_ head: Bytes) -> UTType? {
    guard head.has("mimetype", at: 30), head.little(UInt16.self, 26) == 8, head.little(UInt16.self, 8) == 0,
      let extra = head.little(UInt16.self, 28)
    else { return nil }
    let start = 38 + Int(extra)
    // A data descriptor leaves the size open; the next record ends the name then.
    let text = (start..<Swift.min(start + 128, head.count)).map { head[$0] }
      .prefix { $0.lowercased != $0 || (0x21..<0x7F).contains($0) }
    let size = head.little(UInt32.self, 22).map(Int.init) ?? 0
    let isSized = (1...text.count).contains(size)
    guard isSized || head.byte(6).map({ $0 & 8 != 0 }) == true else { return nil }
    let name = String(decoding: isSized ? Array(text.prefix(size)) : upToRecord(Array(text)), as: UTF8.self)
    guard name.contains("/") else { return nil }
    return UTType(mimeType: name)
  }

  private static func upToRecord(_ text: [UInt8]) -> [UInt8] {
    let end = text.span.firstIndex(of: "PK", in: 0..<text.count) ?? text.count
    return Array(text[..<end])
  }
}

/// The central directory of an archive.
private struct ZIPDirectory {
  /// The entries' names, in the directory's order.
  private(set) var names: [[UInt8]] = []

  /// A comment may stand behind the end record, of at most 65,535 bytes.
  private static let longestEnd = 22 + 65535
  /// Enough of a directory to know a package by; the entries that tell are seldom the last of thousands.
  private static let mostBytes = 256 << 10

  /// Finds and reads the directory; `nil` if the end of the archive is missing or points nowhere.
  init?(_ head: Bytes, followedBy remainder: Remainder) throws(DetectionError) {
    guard let size = remainder.size(with: head) else { return nil }
    let tail = try remainder.bytes(
      at: max(0, size - Self.longestEnd), count: min(size, Self.longestEnd), with: head)
    guard
      let end = stride(from: tail.count - 22, through: 0, by: -1).first(where: {
        tail.span.has("PK\u{5}\u{6}", at: $0)
      }),
      let length = tail.span.little(UInt32.self, end + 12), length > 0
    else { return nil }
    // What stands before the archive shifts all offsets, so the directory is found from behind, where it ends.
    let start = size - tail.count + end - Int(length)
    guard start >= 0 else { return nil }
    let directory = try remainder.bytes(at: start, count: min(Int(length), Self.mostBytes), with: head)
    guard directory.span.has("PK\u{1}\u{2}") else { return nil }
    var position = 0
    while directory.span.has("PK\u{1}\u{2}", at: position),
      let name = directory.span.little(UInt16.self, position + 28),
      let extra = directory.span.little(UInt16.self, position + 30),
      let comment = directory.span.little(UInt16.self, position + 32)
    {
      let bytes = directory.dropFirst(position + 46).prefix(Int(name))
      names.append(Array(bytes))
      position += 46 + Int(name) + Int(extra) + Int(comment)
    }
  }
}

/// Which telling entries an archive has.
private struct ZIPContents {
  private var hasContentTypes = false
  private var hasMacros = false
  private var has3DModel = false
  private var hasFixedDocument = false
  private var hasJavaManifest = false
  private var hasAndroidManifest = false
  private var hasMap = false
  private var mainFolder: String?

  /// What all documents of the family begin like, of which the name may tell templates and slide shows.
  var family: UTType? {
    hasContentTypes && mainFolder != nil ? UTType("org.openxmlformats.openxml") : .zip
  }

  mutating func add(_ names: [[UInt8]]) {
    for name in names { add(name.span) }
  }

  /// Takes the names from the local headers in `head`, for want of a directory.
  mutating func addLocalNames(_ head: Bytes) {
    var position = 0
    while let header = head.firstIndex(of: "PK\u{3}\u{4}", in: position..<head.count),
      let length = head.little(UInt16.self, header + 26)
    {
      let start = Swift.min(header + 30, head.count)
      add(head.extracting(start..<Swift.min(start + Int(length), head.count)))
      position = header + 4
    }
  }

  private mutating func add(_ name: Bytes) {
    if name.has("word/document") { mainFolder = "word" }
    if name.has("xl/workbook") { mainFolder = "xl" }
    if name.has("ppt/presentation") { mainFolder = "ppt" }
    if name.has("visio/document") { mainFolder = "visio" }
    if name.has("[Content_Types].xml") { hasContentTypes = true }
    if name.has("word/vbaProject.bin") || name.has("xl/vbaProject.bin") || name.has("ppt/vbaProject.bin") {
      hasMacros = true
    }
    if name.has("3D/"), name.firstIndex(of: ".model", in: 0..<name.count) != nil { has3DModel = true }
    if name.has("FixedDocSeq.fdseq") || name.has("FixedDocumentSequence.fdseq") { hasFixedDocument = true }
    if name.has("META-INF/MANIFEST.MF") { hasJavaManifest = true }
    if name.has("AndroidManifest.xml") { hasAndroidManifest = true }
    if name.has("doc.kml") { hasMap = true }
  }

  /// The package that these entries make, and what shows it.
  var package: (UTType, String)? {
    let office = "application/vnd.openxmlformats-officedocument."
    let name: String? =
      switch mainFolder {
      case "word" where hasContentTypes && hasMacros: "application/vnd.ms-word.document.macroenabled.12"
      case "word" where hasContentTypes: office + "wordprocessingml.document"
      case "xl" where hasContentTypes && hasMacros: "application/vnd.ms-excel.sheet.macroenabled.12"
      case "xl" where hasContentTypes: office + "spreadsheetml.sheet"
      case "ppt" where hasContentTypes && hasMacros:
        "application/vnd.ms-powerpoint.presentation.macroenabled.12"
      case "ppt" where hasContentTypes: office + "presentationml.presentation"
      case "visio" where hasContentTypes: "application/vnd.ms-visio.drawing.main+xml"
      default: nil
      }
    if let name, let type = UTType(mimeType: name) {
      return (type, "content types and main part of the package")
    }
    if has3DModel, hasContentTypes, let type = UTType(mimeType: "model/3mf") {
      return (type, "3D model part")
    }
    if hasFixedDocument, let type = UTType(mimeType: "application/vnd.ms-xpsdocument") {
      return (type, "fixed document sequence")
    }
    if hasAndroidManifest {
      return (Signatures.named("application/vnd.android.package-archive"), "Android manifest")
    }
    if hasJavaManifest { return (Signatures.named("application/java-archive"), "Java manifest") }
    if hasMap { return (Signatures.named("application/vnd.google-earth.kmz"), "entry doc.kml") }
    return nil
  }
}
