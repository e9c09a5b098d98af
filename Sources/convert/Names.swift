import FoundationEssentials
import Glibc
import TypeDetection

extension FilePath {
  /// A path from the string that the kernel gave.
  init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// What stands for standard input and output.
  static let standardStream = FilePath("-")

  /// The path for a message: the stream's name for `-`.
  func shown(as stream: String) -> String {
    self == .standardStream ? stream : bytes.isEmpty ? "''" : description
  }

  /// The members of a JSON object that hold the path: as text under `key`, and where it is not UTF-8 also its
  /// bytes in base64 under `keyBytes`.
  func members(_ key: String) -> JSON.Members {
    if let string { return [key: .string(string)] }
    return [
      key: .string(String(decoding: bytes, as: UTF8.self)),
      "\(key)Bytes": .string(Data(bytes).base64EncodedString()),
    ]
  }

  /// The file type bits of what has this name, behind symbolic links; `nil` if nothing has.
  var fileKind: mode_t? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether this is `-`, or a name such as `/dev/stdout` of the file that standard output goes to.
  var isStandardOutput: Bool {
    var own = stat()
    var output = stat()
    let exist = withCString { stat($0, &own) } == 0 && fstat(STDOUT_FILENO, &output) == 0
    return self == .standardStream || (exist && own.st_dev == output.st_dev && own.st_ino == output.st_ino)
  }
}
