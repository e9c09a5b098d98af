import TestSupport
import Testing

/// A name is bytes: none of them means anything to the program or to a codec.
struct NameTests {
  /// As `printf` writes them.
  static let names = [
    #"-a"#, #"--to"#, #"--"#, #"a:b"#, #"png:b"#, #"%%d"#, #"%%03d"#, #"@a"#, #"a b"#, #" "#, #"a\nb"#,
    #"a\tb"#,
    #"\xff\xfe"#, #"caf\xe9"#, #"caf\xc3\xa9"#, #"[0]"#, #"a[n=-1]"#, #"*"#, #"?"#, #"~"#, #"'"#, #"\""#,
    #"\\"#,
    #"plan"#, #"identify"#, #"..."#, #"a;b"#, #"$a"#, #"|a"#, #"a\x1b[31mb"#, #"fd:1"#, #"http:"#, #"a=b"#,
  ]

  @Test(arguments: names)
  func `a file of any name is converted to a file of any name`(_ name: String) throws {
    let shell = try Shell()
    let setup = """
      \(makePicture); mkdir x y; printf -v n -- '\(name.replacing("'", with: #"'\''"#))'; mv a.png "x/$n.png"; cd x
      """
    let afterDashes = try shell(#"\#(setup); convert -- "$n.png" "../y/$n.tif" && cd .. && \#(Self.check)"#)
    #expect(afterDashes.status == 0 && afterDashes.errors == "0", "\(afterDashes.errors)")
  }

  private static let check = """
    shopt -s dotglob; [ $(ls -Ab x | wc -l) = 1 ] && [ $(ls -Ab y | wc -l) = 1 ] && cat x/* > 1.png && cat y/* > 2.tif &&
    compare-im6.q16 -metric AE 1.png 2.tif null:
    """

  @Test(arguments: names)
  func `a name with its directory needs no care`(_ name: String) throws {
    let shell = try Shell()
    let result = try shell(
      """
      \(makePicture); printf -v n -- '\(name.replacing("'", with: #"'\''"#))'; mkdir x y; mv a.png "x/$n.png"
      convert "./x/$n.png" --to tiff --output y && \(Self.check)
      """)
    #expect(result.status == 0 && result.errors == "0", "\(result.errors)")
  }

  @Test func `a file that is named as a command is reached by its directory or after dashes`() throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); mv a.png plan; convert ./plan a.tif && convert -- plan b.tif; ls")
    #expect(result.text == "a.tif\nb.tif\nplan\n")
  }

  @Test func `a name that is not UTF-8 is in JSON with its bytes`() throws {
    let shell = try Shell()
    let result = try shell(
      #"\#(makePicture); n=$(printf 'caf\xe9.png'); mv a.png "$n"; convert identify --json "$n""#)
    // base64 of "caf\xe9.png".
    #expect(try member("pathBytes", of: result.text) == "Y2Fm6S5wbmc=")
    #expect(try member("path", of: result.text) == "caf\u{FFFD}.png")
  }

  @Test func `a name with anything in it is whole in JSON`() throws {
    let shell = try Shell()
    let result = try shell(
      #"\#(makePicture); n=$'a"\\\n\t\x01\x7f\xc3\xa9.png'; mv a.png "$n"; convert identify --json "$n""#)
    #expect(result.text.filter { $0 == "\n" }.count == 1)
    #expect(try member("path", of: result.text) == "a\"\\\n\t\u{1}\u{7F}é.png", "\(result.text)")
  }

  @Test func `control characters of a name do not reach the terminal`() throws {
    let shell = try Shell()
    let result = try shell(#"convert identify $'a\e[31m\n.png'"#)
    #expect(result.errors == "convert: a\\x1B[31m\\x0A.png: there is no such file\n")
  }
}
