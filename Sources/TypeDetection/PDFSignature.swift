import UniformTypes

extension Signatures {
  /// How far from either end a reader looks for a PDF's header and trailer (ISO 32000-1, annex H.3).
  private static let pdfMargin = 1024

  /// PDF: a header line within the first kilobyte, and a body: an object behind it or a trailer at the end. Text
  /// that only mentions the header has neither.
  static func pdf(_ bytes: Bytes, followedBy remainder: Remainder) throws(DetectionError) -> Finding? {
    guard let start = bytes.firstIndex(of: "%PDF-", in: 0..<pdfMargin + 5), let major = bytes.byte(start + 5),
      (0x31...0x32).contains(major), bytes.byte(start + 6) == UInt8(ascii: "."),
      bytes.byte(start + 7)?.isDigit == true,
      bytes.byte(start + 8) ?? 0x0A <= 0x20
    else { return nil }
    if try hasTrailer(bytes, remainder) || hasObject(bytes, from: start) {
      return Finding(
        type: .pdf, what: start == 0 ? "PDF header and body" : "PDF header behind other bytes, and body",
        offset: start, confidence: start == 0 ? 1 : 0.9,
        carries: UTType("com.adobe.illustrator.ai-image"))
    }
    let next = bytes.byte(start + 9)
    guard start == 0, next == nil || next == UInt8(ascii: "%") else { return nil }
    return Finding(type: .pdf, what: "PDF header, cut off", confidence: 0.8)
  }

  private static func hasObject(_ bytes: Bytes, from start: Int) -> Bool {
    guard let object = bytes.firstIndex(of: " obj", in: start..<bytes.count), object > 0 else { return false }
    return bytes[object - 1].isDigit
  }

  private static func hasTrailer(_ bytes: Bytes, _ remainder: Remainder) throws(DetectionError) -> Bool {
    guard let size = remainder.size(with: bytes) else { return false }
    let tail = try remainder.bytes(at: max(0, size - pdfMargin), count: pdfMargin, with: bytes)
    return tail.span.firstIndex(of: "%%EOF", in: 0..<tail.count) != nil
  }
}
