import CLinux
import Foundation
import TypeDetection

/// A result on its way: a file without a name that the converter fills, which then takes its place as a whole.
///
/// It is made before the conversion, so that what is wrong with the destination shows before any work is done. When it
/// goes without ``publish(isCancelled:)``, or the process is killed, nothing has happened to the destination and
/// nothing is left. Only where the file system has no unnamed files (NFS, FAT) can a kill leave a hidden file
/// `.rendition-…`, and everywhere in the instant in which a file is replaced.
///
/// A new file has the mode that the umask says; one that replaces another has that one's mode, and its owner and
/// group where the process may give them. The result is not forced to the disk (`fsync`): after a power cut the
/// directory may show the file as it was before.
package final class Delivery: Sendable {
  /// A descriptor of the result for reading and writing, at offset zero, closed with this object. Read it with
  /// `pread` before it is published to see what came.
  package var descriptor: Int32 { staged.file.number }

  private let place: Place
  private let staged: StagedFile

  /// Looks at the destination and opens a file to write to.
  ///
  /// - Parameters:
  ///   - source: The item, which must not be what is written to; to be replaced it may.
  ///   - prefersUnnamed: Whether to use an unnamed file where the file system has them.
  package init(
    to destination: Destination, from source: OpenedSource? = nil, prefersUnnamed: Bool = true
  ) throws(ConversionError) {
    place = try Place(destination, source: source?.identity)
    switch place {
    case .entry(let entry): staged = try StagedFile(for: entry, prefersUnnamed: prefersUnnamed)
    case .descriptor, .device: staged = StagedFile(temporary: try .temporary())
    }
  }

  /// How many bytes of the result there are now.
  package func size() throws(ConversionError) -> Int {
    Int(try stat(of: descriptor).st_size)
  }

  /// Puts the result in its place. Call it once, from any thread that may block.
  ///
  /// It blocks for as long as the reader of a pipe does.
  ///
  /// - Parameter isCancelled: Asked again and again while a pipe makes this wait.
  package func publish(isCancelled: @escaping () -> Bool = { false }) throws(ConversionError) {
    let transfer = Transfer(isCancelled: isCancelled)
    try transfer.checkCancellation()
    switch place {
    case .entry(let entry): try staged.publish(as: entry)
    case .descriptor(let number): try transfer.copy(descriptor, size: size(), to: number)
    case .device(let path):
      let device = try transfer.openForWriting(path)
      try transfer.copy(descriptor, size: size(), to: device.number)
    }
  }
}

extension Transfer {
  /// Opens a device or a pipe, and waits for a reader of the pipe.
  fileprivate func openForWriting(_ path: FilePath) throws(ConversionError) -> OwnedDescriptor {
    while true {
      let number = path.withCString { name in
        uninterrupted { open(name, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
      }
      if number >= 0 { return OwnedDescriptor(number) }
      guard errno == ENXIO, isPipe(path) else {
        throw ConversionError(errno: errno, "the destination cannot be opened")
      }
      try checkCancellation()
      usleep(UInt32(Self.patience) * 1000)
    }
  }

  private func isPipe(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 && status.kind == S_IFIFO
  }
}
