import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()

@Test func `A PNG signature without a header is no PNG`() {
  let bytes = Array(pngStart.prefix(8)) + zeros(30)
  #expect(detector.detect(bytes).type != .png)
}

@Test func `The animation chunk counts before the pixels only`() {
  let late = pngStart + chunk("IDAT", zeros(4)) + chunk("acTL", zeros(8))
  #expect(detector.detect(late).type == .png)
}

@Test func `A PNG whose chunk is longer than all bytes is still a PNG`() {
  let bytes = pngStart + big(UInt32.max) + ascii("iCCP") + zeros(20)
  #expect(detector.detect(bytes).type == .png)
}

@Test func `An APNG may be called PNG`() {
  let bytes = pngStart + chunk("acTL", zeros(8)) + chunk("IDAT", zeros(4))
  let detection = detector.detect(bytes, name: FilePath("a.png"))
  #expect(detection.type == UTType(mimeType: "image/apng", conformingTo: .png))
  #expect(detection.mismatch == nil)
}

@Test(arguments: [
  (depth: UInt16(7), planes: UInt16(1), header: UInt32(40)), (24, 2, 40), (24, 1, 41), (24, 0, 40),
])
func `BM and fields that no version has is no bitmap`(depth: UInt16, planes: UInt16, header: UInt32) {
  let bytes =
    ascii("BM") + little(UInt32(58)) + zeros(4) + little(UInt32(54)) + little(header) + little(UInt32(1))
    + little(UInt32(1)) + little(planes) + little(depth) + zeros(28)
  #expect(detector.detect(bytes).type != .bmp)
}

@Test func `Text that begins with BM or P6 is text`() {
  #expect(
    detector.detect(ascii("BMW is a maker of motor cars, and has been one for long.\n")).type.conforms(
      to: .text))
  #expect(detector.detect(ascii("P6 is a pentium pro\n")).type.conforms(to: .text))
}

@Test func `A lotus spreadsheet is no cursor`() {
  // WK1 begins with record 0 (beginning of file), length 2, version 0x0406.
  let bytes = little(UInt16(0)) + little(UInt16(2)) + little(UInt16(0x0406)) + little(UInt16(6)) + zeros(40)
  #expect(!detector.detect(bytes).type.conforms(to: .image))
}

/// Camera raw files are TIFFs; what tells them stands in the first directory.
@Test func `DNG's version tag tells it`() {
  let bytes = tiff(isLittle: true, [(256, 3, 1, 1), (0xC612, 1, 4, 0x0000_0401)])
  #expect(detector.detect(bytes).type == UTType("com.adobe.raw-image"))
}

@Test func `CR2's mark stands behind the header`() {
  let bytes =
    ascii("II*\0") + little(UInt32(16)) + ascii("CR") + [2, 0] + zeros(4) + little(UInt16(0)) + zeros(20)
  #expect(detector.detect(bytes).type == UTType("com.canon.cr2-raw-image"))
}

@Test func `A Nikon thumbnail comes first in its raw files, and its scans are TIFFs`() {
  let maker = ascii("NIKON CORPORATION\0")
  func file(subfile: UInt32) -> [UInt8] {
    tiff(isLittle: false, [(0xFE, 4, 1, subfile), (0x10F, 2, 18, 38)], extra: maker)
  }
  #expect(detector.detect(file(subfile: 1)).type == UTType("com.nikon.raw-image"))
  #expect(detector.detect(file(subfile: 0)).type == .tiff)
}

@Test func `The name tells which raw file a TIFF is, but not that it is a JPEG`() {
  let bytes = tiff(isLittle: true, [(256, 3, 1, 1)])
  let raw = detector.detect(bytes, name: FilePath("photo.NEF"))
  #expect(raw.type == UTType("com.nikon.raw-image"))
  #expect(raw.mismatch == nil)
  let jpeg = detector.detect(bytes, name: FilePath("photo.jpg"))
  #expect(jpeg.type == .tiff)
  #expect(jpeg.mismatch?.claimed == .jpeg)
}

@Test(arguments: [
  ("qt  ", "video/quicktime"), ("crx ", nil), ("avis", "image/avif"), ("hevc", "image/heic-sequence"),
  ("M4A ", "audio/x-m4a"), ("3gp4", "video/3gpp"),
])
func `A brand tells what an ISO media file holds`(brand: String, mimeType: String?) {
  let expected = mimeType.map { UTType(mimeType: $0) } ?? UTType("com.canon.cr3-raw-image")
  #expect(detector.detect(isoMedia(brand)).type == expected)
}

@Test(arguments: [0x762F_3101 as UInt32, 0x762F_3102])
func `OpenEXR is known by its magic number`(magic: UInt32) {
  let detection = detector.detect(big(magic) + [2, 0, 0, 0] + ascii("channels\0chlist\0") + zeros(8))
  #expect((detection.type == .exr) == (magic == 0x762F_3101))
}

@Test func `A float map needs its three numbers`() {
  let type = UTType(mimeType: "image/x-pfm", conformingTo: .image)
  #expect(detector.detect(ascii("PF\n2 1\n-1.0\n") + zeros(24)).type == type)
  #expect(detector.detect(ascii("PF\n2\n")).type.conforms(to: .text))
}
