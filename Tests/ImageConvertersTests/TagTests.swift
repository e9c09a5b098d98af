import Conversion
import Foundation
import TestSupport
import Testing
import UniformTypes

/// Descriptive data and colour profiles, as exiftool reads them.
@Suite struct TagTests {
  @Test func jpegKeepsEveryTag() throws {
    let original = try tags(Data(contentsOf: fixture("photo.jpg")))
    let result = try convert("photo.jpg", to: .jpeg)
    #expect(result.lost == .generation)
    let kept = try tags(result.data)
    let changed = ["Orientation", "ImageWidth", "ImageHeight", "Thumbnail", "YCbCrSubSampling", "IFD1:"]
    for (key, value) in original where !changed.contains(where: { key.contains($0) }) {
      #expect(kept[key] == value, "\(key)")
    }
    #expect(kept["IFD0:Orientation"] == "1")
    #expect(kept["XMP-tiff:Orientation"] == "1")
    #expect(kept["ExifIFD:ExifImageWidth"] == "1024")
    #expect(kept["ExifIFD:ExifImageHeight"] == "768")
    // The thumbnail would show the picture on its side.
    #expect(kept.keys.allSatisfy { !$0.hasPrefix("IFD1") })
  }

  @Test func uprightJPEGKeepsItsThumbnail() throws {
    let upright = try run(
      "exiftool", ["-n", "-Orientation=1", "-o", "-", "-"], input: Data(contentsOf: fixture("photo.jpg"))
    ).output
    let original = try tags(upright)
    let kept = try tags(convert(upright, .jpeg, to: .jpeg).data)
    #expect(original["IFD1:ThumbnailImage"] != nil)
    #expect(kept["IFD1:ThumbnailImage"] == original["IFD1:ThumbnailImage"])
  }

  @Test(arguments: [UTType.png, .webP])
  func exifAndXMPCrossFormats(target: UTType) throws {
    let original = try tags(Data(contentsOf: fixture("photo.jpg")))
    let kept = try tags(convert("photo.jpg", to: target).data)
    for key in ["IFD0:Make", "ExifIFD:DateTimeOriginal", "GPS:GPSLatitude", "XMP-dc:Title"] {
      #expect(original[key] != nil)
      #expect(kept[key] == original[key], "\(key)")
    }
    #expect(kept["IFD0:Orientation"] == "1")
  }

  @Test func tiffReportsLostEXIFAndKeepsTheRest() throws {
    let result = try convert("photo.jpg", to: .tiff)
    #expect(result.lost == .metadata)
    let kept = try tags(result.data)
    #expect(kept["XMP-dc:Title"] == "Mountain hut")
    // Among Photoshop's resources, which exiftool puts second when it reads TIFF.
    #expect(kept["IPTC2:City"] == "Salzburg")
    #expect(kept["IFD0:Orientation"] == "1")
    #expect(try convert(result.data, .tiff, to: .jpeg).lost == .generation)
    #expect(try tags(convert(result.data, .tiff, to: .jpeg).data)["IPTC:City"] == "Salzburg")
  }

  @Test func pngKeepsEveryTag() throws {
    let original = try tags(Data(contentsOf: fixture("tagged.png")))
    let result = try convert("tagged.png", to: .png)
    let kept = try tags(result.data)
    #expect(result.lost == [])
    for key in ["PNG:Title", "XMP-exif:GPSLatitude", "XMP-dc:Source", "IFD0:Make", "PNG-pHYs:PixelsPerUnitX"]
    {
      #expect(original[key] != nil)
      #expect(kept[key] == original[key], "\(key)")
    }
    #expect(try tags(convert("gamma.png", to: .png).data)["PNG:Gamma"] == "1")
  }

