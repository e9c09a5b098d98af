/// Photoshop's image resources (Photoshop File Formats Specification, “Image Resource Blocks”).
enum ImageResources {
  /// EXIF, its older and its newer resource, and XMP: tags that a picture also has in places of their own.
  private static let embeddedTags: Set<Int> = [1058, 1059, 1060]

  /// The resources without those that hold tags of other standards; `nil` where they are not well formed.
  static func withoutEmbeddedTags(_ resources: [UInt8]) -> [UInt8]? {
    var kept: [UInt8] = []
    var offset = 0
    while offset < resources.count {
      guard resources.count - offset >= 12, resources[offset...].starts(with: "8BIM".utf8) else { return nil }
      // The name has a length of one byte, and both are padded to an even size.
      let content = offset + 6 + (Int(resources[offset + 6]) + 2) / 2 * 2
      guard content + 4 <= resources.count else { return nil }
      let end = content + 4 + resources.big32(content)
      guard end <= resources.count else { return nil }
      let next = min(end + (end - content) % 2, resources.count)
      if !embeddedTags.contains(resources.big16(offset + 4)) { kept += resources[offset..<next] }
      offset = next
    }
    return kept
  }
}
