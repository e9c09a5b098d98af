import Foundation

/// Whole programs, from the call to the end, against the programs that people use today.
///
/// Pictures are compared at one quality, because that alone decides how much work an encoder has.
func programBenchmarks(convert: String) throws -> [Comparison] {
  let inputs = try ProgramInputs()
  defer { inputs.remove() }
  return [
    command(
      "identify a small PNG", samples: 101, goal: .atMost(1.2),
      [convert, "identify", inputs.small], ["file", "--mime-type", inputs.small]),
    command(
      "identify a text file", samples: 101, goal: .atMost(1),
      [convert, "identify", inputs.text], ["file", "--mime-type", inputs.text]),
    command(
      "one small image, PNG → JPEG", samples: 41, goal: .atMost(1.25),
      [convert, "--force", "--quiet", "--quality", "75", inputs.small, inputs.output("a.jpg")],
      ["vips", "copy", inputs.small, inputs.output("b.jpg[Q=75]")]),
    command(
      "12 megapixels, JPEG → JPEG", samples: 11, goal: .atMost(1.1),
      [convert, "--force", "--quiet", "--quality", "75", inputs.large, inputs.output("c.jpg")],
      ["vips", "copy", inputs.large, inputs.output("d.jpg[Q=75]")]),
    command(
      "12 megapixels, JPEG → PNG", samples: 5, goal: .atMost(1.03),
      [convert, "--force", "--quiet", inputs.large, inputs.output("e.png")],
      ["vips", "copy", inputs.large, inputs.output("f.png")]),
    batch("200 PNG of 640 × 480 → JPEG", .atLeastFaster(6), convert, inputs.pngs, inputs) {
      Subject(name: "a loop of vips copy") { inputs.loopVips() }
    },
    batch("200 PNG of 640 × 480 → JPEG", .atLeastFaster(1.5), convert, inputs.pngs, inputs) {
      mogrify(inputs.pngs, inputs)
    },
    batch("200 JPEG of 640 × 480 → JPEG", .atLeastFaster(1.5), convert, inputs.jpegs, inputs) {
      mogrify(inputs.jpegs, inputs)
    },
    batch("200 thumbnails, PNG → JPEG", nil, convert, inputs.thumbnails, inputs) {
      mogrify(inputs.thumbnails, inputs)
    },
  ]
}

private func command(
  _ name: String, samples: Int, goal: Goal, _ ours: [String], _ peer: [String]
) -> Comparison {
  compare(
    name, operations: 1, samples: samples, counting: false, goal: goal, Subject(name: "ours") { spawn(ours) },
    Subject(name: peer.prefix(2).filter { !$0.contains("/") }.joined(separator: " ")) { spawn(peer) })
}

private func batch(
  _ name: String, _ goal: Goal?, _ convert: String, _ files: [String], _ inputs: ProgramInputs,
  against peer: () -> Subject
) -> Comparison {
  let words = [convert, "--force", "--quiet", "--quality", "75", "--to", "jpg", "--output", inputs.results]
  return compare(
    name, operations: 1, samples: 5, counting: false, goal: goal,
    Subject(name: "ours") { spawn(words + files) }, peer())
}

private func mogrify(_ files: [String], _ inputs: ProgramInputs) -> Subject {
  Subject(name: "mogrify") {
    spawn(["mogrify-im6.q16", "-format", "jpg", "-quality", "75", "-path", inputs.results] + files)
  }
}

/// Runs a program to its end, with its output thrown away; stops the benchmark if it fails.
private func spawn(_ words: [String]) {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var child = pid_t()
  var status: Int32 = 0
  guard posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0,
    waitpid(child, &status, 0) == child, status == 0
  else { stop("failed: \(words.prefix(6).joined(separator: " "))") }
}

/// Files made for the run, by the peer's own tools from a picture of the tests.
private struct ProgramInputs {
  let folder: String
  var small: String { folder + "/small.png" }
  var large: String { folder + "/large.jpg" }
  var text: String { folder + "/notes.txt" }
  var results: String { folder + "/results" }
  var pngs: [String] { (0..<200).map { "\(folder)/\($0).png" } }
  var thumbnails: [String] { (0..<200).map { "\(folder)/thumbnail-\($0).png" } }
  var jpegs: [String] { (0..<200).map { "\(folder)/\($0).jpg" } }

  init() throws {
    folder = NSTemporaryDirectory() + "rendition-benchmarks-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: folder + "/results", withIntermediateDirectories: true)
    let photo = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/TestSupport/Fixtures/photo.jpg").standardized.path
    let (medium, mediumPNG) = (output("medium.jpg"), output("medium.png"))
    spawn(["vipsthumbnail", photo, "--size", "256x192!", "-o", small + "[strip]"])
    spawn(["vipsthumbnail", photo, "--size", "640x480!", "-o", medium + "[Q=90]"])
    spawn(["vipsthumbnail", photo, "--size", "640x480!", "-o", mediumPNG + "[strip]"])
    spawn(["vipsthumbnail", photo, "--size", "4000x3000!", "-o", large + "[Q=90]"])
    let prose = String(
      repeating: "The quick brown fox jumps over the lazy dog, and 'naïve' is a word.\n", count: 60)
    try prose.write(toFile: text, atomically: true, encoding: .utf8)
    for path in pngs { try FileManager.default.copyItem(atPath: mediumPNG, toPath: path) }
    for path in thumbnails { try FileManager.default.copyItem(atPath: small, toPath: path) }
    for path in jpegs { try FileManager.default.copyItem(atPath: medium, toPath: path) }
  }

  func output(_ name: String) -> String { "\(folder)/\(name)" }

  func loopVips() {
    for path in pngs { spawn(["vips", "copy", path, path + ".jpg[Q=75]"]) }
  }

  func remove() {
    // What stays lies in the system's temporary directory.
    try? FileManager.default.removeItem(atPath: folder)
  }
}
