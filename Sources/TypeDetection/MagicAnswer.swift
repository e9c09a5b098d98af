import UniformTypes

/// What libmagic's MIME type is worth.
struct MagicAnswer {
  /// The type; `nil` for answers that say nothing or are too often wrong.
  let type: UTType?

  /// Judges `mimeType`, an answer on the bytes of which `head` are the first.
  init(_ mimeType: String, on head: Bytes) {
    let name = Self.registeredNames.first { $0.given == mimeType }?.registered ?? mimeType
    guard !Self.weak.contains(name), name.contains("/"), name != "text/html" || head.startsWithMarkup else {
      type = nil
      return
    }
    let known = UTType(mimeType: name)
    if let known, !known.isDynamic {
      type = known
    } else {
      type = UTType(mimeType: name, conformingTo: Self.parent(of: name))
    }
  }

  /// Formats that libmagic's rules see where they are not, and answers that name no format.
  private static let weak: [String] = [
    "application/javascript", "application/octet-stream", "application/vnd.lotus-1-2-3",
    "application/x-wine-extension-ini",
    "application/x-compress-ttcomp", "application/x-dbt", "audio/x-mod", "image/x-tga", "text/javascript",
    "text/plain",
    "text/x-file", "inode/x-empty",
  ]

  /// What libmagic calls formats that have another name in the registry or in wide use.
  private static let registeredNames: [(given: String, registered: String)] = [
    ("text/x-script.python", "text/x-python"), ("text/xml", "application/xml"),
    ("application/x-rar", "application/vnd.rar"),
    ("video/x-msvideo", "video/vnd.avi"),
  ]

  private static func parent(of mimeType: String) -> UTType {
    switch mimeType.prefix(while: { $0 != "/" }) {
    case "text": .text
    case "image": .image
    case "audio": .audio
    case "video": .movie
    case "font": .font
    default: .data
    }
  }
}

extension Span where Element == UInt8 {
  fileprivate var startsWithMarkup: Bool {
    var index = has("\u{FEFF}") ? 3 : 0
    while let byte = byte(index), byte.isWhitespace { index += 1 }
    return byte(index) == UInt8(ascii: "<")
  }
}
