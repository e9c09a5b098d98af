import Conversion
import Foundation
import ImageConverters
import Synchronization
import TestSupport
import Testing
import TypeDetection
import UniformTypes

private let worker = FilePath(builtProduct("rendition-worker").path)

private func exporter(_ pool: WorkerPool, limits: Limits = Limits()) -> Exporter {
  Exporter(converters: ImageConverters.all, execution: .workers(pool), limits: limits)
}

/// Python's imaging library draws a picture of noise, which takes an encoder long.
private func picture(_ side: Int) throws -> Source {
  let directory = try TemporaryDirectory()
  let path = directory.path("noise.png")
  let script = """
    from PIL import Image
    Image.effect_noise((\(side), \(side)), 80).convert('RGB').save('\(path)', compress_level=1)
    """
  let finished = try run("/usr/bin/python3", ["-c", script])
  try #require(finished.status == 0, "\(finished.errors)")
  return .data(try Data(contentsOf: URL(fileURLWithPath: path)), name: nil)
}

/// What an encoder of WebP needs seconds for.
private let slow = {
  var options = ConversionOptions()
  options.lossless = true
  return options
}()

/// Whether there is such a process; one that has ended and was not waited for is there when it is this one's child.
private func exists(_ process: Int32) -> Bool {
  kill(process, 0) == 0
}

/// Waits for what another process does.
private func eventually(_ condition: () -> Bool) async throws {
  for _ in 0..<2000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
  #expect(condition())
}

