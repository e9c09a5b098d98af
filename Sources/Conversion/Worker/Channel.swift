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
  func send(_ message: some Encodable, descriptors: [Int32] = [], waits: Bool = true) throws(Failure) {
    guard let bytes = try? JSONEncoder().encode(message), bytes.count <= Wire.maximumMessage else {
      throw .broken("a message is longer than \(Wire.maximumMessage) bytes")
    }
    let flags = waits ? 0 : Int32(MSG_DONTWAIT)
    let failure = bytes.withUnsafeBytes { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return EINVAL }
      let sent = linux_send_message(socket, start, bytes.count, descriptors, descriptors.count, flags)
      return sent == 0 ? 0 : errno
    }
    switch failure {
    case 0: break
    case EPIPE, ECONNRESET: throw .closed
    default: throw .broken("a message could not be sent: \(String(cString: linux_error_text(failure)))")
    }
  }

  /// Waits for a message. The descriptors that come with it are the caller's to close.
  func receive<Message: Decodable>(
    _: Message.Type
  ) throws(Failure) -> (message: Message, descriptors: [Int32]) {
    var descriptors = [Int32](repeating: -1, count: Int(LINUX_MESSAGE_DESCRIPTORS))
    var descriptorCount = 0
    var failure: Int32 = 0
    let bytes = Data(capacity: Wire.maximumMessage) { buffer in
      let received = linux_receive_message(
        socket, buffer, Wire.maximumMessage, &descriptors, &descriptorCount)
      failure = received < 0 ? errno : 0
      return max(received, 0)
    }
    guard failure == 0 || failure == ECONNRESET else {
      throw .broken("a message could not be read: \(String(cString: linux_error_text(failure)))")
    }
    guard !bytes.isEmpty else { throw .closed }
    descriptors.removeLast(descriptors.count - descriptorCount)
    guard let message = try? JSONDecoder().decode(Message.self, from: bytes) else {
      for descriptor in descriptors { close(descriptor) }
      throw .broken("what arrived is no message of protocol \(Wire.version)")
    }
    return (message, descriptors)
  }
}

extension Data {
  /// The bytes that `fill` writes, which returns how many they are.
  fileprivate init(capacity: Int, fill: (UnsafeMutablePointer<UInt8>) -> Int) {
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return Data() }
      return Data(bytes: start, count: fill(start))
    }
  }
}
