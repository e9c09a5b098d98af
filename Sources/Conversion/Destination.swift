public import TypeDetection

/// Where a result goes.
public enum Destination: Sendable {
  /// A file, which appears when it is complete and not before. A file that is there is replaced only if
  /// `overwrite` says so. A symbolic link is followed; what is no file, such as a pipe or `/dev/null`, is written to.
  case file(FilePath, overwrite: Bool)
  /// An open file or pipe, such as standard output. Nothing is written unless the whole result is there; it is not
  /// closed. The program must ignore `SIGPIPE` to get ``ConversionError/Code/closedPipe`` when the reader is gone.
  case descriptor(Int32)
}
