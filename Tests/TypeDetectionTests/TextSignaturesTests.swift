import Foundation
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let root = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>"
private let doctype =
  "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\" [ <!ENTITY a \"x > y\"> ]>"

@Test(arguments: [
  root, "\u{FEFF}" + root, "<?xml version=\"1.0\"?>\n" + root, "<!-- drawn by hand -->\n" + root,
  "<!-- " + String(repeating: "long ", count: 4000) + "-->" + root, "\n\n  " + doctype + "\n" + root,
  "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"/>", "<svg>", "<!-- <html> --><svg/>",
])
func `SVG is known by its root element, whatever precedes it`(text: String) {
  let detection = detector.detect(ascii(text))
  #expect(detection.type == .svg)
  #expect(detection.charset != nil)
}

@Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
func `SVG in UTF-16 is SVG`(encoding: String.Encoding) throws {
  let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<!-- ☃ -->" + root
  #expect(detector.detect(Array(try #require(text.data(using: encoding)))).type == .svg)
}

@Test(arguments: [
  "col1,col2\n<svg,val", "a <svg> in prose\n", "<svgfoo>", "<!-- <svg/> -->\n",
  "<html><body><svg/></body></html>",
])
func `What only mentions SVG is not SVG`(text: String) {
  let detection = detector.detect(ascii(text), name: FilePath("a.svg"))
  #expect(detection.type != .svg)
  #expect(detection.mismatch?.claimed == .svg)
}

@Test(arguments: ["<!DOCTYPE html>\n<p>", "<!doctype HTML>", "<HTML><head>", "<!-- c --><html lang=\"en\">"])
func `HTML is known by its doctype or root`(text: String) {
  #expect(detector.detect(ascii(text)).type == .html)
}

@Test func `XML is known by its declaration`() {
  #expect(detector.detect(ascii("<?xml version=\"1.0\"?><a/>")).type == .xml)
}

@Test(arguments: [
  ("#!/bin/sh\n", UTType.shellScript), ("#!/usr/bin/env python3\n", .pythonScript),
  ("#! /usr/bin/perl -w\n", .perlScript), ("#!/usr/bin/env -S LANG=C ruby\n", .rubyScript),
  ("#!node", .javaScript),
])
func `A script is known by its interpreter`(text: String, type: UTType) {
  #expect(detector.detect(ascii(text)).type == type)
}

@Test func `RTF is known by its first group`() {
  #expect(detector.detect(ascii("{\\rtf1\\ansi hello}")).type == .rtf)
}
