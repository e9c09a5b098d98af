import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let body =
  "1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"

@Test(arguments: ["", "\n", String(repeating: "junk ", count: 160)])
func `PDF's header may stand anywhere in the first kilobyte`(junk: String) {
  #expect(detector.detect(ascii(junk + "%PDF-1.4\n" + body)).type == .pdf)
}

@Test func `Behind the first kilobyte there is no header`() {
  #expect(detector.detect(ascii(String(repeating: "junk ", count: 300) + "%PDF-1.4\n" + body)).type != .pdf)
}

@Test(arguments: ["see the %PDF- header", "%PDF-1.4 is how a PDF begins\n", "%PDF-\n", "%PDF-x.y\n" + body])
func `Text that mentions the header is text`(text: String) {
  let detection = detector.detect(ascii(text), name: FilePath("a.pdf"))
  #expect(detection.type.conforms(to: .text))
  #expect(detection.mismatch?.claimed == .pdf)
}

@Test func `A PDF that is cut behind its header is still one`() {
  let detection = detector.detect(ascii("%PDF-1.7\n%") + [0xE2, 0xE3, 0xCF, 0xD3])
  #expect(detection.type == .pdf)
  #expect(detection.confidence < 1)
}
