internal import Conversion
internal import UniformTypes

/// SVG: read only. Nothing is loaded from outside of it: a picture read from a stream has no place to look.
extension ImageFormat {
  static let svg = ImageFormat(
    id: "svg", name: "SVG", type: .svg, aspects: [.vector, .transparency, .metadata, .generation],
    reader: .loader("svgload_source"), allowed: ["VipsForeignLoadSvg"],
    scan: { source, toEnd throws(ConversionError) in try scanSVG(source) },
    drops: { _ in .all }, models: [.rgb], hasAlpha: true, resolution: 96, unitResolution: 96, depth: 8,
    maximumSide: 32_767, carries: { _ in false })
}

/// The most bytes at the start in which the root element is looked for, and at the end for its end.
private let window = 1 << 16

private func scanSVG(_ source: SourceBytes) throws(ConversionError) -> Contents {
  let tail = try source.bytes(at: max(0, source.count - window), count: window)
  let text = String(decoding: tail.filter { $0 != 0 }, as: UTF8.self)
  // What follows the root are comments, instructions and blanks (XML 1.0, section 2.8).
  let rest = text.replacing(#/(?s)<!--.*?-->|<\?.*?\?>/#, with: "")
  guard rest.firstMatch(of: #/(?:</(?:[\w.-]+:)?svg\s*>|/>)\s*$/#) != nil else {
    throw .ends(before: "the end of the element svg", at: source.count)
  }
  var contents = Contents()
  let head = try source.bytes(at: 0, count: window)
  contents.scale = scale(of: String(decoding: head.filter { $0 != 0 }, as: UTF8.self))
  contents.hasOtherMetadata = text.contains("</metadata>")
  return contents
}

/// By how much the loader, to which an inch has 72 pixels, draws a picture too small whose width is in a unit of
/// length: to CSS it has 96 (CSS Values and Units, section 6.2).
private func scale(of text: String) -> Double {
  let width = #/<(?:[\w.-]+:)?svg\b[^>]*?\swidth\s*=\s*["']\s*[0-9.eE+]+\s*(in|cm|mm|q|pt|pc)\s*["']/#
  return text.firstMatch(of: width.ignoresCase()) == nil ? 1 : 96.0 / 72
}
