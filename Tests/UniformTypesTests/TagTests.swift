import Testing
import UniformTypes

@Suite struct TagTests {
  /// From utitools' run of every short extension through the real `UTType`, and from Apple's declarations.
  @Test(arguments: [
    ("png", "public.png"), ("jpg", "public.jpeg"), ("jpeg", "public.jpeg"), ("jpe", "public.jpeg"),
    ("pages", "com.apple.iwork.pages.sffpages"), ("app", "com.apple.application-file"),
    ("pkpass", "com.apple.pkpass-data"), ("xml", "public.xml"), ("plist", "com.apple.property-list"),
    ("mp4", "public.mpeg-4"), ("ts", "public.mpeg-2-transport-stream"), ("otf", "public.opentype-font"),
    ("pkg", "com.apple.installer-package-archive"), ("raw", "com.panasonic.raw-image"),
    ("orf", "com.olympus.raw-image"), ("smf", "public.midi-audio"), ("key", "com.apple.iwork.keynote.sffkey"),
    ("exe", "com.microsoft.windows-executable"), ("gbproj", "com.apple.garageband.project"),
    ("avif", "public.avif"),
    ("tar.gz", "org.gnu.gnu-zip-tar-archive"), ("c++", "public.c-plus-plus-source"),
    ("shutdownstall", "com.apple.shutdownstall"), ("mobileprovision", "com.apple.mobileprovision"),
  ])
  func `an extension gives the preferred type of data`(filenameExtension: String, identifier: String?) throws
  {
    for tag in [filenameExtension, filenameExtension.uppercased()] {
      #expect(UTType(filenameExtension: tag)?.identifier == identifier)
      #expect(declared(filenameExtension: tag)?.identifier == identifier)
    }
  }

  @Test(arguments: [
    "appex", "avchd", "bundle", "dext", "dist", "distz", "dsym", "fpbf", "fs", "kext", "lpdf", "menu",
    "plugin",
    "ppp", "pvt", "rtfd", "saver", "scptd", "wdgt", "xpc", "xcodeproj", "xcassets", ".png", " png", "pn",
    "pngg",
  ])
  func `an extension that no type of data claims gives a dynamic type`(filenameExtension: String) throws {
    #expect(try #require(UTType(filenameExtension: filenameExtension)).isDynamic)
    #expect(declared(filenameExtension: filenameExtension) == nil)
  }

  @Test(arguments: [
    ("image/png", "public.png"), ("IMAGE/PNG", "public.png"), ("image/jpg", "public.jpeg"),
    ("text/plain", "public.plain-text"), ("text/plain;charset=utf-8", "public.utf8-plain-text"),
    ("text/html; charset=utf-8", "public.html"), ("text/html;charset=x", "public.html"),
    ("text/xml", "public.xml"), ("application/xml", "public.xml"), ("image/svg", "public.svg-image"),
    ("image/svg+xml", "public.svg-image"), ("audio/x-wav", "com.microsoft.waveform-audio"),
    ("audio/x-m4a", "com.apple.m4a-audio"), ("application/x-gzip", "org.gnu.gnu-zip-archive"),
    ("application/gzip", "org.gnu.gnu-zip-archive"), ("image/x-ms-bmp", "com.microsoft.bmp"),
    ("text/x-script.python", "public.python-script"), ("video/MP2T", "public.mpeg-2-transport-stream"),
    ("application/javascript", "com.netscape.javascript-source"),
    ("application/msword", "com.microsoft.word.doc"),
    ("audio/mp4a-latm", "public.mpeg-4-audio"), ("image/apng", "org.rendition.apng"),
    ("application/vnd.ms-excel.sheet.macroEnabled.12", "org.openxmlformats.spreadsheetml.sheet.macroenabled"),
  ])
  func `a MIME type gives its type`(mimeType: String, identifier: String) {
    #expect(UTType(mimeType: mimeType)?.identifier == identifier)
  }

  @Test func `bytes of a MIME type find the declared type or nothing`() {
    #expect(declared(mimeType: "Image/PNG") == .png)
    #expect(declared(mimeType: "image/unknown") == nil)
    let bytes: [UInt8] = [0xFF, 0xFE]
    let found = UTType.declared(mimeType: bytes.span)
    #expect(found == nil)
    #expect(declared(filenameExtension: "") == nil)
    #expect(declared(filenameExtension: "rtfd") == nil)
    #expect(declared(filenameExtension: "rtfd", conformingTo: nil) == .rtfd)
  }