  @Test(arguments: ["photo.jpg", "tagged.png", "tagged.webp"], targets)
  func stripLeavesOnlyTheProfile(name: String, target: UTType) throws {
    let result = try convert(name, to: target) { $0.metadata = .strip }
    #expect(!result.lost.contains(.metadata))
    let kept = try tags(result.data)
    #expect(kept.keys.contains { $0.hasPrefix("ICC") } == profiledTargets.contains(target))
    // The saver of HEIC and AVIF writes, beside a profile, an EXIF block that says no more than the density.
    let isHEIF = [.avif, .heic].contains(target)
    let descriptive =
      ["XMP", "GPS", "IFD1", "IPTC", "Photoshop", "PNG:Title", "File:Comment"] + (isHEIF ? [] : ["ExifIFD"])
    for key in kept.keys { #expect(!descriptive.contains { key.hasPrefix($0) }, "\(key)") }
    if target != .tiff, !isHEIF { #expect(kept.keys.allSatisfy { !$0.hasPrefix("IFD0") }) }
    for word in ["Rendition", "Mountain", "Salzburg", "A title"] {
      #expect(result.data.firstRange(of: Data(word.utf8)) == nil)
    }
  }

  @Test(arguments: ["photo.jpg", "tagged.png"], targets)
  func stripLocationRemovesThePlaceAndNothingElse(name: String, target: UTType) throws {
    let all = try tags(convert(name, to: target).data)
    let result = try convert(name, to: target) { $0.metadata = .stripLocation }
    let kept = try tags(result.data)
    #expect(kept.keys.allSatisfy { !$0.contains("GPS") })
    let incidental = ["GPS", "Offset", "StripByteCounts", "MediaDataSize"]
    let others = all.filter { tag in !incidental.contains { tag.key.contains($0) } }
    for (key, value) in others { #expect(kept[key] == value, "\(key)") }
    // 47.5 degrees as EXIF writes it, big-endian.
    #expect(result.data.firstRange(of: Data([0, 0, 0, 47, 0, 0, 0, 1, 0, 0, 0, 30])) == nil)
  }

  @Test func placeThatCannotBeCutOutTakesItsPacketWithIt() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:GPSLatitude><rdf:Seq><rdf:li>47,30.0N</rdf:li>
      </rdf:Seq></exif:GPSLatitude></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let program = """
      import sys; from PIL import Image, PngImagePlugin
      info = PngImagePlugin.PngInfo(); info.add_itxt("XML:com.adobe.xmp", sys.argv[1])
      Image.new("L", (8, 8)).save(sys.stdout.buffer, "png", pnginfo=info)
      """
    let picture = try run("/usr/bin/python3", ["-c", program, packet]).output
    #expect(try tags(convert(picture, .png, to: .png).data).keys.contains { $0.contains("GPS") })
    let result = try convert(picture, .png, to: .png, set: { $0.metadata = .stripLocation })
    #expect(result.lost == .metadata)
    #expect(try tags(result.data).keys.allSatisfy { !$0.contains("XMP") })
  }

  /// A packet of one description with `attributes`, as drones write it.
  private func packet(_ attributes: String) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" \(attributes)/></rdf:RDF></x:xmpmeta>
    """
  }

  /// A PNG picture with texts by keyword.
  private func picture(_ texts: [String: String]) throws -> Data {
    let program = """
      import sys; from PIL import Image, PngImagePlugin
      info = PngImagePlugin.PngInfo()
      for key, text in zip(sys.argv[1::2], sys.argv[2::2]): info.add_itxt(key, text)
      Image.new("L", (8, 8)).save(sys.stdout.buffer, "png", pnginfo=info)
      """
    return try run("/usr/bin/python3", ["-c", program] + texts.flatMap { [$0.key, $0.value] }).output
  }

  @Test(arguments: taggedTargets)
  func stripLocationKnowsThePropertiesOfDrones(target: UTType) throws {
    let place =
      #"drone-dji:GpsLatitude="+47.5" drone-dji:GpsLongtitude='13.2' drone-dji:longitude="13.2" drone-dji:Model="M""#
    let picture = try picture(["XML:com.adobe.xmp": packet(place)])
    let result = try convert(picture, .png, to: target, set: { $0.metadata = .stripLocation })
    #expect(!result.lost.contains(.metadata))
    #expect(try tags(result.data)["XMP-drone-dji:Model"] == "M")
    for place in ["47.5", "13.2"] { #expect(result.data.firstRange(of: Data(place.utf8)) == nil) }
  }

  @Test func stripLocationTakesThePlaceFromTextsOfPNG() throws {
    let picture = try picture(["exif:GPSLatitude": "47/1, 30/1", "exif:Make": "Rendition"])
    #expect(try convert(picture, .png, to: .png).data.firstRange(of: Data("47/1".utf8)) != nil)
    let result = try convert(picture, .png, to: .png, set: { $0.metadata = .stripLocation })
    #expect(result.lost == [])
    #expect(result.data.firstRange(of: Data("47/1".utf8)) == nil)
    #expect(result.data.firstRange(of: Data("Rendition".utf8)) != nil)
  }

  @Test(arguments: [UTType.jpeg, .tiff])
  func stripLocationTakesTagsFromPhotoshopsResources(target: UTType) throws {
    let program = """
      import struct, sys
      def block(n, d): return b"8BIM" + struct.pack(">HHI", n, 0, len(d)) + d + b"\\0" * (len(d) % 2)
      whole = sys.stdin.buffer.read()
      data = b"Photoshop 3.0\\0" + block(1028, b"\\x1c\\x02\\x5a\\x00\\x08Salzburg") + block(1060, sys.argv[1].encode())
      sys.stdout.buffer.write(whole[:2] + b"\\xff\\xed" + struct.pack(">H", len(data) + 2) + data + whole[2:])
      """
    let packet = packet(#"drone-dji:GpsLatitude="+47.5""#)
    let picture = try run(
      "/usr/bin/python3", ["-c", program, packet], input: Data(contentsOf: fixture("grey.jpg"))
    ).output
    #expect(try convert(picture, .jpeg, to: target).data.firstRange(of: Data("47.5".utf8)) != nil)
    let result = try convert(picture, .jpeg, to: target, set: { $0.metadata = .stripLocation })
    #expect(result.lost.contains(.metadata))
    #expect(result.data.firstRange(of: Data("47.5".utf8)) == nil)
    #expect(result.data.firstRange(of: Data("Salzburg".utf8)) != nil)
  }

  @Test(.timeLimit(.minutes(2)), arguments: [" ", "<a", " a:gps", "\u{301}"])
  func packetThatIsMadeToCostDoesNot(piece: String) throws {
    let packet = packet(String(repeating: piece, count: 100_000 / piece.utf8.count))
    let picture = try picture(["XML:com.adobe.xmp": packet])
    _ = try convert(picture, .png, to: .png, set: { $0.metadata = .stripLocation })
  }

  @Test(arguments: ["p3.jpg", "p3.png"], profiledTargets)
  func profileThatFitsIsKept(name: String, target: UTType) throws {
    let original = try run("exiftool", ["-b", "-icc_profile", "-"], input: Data(contentsOf: fixture(name)))
      .output
    #expect(!original.isEmpty)
    for policy in [MetadataPolicy.keep, .strip, .stripLocation] {
      let result = try convert(name, to: target) { $0.metadata = policy }
      #expect(try run("exiftool", ["-b", "-icc_profile", "-"], input: result.data).output == original)
      #expect(!result.lost.contains(.colorProfile))
    }
  }

  @Test(arguments: targets)
  func profileThatDoesNotFitIsDroppedAndReported(target: UTType) throws {
    let result = try convert("wrong-profile.jpg", to: target)
    #expect(result.lost.contains(.colorProfile))
    #expect(try tags(result.data).keys.allSatisfy { !$0.hasPrefix("ICC") })
  }

  @Test func greyProfileIsConvertedForWebP() throws {
    let kept = try convert("grey-profile.png", to: .png)
    #expect(!kept.lost.contains(.colorProfile))
    #expect(try tags(kept.data)["ICC-header:ColorSpaceData"] == "GRAY")
    let converted = try convert("grey-profile.png", to: .webP) { $0.lossless = true }
    #expect(converted.lost.contains(.colorProfile))
    #expect(try tags(converted.data).keys.allSatisfy { !$0.hasPrefix("ICC") })
    // A grey of gamma 1.8 in sRGB, by the formula of IEC 61966-2-1.
    let original = try Pixels(Data(contentsOf: fixture("grey-profile.png")), "gray")
    let result = try Pixels(converted.data, "gray")
    for row in stride(from: 4, to: 32, by: 4) {
      let light = pow(Double(original[0, row][0]) / 255, 1.8)
      let expected = 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
      #expect(abs(Double(result[0, row][0]) - expected) <= 2, "row \(row)")
    }
  }

  @Test func cmykProfileStaysWithCMYK() throws {
    for target in [UTType.jpeg, .tiff] {
      let result = try convert("cmyk-profile.jpg", to: target)
      #expect(try tags(result.data)["ICC-header:ColorSpaceData"] == "CMYK")
    }
  }

  @Test(arguments: [UTType.jpeg, .webP, .tiff])
  func gammaThatCannotBeCarriedIsReported(target: UTType) throws {
    #expect(try convert("gamma.png", to: target).lost.contains(.colorProfile))
  }

  @Test func plainPictureGetsNoTags() throws {
    let jpeg = try tags(convert("rgb.png", to: .jpeg).data)
    #expect(jpeg.keys.allSatisfy { $0.hasPrefix("File:") || $0.hasPrefix("JFIF:") })
    let webP = try tags(convert("rgb.png", to: .webP).data)
    #expect(webP.keys.allSatisfy { $0.hasPrefix("File:") || $0.hasPrefix("RIFF:") })
  }

  @Test func densityIsKept() throws {
    let jpeg = try tags(convert("tagged.png", to: .jpeg).data)
    #expect(jpeg["JFIF:XResolution"] == "300")
    #expect(jpeg["JFIF:ResolutionUnit"] == "1")
  }
}
