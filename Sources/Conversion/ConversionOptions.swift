/// What a caller may ask of a conversion, in one vocabulary for the API and the command line.
///
/// An option that is `nil` was not asked for, and each converter then does what its target is usually wanted for.
public struct ConversionOptions: Sendable, Hashable, Codable {
  /// The name of an option, as a converter lists it and the command line spells it.
  public enum Key: String, Sendable, Hashable, Codable, CaseIterable {
    /// ``ConversionOptions/quality``.
    case quality
    /// ``ConversionOptions/lossless``.
    case lossless
    /// ``ConversionOptions/resize``.
    case resize
    /// ``ConversionOptions/background``.
    case background
    /// ``ConversionOptions/metadata``.
    case metadata
    /// ``ConversionOptions/resolution``.
    case resolution = "dpi"
    /// ``ConversionOptions/pages``.
    case pages
  }

  /// Fidelity of a lossy encoding, from 1 (smallest) to 100 (best).
  public var quality: Int?
  /// Whether an encoding that can be exact or not is to be exact.
  public var lossless: Bool?
  /// The box to fit the picture in.
  public var resize: Resize?
  /// The colour put behind transparent pixels where the target has no transparency; white when `nil`.
  public var background: Color?
  /// What becomes of descriptive data; ``MetadataPolicy/keep`` when `nil`.
  public var metadata: MetadataPolicy?
  /// How finely SVG and PDF are drawn, in dots an inch, from 1 to 9,600; 96 for SVG and 150 for PDF when `nil`.
  public var resolution: Int?
  /// The pages or frames of the item to use; all that the target can hold when `nil`.
  public var pages: PageRange?

  /// No option asked for.
  public init() {}

  /// The options that were asked for.
  public var keys: Set<Key> {
    var keys: Set<Key> = []
    if quality != nil { keys.insert(.quality) }
    if lossless != nil { keys.insert(.lossless) }
    if resize != nil { keys.insert(.resize) }
    if background != nil { keys.insert(.background) }
    if metadata != nil { keys.insert(.metadata) }
    if resolution != nil { keys.insert(.resolution) }
    if pages != nil { keys.insert(.pages) }
    return keys
  }
}

/// Pages or frames of an item that follow one another.
public struct PageRange: Sendable, Hashable, Codable {
  /// The largest number of a page.
  public static let maximum = 100_000

  /// The first page, from 1 to ``maximum``.
  public var first: Int
  /// The last page, from ``first`` to ``maximum``.
  public var last: Int

  /// Asks for pages.
  public init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}

/// The box that a picture is fitted in, in pixels; the picture keeps its proportions.
public struct Resize: Sendable, Hashable, Codable {
  /// The most pixels a side that can be asked for.
  public static let maximumSide = 1_000_000

  /// The box's width, from 1 to ``maximumSide``; `nil` for no bound.
  public var width: Int?
  /// The box's height, from 1 to ``maximumSide``; `nil` for no bound.
  public var height: Int?
  /// Whether a picture smaller than the box grows to it.
  public var enlarges: Bool

  /// Asks for a box.
  public init(width: Int?, height: Int?, enlarges: Bool = false) {
    self.width = width
    self.height = height
    self.enlarges = enlarges
  }
}

/// An opaque colour in sRGB.
public struct Color: Sendable, Hashable, Codable {
  /// The red sample, 0 to 255.
  public var red: UInt8
  /// The green sample, 0 to 255.
  public var green: UInt8
  /// The blue sample, 0 to 255.
  public var blue: UInt8

  /// Makes the colour from its samples.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// White.
  public static let white = Color(red: 255, green: 255, blue: 255)
}

/// What becomes of an item's descriptive data (EXIF, XMP, IPTC, comments).
public enum MetadataPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// All that the target can carry is kept.
  case keep
  /// All is removed but the colour profile, without which the colours would change.
  case strip
  /// The place where a picture was taken is removed, and nothing else.
  case stripLocation = "strip-location"
}
