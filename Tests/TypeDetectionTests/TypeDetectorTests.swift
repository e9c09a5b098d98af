import Foundation
import Glibc
import TestSupport
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()
private let png = pngStart + chunk("IDAT", zeros(10)) + chunk("IEND", [])

/// Writes `bytes` as `name` into a fresh directory, which lives as long as the result's first part.
private func file(_ name: String, _ bytes: [UInt8]) throws -> (TemporaryDirectory, FilePath) {
  let directory = try TemporaryDirectory()
  try Data(bytes).write(to: URL(fileURLWithPath: directory.path(name)))
  return (directory, FilePath(directory.path(name)))
}

@Test(arguments: samples)
func `A file is of the type that its bytes are`(sample: Sample) throws {
  let (directory, path) = try file("item", sample.bytes)
  defer { withExtendedLifetime(directory) {} }
  #expect(try detector.detect(path).type == detector.detect(sample.bytes).type)
}

@Test func `An empty file is empty, whatever its name`() throws {
  let (directory, path) = try file("a.png", [])
  defer { withExtendedLifetime(directory) {} }
  let detection = try detector.detect(path)
  #expect(detection.type == UTType(mimeType: "inode/x-empty"))
  #expect(!detection.type.conforms(to: .image))
  #expect(detection.mismatch == nil)
  #expect(detection.evidence.map(\.source) == [.fileSystem, .name])
}

@Test func `No bytes are empty, but nothing read yet from a pipe is not`() {
  #expect(detector.detect([]).type == UTType(mimeType: "inode/x-empty"))
  #expect(detector.detect([], isComplete: false).type == .data)
}

@Test func `A directory is a directory`() throws {
  let directory = try TemporaryDirectory()
  let detection = try detector.detect(FilePath(directory.url.path))
  #expect(detection.type == .directory)
  #expect(detection.evidence.map(\.source) == [.fileSystem])
}

@Test func `A named pipe is not waited for`() throws {
  let directory = try TemporaryDirectory()
  try #require(mkfifo(directory.path("pipe.png"), 0o600) == 0)
  #expect(try detector.detect(FilePath(directory.path("pipe.png"))).type == UTType("public.named-pipe"))
}

@Test func `A device is not read`() throws {
  #expect(try detector.detect(FilePath("/dev/zero")).type == UTType("public.character-special"))
}

@Test func `Through a symbolic link the file is seen, under the link's name`() throws {
  let (directory, path) = try file("a", png)
  let link = directory.path("b.gif")
  try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try #require(path.string))
  let detection = try detector.detect(FilePath(link))
  #expect(detection.type == .png)
  #expect(detection.mismatch?.claimed == .gif)
}

@Test func `A link to nothing is told from a missing file`() throws {
  let directory = try TemporaryDirectory()
  try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "nowhere")
  let dangling = #expect(throws: DetectionError.self) {
    try detector.detect(FilePath(directory.path("link")))
  }
  #expect(dangling?.code == .notFound)
  #expect(dangling?.message.contains("symbolic link") == true)
  let missing = #expect(throws: DetectionError.self) { try detector.detect(FilePath(directory.path("none"))) }
  #expect(missing?.code == .notFound)
  #expect(missing?.message.contains("symbolic link") == false)
}

@Test func `A loop of links is an error of the system`() throws {
  let directory = try TemporaryDirectory()
  try FileManager.default.createSymbolicLink(atPath: directory.path("loop"), withDestinationPath: "loop")
  let error = #expect(throws: DetectionError.self) { try detector.detect(FilePath(directory.path("loop"))) }
  #expect(error?.code == .system(errno: ELOOP))
}

@Test func `A file that may not be read says so`() async throws {
  await #expect(processExitsWith: .success) {
    // Root may read all, so the child is nobody when the tests run as root.
    var template = Array("/tmp/rendition-unreadable-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { unlink(template) }
    try #require(fchmod(descriptor, 0) == 0)
    let path = FilePath(bytes: template.map { UInt8(bitPattern: $0) })
    if geteuid() == 0 { try #require(fchown(descriptor, 65534, 65534) == 0 && setuid(65534) == 0) }
    let error = #expect(throws: DetectionError.self) { try TypeDetector().detect(path) }
    try #require(error?.code == .permissionDenied)
  }
}

@Test func `Names need not be UTF-8`() throws {
  let directory = try TemporaryDirectory()
  let path = FilePath(bytes: Array(directory.path("a").utf8) + [0xFF, 0x0A] + ascii(".PNG"))
  let descriptor = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
  try #require(descriptor >= 0)
  #expect(write(descriptor, png, png.count) == png.count)
  close(descriptor)
  let detection = try detector.detect(path)
  #expect(detection.type == .png)
  #expect(detection.mismatch == nil)
  #expect(detection.evidence.last?.source == .name)
}

@Test func `An open file keeps its offset`() throws {
  let (directory, path) = try file("a.jpg", png)
  defer { withExtendedLifetime(directory) {} }
  let descriptor = path.withCString { open($0, O_RDONLY) }
  try #require(descriptor >= 0)
  defer { close(descriptor) }
  #expect(lseek(descriptor, 5, SEEK_SET) == 5)
  #expect(try detector.detect(descriptor: descriptor).type == .png)
  #expect(try detector.detect(descriptor: descriptor, name: path).mismatch?.claimed == .jpeg)
  #expect(lseek(descriptor, 0, SEEK_CUR) == 5)
}

@Test func `A descriptor that is no file says what it is`() throws {
  var ends: [Int32] = [0, 0]
  try #require(pipe(&ends) == 0)
  defer { for end in ends { close(end) } }
  #expect(try detector.detect(descriptor: ends[0]).type == UTType("public.named-pipe"))
  let error = #expect(throws: DetectionError.self) { try detector.detect(descriptor: -1) }
  #expect(error?.code == .system(errno: EBADF))
}

@Test func `Files of zero size that have content are read`() throws {
  let detection = try detector.detect(FilePath("/proc/self/status"))
  #expect(detection.type.conforms(to: .text))
}

@Test func `The trailer of a long file is found at its end`() throws {
  let start = ascii("junk\n%PDF-1.4\n")
  let (directory, path) = try file("a", start + zeros(300_000) + ascii("\nstartxref\n9\n%%EOF\n"))
  defer { withExtendedLifetime(directory) {} }
  #expect(try detector.detect(path).type == .pdf)
}
