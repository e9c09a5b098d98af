import Foundation
import TestSupport
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
private let sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
private let slides = "application/vnd.openxmlformats-officedocument.presentationml.presentation"

/// Python's zipfile packs entries of these names, each with some text; `option` goes into the program.
private func archive(_ names: [String], streamed: Bool = false) throws -> [UInt8] {
  let program = """
    import sys, io, zipfile
    class Pipe(io.RawIOBase):
      def writable(self): return True
      def write(self, b): sys.stdout.buffer.write(b); return len(b)
    raw = io.BytesIO()
    with zipfile.ZipFile(Pipe() if sys.argv[1] == 'pipe' else raw, 'w', zipfile.ZIP_DEFLATED) as z:
      for name in sys.argv[2:]:
        z.writestr(name, 'x' * (9000 if 'core' in name else 20))
    sys.stdout.buffer.write(raw.getvalue())
    """
  let result = try run("python3", ["-c", program, streamed ? "pipe" : "file"] + names)
  try #require(result.status == 0, "\(result.errors)")
  return Array(result.output)
}

@Test(
  arguments: [
    (["word/document.xml", "[Content_Types].xml"], word),
    (["[Content_Types].xml", "word/document.xml"], word),
    (["[trash]/0000.dat", "[Content_Types].xml", "word/document.xml"], word),
    (["docProps/core.xml", "[Content_Types].xml", "word/document.xml"], word),
    (["xl/workbook.xml", "[Content_Types].xml"], sheet),
    (["ppt/presentation.xml", "[Content_Types].xml"], slides),
    (["docProps/app.xml", "xl/embeddings/a.docx", "[Content_Types].xml", "xl/workbook.bin"], sheet),
  ], [false, true])
func `A package is known by its main part, in any order, streamed or not`(
  sample: ([String], String), streamed: Bool
) throws {
  let bytes = try archive(sample.0, streamed: streamed)
  #expect(detector.detect(bytes).type == UTType(mimeType: sample.1))
  // What stands before the archive shifts nothing, and a start without the directory tells less surely.
  let start = detector.detect(bytes, isComplete: false)
  #expect(start.type == UTType(mimeType: sample.1))
  #expect(start.confidence < 1)
}

@Test func `A ZIP is no document because it is named like one`() throws {
  let bytes = try archive(["word.txt", "a/word/document.xml.txt"])
  let detection = detector.detect(bytes, name: FilePath("letter.docx"))
  #expect(detection.type == .zip)
  #expect(detection.mismatch?.claimed == UTType(mimeType: word))
}

@Test func `The name tells a template from a document`() throws {
  let bytes = try archive(["word/document.xml", "[Content_Types].xml"])
  let detection = detector.detect(bytes, name: FilePath("letter.dotx"))
  #expect(detection.type == UTType(filenameExtension: "dotx"))
  #expect(detection.mismatch == nil)
}

@Test func `A stored first entry called mimetype says what the package is`() {
  let mimeType = ascii("application/epub+zip")
  let header =
    ascii("PK\u{3}\u{4}") + little(UInt16(20)) + zeros(4) + zeros(4) + zeros(4)
    + little(UInt32(mimeType.count))
    + little(UInt32(mimeType.count)) + little(UInt16(8)) + zeros(2)
  #expect(detector.detect(header + ascii("mimetype") + mimeType + zeros(8)).type == .epub)
}

@Test func `A directory that lies about itself is bounded and harmless`() throws {
  var bytes = try archive(["word/document.xml", "[Content_Types].xml"])
  for offset in bytes.count - 22..<bytes.count {
    let before = bytes[offset]
    for value in [0, 0x7F, 0xFF] as [UInt8] {
      bytes[offset] = value
      #expect(detector.detect(bytes).type.conforms(to: .data))
    }
    bytes[offset] = before
  }
}
