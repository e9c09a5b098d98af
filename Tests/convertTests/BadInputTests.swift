import Foundation
import TestSupport
import Testing

/// What cannot be converted is an error with a name, a reason and an exit code, and nothing else happens.
struct BadInputTests {
  /// A source that fails, made by a script, and the code that it fails with.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: String
    let code: String

    init(_ description: String, _ make: String, _ code: String) {
      testDescription = description
      self.make = make
      self.code = code
    }
  }

  static let sources = [
    Case("missing", "true", "not-found"),
    Case("link to nothing", "ln -s nowhere bad.png", "not-found"),
    Case(
      "below a file", "rm a.png; mkdir -p dir; touch bad.png; rm bad.png; ln -s old.jpg/x bad.png",
      "wrong-kind"),
    Case("empty", ": > bad.png", "empty"),
    Case("directory", "mkdir bad.png", "wrong-kind"),
    Case("one byte of nothing", #"printf '\x89' > bad.png"#, "unknown-type"),
    Case("text that is named as a picture", "echo 'Not a picture.' > bad.png", "no-route"),
    Case("signature alone", "head -c 8 a.png > bad.png", "truncated"),
    Case("half", "head -c $(($(stat -c %s a.png) / 2)) a.png > bad.png", "truncated"),
    Case("all but the last byte", "head -c -1 a.png > bad.png", "truncated"),
    Case(
      "half a JPEG", "convert-im6.q16 a.png a.jpg; head -c $(($(stat -c %s a.jpg) / 2)) a.jpg > bad.png",
      "truncated"),
    Case("executable", "cp /bin/true bad.png", "no-route"),
  ]

  @Test(arguments: sources)
  func `a bad source is an error, and the old destination stays`(_ source: Case) throws {
    let shell = try Shell()
    #expect(try shell("\(makePicture); echo old > old.jpg; \(source.make)").status == 0)
    try expectFailure(in: shell, "bad.png old.jpg --force", code: source.code, item: "bad.png")
    try expectFailure(in: shell, "bad.png new.jpg", code: source.code, item: "bad.png")
  }

  static let destinations = [
    Case("exists", "echo old > new.jpg", "destination-exists"),
    Case("is the source", "cp a.png keep; ln a.png new.jpg", "destination-exists"),
    Case("is a link to the source", "ln -s a.png new.jpg", "destination-exists"),
    Case(
      "is a socket", "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"new.jpg\")'",
      "wrong-kind"),
    Case("is a link in a circle", "ln -s new.jpg new.jpg", "system"),
  ]

  @Test(arguments: destinations)
  func `a destination that cannot be is an error`(_ destination: Case) throws {
    let shell = try Shell()
    #expect(try shell("\(makePicture); \(destination.make)").status == 0)
    try expectFailure(in: shell, "a.png new.jpg", code: destination.code, item: "a.png")
  }

  @Test func `a missing directory of the destination is an error`() throws {
    let shell = try Shell()
    #expect(try shell(makePicture).status == 0)
    try expectFailure(in: shell, "a.png nowhere/new.jpg", code: "not-found", item: "a.png")
    try expectFailure(in: shell, "a.png a.png/new.jpg", code: "wrong-kind", item: "a.png")
  }

  @Test func `what permissions forbid is an error`() throws {
    let shell = try Shell()
    let setup =
      "\(makePicture); cp a.png secret.png; chmod 0 secret.png; mkdir closed; echo old > closed/old.jpg; "
      + "chmod 555 closed; chmod 755 ."
    #expect(try shell(setup).status == 0)
    let programs = try Unprivileged()
    try expectFailure(
      in: shell, "secret.png - --to jpg", code: "permission-denied", item: "secret.png", as: programs)
    for name in ["closed/new.jpg", "closed/old.jpg --force"] {
      try expectFailure(in: shell, "a.png \(name)", code: "permission-denied", item: "a.png", as: programs)
    }
    #expect(try shell("chmod 755 closed").status == 0)
  }

  @Test func `a full disk is an error and leaves the old file`() throws {
    let shell = try Shell()
    // A user namespace lets a user mount too.
    let mount = "unshare \(geteuid() == 0 ? "-m" : "-rm") bash -c"
    let script = """
      convert-im6.q16 -size 300x300 plasma:red-blue -depth 8 a.png && mkdir disk && \(mount) '
      mount -t tmpfs -o size=64k none disk && echo old > disk/old.tif && ls -A disk > before
      convert a.png disk/old.tif --force --json; echo $?
      cat disk/old.tif; ls -A disk | cmp - before && echo same'
      """
    let result = try shell(script)
    let lines = result.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(result.text)\(result.errors)")
    #expect(try errorCode(in: lines[0]) == "no-space")
    #expect(lines[1...] == ["1", "old", "same"])
    #expect(result.errors.hasPrefix("convert: a.png: "))
  }

  @Test func `a picture above a limit is refused`() throws {
    let shell = try Shell()
    #expect(try shell(makePicture).status == 0)
    try expectFailure(in: shell, "a.png b.jpg --limit pixels=1535", code: "limit-exceeded", item: "a.png")
    try expectFailure(in: shell, "a.png b.tif --limit output=99", code: "limit-exceeded", item: "a.png")
    try expectFailure(
      in: shell, "- b.jpg --limit input=1 < a.png", code: "limit-exceeded", item: "standard input", pipe: true
    )
    #expect(try shell("convert a.png b.jpg --limit pixels=1536").status == 0)
  }

  @Test func `an item that fails is told in its place, and the others are done`() throws {
    let shell = try Shell()
    let result = try shell(
      "\(makePicture); cp a.png c.png; : > b.png; convert a.png b.png c.png --to tif --json --jobs 3")
    #expect(result.status == 1)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(try lines.map { try member("path", of: $0) } == ["a.png", "b.png", "c.png"])
    #expect(try lines.map(errorCode) == [nil, "empty", nil])
    #expect(try shell.names() == ["a.png", "a.tif", "b.png", "c.png", "c.tif"])
    #expect(try shell("for f in a c; do compare-im6.q16 -metric AE $f.png $f.tif null:; done").errors == "00")
  }

  @Test func `two results of one name are told before anything is done`() throws {
    let shell = try Shell()
    let result = try shell("\(makePicture); convert-im6.q16 a.png a.tif; convert a.png ./a.tif --to jpg")
    #expect(result.status == 1)
    #expect(result.errors.contains("convert: ./a.tif: its result would be ./a.jpg, as is that of a.png; "))
    #expect(try shell.names() == ["a.jpg", "a.png", "a.tif"])
  }
}

