public import UniformTypes

/// Finds out which type an item is of, and why.
///
/// The answer is the most specialised type that all evidence allows: the kind of file, byte signatures with the
/// structure behind them, a check of the whole content as text, libmagic's answer and the name's extension. The name
/// only makes a type more special (text is Markdown, a TIFF is a camera's raw file); content that contradicts it wins,
/// and ``Detection/mismatch`` says so.
///
/// All methods block the calling thread while they read, a few microseconds for most files; do not call them on
/// Swift's cooperative pool for files on slow media. Any number of threads may call them at once. libmagic's database
/// is opened at the first item that nothing else settles; without it the answers are less special, and the evidence
/// says why.
public struct TypeDetector: Sendable {
  /// How many bytes of a text are checked, so that a huge one is not read to its end; 16 MiB unless set.
  ///
  /// ``Evidence/location`` says how far the check went.
  public var textLimit = 16 << 20

  /// Bytes that all checks but that of text are made on.
  static let headLength = 64 << 10

  /// Makes a detector.
  public init() {}

  /// Finds the type of the file at `path`, following symbolic links.
  ///
  /// Only a regular file is opened; what a device or pipe has to say is not waited for.
  ///
  /// - Throws: ``DetectionError`` if there is no such file or it cannot be read.
  public func detect(_ path: FilePath) throws(DetectionError) -> Detection {
    if case .special(let type, let what) = try FileKind(of: path) { return Self.special(type, what) }
    let file = try OpenFile(path)
    return try detect(descriptor: file.descriptor, name: path)
  }

  /// Finds the type of an open file. The descriptor's offset neither matters nor moves.
  ///
  /// - Parameters:
  ///   - descriptor: Open for reading. If it is no regular file, the answer is what it is, and nothing is read.
  ///   - name: The file's name, whose extension is a hint.
  ///   - declared: What the file is said to be.
  /// - Throws: ``DetectionError`` if it cannot be read.
  public func detect(
    descriptor: Int32, name: FilePath? = nil, declared: UTType? = nil
  ) throws(DetectionError) -> Detection {
    switch try FileKind(of: descriptor) {
    case .special(let type, let what):
      return Self.special(type, what)
    case .regular(let size):
      let head = try read(descriptor, at: 0, count: Self.headLength, expecting: size)
      // Files of /proc have content though their size is zero.
      let remainder: Remainder = size > head.count ? .file(descriptor: descriptor, size: size) : .none
      return try examine(head.span, followedBy: remainder, name: name, declared: declared)
    }
  }

  /// Finds the type of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, from the first one on.
  ///   - name: The name that they go by, whose extension is a hint.
  ///   - declared: What they are said to be.
  ///   - isComplete: Whether they are all there is; `false` for the buffered start of a pipe.
  public func detect(
    _ bytes: Span<UInt8>, name: FilePath? = nil, declared: UTType? = nil, isComplete: Bool = true
  ) -> Detection {
    do {
      return try examine(bytes, followedBy: isComplete ? .none : .unread, name: name, declared: declared)
    } catch {
      // Only reading fails, and there is nothing to read.
      return Arbiter(name: name, declared: declared).decide()
    }
  }

  /// Finds the type of bytes in memory, as ``detect(_:name:declared:isComplete:)`` does for a span.
  public func detect(
    _ bytes: [UInt8], name: FilePath? = nil, declared: UTType? = nil, isComplete: Bool = true
  ) -> Detection {
    detect(bytes.span, name: name, declared: declared, isComplete: isComplete)
  }

  private func examine(
    _ bytes: Bytes, followedBy remainder: Remainder, name: FilePath?, declared: UTType?
  ) throws(DetectionError) -> Detection {
    var arbiter = Arbiter(name: name, declared: declared)
    if bytes.isEmpty {
      if case .none = remainder { return arbiter.empty() }
      return arbiter.decide()
    }
    let head = bytes.extracting(first: Self.headLength)
    if let finding = try Signatures.find(in: head, followedBy: remainder) {
      arbiter.add(finding)
      return arbiter.decide()
    }
    if let text = try TextCheck(bytes, followedBy: remainder, limit: textLimit) {
      arbiter.add(text)
      if arbiter.isText, let finding = Signatures.find(inText: head, charset: text.charset) {
        arbiter.add(finding)
      }
    }
    if arbiter.isUnsettled { arbiter.askMagic(about: head) }
    return arbiter.decide()
  }

  private static func special(_ type: UTType, _ what: String) -> Detection {
    Detection(
      type: type, confidence: 1,
      evidence: [Evidence(source: .fileSystem, what: what, location: "file status", type: type)])
  }
}
