import Foundation

/// What the calling program and a worker say to each other: one message a packet, as JSON, so that an option or an
/// aspect that is added to the vocabulary needs no line here.
enum Wire {
  /// Raised when a message changes its meaning; a worker of another version is not used.
  static let version = 1
  /// The most bytes of one message.
  static let maximumMessage = 1 << 16
  /// The descriptor that a worker finds its socket at.
  static let workerSocket: Int32 = 3
}

/// What a worker is asked for.
enum Request: Codable {
  /// Open the library of the converter with this name; there is no reply.
  case prepare(converter: String)
  /// Say which converters can run.
  case listAvailable
  /// Probe the item that comes with the message.
  case probe(Call)
  /// Convert the item that comes with the message into the file that comes after it.
  case convert(Call, options: ConversionOptions)

  /// The converter that a request is for, and what it is to know of the item.
  struct Call: Codable {
    var converter: String
    var type: String
    /// The declared input of the converter that `type` conforms to, for a type that only the caller declares.
    var input: String
    var limits: Limits
  }
}

/// What a worker says.
enum Reply: Codable {
  /// The first message. Its shape stays the same in all versions.
  case hello(version: Int)
  /// The part of the conversion that is done, 0 to 1.
  case progress(Double)
  case available([String])
  case probed(Probe)
  case converted(Loss)
  case failed(ConversionError)
}
