import Dispatch
import Foundation
import Synchronization
import Testing
import TypeDetection
import UniformTypes

private let detector = TypeDetector()

/// The header of a 64-bit little-endian ELF executable for x86-64.
private let elf: [UInt8] =
  [0x7F] + ascii("ELF") + [2, 1, 1] + zeros(9) + little(UInt16(2)) + little(UInt16(62)) + little(UInt32(1))
  + zeros(40)

@Test func `What no signature of ours knows, libmagic may`() {
  let detection = detector.detect(elf)
  #expect(detection.evidence.contains { $0.source == .libmagic && $0.what == "application/x-executable" })
  #expect(detection.type != .data)
}

@Test func `Any number of threads get the answer that one gets`() {
  let items = [
    elf, ascii("From: a@example.com\nTo: b@example.com\nSubject: c\n\nd\n"),
    ascii("int main(void) { return 0; }\n"),
    ascii("MThd") + big(UInt32(6)) + big(UInt16(0)) + big(UInt16(1)) + big(UInt16(96)) + zeros(20),
  ]
  let alone = items.map { detector.detect($0) }
  let wrong = Counter()
  let threads = (0..<8).map { number in
    Thread {
      for round in 0..<600 {
        let index = (round + number) % items.count
        let detection = TypeDetector().detect(items[index])
        if detection.type != alone[index].type || detection.evidence != alone[index].evidence { wrong.add() }
      }
      wrong.finish()
    }
  }
  for thread in threads { thread.start() }
  wrong.wait(for: threads.count)
  #expect(wrong.count == 0)
}

@Test func `Without its database libmagic is missing evidence, not an error`() async {
  await #expect(processExitsWith: .success) {
    setenv("MAGIC", "/nonexistent/magic", 1)
    let detection = TypeDetector().detect(Array("plain words".utf8))
    try #require(detection.type == .plainText)
    try #require(detection.evidence.contains { $0.source == .libmagic && $0.location == "magic database" })
    try #require(TypeDetector().detect(Array("plain words".utf8)).type == .plainText)
  }
}

/// Counts across threads.
private final class Counter: Sendable {
  private let errors = Atomic(0)
  private let done = DispatchSemaphore(value: 0)

  var count: Int { errors.load(ordering: .sequentiallyConsistent) }
  func add() { errors.add(1, ordering: .sequentiallyConsistent) }
  func finish() { done.signal() }
  func wait(for threads: Int) { for _ in 0..<threads { done.wait() } }
}
