import UniformTypes

/// What a file's name says of its type.
struct NameHint {
  /// The extension that says it, in lower case, without the dot.
  let filenameExtension: String
  /// The declared types that claim the extension, preferred first; never empty.
  let candidates: [UTType]

  /// No extension in use is longer.
  private static let longestExtension = 32

  /// Reads the longest extension of the last component of `path` that any declared type claims; `nil` without
  /// one. The dot of a hidden file begins no extension.
  init?(_ path: FilePath) {
    let bytes = path.bytes
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = bytes[start...]
    var candidate: (String, [UTType])?
    for dot in name.indices.reversed() where bytes[dot] == UInt8(ascii: ".") && dot > start {
      let tag = bytes[(dot + 1)...]
      guard tag.count <= Self.longestExtension else { break }
      guard let text = String(validating: tag.lazy.map(\.lowercased), as: UTF8.self), !text.isEmpty else {
        break
      }
      let types = UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: nil).filter {
        !$0.isDynamic
      }
      if !types.isEmpty { candidate = (text, types) }
    }
    guard let candidate else { return nil }
    (filenameExtension, candidates) = candidate
  }
}
