/// What reading all of an item as text gave.
struct TextCheck {
  /// The charset in IANA's spelling, in lower case.
  var charset: String
  /// What was seen, in words.
  var what: String
  /// How far it was read, when that was not to the end, and else from where.
  var location = "whole content"
  /// From 0 to 1, as ``Detection/confidence``.
  var confidence: Double
  /// Whether there are bytes that text does not hold, few enough that it may be text all the same.
  var hasStrayBytes = false

  /// Bytes read at a time beyond the first.
  private static let chunkLength = 256 << 10

  /// Reads `head` and what follows it, up to `limit` bytes, as text; `nil` if it is none.
  ///
  /// - Throws: What reading from the remainder's descriptor throws.
  init?(_ head: Bytes, followedBy remainder: Remainder, limit: Int) throws(DetectionError) {
    if let marked = Self.byteOrderMarked(head) ?? Self.unmarkedUTF16(head) {
      self = marked
      return
    }
    var scan = Scan()
    switch remainder {
    case .none:
      scan.read(head, isLast: true)
    case .unread:
      scan.read(head, isLast: false)
    case .file(let descriptor, let size):
      scan.read(head, isLast: size <= head.count)
      let end = min(size, limit)
      while scan.isText, scan.position < end {
        let chunk = try TypeDetection.read(
          descriptor, at: scan.position, count: min(Self.chunkLength, end - scan.position), expecting: size)
        guard !chunk.isEmpty else { break }
        scan.read(chunk.span, isLast: scan.position + chunk.count >= size)
      }
    }
    guard scan.isText else { return nil }
    self = scan.result
  }

  fileprivate init(charset: String, what: String, location: String = "whole content", confidence: Double) {
    self.charset = charset
    self.what = what
    self.location = location
    self.confidence = confidence
  }

  private static func byteOrderMarked(_ head: Bytes) -> TextCheck? {
    switch (head.byte(0), head.byte(1), head.byte(2), head.byte(3)) {
    case (0xFF, 0xFE, 0, 0) where head.count % 4 == 0 && hasOnlyScalars(head, isLittle: true):
      TextCheck(charset: "utf-32le", what: "byte order mark", location: "offset 0", confidence: 0.95)
    case (0, 0, 0xFE, 0xFF) where head.count % 4 == 0 && hasOnlyScalars(head, isLittle: false):
      TextCheck(charset: "utf-32be", what: "byte order mark", location: "offset 0", confidence: 0.95)
    case (0xFF, 0xFE, _, _) where UTF16Count(head, isLittle: true).isText:
      TextCheck(
        charset: "utf-16le", what: "byte order mark and valid UTF-16", location: "offset 0", confidence: 0.95)
    case (0xFE, 0xFF, _, _) where UTF16Count(head, isLittle: false).isText:
      TextCheck(
        charset: "utf-16be", what: "byte order mark and valid UTF-16", location: "offset 0", confidence: 0.95)
    default: nil
    }
  }

  private static func hasOnlyScalars(_ head: Bytes, isLittle: Bool) -> Bool {
    for offset in stride(from: 0, to: head.count, by: 4) {
      let value = isLittle ? head.little(UInt32.self, offset) : head.big(UInt32.self, offset)
      guard let value, value != 0, Unicode.Scalar(value) != nil else { return false }
    }
    return true
  }

  /// UTF-16 that nothing marks. Text of most languages has spaces and line ends, so it has a zero byte, which no
  /// other charset has; and one byte order makes far more of it letters than the other does.
  private static func unmarkedUTF16(_ head: Bytes) -> TextCheck? {
    let sample = head.extracting(first: 4096)
    guard sample.count >= 4, (0..<sample.count).contains(where: { sample[$0] == 0 }) else { return nil }
    let little = UTF16Count(sample, isLittle: true)
    let big = UTF16Count(sample, isLittle: false)
    guard let best = [little, big].filter(\.isPlausible).max(by: { $0.common < $1.common }),
      little.common != big.common
    else { return nil }
    let isLittle = best.common == little.common
    return TextCheck(
      charset: isLittle ? "utf-16le" : "utf-16be", what: "units that are UTF-16 text in this order alone",
      location: "first 4 KiB", confidence: 0.7)
  }
}

/// How much of some bytes is text as UTF-16 in one byte order.
private struct UTF16Count {
  private(set) var units = 0
  /// Units of the scripts in wide use, and white space.
  private(set) var common = 0
  private var unpaired = 0
  private var zeros = 0
  /// Units of which one byte is zero: the high byte in ASCII, the low one in few scripts but the ideographs.
  private var zeroHigh = 0
  private var zeroLow = 0

  init(_ bytes: Bytes, isLittle: Bool) {
    var expectsLow = false
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let unit = UInt16(bytes[offset]) << (isLittle ? 0 : 8) | UInt16(bytes[offset + 1]) << (isLittle ? 8 : 0)
      units += 1
      let isLow = unit & 0xFC00 == 0xDC00
      if isLow != expectsLow { unpaired += 1 }
      expectsLow = unit & 0xFC00 == 0xD800
      if unit == 0 { zeros += 1 }
      if unit < 0x100 { zeroHigh += 1 }
      if unit & 0xFF == 0, unit < 0x3000 { zeroLow += 1 }
      if isLow || Self.isCommon(unit) { common += 1 }
    }
  }

  /// Whether a marked text may be this.
  var isText: Bool { unpaired == 0 && zeros == 0 }
  /// Whether an unmarked text may be this.
  var isPlausible: Bool { isText && zeroHigh > 4 * zeroLow && common * 20 >= units * 19 }

  private static func isCommon(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0x24F, 0x370...0x6FF, 0x900...0xDFF, 0x2010...0x203A,
      0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xD800...0xDBFF, 0xFF00...0xFFEF:
      true
    default: false
    }
  }
}

