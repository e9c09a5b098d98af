internal import Conversion
internal import UniformTypes

/// PDF: read only, a page at a time.
extension ImageFormat {
  static let pdf = ImageFormat(
    id: "pdf", name: "PDF", type: .pdf,
    aspects: [.text, .structure, .pages, .vector, .metadata, .generation],
    reader: .loader("pdfload_source"), module: "poppler", allowed: ["VipsForeignLoadPdf"],
    scan: { source, toEnd throws(ConversionError) in try scanPDF(source) },
    drops: { _ in .all }, models: [.rgb], hasAlpha: false, picksPages: true, resolution: 150, isOpaque: true,
    depth: 8, maximumSide: 32_767, carries: { _ in false })
}

/// The most bytes behind the end-of-file marker; what readers allow.
private let window = 1_024

private func scanPDF(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let tail = try source.bytes(at: max(0, source.count - window), count: window)
  guard tail.firstRange(of: Array("%%EOF".utf8)) != nil else {
    throw .ends(before: "its marker %%EOF", at: source.count)
  }
  var contents = Contents()
  contents.hasOtherMetadata = true
  return contents
}