  @Test func `an impossible tag gives no type`() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(filenameExtension: "a\0b") == nil)
    #expect(UTType(mimeType: "") == nil)
    #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil) == [])
  }

  @Test func `the types of a tag come in declaration order`() {
    func identifiers(_ tag: String, _ supertype: UTType?) -> [String] {
      UTType.types(tag: tag, tagClass: .filenameExtension, conformingTo: supertype).map(\.identifier)
    }
    #expect(identifiers("pages", nil) == ["com.apple.iwork.pages.pages", "com.apple.iwork.pages.sffpages"])
    #expect(identifiers("pages", .data) == ["com.apple.iwork.pages.sffpages"])
    #expect(
      identifiers("PLIST", nil) == [
        "com.apple.property-list", "com.apple.xml-property-list", "com.apple.binary-property-list",
        "com.apple.ascii-property-list",
      ])
    #expect(identifiers("mp4", .audio) == ["public.mpeg-4-audio"])
    #expect(identifiers("rs", .data) == ["dyn.ah62d4rv4ge81e62"])
    #expect(
      identifiers("orf", nil)
        == ["com.olympus.raw-image", "com.olympus.sr-raw-image", "com.olympus.or-raw-image"])
  }

  @Test func `the condition chooses among the types of a tag`() {
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "plist", conformingTo: .xml) == .xmlPropertyList)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(tag: "rtfd", tagClass: .filenameExtension, conformingTo: nil) == .rtfd)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test func `tags of other classes keep their case`() {
    let osType = UTTagClass(rawValue: "com.apple.ostype")
    #expect(UTType(tag: "PNGf", tagClass: osType, conformingTo: nil) == .png)
    #expect(UTType(tag: "pngf", tagClass: osType, conformingTo: nil)?.isDynamic == true)
    let pasteboard = UTTagClass(rawValue: "com.apple.nspboard-type")
    #expect(UTType(tag: "Apple PNG pasteboard type", tagClass: pasteboard, conformingTo: nil) == .png)
    let model = UTTagClass(rawValue: "com.apple.device-model-code")
    #expect(UTType(tag: "MacPro6,1", tagClass: model, conformingTo: nil)?.isDeclared == true)
  }

  @Test func `each tag finds its type`() {
    for type in UTType.allDeclared {
      for (tagClass, tags) in type.tags {
        let lost = tags.filter {
          !UTType.types(tag: $0, tagClass: tagClass, conformingTo: nil).contains(type)
            || !UTType.types(tag: $0, tagClass: tagClass, conformingTo: type).contains(type)
        }
        #expect(lost.isEmpty, "\(type)")
      }
      #expect(type.preferredFilenameExtension == type.tags[.filenameExtension]?.first)
      #expect(type.preferredMIMEType == type.tags[.mimeType]?.first)
    }
  }

  @Test func `abstract types have no MIME type`() {
    for type: UTType in [.movie, .image, .audio, .text, .url, .log] { #expect(type.preferredMIMEType == nil) }
    #expect(UTType("public.patch-file")?.preferredMIMEType == nil)
    #expect(UTType("com.apple.coreaudio-format")?.preferredMIMEType == nil)
  }

  @Test func `the preferred tags are the surprising ones of macOS`() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.yaml.preferredFilenameExtension == "yml")
    #expect(UTType.mpeg.preferredFilenameExtension == "mpg")
    #expect(UTType.mpeg4Audio.preferredFilenameExtension == "mp4")
    #expect(UTType.cPlusPlusSource.preferredFilenameExtension == "cp")
    #expect(UTType.wav.preferredMIMEType == "audio/vnd.wave")
    #expect(UTType.gzip.preferredMIMEType == "application/x-gzip")
  }
}

private func declared(filenameExtension: String, conformingTo supertype: UTType? = .data) -> UTType? {
  let bytes = Array(filenameExtension.utf8)
  return UTType.declared(filenameExtension: bytes.span, conformingTo: supertype)
}

private func declared(mimeType: String) -> UTType? {
  let bytes = Array(mimeType.utf8)
  return UTType.declared(mimeType: bytes.span)
}
