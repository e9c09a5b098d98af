import Foundation
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let sentence = "Straße, naïve café: こんにちは 👋\n"

@Test func `One letter is a text`() {
  let detection = detector.detect(ascii("a"))
  #expect(detection.type == .plainText)
  #expect(detection.charset == "us-ascii")
}

@Test func `ASCII and UTF-8 are told apart by the whole content`() {
  let text = String(repeating: "plain words in a line\n", count: 5000)
  #expect(text.utf8.count > 100_000)
  #expect(detector.detect(ascii(text)).charset == "us-ascii")
  #expect(detector.detect(ascii(text + "café")).charset == "utf-8")
}

@Test(arguments: 0..<4)
func `A character across two pieces of a file is no fault`(shift: Int) throws {
  // Four-byte characters at every alignment cross every boundary at which a reader may cut.
  let text = String(repeating: "x", count: shift) + String(repeating: "👋", count: 200_000)
  let path = FilePath("/tmp/rendition-text-\(UUID().uuidString)")
  let name = try #require(path.string)
  try Data(text.utf8).write(to: URL(fileURLWithPath: name))
  defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: name) } }
  let detection = try detector.detect(path)
  #expect(detection.type == .plainText)
  #expect(detection.charset == "utf-8")
}

@Test(arguments: [
  (String.Encoding.utf16LittleEndian, "utf-16le"), (.utf16BigEndian, "utf-16be"),
  (.utf32LittleEndian, "utf-32le"),
  (.utf32BigEndian, "utf-32be"), (.utf8, "utf-8"),
])
func `A byte order mark tells the charset`(encoding: String.Encoding, charset: String) throws {
  let bytes = try #require(("\u{FEFF}" + sentence).data(using: encoding))
  let detection = detector.detect(Array(bytes))
  #expect(detection.type == .plainText)
  #expect(detection.charset == charset)
  #expect(detection.confidence >= 0.9)
}

@Test(
  arguments: [
    "Hello, world\n", "Straße, naïve café\nand more of it\n", "Привет, мир, как дела\n", "今日は、世界　一　一\n",
  ],
  [(String.Encoding.utf16LittleEndian, "utf-16le"), (.utf16BigEndian, "utf-16be")])
func `UTF-16 without a mark is text, less surely`(text: String, encoding: (String.Encoding, String)) throws {
  let bytes = try #require(text.data(using: encoding.0))
  let detection = detector.detect(Array(bytes))
  #expect(detection.type == .plainText)
  #expect(detection.charset == encoding.1)
  #expect(detection.confidence < 0.9)
}

@Test func `One zero in a text is forgiven where the name says text`() {
  let bytes = ascii("text\0text")
  let named = detector.detect(bytes, name: FilePath("notes.txt"))
  #expect(named.type == .plainText)
  #expect(named.confidence <= 0.5)
  #expect(named.evidence.contains { $0.source == .text && $0.what.contains("1 control character") })
  #expect(!detector.detect(bytes).type.conforms(to: .text))
  #expect(!detector.detect(bytes, name: FilePath("notes.bin")).type.conforms(to: .text))
}

@Test func `Many zeros are not forgiven`() {
  let bytes = Array(repeating: ascii("ab\0\u{1}"), count: 500).flatMap(\.self)
  #expect(!detector.detect(bytes, name: FilePath("notes.txt")).type.conforms(to: .text))
}

@Test(arguments: [
  ([0x63, 0x61, 0x66, 0xE9, 0x20] + ascii("du coin de la rue"), "iso-8859-1"),
  ([0x93] + ascii("quoted text") + [0x94, 0x20] + ascii("and more of it"), "windows-1252"),
])
func `Text in an older charset is text, with low confidence`(bytes: [UInt8], charset: String) {
  let detection = detector.detect(bytes)
  #expect(detection.type == .plainText)
  #expect(detection.charset == charset)
  #expect(detection.confidence <= 0.5)
}

@Test func `A text with control-Z at its end, as DOS wrote it, is text`() {
  #expect(detector.detect(ascii("dir\r\n\u{1A}")).type == .plainText)
}

@Test func `The start of a pipe may end within a character`() {
  let bytes = Array(ascii("naïve ☃").dropLast())
  #expect(detector.detect(bytes, isComplete: false).charset == "utf-8")
  #expect(detector.detect(bytes, isComplete: true).charset != "utf-8")
}

@Test func `ASCII so far is taken for UTF-8 while more is to come`() {
  #expect(detector.detect(ascii("plain"), isComplete: false).charset == "utf-8")
}

@Test func `The limit ends the check, and the evidence says where`() throws {
  let path = FilePath("/tmp/rendition-text-\(UUID().uuidString)")
  let name = try #require(path.string)
  // Behind the limit is what no text holds.
  try Data(ascii(String(repeating: "a", count: 200_000)) + zeros(100_000)).write(
    to: URL(fileURLWithPath: name))
  defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: name) } }
  var limited = detector
  limited.textLimit = 150_000
  let detection = try limited.detect(path)
  #expect(detection.type == .plainText)
  #expect(detection.evidence.contains { $0.source == .text && $0.location.contains("150000") })
  #expect(try !detector.detect(path).type.conforms(to: .text))
}

@Test(arguments: 0..<128 as Range<UInt8>, [0, 7, 127, 128, 200])
func `Only control characters that no text uses are strays, wherever they stand`(byte: UInt8, position: Int) {
  let isStray = byte < 7 || (14..<32).contains(byte) && byte != 27 || byte == 127
  var bytes = [UInt8](repeating: 0x61, count: 300)
  bytes[position] = byte
  let detection = detector.detect(bytes, name: FilePath("a.txt"))
  #expect(detection.evidence.contains { $0.what.contains("1 control character") } == isStray)
}

@Test func `Prose with commas is no table`() {
  #expect(detector.detect(ascii("Some words, and more.\nOther words, too.\n")).type == .plainText)
}
