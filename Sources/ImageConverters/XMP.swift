/// An XMP packet, edited as text so that what is not edited stays as it was (ISO 16684-1, section 7).
///
/// Packets come from strangers: no pattern starts with what it may repeat, so that none takes time of the square of
/// the packet's length.
struct XMP {
  /// The packet with every byte as one character, so that no run of marks makes a character that never ends.
  private var text: String

  /// Takes a packet; `nil` if it is not UTF-8, the only encoding that JPEG, PNG and WebP allow.
  init?(_ packet: [UInt8]) {
    guard !packet.contains(0), String(validating: packet, as: UTF8.self) != nil else { return nil }
    text = String(String.UnicodeScalarView(packet.map { Unicode.Scalar($0) }))
  }

  var bytes: [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  /// Says that the pixels are upright.
  mutating func describeUpright() {
    text.replace(#/(:Orientation\s*=\s*["'])[2-8](["'])/#) { "\($0.output.1)1\($0.output.2)" }
    text.replace(#/(:Orientation\s*>\s*)[2-8](\s*<)/#) { "\($0.output.1)1\($0.output.2)" }
  }

  /// Removes the place: every property that is named for GPS, as those of EXIF are, or for a coordinate, as those of
  /// drones are. The result is false if one of them is written in a form that cannot be cut out.
  mutating func removeLocation() -> Bool {
    let attribute =
      #/\s(?!xmlns:)[\w.-]+:(?i)(?>\w*?(?:gps|(?:lat|longt?)itude)\w*)\s*=\s*(?:"[^"]*"|'[^']*')/#
    let emptyElement = #/<[\w.-]+:(?i)(?>\w*?(?:gps|(?:lat|longt?)itude)\w*)(?:\s[^<>]*)?/>\s*/#
    let element = #/<([\w.-]+:(?i)(?>\w*?(?:gps|(?:lat|longt?)itude)\w*))(?:\s[^<>]*)?>[^<]*</\1\s*>\s*/#
    text.replace(attribute.matchingSemantics(.unicodeScalar), with: "")
    text.replace(emptyElement.matchingSemantics(.unicodeScalar), with: "")
    text.replace(element.matchingSemantics(.unicodeScalar), with: "")
    let left = #/[:<](?i)\w*?(?:gps|(?:lat|longt?)itude)/#.matchingSemantics(.unicodeScalar)
    return text.firstMatch(of: left) == nil
  }
}