/// A pool with one idle worker, and that worker's process.
private func warmPool() throws -> (WorkerPool, Int32) {
  let pool = WorkerPool(program: worker, size: 1)
  exporter(pool).prewarm(for: .jpeg)
  return (pool, try #require(pool.idleProcesses.first))
}

struct WorkerTests {
  @Test func `one worker converts one item after the other`() async throws {
    let pool = WorkerPool(program: worker, size: 1)
    let item = try picture(40)
    var processes: Set<[Int32]> = []
    for target in [UTType.jpeg, .webP, .tiff, .png] {
      let data = try await exporter(pool).data(item, as: target)
      #expect(TypeDetector().detect(Array(data)).type == target)
      processes.insert(pool.idleProcesses)
    }
    #expect(processes.count == 1)
    #expect(processes.first?.count == 1)
  }

  @Test func `a file that changed in place is read anew`() async throws {
    let pool = WorkerPool(program: worker, size: 1)
    let directory = try TemporaryDirectory()
    let path = directory.path("a.png")
    for color in ["#FF0000", "#0000FF"] {
      let made = try run(
        "convert-im6.q16", ["-size", "16x16", "xc:\(color)", "PNG24:\(directory.path("new"))"])
      try #require(made.status == 0)
      // The same file, of the same size and time, with other pixels in it.
      let script = "cat new > a.png && touch -d 2020-01-01 a.png"
      try #require(run("/bin/sh", ["-c", script], directory: directory.url).status == 0)
      let data = try await exporter(pool).data(.file(FilePath(path)), as: .tiff)
      let pixel = try run(
        "convert-im6.q16", ["tiff:-", "-format", "#%[hex:p{3,3}]", "info:-"], input: data)
      #expect(pixel.text == color)
    }
    #expect(pool.idleProcesses.count == 1)
  }

  @Test func `many tasks share a pool`() async throws {
    let pool = WorkerPool(program: worker, size: 2)
    let item = try picture(60)
    let expected = try await exporter(pool).data(item, as: .jpeg)
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<24 { group.addTask { try await exporter(pool).data(item, as: .jpeg) } }
      for try await data in group { #expect(data == expected) }
    }
    #expect((1...2).contains(pool.idleProcesses.count))
  }

  @Test func `a worker that is killed in the middle is an error of one item`() async throws {
    let (pool, process) = try warmPool()
    let item = try picture(3000)
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(pool).data(item, as: .webP, options: slow) { _ in kill(process, SIGKILL) }
    }
    #expect(error?.code == .workerFailed)
    #expect(error?.message.contains("SIGKILL") == true)
    #expect(!exists(process))
    #expect(try await !exporter(pool).data(try picture(40), as: .webP).isEmpty)
    #expect(pool.idleProcesses != [process])
  }

  @Test func `a worker that is killed while it waits is no error`() async throws {
    let (pool, process) = try warmPool()
    kill(process, SIGKILL)
    try await eventually {
      waitid(P_PID, id_t(process), nil, WEXITED | WNOWAIT | WNOHANG) == 0 && isZombie(process)
    }
    #expect(try await !exporter(pool).data(try picture(40), as: .jpeg).isEmpty)
  }

  @Test func `a worker that does not answer is killed after the limit`() async throws {
    let (pool, process) = try warmPool()
    kill(process, SIGSTOP)
    var limits = Limits()
    limits.seconds = 1
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(pool, limits: limits).data(try picture(40), as: .jpeg)
    }
    #expect(error?.code == .timedOut)
    #expect(!exists(process))
  }

  @Test func `cancelling kills the worker, whatever it is at, and waits for its end`() async throws {
    let (pool, process) = try warmPool()
    kill(process, SIGSTOP)
    let item = try picture(40)
    let task = Task {
      await #expect(throws: ConversionError.self) { try await exporter(pool).data(item, as: .jpeg) }
    }
    try await eventually { pool.idleProcesses.isEmpty }
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    #expect(!exists(process))
  }

  @Test func `memory has a limit`() async throws {
    let pool = WorkerPool(program: worker, size: 1)
    _ = try await exporter(pool).data(try picture(40), as: .jpeg)
    var limits = Limits()
    limits.memory = 1 << 20
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(pool, limits: limits).data(try picture(3000), as: .png)
    }
    // The codec says so, or dies of it.
    #expect(
      error?.code == .workerFailed || error?.message.contains("memory") == true, "\(error.debugDescription)")
    #expect(try await !exporter(pool).data(try picture(40), as: .jpeg).isEmpty)
  }

  @Test func `the size of a result has a limit`() async throws {
    let pool = WorkerPool(program: worker, size: 1)
    var limits = Limits()
    limits.outputBytes = 10_000
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(pool, limits: limits).data(try picture(1000), as: .png)
    }
    #expect(error?.code == .limitExceeded)
    #expect(try await !exporter(pool).data(try picture(1000), as: .png).isEmpty)
  }

  @Test func `workers end with their pool`() async throws {
    var process: Int32 = 0
    do {
      let (pool, warm) = try warmPool()
      process = warm
      _ = try await exporter(pool).data(try picture(40), as: .jpeg)
    }
    try await eventually { !exists(process) }
  }

  @Test func `a worker ends at once when its program is killed`() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let (pool, process) = try warmPool()
      FileHandle.standardOutput.write(Data("worker:\(process)".utf8))
      let item = try picture(3000)
      _ = try await exporter(pool).data(item, as: .webP, options: slow) { fraction in
        if fraction < 1 { kill(getpid(), SIGKILL) }
      }
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let process = try #require(output.firstMatch(of: /worker:(\d+)/).flatMap { Int32($0.1) })
    try await eventually { !exists(process) || isZombie(process) }
  }

  @Test func `fifty items leave no descriptor and no process behind`() async {
    await #expect(processExitsWith: .success) {
      let pool = WorkerPool(program: worker, size: 1)
      let item = try picture(40)
      func use() async throws {
        _ = try await exporter(pool).data(item, as: .jpeg)
        _ = await #expect(throws: ConversionError.self) {
          try await exporter(pool).data(.data(Data("no picture".utf8), name: nil), as: .jpeg)
        }
        if let process = pool.idleProcesses.first { kill(process, SIGSTOP) }
        let task = Task {
          await #expect(throws: ConversionError.self) { try await exporter(pool).data(item, as: .jpeg) }
        }
        try await eventually { pool.idleProcesses.isEmpty }
        task.cancel()
        #expect(await task.value?.code == .cancelled)
      }
      // Timers and the like are the runtime's own.
      func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { number in
          let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
          return link?.hasPrefix("anon_inode:") == false
        }
      }
      try await use()
      let before = try descriptors()
      for _ in 0..<17 { try await use() }
      #expect(try descriptors() == before)
      #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }
  }

  @Test func `the user's environment does not reach a worker`() async throws {
    setenv("VIPS_CONCURRENCY", "7", 1)
    let (pool, process) = try warmPool()
    let environment = try String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
    #expect(!environment.contains("VIPS"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd") == "/")
    #expect(getpgid(process) == process)
    #expect(pool.idleProcesses == [process])
  }

  @Test func `a worker may write to temporary files only`() async throws {
    let temporary = try TemporaryDirectory()
    let other = try TemporaryDirectory()
    try Data("old".utf8).write(to: URL(fileURLWithPath: other.path("existing")))
    await #expect(processExitsWith: .success) {
      [temporary = temporary.url.path as String, other = other.url.path as String] in
      setenv("TMPDIR", temporary, 1)
      func failure(_ path: String, _ flags: Int32) -> Int32 {
        let descriptor = open(path, O_WRONLY | flags, 0o600)
        defer { close(descriptor) }
        return descriptor < 0 ? errno : 0
      }
      // The restrictions are those of a thread, so nothing is awaited from here on.
      WorkerHost.restrictProcess()
      #expect(failure("\(other)/existing", 0) == EACCES)
      #expect(failure("\(other)/new", O_CREAT) == EACCES)
      #expect(unlink("\(other)/existing") == -1 && errno == EACCES)
      #expect(failure("\(temporary)/new", O_CREAT) == 0)
      #expect(failure("/dev/null", 0) == 0)
    }
  }

  @Test func `all converters can be asked whether they are available`() async throws {
    let pool = WorkerPool(program: worker, size: 1)
    #expect(try await exporter(pool).availableConverters() == Set(ImageConverters.all.map(\.id)))
  }

  @Test func `a person who starts a worker is told that it is not for people`() throws {
    let finished = try run(worker.description, [])
    #expect(finished.status == 2)
    #expect(finished.errors.contains("programs start it"))
  }

  @Test func `there is no worker program`() async throws {
    let pool = WorkerPool(program: FilePath("/nowhere/rendition-worker"))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(pool).data(try picture(40), as: .jpeg)
    }
    #expect(error?.code == .workerFailed)
    #expect(error?.message.contains("/nowhere/rendition-worker") == true)
  }
}

