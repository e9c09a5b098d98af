import Foundation
import TestSupport
import Testing

/// A call that is ended early leaves the old file, no new one, and no process.
struct InterruptionTests {
  /// Starts `convert` with `arguments`, the first of which is a picture that takes seconds, waits until its worker is
  /// in the middle, and does `act`, which knows the program as `$pid` and the worker as `$worker`. Prints the exit
  /// code, then what is left.
  private func interrupt(_ act: String, _ arguments: String = "big.tif old.webp --force") throws -> Finished {
    // Without `set -m` the shell would start the program with SIGINT ignored.
    try Shell()(
      """
      set -m; echo old > old.webp; \(makePicture)
      convert-im6.q16 -size 256x256 xc: +noise Random -write mpr:noise +delete -size 4000x4000 tile:mpr:noise \
        -depth 8 -type TrueColor -compress none big.tif
      convert \(arguments) --lossless 2> errors & pid=$!
      wait_for() { for i in $(seq 2000); do eval "$1" && return; sleep 0.01; done; echo "not seen: $1"; }
      wait_for 'worker=$(cat /proc/$pid/task/*/children 2>/dev/null | tr -d " ") && [ -n "$worker" ]'
      wait_for 'ls -l /proc/$worker/fd 2>/dev/null | grep -q deleted'
      \(act)
      wait $pid; echo $?; cat old.webp; ls -A; cat errors >&2
      for i in $(seq 100); do kill -0 $worker 2>/dev/null || exit 0; sleep 0.05; done; echo 'the worker is left'
      """)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `a signal ends all and leaves nothing`(_ signal: String, _ status: Int) throws {
    let result = try interrupt("kill -\(signal) $pid")
    #expect(result.text == "\(status)\nold\na.png\nbig.tif\nerrors\nold.webp\n")
    #expect(result.errors.contains("convert: interrupted; 0 of 1 are done\n"))
  }

  @Test func `a second signal does not wait`() throws {
    let result = try interrupt("kill -INT $pid; kill -INT $pid")
    #expect(result.text == "130\nold\na.png\nbig.tif\nerrors\nold.webp\n")
  }

  @Test func `kill -9 leaves nothing`() throws {
    let result = try interrupt("kill -KILL $pid")
    #expect(result.text == "137\nold\na.png\nbig.tif\nerrors\nold.webp\n")
  }

  @Test func `a worker that dies is an error of its item alone`() throws {
    let result = try interrupt("kill -KILL $worker", "big.tif a.png --to webp --jobs 1")
    #expect(result.text == "1\nold\na.png\na.webp\nbig.tif\nerrors\nold.webp\n")
    #expect(result.errors.contains("convert: big.tif: the worker"), "\(result.errors)")
    #expect(!result.errors.contains("convert: a.png"))
  }

  @Test func `a wait for a pipe can be interrupted`() throws {
    let result = try Shell()(
      "set -m; mkfifo in; convert in out.jpg & pid=$!; sleep 0.3; kill -INT $pid; wait $pid; echo $?; ls -A")
    #expect(result.text == "130\nin\n")
  }

  @Test func `no worker program is an error that says where it was looked for`() throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); RENDITION_WORKER=/nowhere convert a.png b.jpg")
    #expect(result.status == 1)
    #expect(result.errors.contains("/nowhere"))
    #expect(try shell.names() == ["a.png"])
  }

  @Test(arguments: [("a program that is none", "/bin/true"), ("no program", "")])
  func `a worker program that ends at once is named`(_ kind: String, _ program: String) throws {
    let result = try Shell()(
      "\(makePicture); RENDITION_WORKER=\(program) convert a.png b.jpg; echo $?; ls -A")
    #expect(result.text == (program.isEmpty ? "0\na.png\nb.jpg\n" : "1\na.png\n"))
    #expect(result.errors.contains("check that /bin/true is") == !program.isEmpty)
  }

  @Test(arguments: ["- b.jpg <&-", "a.png --to jpg - >&-", "a.png -  --to jpg >&-"])
  func `a standard stream that is closed is an error`(_ words: String) throws {
    let result = try Shell()("\(makePicture); convert \(words); echo $? >&2; ls -A")
    #expect(result.errors.hasSuffix("\n1\n"), "\(result.errors)")
    #expect(result.text == "a.png\n")
  }
}
