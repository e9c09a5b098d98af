import Conversion
import Foundation
import Synchronization
import TestSupport
import Testing
import TypeDetection
import UniformTypes

/// Small items whose types a detector tells from their bytes.
private let samples: [UTType: String] = [
  .plainText: "Good morning, this is a text.\n",
  .json: "{\"greeting\": [\"good\", \"morning\"]}\n",
  .html: "<!DOCTYPE html>\n<html><head><title>t</title></head><body><p>Good morning</p></body></html>\n",
  .xml: "<?xml version=\"1.0\"?>\n<greeting>good morning</greeting>\n",
]

private func sample(_ type: UTType) -> Source {
  .data(Data((samples[type] ?? "").utf8), name: nil)
}

/// A converter that writes the sample of its output unless it is told to do something else.
private func converter(
  _ input: UTType, _ output: UTType, losing losses: Loss = [], options: Set<ConversionOptions.Key> = [],
  cost: Int = 1, package: String? = nil, isAvailable: Bool = true,
  probe: @escaping @Sendable (Job.Input, ConversionOptions) throws(ConversionError) -> Probe = {
    _, _ throws(ConversionError) in
    Probe(aspects: .all)
  },
  convert: (@Sendable (Job) throws(ConversionError) -> Loss)? = nil
) -> Converter {
  let writeSample: @Sendable (Job) throws(ConversionError) -> Loss = { (job) throws(ConversionError) in
    write(samples[output] ?? "", to: job.output)
    return losses
  }
  return Converter(
    id: "test.\(input.identifier)-\(output.identifier)-\(cost)", inputs: [input], output: output,
    options: options, cost: cost, package: package, losses: { _, _ in losses },
    isAvailable: { isAvailable }, probe: probe, convert: convert ?? writeSample)
}

private func write(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  #expect(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
}

private func readAll(_ descriptor: Int32) -> String {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = pread(descriptor, &bytes, bytes.count, 0)
  return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
}

private func exporter(_ converters: Converter..., limits: Limits = Limits()) -> Exporter {
  Exporter(converters: converters, execution: .inProcess, limits: limits)
}