/// Whether a process has ended and was not waited for.
private func isZombie(_ process: Int32) -> Bool {
  (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") == true
}

/// Programs that are no workers, or bad ones.
struct FakeWorkerTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A pool whose workers run `script` in Python, with the socket as `s` and `hello` and `receive` to help.
  private func pool(_ script: String) throws -> WorkerPool {
    let path = directory.path("worker")
    let prologue = """
      #!/usr/bin/python3 -S
      import array, os, socket, subprocess, sys, time
      s = socket.socket(fileno=3)
      def send(*lines): s.send('\\n'.join(lines).encode())
      def hello(): send('hello', '1')
      def receive():
          data, control, _, _ = s.recvmsg(65536, 64)
          files = array.array('i')
          for _, _, bytes in control: files.frombytes(bytes)
          request = data.decode().split('\\n')
          return receive() if request[0] == 'prepare' else (request[0], files)

      """
    // Another process writes the file: one that this process has open for writing may be inherited by a child that
    // is just being started, and then cannot be run.
    let text = Data((prologue + script).utf8)
    let finished = try run(
      "/bin/sh", ["-c", "cat > worker && chmod 755 worker"], input: text, directory: directory.url)
    try #require(finished.status == 0, "\(finished.errors)")
    return WorkerPool(program: FilePath(path), size: 1)
  }

  private func failure(_ script: String, seconds: Int = 60) async throws -> ConversionError? {
    var limits = Limits()
    limits.seconds = seconds
    let exporter = exporter(try pool(script), limits: limits)
    return await Self.failure(exporter)
  }

  private static func failure(_ exporter: Exporter) async -> ConversionError? {
    await #expect(throws: ConversionError.self) {
      try await exporter.data(png, as: .jpeg)
    }
  }

  /// As much of a picture as its detection looks at.
  private static let png = Source.data(
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1])
      + Data([0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE]), name: nil)

  @Test(arguments: [
    ("os.write(2, b'out of ideas\\n'); os._exit(7)", "status 7: out of ideas"),
    ("os.kill(os.getpid(), 11)", "SIGSEGV"),
    ("hello(); receive(); os.kill(os.getpid(), 6)", "SIGABRT"),
    ("s.send(b'\\xff\\x00{'); time.sleep(60)", "no message"),
    ("send('hello', '2'); time.sleep(60)", "version 2"),
    ("send('converted', '1'); time.sleep(60)", "out of turn"),
    ("hello(); hello(); time.sleep(60)", "out of turn"),
    ("hello(); s.send(b'x' * 70000); time.sleep(60)", "Message too long"),
    ("hello(); receive(); send('available'); time.sleep(60)", "was not asked"),
    ("hello(); socket.send_fds(s, [b'{}'], [0] * 9); time.sleep(60)", "Message too long"),
    ("hello(); s.close(); time.sleep(60)", "SIGKILL"),
  ])
  func `is an error of the item`(script: String, reason: String) async throws {
    let error = try await failure(script)
    #expect(error?.code == .workerFailed)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "time.sleep(60)",
    "hello(); time.sleep(60)",
    "hello()\nwhile True: os.write(2, b'still here\\n' * 1000)",
    "hello()\nwhile True: send('progress', '0.5')",
  ])
  func `is ended when the time is over`(script: String) async throws {
    #expect(try await failure(script, seconds: 1)?.code == .timedOut)
  }

  @Test func `may print as much as it likes`() async throws {
    let pool = try pool(
      """
      hello()
      while True:
          request, files = receive()
          os.write(2, b'a warning\\n' * 500000)
          if request == 'probe':
              send('probed', '{"aspects":1}')
          else:
              os.write(files[1], bytes.fromhex('ffd8ffe000104a46494600010100000100010000ffd9'))
              send('converted', '1')
          for file in files: os.close(file)
      """)
    for _ in 0..<2 {
      let data = try await exporter(pool).data(Self.png, as: .jpeg)
      #expect(data.starts(with: [0xFF, 0xD8]))
    }
  }

  @Test func `is replaced once when it aborts`() async throws {
    let pool = try pool(
      """
      hello()
      request, files = receive()
      if request == 'probe':
          send('probed', '{"aspects":1}')
          request, files = receive()
      if not os.path.exists('\(directory.path("began"))'):
          open('\(directory.path("began"))', 'w')
          os.write(files[1], b'half of what the first one wrote, longer than the result')
          os.kill(os.getpid(), 6)
      os.write(files[1], bytes.fromhex('ffd8ffe000104a46494600010100000100010000ffd9'))
      send('converted', '1')
      receive()
      """)
    let data = try await exporter(pool).data(Self.png, as: .jpeg)
    #expect(data.count == 22 && data.starts(with: [0xFF, 0xD8]))
  }

  @Test func `claims what it did not write`() async throws {
    let error = try await failure(
      """
      hello()
      receive()
      send('converted', '0')
      time.sleep(60)
      """)
    #expect(error?.code == .wrongResult, "\(error.debugDescription)")
  }

  @Test func `its children end with it`() async throws {
    let note = directory.path("child")
    let pool = try pool(
      """
      child = subprocess.Popen(['sleep', '600'])
      open('\(note).new', 'w').write(str(child.pid))
      os.rename('\(note).new', '\(note)')
      hello()
      time.sleep(600)
      """)
    let task = Task { await Self.failure(exporter(pool)) }
    try await eventually { FileManager.default.fileExists(atPath: note) }
    let child = try #require(Int32(try String(contentsOfFile: note, encoding: .utf8)))
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    try await eventually { !exists(child) || isZombie(child) }
  }
}
