import Conversion
import ImageConverters
import TypeDetection
import UniformTypes

/// A type as a person names it.
struct TypeName {
  let type: UTType
  /// The extension for a result's name, without the dot: as it was typed where an extension was, else the type's
  /// preferred one.
  let filenameExtension: String?

  private init?(_ type: UTType?, filenameExtension: String? = nil) {
    guard let type, type.isDeclared else { return nil }
    self.type = type
    self.filenameExtension = filenameExtension ?? type.preferredFilenameExtension
  }

  /// Reads an extension with or without its dot, a MIME type or an identifier.
  init?(_ text: String) {
    let tag = text.hasPrefix(".") ? String(text.dropFirst()) : text
    let byName = TypeName(UTType(filenameExtension: tag), filenameExtension: tag)
    let byMIMEType = text.contains("/") ? TypeName(UTType(mimeType: text)) : nil
    guard let name = byName ?? byMIMEType ?? TypeName(UTType(text)) else { return nil }
    self = name
  }

  /// Reads what was typed as a TYPE.
  init(argument: String) throws(UsageError) {
    guard let name = TypeName(argument) else {
      let known = ImageConverters.all.flatMap { $0.output.tags[.filenameExtension] ?? [] }
      throw .unknown(
        "type", FilePath(argument).description, known: known,
        advice: "it is an extension, a MIME type or an identifier, and '\(programName) types' finds one")
    }
    self = name
  }

  /// Reads the value of a flag, if it was given.
  init?(flag: String?) throws(UsageError) {
    guard let flag else { return nil }
    try self.init(argument: flag)
  }

  /// Reads the longest extension of a file's name that a type claims.
  init?(extensionOf path: FilePath) {
    guard let split = path.lastComponent.splittingExtension() else { return nil }
    self.init(UTType(filenameExtension: split.extension), filenameExtension: split.extension)
  }
}

extension FilePath {
  /// A file's name before and after the dot of its longest extension that a type claims; `nil` if there is none.
  /// The dot of a hidden file begins no extension.
  func splittingExtension() -> (base: FilePath, extension: String)? {
    for dot in bytes.indices.dropFirst() where bytes[dot] == UInt8(ascii: ".") {
      let tag = String(validating: bytes[(dot + 1)...], as: UTF8.self)
      if let tag, UTType(filenameExtension: tag)?.isDeclared == true {
        return (FilePath(bytes: bytes[..<dot]), tag)
      }
    }
    return nil
  }

  /// A result's name: without the extension that the source's name has, and with that of the target.
  func renamed(for target: TypeName) throws(UsageError) -> FilePath {
    guard let filenameExtension = target.filenameExtension else {
      throw UsageError("the type \(target.type.identifier) has no extension; name the result")
    }
    let base = splittingExtension()?.base ?? self
    return FilePath(bytes: base.bytes + ".\(filenameExtension)".utf8)
  }
}
