internal import Conversion
internal import UniformTypes

/// HEIC and AVIF: ISO/IEC 23008-12 with pictures of HEVC and of AV1.
extension ImageFormat {
  static let heic = heif(
    id: "heic", name: "HEIC", type: .heic, otherTypes: [.heif], compression: 1, quality: 60)
  static let avif = heif(id: "avif", name: "AVIF", type: .avif, compression: 4, quality: 60)

  /// A format with one of the codecs, by its number in `VipsForeignHeifCompression`.
  private static func heif(
    id: String, name: String, type: UTType, otherTypes: [UTType] = [], compression: Int, quality: Int
  ) -> ImageFormat {
    ImageFormat(
      id: id, name: name, type: type, otherTypes: otherTypes,
      aspects: [.transparency, .bitDepth, .animation, .pages, .colorProfile, .metadata, .generation],
      reader: .loader("heifload_source"), module: "heif",
      scan: { source, toEnd throws(ConversionError) in try scanHEIF(source) },
      options: [.quality],
      drops: { _ in [.bitDepth, .animation, .pages, .colorProfile, .metadata, .generation] },
      models: [.rgb], hasAlpha: true, depth: 8, maximumSide: 16_384,
      carries: { $0.resources == nil },
      save: { picture, tags, saving throws(ConversionError) in
        let image = try picture.image.copy()
        picture.clearTags(of: image)
        image.set("icc-profile-data", to: tags.profile)
        image.set("xmp-data", to: tags.xmp)
        image.set("exif-data", to: tags.exif.map { Array("Exif\0\0".utf8) + $0.bytes })
        try Vips.perform(
          "heifsave_target",
          [
            "in": .image(image), "target": .target(VipsTarget(saving.output)),
            "Q": .int(saving.options.quality ?? quality), "bitdepth": .int(8),
            "compression": .int(compression),
            // With anything else to write, the saver adds an EXIF block that says no more than the density.
            "strip": .int(tags.exif == nil && tags.xmp == nil && tags.profile == nil ? 1 : 0),
          ])
      })
  }
}

extension UTType {
  fileprivate static let avif = UTType(importedAs: "public.avif")
}

private func scanHEIF(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let start = try source.bytes(at: 4, count: 4)
  guard start.elementsEqual("ftyp".utf8.prefix(start.count)) else {
    throw ConversionError(.malformed, "a HEIF picture starts with the box ftyp; this does not")
  }
  let boxes = try Box.all(in: 0..<source.count, of: source)
  guard let meta = boxes.first(where: { $0.type == "meta" }) else {
    throw .ends(before: "the box meta", at: source.count)
  }
  var contents = Contents()
  if boxes.contains(where: { $0.type == "moov" }) { contents.frames = 2 }
  let children = try Box.all(
    in: min(meta.contents.lowerBound + 4, meta.contents.upperBound)..<meta.contents.upperBound, of: source)
  for child in children where child.type == "iloc" {
    if let bytes = try child.bytes(of: source) { try checkLocations(bytes, source) }
  }
  for child in children where child.type == "iprp" {
    for list in try Box.all(in: child.contents, of: source) where list.type == "ipco" {
      for property in try Box.all(in: list.contents, of: source) where property.type == "colr" {
        let bytes = try source.bytes(at: property.contents.lowerBound, count: min(8, property.contents.count))
        if isForeign(color: bytes) { contents.isForeignColor = true }
      }
    }
  }
  return contents
}

/// Whether a box `colr` names colours by number (ISO/IEC 23091-2) that are not those of BT.709 or sRGB.
private func isForeign(color bytes: [UInt8]) -> Bool {
  guard bytes.count == 8, bytes.starts(with: "nclx".utf8) else { return false }
  return ![1, 2, 5, 6].contains(bytes.big16(4)) || ![1, 2, 6, 13, 14, 15].contains(bytes.big16(6))
}

/// Every extent of every item must be inside the file (ISO/IEC 14496-12, section 8.11.3).
private func checkLocations(_ bytes: [UInt8], _ source: SourceBytes) throws(ConversionError) {
  var reader = BigEndianReader(bytes)
  let version = reader.number(1)
  _ = reader.number(3)
  let sizes = reader.number(1)
  let more = reader.number(1)
  let (offsetSize, lengthSize, baseSize) = (sizes >> 4, sizes % 16, more >> 4)
  let indexSize = version > 0 ? more % 16 : 0
  let items = reader.number(version < 2 ? 2 : 4)
  for _ in 0..<items where !reader.isAtEnd {
    _ = reader.number(version < 2 ? 2 : 4)
    let method = version > 0 ? reader.number(2) % 16 : 0
    _ = reader.number(2)
    let base = reader.number(baseSize)
    for _ in 0..<reader.number(2) where !reader.isAtEnd {
      _ = reader.number(indexSize)
      let (offset, length) = (reader.number(offsetSize), reader.number(lengthSize))
      guard method == 0 else { continue }
      let end = base.addingReportingOverflow(offset).partialValue.addingReportingOverflow(length)
      guard !end.overflow, (0...source.count).contains(end.partialValue) else {
        throw .ends(before: "the end of its data", at: source.count)
      }
    }
  }
}

/// Numbers of any number of bytes, one after another; zero behind the end.
private struct BigEndianReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func number(_ count: Int) -> Int {
    let end = min(offset + count, bytes.count)
    defer { offset = end }
    return Int(clamping: bytes[min(offset, end)..<end].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
