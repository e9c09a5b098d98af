internal import Conversion

/// A box of the ISO base media file format (ISO/IEC 14496-12, section 4.2), which HEIF, JPEG 2000 and JPEG XL share.
struct Box {
  /// Four characters.
  let type: String
  /// Where its contents are in the item.
  let contents: Range<Int>

  /// The most boxes in one container.
  private static let limit = 10_000

  /// The boxes that fill `range`, in order.
  static func all(in range: Range<Int>, of source: SourceBytes) throws(ConversionError) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let box = try Box(at: offset, before: range.upperBound, of: source)
      boxes.append(box)
      offset = box.contents.upperBound
      guard boxes.count <= limit else {
        throw ConversionError(.malformed, "a container has more than \(limit) boxes")
      }
    }
    return boxes
  }

  private init(at offset: Int, before end: Int, of source: SourceBytes) throws(ConversionError) {
    let head = try source.bytes(at: offset, count: min(16, end - offset))
    guard head.count >= 8 else { throw .ends(before: "the end of a box", at: source.count) }
    type = String(decoding: head[4..<8], as: UTF8.self)
    var (length, headLength) = (head.big32(0), 8)
    if length == 0 { length = end - offset }
    if length == 1 {
      guard head.count == 16 else { throw .ends(before: "the end of a box", at: source.count) }
      guard head.big32(8) < 1 << 30 else { throw ConversionError(.malformed, "the box \(type) is too long") }
      (length, headLength) = (head.big32(8) << 32 | head.big32(12), 16)
    }
    guard length >= headLength else {
      throw ConversionError(.malformed, "the box at byte \(offset) is shorter than its header")
    }
    guard length <= end - offset else {
      throw end == source.count
        ? .ends(before: "the end of the box \(type)", at: source.count)
        : ConversionError(.malformed, "the box \(type) is longer than its container")
    }
    contents = offset + headLength..<offset + length
  }

  /// The contents, of which there must not be more than `limit` bytes; `nil` if there are.
  func bytes(of source: SourceBytes, limit: Int = 16 << 20) throws(ConversionError) -> [UInt8]? {
    guard contents.count <= limit else { return nil }
    return try source.bytes(at: contents.lowerBound, count: contents.count)
  }
}

/// The bytes of a box.
func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
  UInt32(contents.count + 8).bigEndianBytes + Array(type.utf8) + contents
}
