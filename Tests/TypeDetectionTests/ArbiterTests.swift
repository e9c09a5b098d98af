import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let text = ascii("Some words, and more words.\n")

@Test(arguments: ["md", "swift", "csv", "json", "html", "tsv", "yaml"])
func `A name makes text more special`(name: String) {
  let detection = detector.detect(text, name: FilePath("a.\(name)"))
  #expect(detection.type == UTType(filenameExtension: name))
  #expect(detection.type.conforms(to: .text))
  #expect(detection.charset == "us-ascii")
  #expect(detection.mismatch == nil)
  #expect(detection.evidence.contains { $0.source == .name && $0.type == detection.type })
}

@Test func `Text whose name settles it is not shown to libmagic`() {
  for name in ["a.txt", "a.md", "a.swift"] {
    #expect(!detector.detect(text, name: FilePath(name)).evidence.contains { $0.source == .libmagic })
  }
  #expect(detector.detect(text).evidence.contains { $0.source == .libmagic })
}

@Test func `Prose with commas that is called text stays text`() {
  let detection = detector.detect(ascii("Hello, world\nThis, is prose\n"), name: FilePath("a.txt"))
  #expect(detection.type == .plainText)
}

@Test(arguments: ["jpg", "mp3", "zip", "mp4", "pdf"])
func `Text is not what its name says when that is no text`(name: String) {
  let detection = detector.detect(text, name: FilePath("a.\(name)"))
  #expect(detection.type.conforms(to: .text))
  #expect(detection.mismatch?.claimed == UTType(filenameExtension: name))
}

@Test func `A text type is nothing that data can be named`() {
  let detection = detector.detect([0, 1, 2, 0xFF, 0xFE, 0, 0, 1, 0, 0, 9], name: FilePath("a.md"))
  #expect(detection.type == .data)
  #expect(detection.mismatch?.claimed == UTType(filenameExtension: "md"))
}

@Test func `A declared type makes text more special, before the name`() {
  let detection = detector.detect(text, name: FilePath("a.txt"), declared: .json)
  #expect(detection.type == .json)
  #expect(detection.mismatch == nil)
}

@Test func `A general claim is no contradiction`() {
  for declared in [UTType.data, .image, .item, .content] {
    #expect(detector.detect(pngStart, declared: declared).mismatch == nil)
    #expect(detector.detect(pngStart, declared: declared).type == .png)
  }
}

@Test func `Transport streams and TypeScript share an extension, and content decides`() {
  let typeScript = detector.detect(ascii("const a: number = 1;\nexport default a;\n"), name: FilePath("a.ts"))
  #expect(typeScript.type.conforms(to: .text))
}

@Test func `Strongest evidence comes first`() {
  let detection = detector.detect(pngStart, name: FilePath("a.gif"), declared: .jpeg)
  #expect(detection.evidence.map(\.source) == [.signature, .declared, .name])
}

@Test(arguments: ["a.", ".png", "a", "png", "a.b c.", "a.\u{1F600}", "..", ""])
func `A name without an extension says nothing`(name: String) {
  let detection = detector.detect(text, name: FilePath(name))
  #expect(!detection.evidence.contains { $0.source == .name })
  #expect(detection.mismatch == nil)
}

@Test func `An extension of bytes that are no text says nothing`() {
  let detection = detector.detect(text, name: FilePath(bytes: ascii("a.") + [0xFF, 0xFE]))
  #expect(detection.type.conforms(to: .text))
  #expect(!detection.evidence.contains { $0.source == .name })
}

@Test func `Only the last component of a path has an extension`() {
  let detection = detector.detect(text, name: FilePath("archive.zip/readme"))
  #expect(detection.mismatch == nil)
}
