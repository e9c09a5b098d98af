/// An EXIF block, edited in place.
///
/// Nothing is decoded and written anew, so what is not edited stays byte for byte: makers' notes hold offsets that
/// moving would break. The layout is that of TIFF 6.0, section 2, with the tags of EXIF 2.32. A block that breaks
/// its rules is left as far as it cannot be understood.
struct Exif {
  private enum Tag {
    static let orientation = 0x0112
    static let thumbnailOffset = 0x0201
    static let thumbnailLength = 0x0202
    static let exifDirectory = 0x8769
    static let locationDirectory = 0x8825
    static let pixelWidth = 0xA002
    static let pixelHeight = 0xA003
  }

  private struct Entry {
    let offset: Int
    let tag: Int
    let type: Int
    let count: Int
  }

  /// The block from its byte-order mark on.
  private(set) var bytes: [UInt8]

  private let isBigEndian: Bool

  /// Takes a block with or without the `Exif` that introduces it in a JPEG file; `nil` if it is none.
  init?(_ block: [UInt8]) {
    let introduction = Array("Exif\0\0".utf8)
    bytes = block.starts(with: introduction) ? Array(block.dropFirst(introduction.count)) : block
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      isBigEndian = true
    } else {
      return nil
    }
    guard bytes.count >= 8 else { return nil }
  }

  /// Says that the pixels are upright and how many there are, and drops the thumbnail if it no longer shows them.
  mutating func describe(width: Int, height: Int, keepsThumbnail: Bool) {
    let main = entries(at: number32(4))
    set(main, Tag.orientation, to: 1)
    if let link = main.first(where: { $0.tag == Tag.exifDirectory }) {
      let detail = entries(at: number32(link.offset + 8))
      set(detail, Tag.pixelWidth, to: width)
      set(detail, Tag.pixelHeight, to: height)
    }
    if !keepsThumbnail { removeThumbnail() }
  }

  /// Removes the place: the directory of GPS tags and the link to it.
  mutating func removeLocation() {
    let main = number32(4)
    let directories = [main, next(after: main)]
    for directory in directories.compactMap(\.self) {
      while let link = entries(at: directory).first(where: { $0.tag == Tag.locationDirectory }) {
        erase(directory: number32(link.offset + 8))
        remove(link, from: directory)
      }
    }
  }

  private mutating func removeThumbnail() {
    let main = number32(4)
    guard let directory = next(after: main) else { return }
    let listed = entries(at: directory)
    let start = listed.first { $0.tag == Tag.thumbnailOffset }.map { number32($0.offset + 8) }
    let length = listed.first { $0.tag == Tag.thumbnailLength }.map { number32($0.offset + 8) }
    erase(directory: directory)
    setNumber32(at: main + 2 + number16(main) * 12, to: 0)
    guard let start, let length, start >= 8, length <= bytes.count - start else { return }
    if start + length == bytes.count {
      bytes.removeLast(length)
    } else {
      clear(start..<start + length)
    }
  }

  private func next(after directory: Int) -> Int? {
    guard directory >= 8, directory + 2 <= bytes.count else { return nil }
    let link = directory + 2 + number16(directory) * 12
    guard link + 4 <= bytes.count else { return nil }
    let next = number32(link)
    return next >= 8 && next + 2 <= bytes.count && next != directory ? next : nil
  }

  private func entries(at directory: Int) -> [Entry] {
    guard directory >= 8, directory + 2 <= bytes.count else { return [] }
    let count = number16(directory)
    guard directory + 2 + count * 12 <= bytes.count else { return [] }
    return (0..<count).map {
      let offset = directory + 2 + $0 * 12
      return Entry(
        offset: offset, tag: number16(offset), type: number16(offset + 2), count: number32(offset + 4))
    }
  }

  private mutating func set(_ entries: [Entry], _ tag: Int, to value: Int) {
    for entry in entries where entry.tag == tag && entry.count == 1 {
      switch entry.type {
      case 3 where value <= 0xFFFF:
        setNumber32(at: entry.offset + 8, to: isBigEndian ? value << 16 : value)
      case 4: setNumber32(at: entry.offset + 8, to: value)
      default: break
      }
    }
  }

  /// Clears a directory's entries and the values that they point to.
  private mutating func erase(directory: Int) {
    for entry in entries(at: directory) {
      let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]
      let (size, overflows) = entry.count.multipliedReportingOverflow(by: sizes[entry.type] ?? 0)
      let start = number32(entry.offset + 8)
      if !overflows, size > 4, start >= 8, start <= bytes.count, size <= bytes.count - start {
        clear(start..<start + size)
      }
      clear(entry.offset..<entry.offset + 12)
    }
  }

  /// Takes an entry out of its directory; those behind it move up, what they point to stays.
  private mutating func remove(_ entry: Entry, from directory: Int) {
    let count = number16(directory)
    let end = min(directory + 2 + count * 12 + 4, bytes.count)
    guard entry.offset + 12 <= end, count > 0 else { return }
    bytes.replaceSubrange(
      entry.offset..<end, with: bytes[(entry.offset + 12)..<end] + repeatElement(0, count: 12))
    let fewer = count - 1
    bytes[directory] = UInt8(isBigEndian ? fewer >> 8 : fewer & 0xFF)
    bytes[directory + 1] = UInt8(isBigEndian ? fewer & 0xFF : fewer >> 8)
  }

  private mutating func clear(_ range: Range<Int>) {
    bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
  }

  private func number16(_ offset: Int) -> Int { isBigEndian ? bytes.big16(offset) : bytes.little16(offset) }

  private func number32(_ offset: Int) -> Int { isBigEndian ? bytes.big32(offset) : bytes.little32(offset) }

  private mutating func setNumber32(at offset: Int, to value: Int) {
    guard offset >= 0, offset + 4 <= bytes.count else { return }
    let value = UInt32(truncatingIfNeeded: value)
    bytes.replaceSubrange(
      offset..<offset + 4, with: isBigEndian ? value.bigEndianBytes : value.littleEndianBytes)
  }
}
