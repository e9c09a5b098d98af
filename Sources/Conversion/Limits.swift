/// What one conversion may use, so that an untrusted item cannot take the machine down.
public struct Limits: Sendable, Hashable, Codable {
  /// The most pixels a picture may declare, over all its pages or frames. Pictures that declare more are refused
  /// before a pixel is decoded. 16,383 × 16,383 by default.
  public var pixels: Int = 268_402_689
  /// The most memory that a worker process may take for its conversions, in bytes of address space beyond what the
  /// program itself maps. 4 GiB by default; libvips alone wants about 0.3 GiB.
  public var memory: Int = 4 << 30
  /// The longest that one probe or conversion may take, in seconds of wall time. 300 by default.
  public var seconds: Int = 300
  /// The largest result, in bytes. 16 GiB by default.
  public var outputBytes: Int = 16 << 30
  /// The largest item that is read from a pipe or held as data, in bytes. 4 GiB by default.
  public var inputBytes: Int = 4 << 30

  /// The default limits.
  public init() {}
}
