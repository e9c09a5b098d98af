import UniformTypes

extension Signatures {
  /// gzip, RFC 1952: the magic, method 8 and no reserved flag.
  static func gzip(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt16.self, 0) == 0x1F8B, bytes.byte(2) == 8, let flags = bytes.byte(3), flags < 0x20
    else { return nil }
    return Finding(type: .gzip, what: "gzip header", carries: .archive)
  }

  /// bzip2: the magic, the block size and the first block's or the stream end's number.
  static func bzip2(_ bytes: Bytes) -> Finding? {
    guard bytes.has("BZh"), let level = bytes.byte(3), (0x31...0x39).contains(level),
      let block = bytes.big(UInt32.self, 4), block == 0x3141_5926 || block == 0x1772_4538
    else { return nil }
    return Finding(type: .bz2, what: "bzip2 header and block", carries: .archive)
  }

  /// XZ, tukaani.org/xz/xz-file-format.txt.
  static func xz(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt32.self, 0) == 0xFD37_7A58, bytes.big(UInt16.self, 4) == 0x5A00 else { return nil }
    return Finding(type: named("application/x-xz"), what: "XZ header", carries: .archive)
  }

  /// Zstandard, RFC 8878: a frame, or a skippable one before it.
  static func zstandard(_ bytes: Bytes) -> Finding? {
    guard let magic = bytes.little(UInt32.self, 0) else { return nil }
    // Versions 0.2 to 0.7, which are still read, counted their magic numbers up to today's.
    if (0xFD2F_B522...0xFD2F_B528).contains(magic) {
      return Finding(type: named("application/zstd"), what: "Zstandard frame")
    }
    guard magic & 0xFFFF_FFF0 == 0x184D_2A50, let size = bytes.little(UInt32.self, 4),
      bytes.little(UInt32.self, 8 + Int(size)) == 0xFD2F_B528
    else { return nil }
    return Finding(type: named("application/zstd"), what: "Zstandard skippable frame and frame")
  }

  /// 7z: the signature and major version 0.
  static func sevenZip(_ bytes: Bytes) -> Finding? {
    guard bytes.big(UInt32.self, 0) == 0x377A_BCAF, bytes.big(UInt16.self, 4) == 0x271C,
      bytes.byte(6) ?? 0 == 0
    else { return nil }
    return Finding(type: named("application/x-7z-compressed"), what: "7z header")
  }

  /// RAR 1.5 to 4 and RAR 5.
  static func rar(_ bytes: Bytes) -> Finding? {
    guard bytes.has("Rar!"), bytes.big(UInt16.self, 4) == 0x1A07, let version = bytes.byte(6), version <= 1
    else { return nil }
    return Finding(type: named("application/vnd.rar"), what: "RAR header")
  }
}
