import CLinux
import Foundation

/// One end of the socket between the calling program and a worker. It does not own the descriptor.
struct Channel: Sendable {
  let socket: Int32

  /// Why a message could not be sent, awaited or understood.
  enum Failure: Error {
    /// The other side is gone.
    case closed
    /// No message came in time.
    case late
    /// What arrived is no message of this protocol, or a system call failed.
    case broken(String)
  }

  /// Sends a message with descriptors, which stay open here.
  ///
  /// - Parameter waits: Whether to wait for room; a message that finds none is an error otherwise.
  func send(_ message: some Message, descriptors: [Int32] = [], waits: Bool = true) throws(Failure) {
    var text = message.lines.joined(separator: "\n")
    let flags = waits ? 0 : Int32(MSG_DONTWAIT)
    let failure = text.withUTF8 { bytes -> Int32 in
      guard let start = bytes.baseAddress, bytes.count <= Wire.maximumMessage else { return EMSGSIZE }
      let sent = linux_send_message(socket, start, bytes.count, descriptors, descriptors.count, flags)
      return sent == 0 ? 0 : errno
    }
    switch failure {
    case 0: break
    case EPIPE, ECONNRESET: throw .closed
    default: throw .broken("a message cannot be sent: \(String(cString: linux_error_text(failure)))")
    }
  }

  /// Waits for a message. The descriptors that come with it are the caller's to close.
  func receive<Received: Message>(
    _: Received.Type
  ) throws(Failure) -> (message: Received, descriptors: [Int32]) {
    var descriptors = [Int32](repeating: -1, count: Int(LINUX_MESSAGE_DESCRIPTORS))
    var descriptorCount = 0
    var failure: Int32 = 0
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Wire.maximumMessage) {
      buffer -> String in
      guard let start = buffer.baseAddress else { return "" }
      let received = linux_receive_message(socket, start, buffer.count, &descriptors, &descriptorCount)
      failure = received < 0 ? errno : 0
      return String(decoding: UnsafeBufferPointer(rebasing: buffer.prefix(max(received, 0))), as: UTF8.self)
    }
    guard failure == 0 || failure == ECONNRESET else {
      throw .broken("a message cannot be read: \(String(cString: linux_error_text(failure)))")
    }
    guard !text.isEmpty else { throw .closed }
    descriptors.removeLast(descriptors.count - descriptorCount)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let message = Received(lines: lines) else {
      for descriptor in descriptors { close(descriptor) }
      throw .broken("what arrived is no message of protocol \(Wire.version)")
    }
    return (message, descriptors)
  }
}
