import Conversion
import Foundation
import TestSupport
import Testing
import TypeDetection

@Suite struct SourceTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func path(_ name: String) -> FilePath { FilePath(directory.path(name)) }

  /// Why an item cannot be opened, or `nil` if it can.
  private func refusal(
    _ source: Source, limits: Limits = .init(), isCancelled: @escaping () -> Bool = { false }
  ) -> ConversionError? {
    failure { () throws(ConversionError) in
      _ = try OpenedSource(source, limits: limits, isCancelled: isCancelled)
    }
  }

  private func limits(inputBytes: Int) -> Limits {
    var limits = Limits()
    limits.inputBytes = inputBytes
    return limits
  }

  @Test func opensAFileItself() throws {
    path("a").write("text")
    let source = try OpenedSource(.file(path("a")), limits: limits(inputBytes: 1))
    #expect(source.size == 4 && source.text == "text")
    #expect(source.name == path("a"))
    // It is the file and no copy, so it changes with it.
    path("a").write("TEXT")
    #expect(source.text == "TEXT")
    #expect(source.identity == (try OpenedSource(.file(path("a")))).identity)
  }

  @Test func doesNotLeakItsDescriptor() throws {
    path("a").write("text")
    let source = try OpenedSource(.file(path("a")))
    #expect(fcntl(source.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    let data = try OpenedSource(.data(Data("x".utf8), name: nil))
    #expect(fcntl(data.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func copiesData() throws {
    let name = FilePath("a.txt")
    let source = try OpenedSource(.data(Data("text".utf8), name: name))
    #expect(source.size == 4 && source.text == "text" && source.name == name)
    #expect(refusal(.data(Data("text".utf8), name: nil), limits: limits(inputBytes: 4)) == nil)
    let error = refusal(.data(Data("text".utf8), name: nil), limits: limits(inputBytes: 3))
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("`input`") == true)
  }

  // MARK: Pipes and devices

  @Test func readsANamedPipeWhoseWriterComesLater() throws {
    #expect(mkfifo(directory.path("pipe"), 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "sleep 0.2; (printf one; sleep 0.1; head -c 300000 /dev/zero) > pipe"]
    writer.currentDirectoryURL = directory.url
    try writer.run()
    let source = try OpenedSource(.file(path("pipe")))
    writer.waitUntilExit()
    #expect(source.size == 300_003)
    #expect(source.text.hasPrefix("one\0"))
  }

  @Test func readsAPipeFromWhereItStands() throws {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    #expect(write(writing, "text", 4) == 4)
    close(writing)
    let source = try OpenedSource(.descriptor(reading, name: FilePath("a.txt")))
    #expect(source.text == "text")
    #expect(source.name == FilePath("a.txt"))
    #expect(fcntl(reading, F_GETFD) >= 0)
  }

  @Test func readsAnOpenFileFromWhereItStands() throws {
    path("a").write("headtail")
    let descriptor = open(directory.path("a"), O_RDONLY)
    defer { close(descriptor) }
    #expect(try OpenedSource(.descriptor(descriptor, name: nil)).text == "headtail")
    #expect(lseek(descriptor, 4, SEEK_SET) == 4)
    #expect(try OpenedSource(.descriptor(descriptor, name: nil)).text == "tail")
  }

  @Test func aPipeIsLimited() throws {
    for (limit, code) in [(4, nil), (3, .limitExceeded)] as [(Int, ConversionError.Code?)] {
      let (reading, writing) = try makePipe()
      defer { close(reading) }
      #expect(write(writing, "text", 4) == 4)
      close(writing)
      #expect(refusal(.descriptor(reading, name: nil), limits: limits(inputBytes: limit))?.code == code)
    }
    #expect(
      refusal(.file(FilePath("/dev/zero")), limits: limits(inputBytes: 1 << 20))?.code == .limitExceeded)
  }

  @Test func aPipeThatGivesNothingIsCancelled() throws {
    #expect(mkfifo(directory.path("pipe"), 0o600) == 0)
    let countdown = Countdown(3)
    #expect(refusal(.file(path("pipe")), isCancelled: { countdown.isOver() })?.code == .cancelled)
    let (reading, writing) = try makePipe()
    defer {
      close(reading)
      close(writing)
    }
    let other = Countdown(3)
    #expect(refusal(.descriptor(reading, name: nil), isCancelled: { other.isOver() })?.code == .cancelled)
  }

  @Test func readsAFileOfTheKernelThatHasNoSize() throws {
    let source = try OpenedSource(.file(FilePath("/proc/version")))
    #expect(source.text.hasPrefix("Linux version"))
  }

  // MARK: What cannot be opened

  @Test func whatIsEmptyIsAnError() throws {
    path("a").write("")
    #expect(refusal(.file(path("a")))?.code == .empty)
    #expect(refusal(.file(FilePath("/dev/null")))?.code == .empty)
    #expect(refusal(.data(Data(), name: nil))?.code == .empty)
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    close(writing)
    #expect(refusal(.descriptor(reading, name: nil))?.code == .empty)
  }

  @Test func whatIsMissingIsAnError() {
    #expect(refusal(.file(path("a")))?.code == .notFound)
    #expect(refusal(.file(FilePath("")))?.code == .notFound)
    #expect(symlink("nowhere", directory.path("link")) == 0)
    let error = refusal(.file(path("link")))
    #expect(error?.code == .notFound)
    #expect(error?.advice?.contains("symbolic link") == true)
  }

  @Test func whatIsNoFileIsAnError() throws {
    #expect(refusal(.file(path("")))?.code == .wrongKind)
    let descriptor = open(directory.url.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(refusal(.descriptor(descriptor, name: nil))?.code == .wrongKind)
    path("a").write("text")
    #expect(refusal(.file(path("a/b")))?.code == .wrongKind)
    #expect(refusal(.file(path("a").appending(FilePath(""))))?.code == .wrongKind)
    let bound = try #require(bindSocket(at: directory.path("s")))
    defer { close(bound) }
    #expect(refusal(.file(path("s")))?.code == .wrongKind)
    #expect(refusal(.descriptor(-1, name: nil))?.code == .system)
  }

  @Test func whatMayNotBeReadIsAnError() async {
    path("a").write("text")
    chmod(directory.path("a"), 0)
    chmod(directory.url.path, 0o755)
    await #expect(processExitsWith: .success) { [name = directory.path("a") as String] in
      if isRoot { try becomeNobody() }
      let error = failure { () throws(ConversionError) in _ = try OpenedSource(.file(FilePath(name))) }
      try #require(error?.code == .permissionDenied)
    }
  }

  @Test func saysWhatToDoWithoutRoomForACopy() async {
    await #expect(processExitsWith: .success) { [missing = directory.path("nowhere") as String] in
      setenv("TMPDIR", missing, 1)
      let error = failure { () throws(ConversionError) in
        _ = try OpenedSource(.data(Data("x".utf8), name: nil))
      }
      try #require(error?.code == .notFound)
      try #require(error?.message.contains(missing) == true)
      try #require(error?.advice?.contains("TMPDIR") == true)
    }
  }
}