/// Puts a picture of 48 × 32 pixels without metadata there, as `a.png`.
let makePicture = "cp '\(fixture("rgb.png").path)' a.png"

/// The programs where a user without any right can run them, and what runs them as such a user.
struct Unprivileged {
  private let directory = Result { try TemporaryDirectory() }
  let prefix: String

  init() throws {
    let directory = try directory.get()
    for name in ["convert", "rendition-worker"] { try directory.copy(builtProduct(name)) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.url.path)
    let user = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
    prefix = "\(user)\(directory.url.path)/"
  }
}

/// Checks that `convert` with `arguments` fails with `code`, names `item`, and changes nothing in the directory.
func expectFailure(
  in shell: Shell, _ arguments: String, code: String, item: String, as user: Unprivileged? = nil,
  pipe: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let before = try snapshot(shell)
  let prefix = user?.prefix ?? ""
  let call =
    pipe
    ? arguments.replacing(/(.*) < (.*)/) { "cat \($0.2) | convert \($0.1)" } : "\(prefix)convert \(arguments)"
  let plain = try shell(call)
  #expect(plain.status == 1, "\(plain.errors)", sourceLocation: sourceLocation)
  #expect(plain.output.isEmpty, sourceLocation: sourceLocation)
  #expect(plain.errors.hasPrefix("convert: \(item): "), "\(plain.errors)", sourceLocation: sourceLocation)
  #expect(plain.errors.filter { $0 == "\n" }.count == 1, "\(plain.errors)", sourceLocation: sourceLocation)
  let json = try shell("\(call) --json")
  #expect(json.status == 1, sourceLocation: sourceLocation)
  let line = arguments.contains(" - ") ? json.errors : json.text
  #expect(try errorCode(in: line) == code, "\(line)", sourceLocation: sourceLocation)
  #expect(try snapshot(shell) == before, sourceLocation: sourceLocation)
}

/// Names, kinds, identities and contents of all that is in the directory.
func snapshot(_ shell: Shell) throws -> String {
  try shell("find . -printf '%p %y %i %l\\n' | sort; find . -type f -exec sha256sum {} + | sort").text
}

/// The member `error.code` of a JSON object.
func errorCode(in line: String) throws -> String? {
  let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  return (object?["error"] as? [String: Any])?["code"] as? String
}

/// A member of a JSON object that is a string.
func member(_ name: String, of line: String) throws -> String? {
  try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?[name] as? String
}
