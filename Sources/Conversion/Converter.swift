public import UniformTypes

/// One hop: turns items of any of several types into one type.
///
/// A converter is a value that lists what it does, so that a planner can reason about it without running it, and
/// two functions that do it. They run in a worker process (or in-process for a caller who asks for that), block,
/// are called from any thread, several at once, and see descriptors only, never a path.
public struct Converter: Sendable {
  /// The name, unique and stable: family and target, `image.jpeg`.
  public let id: String
  /// The types it reads; an item of a subtype is read too.
  public let inputs: [UTType]
  /// The type it writes.
  public let output: UTType
  /// The options that change what it does.
  public let options: Set<ConversionOptions.Key>
  /// The price of a typical item in arbitrary units, to choose between routes that lose the same. Above zero.
  public let cost: Int
  /// The Debian package that brings the library it needs, or `nil` if it needs none.
  public let package: String?
  /// What an item may lose on the way under the given options.
  public let losses: @Sendable (_ input: UTType, _ options: ConversionOptions) -> Loss
  /// Whether the library it needs can be opened. Called where the converter runs.
  public let isAvailable: @Sendable () -> Bool
  /// Reads no more of an item than is needed to say what there is to lose, and what would be lost here.
  public let probe: @Sendable (Job.Input, ConversionOptions) throws(ConversionError) -> Probe
  /// Converts an item. What it throws leaves the output undefined.
  public let convert: @Sendable (Job) throws(ConversionError) -> Loss

  /// Declares a converter.
  public init(
    id: String,
    inputs: [UTType],
    output: UTType,
    options: Set<ConversionOptions.Key> = [],
    cost: Int,
    package: String? = nil,
    losses: @escaping @Sendable (UTType, ConversionOptions) -> Loss,
    isAvailable: @escaping @Sendable () -> Bool = { true },
    probe: @escaping @Sendable (Job.Input, ConversionOptions) throws(ConversionError) -> Probe,
    convert: @escaping @Sendable (Job) throws(ConversionError) -> Loss
  ) {
    self.id = id
    self.inputs = inputs
    self.output = output
    self.options = options
    self.cost = cost
    self.package = package
    self.losses = losses
    self.isAvailable = isAvailable
    self.probe = probe
    self.convert = convert
  }
}

/// What a probe found in an item's header.
public struct Probe: Sendable, Hashable, Codable {
  /// The aspects that the item has and so can lose. ``Loss/generation`` is always among them.
  public var aspects: Loss
  /// What the probed converter would lose of this very item, under the options that it was told; `nil` where it knows
  /// no more than it declares.
  public var losses: Loss?
  /// Pixels across after the picture is turned upright, for pictures.
  public var width: Int?
  /// Pixels down after the picture is turned upright, for pictures.
  public var height: Int?

  /// Notes what a probe found.
  public init(aspects: Loss, losses: Loss? = nil, width: Int? = nil, height: Int? = nil) {
    self.aspects = aspects
    self.losses = losses
    self.width = width
    self.height = height
  }
}

/// One call of a converter.
public struct Job: Sendable {
  /// The item as a converter gets it.
  public struct Input: Sendable {
    /// A readable, seekable descriptor at any offset; the item is the whole file. The converter does not close it.
    public let descriptor: Int32
    /// The item's detected type: one of the converter's inputs or a subtype.
    public let type: UTType
    /// What the conversion may use.
    public let limits: Limits

    /// Names an item.
    public init(descriptor: Int32, type: UTType, limits: Limits) {
      self.descriptor = descriptor
      self.type = type
      self.limits = limits
    }
  }

  /// The item.
  public let input: Input
  /// A writable descriptor at offset zero, perhaps of a pipe. The converter writes from there on and does not close
  /// it.
  public let output: Int32
  /// What was asked for; only options that the converter lists.
  public let options: ConversionOptions
  /// Takes the part that is done, from 0 to 1, and returns whether to go on; a converter that is told not to go on
  /// throws ``ConversionError/Code/cancelled``. Called from any thread, as often as the converter likes.
  public let report: @Sendable (_ fraction: Double) -> Bool

  /// Describes one call.
  public init(
    input: Input, output: Int32, options: ConversionOptions, report: @escaping @Sendable (Double) -> Bool
  ) {
    self.input = input
    self.output = output
    self.options = options
    self.report = report
  }
}
