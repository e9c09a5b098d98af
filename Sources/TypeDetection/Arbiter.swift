import UniformTypes

/// Weighs what was seen of one item, and puts the answer together.
///
/// Content comes first. A claim, the caller's or the name's, may only make the content's type more special, or name
/// what content cannot show; where it contradicts the content, the content stands and the claim is reported.
struct Arbiter {
  private struct Claim {
    var source: Evidence.Source
    /// The types that the claim may mean, preferred first.
    var types: [UTType]
  }

  private var content = Finding(type: .data, what: "", confidence: 0.1)
  private var charset: String?
  private var evidence: [Evidence] = []
  private var claims: [Claim] = []
  private var claimEvidence: [Evidence] = []

  /// How much of a text libmagic is shown: its rules search what they get many times over, 0.4 ms for each KiB, and what
  /// tells a text's format stands at its beginning.
  private static let magicTextLength = 2048

  /// Begins with the claims.
  init(name: FilePath?, declared: UTType?) {
    if let declared {
      claims.append(Claim(source: .declared, types: [declared]))
      claimEvidence.append(
        Evidence(source: .declared, what: declared.identifier, location: "the caller", type: declared))
    }
    if let hint = name.flatMap(NameHint.init) {
      claims.append(Claim(source: .name, types: hint.candidates))
      claimEvidence.append(
        Evidence(
          source: .name, what: hint.filenameExtension, location: "file name extension",
          type: hint.candidates[0]))
    }
  }

  /// Takes what a byte signature shows.
  mutating func add(_ finding: Finding) {
    content = finding
    evidence.insert(
      Evidence(
        source: .signature, what: finding.what,
        location: finding.offset == 0 ? "offset 0" : "offset \(finding.offset)",
        type: finding.type), at: 0)
  }

  /// Takes what reading it as text gave. Text that holds what text does not is one only if a claim says so.
  mutating func add(_ text: TextCheck) {
    guard !text.hasStrayBytes || claims.contains(where: { $0.types.contains { $0.conforms(to: .text) } })
    else { return }
    charset = text.charset
    content = Finding(type: .plainText, what: text.what, confidence: text.confidence)
    evidence.append(Evidence(source: .text, what: text.what, location: text.location, type: .plainText))
  }

  /// Asks libmagic, of whose answer only what agrees with the evidence so far counts.
  mutating func askMagic(about head: Bytes) {
    let mimeType: String
    do {
      mimeType = try Magic.mimeType(of: isText ? head.extracting(first: Self.magicTextLength) : head)
    } catch {
      evidence.append(Evidence(source: .libmagic, what: error.message, location: "magic database"))
      return
    }
    let answer = MagicAnswer(mimeType, on: head)
    evidence.append(Evidence(source: .libmagic, what: mimeType, location: "first bytes", type: answer.type))
    guard let type = answer.type, !isAlwaysFound(type), isText || !type.conforms(to: .text) else { return }
    // A name of no declared type tells less than the name of the file, unless there is none.
    if type.isDynamic, claimedType != nil { return }
    content = Finding(type: type, what: mimeType, confidence: 0.6)
  }

  /// Whether the content is text.
  var isText: Bool { charset != nil }
  /// Whether libmagic may know more: no signature was seen, and it is no text that a claim makes special.
  var isUnsettled: Bool { content.type == .data || (content.type == .plainText && claimedType == nil) }
  /// The claimed type that the content allows, if any.
  private var claimedType: UTType? {
    for claim in claims {
      if let type = claim.types.first(where: isAllowed) { return type }
    }
    return nil
  }

  /// The answer for an item without any byte, of which a name proves nothing.
  func empty() -> Detection {
    let type = UTType(mimeType: "inode/x-empty") ?? .data
    return Detection(
      type: type, confidence: 1,
      evidence: [Evidence(source: .fileSystem, what: "no content", location: "size", type: type)]
        + claimEvidence)
  }

  /// The answer.
  func decide() -> Detection {
    var detection = Detection(
      type: content.type, charset: charset, confidence: content.confidence, evidence: evidence + claimEvidence
    )
    if let claimed = claimedType, claimed != content.type {
      detection.type = claimed
      detection.confidence =
        isText ? min(content.confidence, 0.8) : content.type == .data ? 0.5 : min(content.confidence, 0.9)
    }
    for claim in claims
    where !claim.types.contains(where: { detection.type.conforms(to: $0) || isAllowed($0) }) {
      detection.mismatch = Mismatch(source: claim.source, claimed: claim.types[0])
      break
    }
    if detection.evidence.isEmpty {
      detection.evidence = [Evidence(source: .signature, what: "no known signature", location: "first bytes")]
    }
    return detection
  }

  /// Whether the content may be of this `type`.
  private func isAllowed(_ type: UTType) -> Bool {
    if type == content.type { return true }
    if isAlwaysFound(type) { return false }
    switch content.type {
    case .data: return type.conforms(to: .data) && !type.conforms(to: .text)
    case .plainText: return type.conforms(to: .text) || isPerhapsWritten(type)
    default: return type.conforms(to: content.type) || isCarried(type)
    }
  }

  /// Whether its signature would have been seen, had it been of this `type`.
  private func isAlwaysFound(_ type: UTType) -> Bool {
    Signatures.alwaysFound.contains { type.conforms(to: $0) && !content.type.conforms(to: $0) }
  }

  /// Whether the content is a container in which this `type` may come.
  private func isCarried(_ type: UTType) -> Bool {
    guard let carrier = content.carries, type.conforms(to: carrier) else { return false }
    return [UTType.image, .audiovisualContent, .text].allSatisfy { kind in
      carrier.conforms(to: kind) || !type.conforms(to: kind)
    }
  }

  /// Whether a format that is not declared as text may be written in it: not those of pixels, sound and code.
  private func isPerhapsWritten(_ type: UTType) -> Bool {
    let binary: [UTType] = [.image, .audiovisualContent, .archive, .executable, .database, .font]
    return type.conforms(to: .data) && !binary.contains(where: type.conforms(to:))
  }
}
