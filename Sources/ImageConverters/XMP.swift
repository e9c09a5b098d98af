/// An XMP packet, edited as text so that what is not edited stays as it was (ISO 16684-1, section 7).
struct XMP {
  private(set) var text: String

  /// Takes a packet; `nil` if it is not UTF-8, the only encoding that JPEG, PNG and WebP allow.
  init?(_ packet: [UInt8]) {
    guard !packet.contains(0), let text = String(validating: packet, as: UTF8.self) else { return nil }
    self.text = text
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// Says that the pixels are upright.
  mutating func describeUpright() {
    text.replace(#/(:Orientation\s*=\s*["'])[2-8](["'])/#) { "\($0.output.1)1\($0.output.2)" }
    text.replace(#/(:Orientation\s*>\s*)[2-8](\s*<)/#) { "\($0.output.1)1\($0.output.2)" }
  }

  /// Removes the place: every property whose name starts with `GPS`, as those of EXIF do. The result is false if
  /// one of them is written in a form that cannot be cut out.
  mutating func removeLocation() -> Bool {
    text.replace(#/\s+[\w.-]+:GPS\w*\s*=\s*(?:"[^"]*"|'[^']*')/#, with: "")
    text.replace(#/<[\w.-]+:GPS\w*(?:\s[^<>]*)?/>\s*/#, with: "")
    text.replace(#/<([\w.-]+:GPS\w*)(?:\s[^<>]*)?>[^<]*</\1\s*>\s*/#, with: "")
    return !text.contains(":GPS")
  }
}
