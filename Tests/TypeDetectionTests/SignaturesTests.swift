import Foundation
import TestSupport
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()

@Test(arguments: samples)
func `A sample is of its type, by its bytes alone`(sample: Sample) {
  let detection = detector.detect(sample.bytes)
  #expect(detection.type == sample.type)
  #expect(detection.confidence >= 0.8)
  #expect(detection.evidence.first?.source == .signature)
  #expect(detection.mismatch == nil)
  #expect(detection.charset == nil)
}

@Test(arguments: samples)
func `A sample's own extension agrees, in either case`(sample: Sample) {
  for name in ["a.\(sample.filenameExtension)", "A.\(sample.filenameExtension.uppercased())"] {
    let detection = detector.detect(sample.bytes, name: FilePath(name))
    #expect(detection.type == sample.type)
    #expect(detection.mismatch == nil)
  }
}

@Test(arguments: samples)
func `Content beats a wrong extension, and the claim is reported`(sample: Sample) throws {
  let wrong = sample.mimeType == "image/gif" ? "webp" : "gif"
  let detection = detector.detect(sample.bytes, name: FilePath("picture.\(wrong)"))
  #expect(detection.type == sample.type)
  #expect(
    detection.mismatch == Mismatch(source: .name, claimed: try #require(UTType(filenameExtension: wrong))))
}

@Test(arguments: samples)
func `A wrong declaration is reported before the name`(sample: Sample) {
  let detection = detector.detect(sample.bytes, name: FilePath("a.html"), declared: .html)
  #expect(detection.type == sample.type)
  #expect(detection.mismatch == Mismatch(source: .declared, claimed: .html))
}

@Test(arguments: samples)
func `Every cut of a sample gives its type, a weaker one or none, never another`(sample: Sample) {
  // A cut of a text header is text, and 0xFF 0x0A with one more byte is all that a codestream must have.
  for length in 0..<min(sample.bytes.count, 64) {
    for isComplete in [true, false] {
      let detection = detector.detect(Array(sample.bytes.prefix(length)), isComplete: isComplete)
      let isWeaker =
        sample.type.map { $0.conforms(to: detection.type) } == true
        || !UTType.image.isSupertype(of: detection.type) || detection.type == UTType("public.heif")
      #expect(isWeaker, "\(length) bytes are \(detection.type)")
      #expect((0...1).contains(detection.confidence))
      #expect(!detection.evidence.isEmpty)
    }
  }
}

@Test(arguments: samples.filter(\.isKnownToFile))
func `file gives the same type`(sample: Sample) throws {
  let answer = try run("file", ["--brief", "--mime-type", "-"], input: Data(sample.bytes)).text
  let peer = answer.trimmingCharacters(in: .whitespacesAndNewlines)
  #expect(UTType(mimeType: peer) == sample.type, "\(peer)")
}

@Test func `Bytes without meaning are data`() {
  let detection = detector.detect([0, 1, 2, 3, 0xFE, 0xCA, 0, 0x99, 0x80, 7, 0, 0])
  #expect(detection.type == .data)
  #expect(detection.confidence < 0.5)
  #expect(!detection.evidence.isEmpty)
}

@Test func `A name makes no picture of bytes that are none`() {
  let detection = detector.detect([0, 1, 2, 3, 0xFE, 0xCA, 0, 0x99, 0x80, 7, 0, 0], name: FilePath("a.png"))
  #expect(detection.type == .data)
  #expect(detection.mismatch == Mismatch(source: .name, claimed: .png))
}

@Test(arguments: samples)
func `A sample with any byte broken still gets an answer`(sample: Sample) {
  for position in 0..<min(sample.bytes.count, 96) {
    for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
      var bytes = sample.bytes
      bytes[position] = value
      let detection = detector.detect(bytes, isComplete: position.isMultiple(of: 2))
      #expect(detection.type.conforms(to: .item))
      #expect(!detection.evidence.isEmpty)
    }
  }
}
