import Conversion
import Foundation
import TestSupport
import Testing
import TypeDetection

@Suite struct DeliveryTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func path(_ name: String) -> FilePath { FilePath(directory.path(name)) }

  /// Delivers `text` and returns the error, if there is one.
  private func deliver(
    _ text: String, to destination: Destination, from source: OpenedSource? = nil, prefersUnnamed: Bool = true
  ) -> ConversionError? {
    failure { () throws(ConversionError) in
      let delivery = try Delivery(to: destination, from: source, prefersUnnamed: prefersUnnamed)
      delivery.write(text)
      try delivery.publish()
    }
  }

  // MARK: A name that is free

  @Test(arguments: [true, false]) func makesAFile(unnamed: Bool) throws {
    #expect(deliver("new", to: .file(path("a"), overwrite: false), prefersUnnamed: unnamed) == nil)
    #expect(path("a").contents == "new")
    #expect(try directory.names() == ["a"])
  }

  @Test(arguments: [true, false]) func showsNothingUnderTheNameBeforeItIsComplete(unnamed: Bool) throws {
    let delivery = try Delivery(to: .file(path("a"), overwrite: false), prefersUnnamed: unnamed)
    delivery.write("half")
    #expect(try delivery.size() == 4)
    #expect(!FileManager.default.fileExists(atPath: directory.path("a")))
    #expect(try directory.names().count == (unnamed ? 0 : 1))
  }

  @Test(arguments: [true, false]) func leavesNothingWhenDropped(unnamed: Bool) throws {
    do {
      let delivery = try Delivery(to: .file(path("a"), overwrite: false), prefersUnnamed: unnamed)
      delivery.write("half")
    }
    #expect(try directory.names() == [])
  }

  @Test(arguments: [true, false]) func refusesANameThatWasTakenMeanwhile(unnamed: Bool) throws {
    let delivery = try Delivery(to: .file(path("a"), overwrite: false), prefersUnnamed: unnamed)
    delivery.write("mine")
    path("a").write("theirs")
    let error = failure { () throws(ConversionError) in try delivery.publish() }
    #expect(error?.code == .destinationExists)
    #expect(path("a").contents == "theirs")
  }

  @Test(arguments: [true, false]) func replacesANameThatWasTakenMeanwhileIfAskedTo(unnamed: Bool) throws {
    let delivery = try Delivery(to: .file(path("a"), overwrite: true), prefersUnnamed: unnamed)
    delivery.write("mine")
    path("a").write("theirs")
    #expect(failure { () throws(ConversionError) in try delivery.publish() } == nil)
    #expect(path("a").contents == "mine")
    #expect(try directory.names() == ["a"])
  }

  @Test func followsTheDirectoryWhenItIsMoved() throws {
    try FileManager.default.createDirectory(atPath: directory.path("d"), withIntermediateDirectories: false)
    let delivery = try Delivery(to: .file(path("d/a"), overwrite: false))
    delivery.write("x")
    #expect(rename(directory.path("d"), directory.path("e")) == 0)
    try delivery.publish()
    #expect(path("e/a").contents == "x")
  }

  @Test(arguments: [
    Array("-x.jpg".utf8), Array("%d.jpg".utf8), Array("a:b.jpg".utf8), Array("@list".utf8), Array("a b".utf8),
    Array("two\nlines".utf8), [0xFF, 0xFE, 0x80], Array("ß日本".utf8),
    Array(repeating: UInt8(ascii: "n"), count: 255),
  ])
  func takesEveryName(bytes: [UInt8]) throws {
    let target = path("").appending(FilePath(bytes: bytes))
    #expect(deliver("one", to: .file(target, overwrite: false)) == nil)
    #expect(deliver("two", to: .file(target, overwrite: true)) == nil)
    #expect(target.contents == "two")
    let source = try OpenedSource(.file(target))
    #expect(source.size == 3 && source.name == target)
    #expect(try directory.names().count == 1)
  }

  @Test func takesANameRelativeToTheCurrentDirectory() async {
    await #expect(processExitsWith: .success) { [name = directory.url.path as String] in
      try #require(chdir(name) == 0)
      let delivery = try Delivery(to: .file(FilePath("-a"), overwrite: false))
      delivery.write("x")
      try delivery.publish()
    }
    #expect(path("-a").contents == "x")
  }

  // MARK: A name that is a file's

  @Test func replacesNothingUnasked() throws {
    path("a").write("old")
    let error = deliver("new", to: .file(path("a"), overwrite: false))
    #expect(error?.code == .destinationExists)
    #expect(error?.advice?.contains("--force") == true)
    #expect(path("a").contents == "old")
    #expect(try directory.names() == ["a"])
  }

  @Test(arguments: [true, false]) func replacesWhenAsked(unnamed: Bool) throws {
    path("a").write("a longer old text")
    #expect(deliver("new", to: .file(path("a"), overwrite: true), prefersUnnamed: unnamed) == nil)
    #expect(path("a").contents == "new")
    #expect(try directory.names() == ["a"])
  }

  @Test(arguments: [true, false]) func leavesTheOldFileWhenDropped(unnamed: Bool) throws {
    path("a").write("old")
    do {
      let delivery = try Delivery(to: .file(path("a"), overwrite: true), prefersUnnamed: unnamed)
      delivery.write("half")
    }
    #expect(path("a").contents == "old")
    #expect(try directory.names() == ["a"])
  }

  @Test func leavesTheOldFileWhenKilled() async throws {
    path("a").write("old")
    await #expect(processExitsWith: .signal(SIGKILL)) { [name = directory.path("a") as String] in
      let delivery = try Delivery(to: .file(FilePath(name), overwrite: true))
      delivery.write("half")
      kill(getpid(), SIGKILL)
      withExtendedLifetime(delivery) {}
    }
    #expect(path("a").contents == "old")
    #expect(try directory.names() == ["a"])
  }

  @Test(arguments: [0, 300, 1_000, 3_000, 10_000] as [useconds_t], [true, false])
  func theFileIsWholeWheneverItIsKilled(microseconds: useconds_t, unnamed: Bool) async throws {
    path("a").write(String(repeating: "A", count: 50_000))
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        name = directory.path("a") as String, microseconds = microseconds as useconds_t,
        unnamed = unnamed as Bool
      ] in
      Thread.detachNewThread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
      while true {
        for letter in ["B", "A"] {
          let delivery = try Delivery(to: .file(FilePath(name), overwrite: true), prefersUnnamed: unnamed)
          delivery.write(String(repeating: letter, count: 50_000))
          try delivery.publish()
        }
      }
    }
    let contents = try #require(path("a").contents)
    #expect(contents.utf8.count == 50_000 && Set(contents).count == 1)
    // At most the one file that was being put in place is left.
    #expect(try directory.names().count <= 2)
  }

  @Test func replacesItsOwnSource() throws {
    path("a").write("source")
    let source = try OpenedSource(.file(path("a")))
    let refused = deliver("new", to: .file(path("a"), overwrite: false), from: source)
    #expect(refused?.code == .destinationExists)
    #expect(refused?.message.contains("source itself") == true)
    let delivery = try Delivery(to: .file(path("a"), overwrite: true), from: source)
    delivery.write("new")
    #expect(source.text == "source")
    try delivery.publish()
    #expect(source.text == "source")
    #expect(path("a").contents == "new")
  }

  @Test func leavesTheOtherNameOfASourceAlone() throws {
    path("a").write("source")
    #expect(link(directory.path("a"), directory.path("b")) == 0)
    let source = try OpenedSource(.file(path("a")))
    #expect(deliver("new", to: .file(path("b"), overwrite: false), from: source)?.code == .destinationExists)
    #expect(deliver("new", to: .file(path("b"), overwrite: true), from: source) == nil)
    #expect(path("a").contents == "source")
    #expect(path("b").contents == "new")
  }

  // MARK: Mode and owner

  @Test func aNewFileHasTheModeOfTheUmask() async {
    await #expect(processExitsWith: .success) { [name = directory.path("a") as String] in
      umask(0o027)
      for (suffix, unnamed) in [("1", true), ("2", false)] {
        let target = FilePath(name + suffix)
        let delivery = try Delivery(to: .file(target, overwrite: false), prefersUnnamed: unnamed)
        try delivery.publish()
        try #require(target.mode == 0o640)
      }
    }
  }

  @Test(arguments: [0o600, 0o444, 0o666, 0o755] as [mode_t], [true, false])
  func aReplacedFileKeepsItsMode(mode: mode_t, unnamed: Bool) {
    path("a").write("old")
    chmod(directory.path("a"), mode)
    #expect(deliver("new", to: .file(path("a"), overwrite: true), prefersUnnamed: unnamed) == nil)
    #expect(path("a").mode == mode)
  }

  @Test func aResultNeverRunsAsSomebodyElse() {
    path("a").write("old")
    chmod(directory.path("a"), 0o6755)
    #expect(deliver("new", to: .file(path("a"), overwrite: true)) == nil)
    #expect(path("a").mode == 0o755)
  }

  @Test(.enabled(if: isRoot || isContinuousIntegration)) func rootKeepsTheOwner() throws {
    path("a").write("old")
    try #require(chown(directory.path("a"), 65534, 65533) == 0, "this test needs root")
    #expect(deliver("new", to: .file(path("a"), overwrite: true)) == nil)
    #expect(path("a").status?.st_uid == 65534)
    #expect(path("a").status?.st_gid == 65533)
  }

  /// The new file is in another group, whose members may not get what the old file's group could.
  @Test(.enabled(if: isRoot || isContinuousIntegration)) func aGroupThatIsLostGivesNoRights() async throws {
    path("a").write("old")
    try #require(chown(directory.path("a"), 65534, 0) == 0, "this test needs root")
    chmod(directory.path("a"), 0o664)
    chmod(directory.url.path, 0o777)
    await #expect(processExitsWith: .success) { [name = directory.path("a") as String] in
      try becomeNobody()
      let target = FilePath(name)
      let delivery = try Delivery(to: .file(target, overwrite: true))
      try delivery.publish()
      try #require(target.mode == 0o644)
    }
  }

  // MARK: Symbolic links

  @Test func writesThroughALink() throws {
    try FileManager.default.createDirectory(atPath: directory.path("d"), withIntermediateDirectories: false)
    path("d/real").write("old")
    #expect(symlink("d/link", directory.path("a")) == 0)
    #expect(symlink("real", directory.path("d/link")) == 0)
    #expect(deliver("new", to: .file(path("a"), overwrite: false))?.code == .destinationExists)
    #expect(deliver("new", to: .file(path("a"), overwrite: true)) == nil)
    #expect(path("d/real").contents == "new")
    #expect(path("a").isLink && path("d/link").isLink)
  }

  @Test func makesTheFileBehindADanglingLink() throws {
    #expect(symlink(directory.path("real"), directory.path("a")) == 0)
    #expect(deliver("new", to: .file(path("a"), overwrite: false)) == nil)
    #expect(path("a").isLink)
    #expect(try FileManager.default.attributesOfItem(atPath: directory.path("real"))[.size] as? Int == 3)
  }

  @Test func refusesALoopOfLinks() {
    #expect(symlink("b", directory.path("a")) == 0)
    #expect(symlink("a", directory.path("b")) == 0)
    let error = deliver("new", to: .file(path("a"), overwrite: true))
    #expect(error?.code == .system)
    #expect(error?.message.contains("symbolic links") == true)
  }

  @Test func refusesALinkIntoAMissingDirectory() {
    #expect(symlink("nowhere/real", directory.path("a")) == 0)
    #expect(deliver("new", to: .file(path("a"), overwrite: true))?.code == .notFound)
  }

  // MARK: Devices and pipes

  @Test(arguments: [true, false]) func writesToDevNullAndLeavesIt(overwrite: Bool) {
    #expect(deliver("new", to: .file(FilePath("/dev/null"), overwrite: overwrite)) == nil)
    #expect(FilePath("/dev/null").status.map { $0.st_mode & S_IFMT } == S_IFCHR)
  }

  @Test func writesThroughALinkToADevice() {
    #expect(symlink("/dev/null", directory.path("a")) == 0)
    #expect(deliver("new", to: .file(path("a"), overwrite: true)) == nil)
    #expect(path("a").isLink)
    #expect(FilePath("/dev/null").status.map { $0.st_mode & S_IFMT } == S_IFCHR)
  }

  @Test func aFullDeviceIsAnError() {
    #expect(deliver("new", to: .file(FilePath("/dev/full"), overwrite: false))?.code == .noSpace)
  }

  @Test func writesToANamedPipe() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    #expect(mkfifo(directory.path("pipe"), 0o600) == 0)
    let reader = try start("cat pipe > out")
    #expect(deliver(text, to: .file(path("pipe"), overwrite: false)) == nil)
    reader.waitUntilExit()
    #expect(path("out").contents == text)
    #expect(path("pipe").status.map { $0.st_mode & S_IFMT } == S_IFIFO)
  }

  @Test func waitsForTheReaderOfAPipeUntilCancelled() throws {
    #expect(mkfifo(directory.path("pipe"), 0o600) == 0)
    let delivery = try Delivery(to: .file(path("pipe"), overwrite: false))
    delivery.write("x")
    let countdown = Countdown(3)
    let error = failure { () throws(ConversionError) in
      try delivery.publish(isCancelled: { countdown.isOver() })
    }
    #expect(error?.code == .cancelled)
  }

  @Test func refusesASocket() throws {
    let bound = try #require(bindSocket(at: directory.path("s")))
    defer { close(bound) }
    #expect(deliver("new", to: .file(path("s"), overwrite: true))?.code == .wrongKind)
  }

  // MARK: Directories

  @Test func refusesADirectory() {
    #expect(deliver("new", to: .file(FilePath(directory.url.path), overwrite: true))?.code == .wrongKind)
    #expect(deliver("new", to: .file(path(""), overwrite: true))?.code == .wrongKind)
    #expect(deliver("new", to: .file(FilePath("/"), overwrite: true))?.code == .wrongKind)
    #expect(deliver("new", to: .file(FilePath("."), overwrite: true))?.code == .wrongKind)
  }

  @Test func namesTheDirectoryThatIsMissing() {
    let error = deliver("new", to: .file(path("nowhere/a"), overwrite: false))
    #expect(error?.code == .notFound)
    #expect(error?.message.contains(directory.path("nowhere")) == true)
    #expect(error?.advice?.contains("mkdir") == true)
    #expect(
      deliver("new", to: .file(path("nowhere").appending(FilePath("")), overwrite: false))?.code == .notFound)
    #expect(deliver("new", to: .file(FilePath(""), overwrite: false))?.code == .notFound)
  }

  @Test func refusesAFileForADirectory() {
    path("a").write("old")
    #expect(deliver("new", to: .file(path("a/b"), overwrite: true))?.code == .wrongKind)
    #expect(path("a").contents == "old")
  }

  @Test func refusesANameThatIsTooLong() {
    let name = String(repeating: "n", count: 256)
    #expect(deliver("new", to: .file(path(name), overwrite: false))?.advice == "choose a shorter name")
  }

  @Test func refusesADirectoryThatMayNotBeWrittenTo() async {
    path("a").write("old")
    chmod(directory.path("a"), 0o666)
    chmod(directory.url.path, 0o555)
    await #expect(processExitsWith: .success) { [name = directory.url.path as String] in
      if isRoot { try becomeNobody() }
      for (file, overwrite) in [("a", true), ("new", false)] {
        let error = failure { () throws(ConversionError) in
          _ = try Delivery(to: .file(FilePath(name + "/" + file), overwrite: overwrite))
        }
        try #require(error?.code == .permissionDenied)
        try #require(error?.message.contains(name) == true)
      }
    }
    #expect(path("a").contents == "old")
    chmod(directory.url.path, 0o755)
  }

  @Test(.enabled(if: isRoot || isContinuousIntegration)) func refusesAReadOnlyFileSystem() throws {
    let mounted = try Mount(at: directory.url, options: "size=1m,ro")
    let error = deliver("new", to: .file(path("a"), overwrite: false))
    #expect(error?.code == .permissionDenied)
    #expect(error?.message.contains("read-only") == true)
    withExtendedLifetime(mounted) {}
  }

  @Test(.enabled(if: isRoot || isContinuousIntegration)) func leavesTheOldFileOnAFullDisk() throws {
    let mounted = try Mount(at: directory.url, options: "size=1m")
    path("a").write("old")
    do {
      let delivery = try Delivery(to: .file(path("a"), overwrite: true))
      let block = [UInt8](repeating: 7, count: 1 << 16)
      while write(delivery.descriptor, block, block.count) > 0 {}
      #expect(errno == ENOSPC)
    }
    #expect(path("a").contents == "old")
    #expect(try directory.names() == ["a"])
    // The room is free again, and a copy to an open file runs out of it.
    let output = open(directory.path("b"), O_WRONLY | O_CREAT, 0o600)
    defer { close(output) }
    #expect(deliver(String(repeating: "x", count: 1 << 19), to: .descriptor(output)) == nil)
    #expect(deliver(String(repeating: "x", count: 1 << 20), to: .descriptor(output))?.code == .noSpace)
    withExtendedLifetime(mounted) {}
  }

  // MARK: Open files and pipes

  @Test func writesToAnOpenFileFromWhereItStands() throws {
    path("a").write("before ")
    let output = open(directory.path("a"), O_WRONLY | O_APPEND)
    defer { close(output) }
    #expect(deliver("after", to: .descriptor(output)) == nil)
    #expect(path("a").contents == "before after")
  }

  @Test func writesNothingToAPipeUntilItIsComplete() throws {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    do {
      let delivery = try Delivery(to: .descriptor(writing))
      delivery.write("half")
    }
    close(writing)
    var byte: UInt8 = 0
    #expect(read(reading, &byte, 1) == 0)
  }

  @Test func writesWhatALinkOfTheProcessFileSystemNames() throws {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    #expect(deliver("new", to: .file(FilePath("/proc/self/fd/\(writing)"), overwrite: false)) == nil)
    close(writing)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reading, &bytes, 9) == 3)
    #expect(bytes.prefix(3) == Array("new".utf8)[...])
  }

  @Test func refusesToWriteOverItsSourceInPlace() throws {
    path("a").write("source")
    let source = try OpenedSource(.file(path("a")))
    let output = open(directory.path("a"), O_WRONLY)
    defer { close(output) }
    #expect(deliver("new", to: .descriptor(output), from: source)?.code == .sameFile)
    #expect(
      deliver("new", to: .file(FilePath("/proc/self/fd/\(output)"), overwrite: true), from: source)?.code
        == .sameFile)
    #expect(path("a").contents == "source")
  }

  @Test func aReaderThatIsGoneIsItsOwnError() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try makePipe()
    defer { close(writing) }
    close(reading)
    #expect(deliver("new", to: .descriptor(writing))?.code == .closedPipe)
  }

  @Test func stopsWaitingForASlowReaderWhenCancelled() throws {
    let (reading, writing) = try makePipe()
    defer {
      close(reading)
      close(writing)
    }
    let delivery = try Delivery(to: .descriptor(writing))
    delivery.write(String(repeating: "x", count: 1 << 20))
    // A pipe holds 64 KiB, which is 16 writes of a page each.
    let countdown = Countdown(20)
    let error = failure { () throws(ConversionError) in
      try delivery.publish(isCancelled: { countdown.isOver() })
    }
    #expect(error?.code == .cancelled)
  }

  @Test func publishesNothingOnceCancelled() throws {
    path("a").write("old")
    let delivery = try Delivery(to: .file(path("a"), overwrite: true))
    delivery.write("new")
    let error = failure { () throws(ConversionError) in try delivery.publish(isCancelled: { true }) }
    #expect(error?.code == .cancelled)
    #expect(path("a").contents == "old")
  }

  private func start(_ script: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = directory.url
    try process.run()
    return process
  }
}

extension Delivery {
  fileprivate func write(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(Foundation.write(descriptor, bytes, bytes.count) == bytes.count)
  }
}

/// A tmpfs, until the value goes.
private struct Mount: ~Copyable {
  let url: URL

  init(at url: URL, options: String) throws {
    self.url = url
    let mounted = try run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", url.path])
    try #require(mounted.status == 0, "this test needs the right to mount: \(mounted.errors)")
  }

  deinit {
    umount2(url.path, Int32(MNT_DETACH))
  }
}
