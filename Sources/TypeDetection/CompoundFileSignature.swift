import UniformTypes

extension Signatures {
  /// Compound files, MS-CFB: the header, and the names in the first part of the directory.
  static func compoundFile(_ head: Bytes, followedBy remainder: Remainder) throws(DetectionError) -> Finding?
  {
    guard head.big(UInt64.self, 0) == 0xD0CF_11E0_A1B1_1AE1 else { return nil }
    let generic = Finding(
      type: named("application/x-ole-storage"), what: "compound file header", carries: .data)
    guard let shift = head.little(UInt16.self, 30), shift == 9 || shift == 12,
      let sector = head.little(UInt32.self, 48), sector < 0xFFFF_FFFA
    else { return generic }
    let start = (Int(sector) + 1) << Int(shift)
    let directory = try remainder.bytes(at: start, count: directoryLength, with: head)
    let names = Set(stride(from: 0, to: directory.count, by: 128).map { entryName(directory.span, $0) })
    guard let stream = streams.first(where: { names.contains($0.name) }) else { return generic }
    return Finding(type: named(stream.mimeType), what: "stream \(stream.name)", offset: start, carries: .data)
  }

  /// How much of the directory is read; its sectors are mostly in a row, and the telling ones come early.
  private static let directoryLength = 8 << 10

  /// Streams that only one format has, the telling ones first: documents embed others.
  private static let streams: [(name: String, mimeType: String)] = [
    ("WordDocument", "application/msword"), ("PowerPoint Document", "application/vnd.ms-powerpoint"),
    ("VisioDocument", "application/vnd.visio"), ("Quill", "application/x-mspublisher"),
    ("__properties_version1.0", "application/vnd.ms-outlook"), ("Workbook", "application/vnd.ms-excel"),
    ("Book", "application/vnd.ms-excel"), ("Props14", "application/vnd.ms-project"),
    ("Props12", "application/vnd.ms-project"), ("Props9", "application/vnd.ms-project"),
    ("HwpSummaryInformation", "application/x-hwp"), ("SwDocContentMgr", "application/sldworks"),
  ]

  /// The name of the directory entry at `offset`: UTF-16, its length in bytes with the final zero at 64.
  private static func entryName(_ directory: Bytes, _ offset: Int) -> String {
    let length = Swift.min(Int(directory.little(UInt16.self, offset + 64) ?? 0), 64)
    let units = stride(from: offset, to: offset + length - 2, by: 2).compactMap {
      directory.little(UInt16.self, $0)
    }
    return String(decoding: units.drop { $0 < 0x20 }, as: UTF16.self)
  }
}