struct ExporterTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private var target: FilePath { FilePath(directory.path("target")) }

  @Test func `an item goes into a file, and the answer says what became of it`() async throws {
    let exporter = exporter(converter(.plainText, .json, losing: [.layout, .charset]))
    let export = try await exporter.export(
      sample(.plainText), as: .json, to: .file(target, overwrite: false))
    let written = try Data(contentsOf: URL(fileURLWithPath: directory.path("target")))
    #expect(written == Data(samples[.json]!.utf8))
    #expect(export.detection.type == .plainText)
    #expect(export.losses == [.layout, .charset])
    #expect(export.byteCount == written.count)
    #expect(export.route.hops.map(\.output) == [.json])
    #expect(try directory.names() == ["target"])
  }

  @Test func `an item goes into memory`() async throws {
    let data = try await exporter(converter(.plainText, .json)).data(sample(.plainText), as: .json)
    #expect(data == Data(samples[.json]!.utf8))
  }

  @Test func `each hop reads what the one before wrote, and their losses add up`() async throws {
    let exporter = exporter(
      converter(.plainText, .json, losing: .layout),
      converter(
        .json, .html,
        convert: { (job) throws(ConversionError) in
          #expect(readAll(job.input.descriptor) == samples[.json])
          #expect(job.input.type == .json)
          write(samples[.html]!, to: job.output)
          return .charset
        }))
    let export = try await exporter.export(sample(.plainText), as: .html, to: .file(target, overwrite: false))
    #expect(export.route.hops.map(\.output) == [.json, .html])
    #expect(export.losses == [.layout, .charset])
    #expect(export.byteCount == samples[.html]!.utf8.count)
  }

  @Test(arguments: zip([Loss.generation, [.generation, .structure]], [[UTType.html], [.json, .html]]))
  func `the route depends on what the item has`(aspects: Loss, types: [UTType]) async throws {
    let probe: @Sendable (Job.Input, ConversionOptions) -> Probe = { _, _ in Probe(aspects: aspects) }
    let exporter = exporter(
      converter(.plainText, .html, losing: .structure, cost: 1, probe: probe),
      converter(.plainText, .json, cost: 5, probe: probe), converter(.json, .html, cost: 5, probe: probe))
    let plan = try await exporter.plan(sample(.plainText), to: .html)
    #expect(plan.route.hops.map(\.output) == types)
    #expect(plan.probe.aspects == aspects)
    #expect(plan.rejected.count == 1)
    #expect(plan.missing.isEmpty)
    let export = try await exporter.export(sample(.plainText), as: .html, to: .file(target, overwrite: false))
    #expect(export.route.hops.map(\.output) == types)
  }

  @Test(arguments: ["", samples[.html]!])
  func `a result that is not what was promised is no result`(written: String) async throws {
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          write(written, to: job.output)
          return []
        }))
    try Data("old".utf8).write(to: URL(fileURLWithPath: directory.path("target")))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.export(sample(.plainText), as: .json, to: .file(target, overwrite: true))
    }
    #expect(error?.code == .wrongResult)
    #expect(try directory.names() == ["target"])
    #expect(try String(contentsOfFile: directory.path("target"), encoding: .utf8) == "old")
  }

  @Test func `a hop in the middle is checked as well`() async {
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          write(samples[.html]!, to: job.output)
          return []
        }),
      converter(
        .json, .xml,
        convert: { (_) throws(ConversionError) in
          Issue.record("the second hop ran on a wrong item")
          return []
        }))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.data(sample(.plainText), as: .xml)
    }
    #expect(error?.code == .wrongResult)
  }

  @Test func `what a converter throws arrives, and the old file stays`() async throws {
    let thrown = ConversionError(.truncated, "it ends after 3 of 40 rows", advice: "get the whole file")
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          write("{", to: job.output)
          throw thrown
        }))
    try Data("old".utf8).write(to: URL(fileURLWithPath: directory.path("target")))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.export(sample(.plainText), as: .json, to: .file(target, overwrite: true))
    }
    #expect(error == thrown)
    #expect(try directory.names() == ["target"])
    #expect(try String(contentsOfFile: directory.path("target"), encoding: .utf8) == "old")
  }

  @Test func `an item may be replaced by its own conversion`() async throws {
    let path = directory.path("target")
    try Data(samples[.plainText]!.utf8).write(to: URL(fileURLWithPath: path))
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          write(samples[.json]!, to: job.output)
          #expect(readAll(job.input.descriptor) == samples[.plainText])
          return []
        }))
    _ = try await exporter.export(.file(target), as: .json, to: .file(target, overwrite: true))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == samples[.json])
  }

  @Test(arguments: [true, false])
  func `a missing library means another way and is named`(atProbe: Bool) async throws {
    let missing = ConversionError(.missingLibrary, "libnone is not installed", package: "libnone1")
    let exporter = exporter(
      converter(
        .plainText, .html, cost: 1, package: "libnone1",
        probe: { (_, _) throws(ConversionError) in
          if atProbe { throw missing }
          return Probe(aspects: .generation)
        },
        convert: { (job) throws(ConversionError) in
          write("half a res", to: job.output)
          throw missing
        }),
      converter(.plainText, .json, cost: 5), converter(.json, .html, cost: 5))
    let export = try await exporter.export(sample(.plainText), as: .html, to: .file(target, overwrite: false))
    #expect(export.missing == ["libnone1"])
    #expect(export.route.hops.map(\.output) == [.json, .html])
    #expect(try String(contentsOfFile: directory.path("target"), encoding: .utf8) == samples[.html])
  }

  @Test func `when all ways lack their library, the error names the package`() async {
    let missing = ConversionError(.missingLibrary, "libnone is not installed", package: "libnone1")
    let exporter = exporter(
      converter(
        .plainText, .html, package: "libnone1", probe: { (_, _) throws(ConversionError) in throw missing }))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.plan(sample(.plainText), to: .html)
    }
    #expect(error == missing)
  }

  @Test func `cancelling ends a conversion in the middle and leaves nothing`() async throws {
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          write("{", to: job.output)
          signal.finish()
          while job.report(0.5) { usleep(1000) }
          throw ConversionError(.cancelled, "told to stop")
        }))
    let task = Task { [target] in
      await #expect(throws: ConversionError.self) {
        try await exporter.export(sample(.plainText), as: .json, to: .file(target, overwrite: false))
      }
    }
    for await _ in started {}
    task.cancel()
    #expect(await task.value?.code == .cancelled)
    #expect(try directory.names().isEmpty)
  }

  @Test func `cancelling ends the wait of a conversion that has not begun`() async throws {
    let isFree = Atomic(false)
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          while !isFree.load(ordering: .acquiring) { usleep(1000) }
          write(samples[.json]!, to: job.output)
          return []
        }))
    let count = ProcessInfo.processInfo.activeProcessorCount + 4
    await withTaskGroup(of: ConversionError?.self) { group in
      for _ in 0..<count {
        group.addTask {
          await #expect(throws: ConversionError.self) {
            try await exporter.data(sample(.plainText), as: .json)
          }
        }
      }
      group.cancelAll()
      var cancelled = 0
      // Those without a thread end although nobody frees one.
      while cancelled < 4, let error = await group.next() {
        #expect(error?.code == .cancelled)
        cancelled += 1
      }
      isFree.store(true, ordering: .releasing)
    }
    #expect(try await exporter.data(sample(.plainText), as: .json) == Data(samples[.json]!.utf8))
  }

  @Test func `progress never falls and ends at 1`() async throws {
    let noise: @Sendable (Job) throws(ConversionError) -> Loss = { (job) throws(ConversionError) in
      for fraction in [0.5, 0.2, -3, .nan, 0.9, 7] { #expect(job.report(fraction)) }
      write(samples[job.input.type == .json ? .html : .json]!, to: job.output)
      return []
    }
    let seen = Mutex<[Double]>([])
    _ = try await exporter(
      converter(.plainText, .json, convert: noise), converter(.json, .html, convert: noise)
    )
    .data(sample(.plainText), as: .html) { fraction in seen.withLock { $0.append(fraction) } }
    let fractions = seen.withLock { $0 }
    #expect(fractions == fractions.sorted())
    #expect(fractions.contains(0.25) && fractions.contains(0.75))
    #expect(fractions.last == 1)
  }

  @Test func `how to encode is said to the last hop only, and no hop hears of options that it has not`()
    async throws
  {
    let told = Mutex<[Set<ConversionOptions.Key>]>([])
    func listening(_ input: UTType, _ output: UTType, _ options: Set<ConversionOptions.Key>) -> Converter {
      converter(
        input, output, options: options,
        convert: { (job) throws(ConversionError) in
          told.withLock { $0.append(job.options.keys) }
          write(samples[output]!, to: job.output)
          return []
        })
    }
    var options = ConversionOptions()
    options.quality = 50
    options.metadata = .strip
    _ = try await exporter(
      listening(.plainText, .json, [.quality, .metadata]), listening(.json, .html, [.quality])
    ).data(sample(.plainText), as: .html, options: options)
    #expect(told.withLock { $0 } == [[.metadata], [.quality]])
  }

  @Test func `a converter that takes too long is told to stop`() async {
    var limits = Limits()
    limits.seconds = 0
    let exporter = exporter(
      converter(
        .plainText, .json,
        convert: { (job) throws(ConversionError) in
          while job.report(0.5) { usleep(1000) }
          throw ConversionError(.cancelled, "told to stop")
        }), limits: limits)
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.data(sample(.plainText), as: .json)
    }
    #expect(error?.code == .timedOut)
  }

  @Test func `a result beyond the limit is refused by the limit's name`() async {
    var limits = Limits()
    limits.outputBytes = samples[.json]!.utf8.count - 1
    let exporter = exporter(converter(.plainText, .json), limits: limits)
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.data(sample(.plainText), as: .json)
    }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message.contains("`output`") == true)
  }

  @Test func `no way there: the error lists where the item can go`() async {
    let exporter = exporter(converter(.plainText, .json), converter(.json, .html), converter(.html, .png))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.plan(sample(.plainText), to: .pdf)
    }
    #expect(error?.code == .noRoute)
    #expect(error?.message.contains("pdf") == true)
    for name in ["json", "html", "png"] { #expect(error?.advice?.contains(name) == true) }
    #expect(exporter.reachableTypes(from: .json) == [.html, .png])
  }

  @Test func `nothing reads the item`() async {
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(converter(.png, .jpeg)).plan(sample(.plainText), to: .jpeg)
    }
    #expect(error?.code == .noRoute)
    #expect(error?.message.contains("txt") == true)
  }

  @Test func `the type cannot be told`() async {
    let bytes = Data([0x80, 0x00, 0xFF, 0x01, 0xFE, 0x02])
    let error = await #expect(throws: ConversionError.self) {
      try await exporter(converter(.png, .jpeg)).plan(.data(bytes, name: nil), to: .jpeg)
    }
    #expect(error?.code == .unknownType)
  }

  @Test func `an option without effect is refused, with those that there are`() async {
    var options = ConversionOptions()
    options.quality = 50
    let exporter = exporter(converter(.plainText, .json, options: [.metadata]))
    let error = await #expect(throws: ConversionError.self) {
      try await exporter.plan(sample(.plainText), to: .json, options: options)
    }
    #expect(error?.code == .invalidOption)
    #expect(error?.message.contains("quality") == true)
    #expect(error?.advice?.contains("metadata") == true)
  }

  @Test func `items that are none`() async throws {
    let exporter = exporter(converter(.plainText, .json))
    func code(_ source: Source) async -> ConversionError.Code? {
      await #expect(throws: ConversionError.self) { try await exporter.data(source, as: .json) }?.code
    }
    #expect(await code(.data(Data(), name: nil)) == .empty)
    #expect(await code(.file(FilePath(directory.url.path))) == .wrongKind)
    #expect(await code(.file(FilePath(directory.path("none")))) == .notFound)
  }

  @Test func `converters without their library are not available`() async throws {
    let exporter = exporter(converter(.plainText, .json, isAvailable: false), converter(.json, .html))
    #expect(try await exporter.availableConverters() == ["test.public.json-public.html-1"])
  }
}