/// Reads byte-oriented text piece by piece.
private struct Scan {
  /// Where the next piece begins: a sequence that a piece's end cuts is read again with the next.
  private(set) var position = 0
  private var isASCII = true
  private var isComplete = false
  private var strayBytes = 0
  private var hasMark = false
  /// Where UTF-8 ends, if it does.
  private var invalidOffset: Int?
  private var legacy = LegacyCount()

  /// Whether what was read may be text.
  var isText: Bool {
    strayBytes <= max(1, position / 100) && (invalidOffset == nil || (strayBytes == 0 && legacy.isText))
  }

  mutating func read(_ bytes: Bytes, isLast: Bool) {
    if position == 0 { hasMark = bytes.has("\u{FEFF}") }
    isComplete = isLast
    let contents = bytes.textContents
    strayBytes += contents.strayBytes
    // MS-DOS programs end a text with a control-Z.
    if isLast, bytes.count > 0, bytes[bytes.count - 1] == 0x1A { strayBytes -= 1 }
    guard contents.hasHighBytes else {
      position += bytes.count
      return
    }
    isASCII = false
    let end = isLast ? bytes.count : bytes.count - bytes.cutSequenceLength
    if invalidOffset == nil {
      do { _ = try UTF8Span(validating: bytes.extracting(0..<end)) } catch {
        invalidOffset = position + error.byteOffsets.lowerBound
      }
    }
    if invalidOffset != nil { legacy.add(bytes) }
    position += max(end, 1)
  }

  /// What it is, if it is text.
  var result: TextCheck {
    var result = TextCheck(
      charset: "utf-8", what: "valid UTF-8",
      location: isComplete ? "whole content" : "first \(position) bytes",
      confidence: 0.9)
    if let invalidOffset {
      result.charset = legacy.charset
      result.what = "not UTF-8 at byte \(invalidOffset), no control characters: text in an older charset"
      result.confidence = 0.5
    } else if hasMark {
      result.what = "byte order mark and valid UTF-8"
    } else if isASCII {
      // What was not read may still hold UTF-8, of which ASCII is a part.
      result.charset = isComplete ? "us-ascii" : "utf-8"
      result.what = "only ASCII characters"
    }
    if strayBytes > 0 {
      result.hasStrayBytes = true
      result.what += ", but for \(strayBytes) control character\(strayBytes == 1 ? "" : "s")"
      result.confidence = 0.5
    }
    return result
  }

}

/// What tells charsets of one byte a character apart, as far as anything does.
private struct LegacyCount {
  private var bytes = 0
  private var high = 0
  private var c1Controls = 0
  private var undefinedInWindows1252 = 0

  mutating func add(_ piece: Bytes) {
    bytes += piece.count
    for index in 0..<piece.count where piece[index] >= 0x80 {
      high += 1
      guard piece[index] < 0xA0 else { continue }
      c1Controls += 1
      if [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(piece[index]) { undefinedInWindows1252 += 1 }
    }
  }

  /// Bytes without any control character are seldom anything but text, unless there are few of them.
  var isText: Bool { high < bytes }

  /// Mostly ASCII with few others is a Western charset; what else it may be nothing here can tell.
  var charset: String {
    guard high * 4 <= bytes, undefinedInWindows1252 == 0 else { return "unknown-8bit" }
    return c1Controls > 0 ? "windows-1252" : "iso-8859-1"
  }
}

extension Span where Element == UInt8 {
  /// How many bytes are control characters that no text holds, and whether any byte is beyond ASCII.
  fileprivate var textContents: (strayBytes: Int, hasHighBytes: Bool) {
    unsafe withUnsafeBytes { buffer in
      var strayBytes = 0
      var high: UInt64 = 0
      var index = 0
      while index + 128 <= buffer.count {
        // Sixteen words without a branch, which the compiler makes wide instructions of; strays are rare.
        var strays: UInt64 = 0
        for offset in stride(from: index, to: index + 128, by: 8) {
          let word = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          high |= word
          strays |= strayBits(word)
        }
        if strays != 0 {
          for offset in stride(from: index, to: index + 128, by: 8) {
            let word = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            strayBytes += strayBits(word).nonzeroBitCount
          }
        }
        index += 128
      }
      for offset in index..<buffer.count {
        let byte = unsafe buffer[offset]
        high |= UInt64(byte)
        strayBytes += strayBits(UInt64(byte) | 0x2020_2020_2020_2000).nonzeroBitCount
      }
      return (strayBytes, high & 0x8080_8080_8080_8080 != 0)
    }
  }

  /// How many bytes at the end begin a UTF-8 sequence that goes on behind it.
  fileprivate var cutSequenceLength: Int {
    for length in 1...3 where length <= count {
      let byte = self[count - length]
      if byte < 0x80 { return 0 }
      if byte >= 0xC0 {
        let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        return needed > length ? length : 0
      }
    }
    return 0
  }
}

/// The upper bit of each of eight bytes that is a control character, but for bell to carriage return and escape, which
/// terminals and old texts use.
@inline(__always)
private func strayBits(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  // Without their upper bits the bytes can be added to without carrying into their neighbours: adding 0x80 - n sets the
  // upper bit of those that are n or more.
  let bytes = word & (ones * 0x7F)
  let isPrintable = bytes + ones * (0x80 - 0x20)
  let isAllowed = (bytes + ones * (0x80 - 0x07)) & ~(bytes + ones * (0x80 - 0x0E))
  let isNotEscape = (bytes ^ (ones * 0x1B)) + ones * 0x7F
  let isDelete = bytes + ones
  return (~isPrintable & ~isAllowed & isNotEscape | isDelete) & ~word & (ones * 0x80)
}
