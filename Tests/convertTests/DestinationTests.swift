import TestSupport
import Testing

/// What is written goes where it should, through links and into devices.
struct DestinationTests {
  /// Whether `first` and `second` have the same pixels, as ImageMagick sees them.
  private func areEqual(_ first: String, _ second: String, in shell: Shell) throws -> Bool {
    try shell("compare-im6.q16 -metric AE \(first) \(second) null:").errors == "0"
  }

  @Test func `a file is replaced by its own conversion when forced`() throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); cp a.png b.png; convert a.png a.png --force")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try areEqual("a.png", "b.png", in: shell))
  }

  @Test func `a hard link to the source is replaced alone`() throws {
    let shell = try Shell()
    let result = try shell(
      "\(makePicture); ln a.png b.tif; sha256sum a.png > sum; convert a.png b.tif --force; sha256sum -c sum")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shell("identify-im6.q16 -format '%m ' TIFF:b.tif a.png").text == "TIFF PNG ")
  }

  @Test func `a link is written through and stays a link`() throws {
    let shell = try Shell()
    let script =
      "\(makePicture); mkdir d; echo old > d/old.tif; ln -s d/old.tif b.tif; ln -s d/new.tif c.tif; "
      + "convert a.png b.tif --force && convert a.png c.tif && readlink b.tif c.tif && ls -A d"
    #expect(try shell(script).text == "d/old.tif\nd/new.tif\nnew.tif\nold.tif\n")
    #expect(try areEqual("a.png", "d/old.tif", in: shell))
    #expect(try areEqual("a.png", "d/new.tif", in: shell))
  }

  @Test func `/dev/null is written to and stays what it is`() throws {
    let shell = try Shell()
    let script =
      "\(makePicture); ln -s /dev/null n.jpg; convert a.png /dev/null --to jpg && convert a.png n.jpg --force; echo $?"
    #expect(
      try shell("\(script); stat -c %F /dev/null; ls").text == "0\ncharacter special file\na.png\nn.jpg\n")
  }

  @Test func `standard input and output are -`() throws {
    let shell = try Shell()
    let script =
      "\(makePicture); convert - --to tif < a.png > 1.tif && cat a.png | convert - - --to tif > 2.tif && "
      + "convert a.png - --to tif | cat > 3.tif && convert - 4.tif < a.png && convert a.png /dev/stdout --to tif > 5.tif"
    #expect(try shell(script).status == 0)
    for index in 1...5 { #expect(try areEqual("a.png", "\(index).tif", in: shell), "\(index)") }
  }

  @Test func `a named pipe is read and written`() throws {
    let shell = try Shell()
    let script =
      "\(makePicture); mkfifo in out; cat a.png > in & cat out > b.tif & convert in out --to tif && wait"
    let result = try shell(script)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try areEqual("a.png", "b.tif", in: shell))
  }

  @Test func `results are named for what was typed`() throws {
    let shell = try Shell()
    let script = """
      \(makePicture); mkdir d; cp a.png .hidden; cp a.png b.2024; cp a.png c.tar.gz; cp a.png D.PNG; cp a.png e
      convert .hidden b.2024 c.tar.gz D.PNG e --to JPG --output d; convert a.png --to .tif --output d
      convert a.png --to public.tiff --output d; convert a.png d --to image/webp; ls -A d
      """
    #expect(
      try shell(script).text.split(separator: "\n") == [
        ".hidden.JPG", "D.JPG", "a.tif", "a.tiff", "a.webp", "b.2024.JPG", "c.JPG", "e.JPG",
      ])
  }

  @Test func `the result of an unknown reader gone is no failure`() throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); convert a.png - --to tif | true; echo ${PIPESTATUS[0]}")
    #expect(result.text == "0\n")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: ["types", "types --json", "help options", "identify $(printf 'a.png %.0s' {1..5000})"])
  func `a reader that goes away ends a listing quietly`(_ command: String) throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); convert \(command) | true; echo ${PIPESTATUS[0]}")
    #expect(result.text == "0\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `output that cannot be written is a failure`() throws {
    let shell = try Shell()
    let result = try shell("convert types > /dev/full")
    #expect(result.status == 1)
    #expect(result.errors == "convert: standard output: No space left on device; not all was printed\n")
  }

  @Test func `a dry run writes nothing and sees what is in the way`() throws {
    let shell = try Shell()
    let result = try shell(
      "\(makePicture); echo old > a.jpg; convert a.png --to jpg --dry-run; echo $?; ls; cat a.jpg")
    #expect(result.text == "1\na.jpg\na.png\nold\n")
    #expect(result.errors.hasPrefix("convert: a.png: the destination exists"))
    let good = try shell("convert a.png b.jpg --dry-run; ls")
    #expect(good.text == "a.png → b.jpg: public.png → public.jpeg, loses generation\na.jpg\na.png\n")
  }
}
