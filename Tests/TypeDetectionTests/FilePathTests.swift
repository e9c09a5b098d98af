import Testing
import TypeDetection

@Test(arguments: [
  ("a/b.txt", "a", "b.txt"), ("b.txt", ".", "b.txt"), ("/b", "/", "b"), ("/a/b/c", "/a/b", "c"),
])
func `A path is its directory and its last component`(path: String, directory: String, name: String) {
  #expect(FilePath(path).directory == FilePath(directory))
  #expect(FilePath(path).lastComponent == FilePath(name))
}

@Test func `A component is added behind one slash`() {
  #expect(FilePath("a").appending(FilePath("b")) == FilePath("a/b"))
  #expect(FilePath("a/").appending(FilePath("b")) == FilePath("a/b"))
}

@Test func `A path ends at its first zero, as for the kernel`() {
  #expect(FilePath("a\0b") == FilePath("a"))
}

@Test func `Bytes that are no text have no string, and are escaped for display`() {
  let path = FilePath(bytes: [0x61, 0xFF, 0x0A])
  #expect(path.string == nil)
  #expect(path.description == "a\\xFF\\x0A")
  #expect(FilePath("a\u{1B}[2J").description == "a\\x1B[2J")
  #expect(FilePath("é b").description == "é b")
}
