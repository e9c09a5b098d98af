import UniformTypes

extension Signatures {
  /// RIFF: the form of the file, and for WebP the first chunk.
  static func riff(_ bytes: Bytes) -> Finding? {
    guard bytes.has("RIFF") else { return nil }
    if bytes.has("WEBP", at: 8) {
      guard
        bytes.count < 16 || bytes.has("VP8 ", at: 12) || bytes.has("VP8L", at: 12)
          || bytes.has("VP8X", at: 12)
      else { return nil }
      return Finding(
        type: .webP, what: "RIFF form WEBP and its first chunk", confidence: bytes.count < 16 ? 0.9 : 1)
    }
    if bytes.has("WAVE", at: 8) { return Finding(type: .wav, what: "RIFF form WAVE") }
    if bytes.has("AVI ", at: 8) { return Finding(type: .avi, what: "RIFF form AVI") }
    return nil
  }

  /// ISO base media files, ISO/IEC 14496-12: the `ftyp` box, its brand and the compatible ones.
  static func isoMedia(_ bytes: Bytes) -> Finding? {
    guard let size = bytes.big(UInt32.self, 0), size >= 8 else { return nil }
    if bytes.has("moov", at: 4), bytes.has("mvhd", at: 12) || bytes.has("cmov", at: 12) {
      return Finding(type: .quickTimeMovie, what: "movie atom")
    }
    if bytes.has("mdat", at: 4) || bytes.has("wide", at: 4) || bytes.has("pnot", at: 4) {
      return Finding(type: .quickTimeMovie, what: "QuickTime atom", confidence: 0.8)
    }
    guard size >= 12, size < 1 << 16, bytes.has("ftyp", at: 4), let brand = bytes.big(UInt32.self, 8)
    else { return nil }
    if let type = type(ofBrand: brand) { return Finding(type: type, what: "file type box and its brand") }
    // In the short form of HEIF the minor version names the codec, and there are no compatible brands.
    var position = brand == fourCC("mif3") ? 12 : 16
    while position < Int(size), let compatible = bytes.big(UInt32.self, position) {
      if let type = type(ofBrand: compatible) {
        return Finding(
          type: type, what: "file type box and a compatible brand", offset: position, confidence: 0.95)
      }
      position += 4
    }
    if brand == fourCC("mif1") || brand == fourCC("mif3") {
      return Finding(type: known("public.heif", else: .image), what: "file type box and brand of HEIF")
    }
    if brand == fourCC("msf1") {
      return Finding(type: known("public.heifs", else: .image), what: "file type box and brand msf1")
    }
    return nil
  }

  /// The type of a registered brand (mp4ra.org); the brands of HEIF's own structure say nothing of the codec.
  private static func type(ofBrand brand: UInt32) -> UTType? {
    switch brand {
    case fourCC("heic"), fourCC("heix"), fourCC("heim"), fourCC("heis"): named("image/heic", .image)
    case fourCC("hevc"), fourCC("hevx"), fourCC("hevm"), fourCC("hevs"): named("image/heic-sequence", .image)
    case fourCC("avif"), fourCC("avis"): named("image/avif", .image)
    case fourCC("avci"): named("image/avci", .image)
    case fourCC("avcs"): named("image/avcs", .image)
    case fourCC("crx "): known("com.canon.cr3-raw-image", else: .rawImage)
    case fourCC("qt  "): .quickTimeMovie
    case fourCC("M4A "), fourCC("M4P "): named("audio/x-m4a", .audio)
    case fourCC("M4B "): named("audio/x-m4b", .audio)
    case fourCC("M4V "), fourCC("M4VH"), fourCC("M4VP"): named("video/x-m4v", .movie)
    case fourCC("3gp4"), fourCC("3gp5"), fourCC("3gp6"), fourCC("3gp7"): named("video/3gpp", .movie)
    case fourCC("3g2a"), fourCC("3g2b"), fourCC("3g2c"): named("video/3gpp2", .movie)
    case fourCC("isom"), fourCC("iso2"), fourCC("iso4"), fourCC("iso5"), fourCC("iso6"), fourCC("mp41"),
      fourCC("mp42"), fourCC("avc1"), fourCC("dash"):
      .mpeg4Movie
    default: nil
    }
  }

  private static func fourCC(_ code: StaticString) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 8 | UInt32(unsafe code.utf8Start[index]) }
    return value
  }

  /// MPEG audio, ISO/IEC 11172-3 and 13818-3: two frames that agree, or an ID3v2 tag and what it stands before.
  static func mpegAudio(_ bytes: Bytes) -> Finding? {
    guard bytes.has("ID3") else { return frames(bytes) }
    guard let version = bytes.byte(3), (2...4).contains(version), let size = bytes.big(UInt32.self, 6),
      size & 0x8080_8080 == 0
    else { return nil }
    // Seven bits of each byte count.
    let length = (6..<10).reduce(0) { $0 << 7 | Int(bytes[$1]) } + 10
    if bytes.has("fLaC", at: length) {
      return Finding(type: named("audio/flac", .audio), what: "ID3 tag and fLaC")
    }
    if bytes.has("TTA1", at: length) {
      return Finding(type: named("audio/tta", .audio), what: "ID3 tag and TTA1")
    }
    if bytes.has("MPCK", at: length) || bytes.has("MP+", at: length) {
      return Finding(type: named("audio/x-musepack", .audio), what: "ID3 tag and Musepack")
    }
    if let sync = bytes.big(UInt16.self, length), sync & 0xFFF6 == 0xFFF0 {
      return Finding(type: named("audio/aac", .audio), what: "ID3 tag and ADTS frame")
    }
    return Finding(type: .mp3, what: "ID3 tag", confidence: 0.9, carries: .audio)
  }

  private static func frames(_ bytes: Bytes) -> Finding? {
    guard let first = bytes.big(UInt32.self, 0), let length = frameLength(first) else { return nil }
    // The second frame repeats the version, the layer and the sampling rate.
    let next = bytes.big(UInt32.self, length)
    guard next.map({ ($0 ^ first) & 0xFFFE_0C00 == 0 }) ?? (bytes.count <= length + 3) else { return nil }
    let isLayer3 = first >> 17 & 3 == 1
    return Finding(
      type: isLayer3 ? .mp3 : known("public.mp2", else: named("audio/mpeg", .audio)),
      what: "MPEG audio frames",
      confidence: next == nil ? 0.7 : 0.95)
  }

  /// The length in bytes of the frame of layer II or III with this header; `nil` if it is no such header.
  private static func frameLength(_ header: UInt32) -> Int? {
    let version = Int(header >> 19 & 3)
    let layer = Int(header >> 17 & 3)
    let bitrate = Int(header >> 12 & 15)
    let rate = Int(header >> 10 & 3)
    guard header >> 21 == 0x7FF, version != 1, layer == 1 || layer == 2, (1...14).contains(bitrate), rate < 3
    else { return nil }
    let isVersion1 = version == 3
    let kilobits =
      if !isVersion1 {
        [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
      } else if layer == 1 {
        [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      } else {
        [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
      }
    let hertz = [44100, 48000, 32000][rate] >> (isVersion1 ? 0 : version == 2 ? 1 : 2)
    let samples = layer == 1 && !isVersion1 ? 576 : 1152
    return samples / 8 * kilobits[bitrate - 1] * 1000 / hertz + Int(header >> 9 & 1)
  }
}
