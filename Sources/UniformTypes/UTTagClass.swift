/// A kind of tag by which other systems name types: file name extensions, MIME types and others.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the class, such as `public.filename-extension`.
  public let rawValue: String

  /// Makes the class with an identifier, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// File name extensions, without the leading dot and compared without case.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

  /// MIME types, compared without case.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  /// Four-character codes of the classic Mac OS.
  static var osType: UTTagClass { UTTagClass(rawValue: "com.apple.ostype") }

  /// Pasteboard types of NeXTSTEP and of early Mac OS X.
  static var pasteboardType: UTTagClass { UTTagClass(rawValue: "com.apple.nspboard-type") }

  /// Model codes of Apple's devices.
  static var deviceModelCode: UTTagClass { UTTagClass(rawValue: "com.apple.device-model-code") }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the class.
  public var description: String { rawValue }

  /// The identifier of the class.
  public var debugDescription: String { rawValue }
}
