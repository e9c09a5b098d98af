public import UniformTypes

/// The answer of a ``TypeDetector``: the most specialised type that all evidence allows, and why.
public struct Detection: Sendable {
  /// The type found; `public.data` when nothing is known of the content, `public.directory` and the like for
  /// what is no regular file.
  public var type: UTType
  /// The text's charset in IANA's preferred spelling in lower case (`utf-8`, `utf-16le`, `us-ascii`), or `nil`
  /// for what is no text.
  public var charset: String?
  /// How sure the answer is, from 0 (a guess from nothing) to 1 (a checked structure).
  public var confidence: Double
  /// What was seen, strongest first; never empty.
  public var evidence: [Evidence]
  /// What the name or the caller claimed, where content contradicts it; `nil` where they agree.
  public var mismatch: Mismatch?

  /// Puts an answer together.
  public init(
    type: UTType, charset: String? = nil, confidence: Double, evidence: [Evidence], mismatch: Mismatch? = nil
  ) {
    self.type = type
    self.charset = charset
    self.confidence = confidence
    self.evidence = evidence
    self.mismatch = mismatch
  }
}

/// One thing that was seen of an item, and the type that it speaks for.
public struct Evidence: Sendable, Hashable {
  /// Who saw it.
  public enum Source: String, Sendable, CaseIterable {
    /// The kind of file-system entry: directory, empty file, device.
    case fileSystem = "file-system"
    /// A byte signature or structure, checked by this library.
    case signature
    /// libmagic's answer.
    case libmagic
    /// The whole content is valid text in some charset.
    case text
    /// The file name's extension.
    case name
    /// The type that the caller declared.
    case declared
  }

  /// Who saw it.
  public var source: Source
  /// What was seen, in words: `PNG signature and IHDR`, `image/png`, `valid UTF-8`.
  public var what: String
  /// Where it was seen: `offset 0`, `extension png`.
  public var location: String
  /// The type that this evidence alone speaks for, if any.
  public var type: UTType?

  /// Notes one piece of evidence.
  public init(source: Source, what: String, location: String, type: UTType? = nil) {
    self.source = source
    self.what = what
    self.location = location
    self.type = type
  }
}

/// A claim that the content contradicts.
public struct Mismatch: Sendable, Hashable {
  /// Who made the claim: ``Evidence/Source/name`` or ``Evidence/Source/declared``.
  public var source: Evidence.Source
  /// The claimed type.
  public var claimed: UTType

  /// Notes a contradicted claim.
  public init(source: Evidence.Source, claimed: UTType) {
    self.source = source
    self.claimed = claimed
  }
}
