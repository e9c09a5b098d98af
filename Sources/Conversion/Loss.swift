/// What a conversion drops of an item: a set of aspects, each there or not.
///
/// Loss is no number, because a photo's orientation and a spreadsheet's formulas share no scale. A ``Converter``
/// declares what an edge may drop; what the item does not have cannot be lost, so a plan intersects the two.
///
/// Sets are compared by their most severe aspect, then by the next. The bits are in order of severity, so the
/// comparison is that of the raw values, and adding an aspect never makes a set smaller.
public struct Loss: OptionSet, Sendable, Hashable, Codable {
  /// One bit an aspect, the most severe highest.
  public let rawValue: UInt32

  /// Makes the set whose bits are `rawValue`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The words themselves.
  public static let text = Loss(rawValue: 1 << 13)
  /// Headings, tables, links, keys: what the parts of a document are to each other.
  public static let structure = Loss(rawValue: 1 << 12)
  /// Pages, sheets or pictures beyond the first.
  public static let pages = Loss(rawValue: 1 << 11)
  /// Frames beyond the first, their timing and repetition.
  public static let animation = Loss(rawValue: 1 << 10)
  /// Shapes that scale without pixels.
  public static let vector = Loss(rawValue: 1 << 9)
  /// Transparent and half-transparent pixels.
  public static let transparency = Loss(rawValue: 1 << 8)
  /// Formulas, of which the values remain.
  public static let formulas = Loss(rawValue: 1 << 7)
  /// Numbers as they were written.
  public static let numbers = Loss(rawValue: 1 << 6)
  /// Places and sizes on the page.
  public static let layout = Loss(rawValue: 1 << 5)
  /// The colour profile: colours are converted, those outside the target's range are moved.
  public static let colorProfile = Loss(rawValue: 1 << 4)
  /// Bits a sample beyond those of the target.
  public static let bitDepth = Loss(rawValue: 1 << 3)
  /// Descriptive data: EXIF, XMP, IPTC, comments.
  public static let metadata = Loss(rawValue: 1 << 2)
  /// Characters outside the target's charset.
  public static let charset = Loss(rawValue: 1 << 1)
  /// Exact samples: another pass of a lossy encoding.
  public static let generation = Loss(rawValue: 1 << 0)

  /// Every aspect.
  public static let all = Loss(rawValue: 1 << 14 - 1)

  /// The aspects with their names, most severe first.
  static let names: [(aspect: Loss, name: String)] = [
    (.text, "text"), (.structure, "structure"), (.pages, "pages"), (.animation, "animation"),
    (.vector, "vector"), (.transparency, "transparency"), (.formulas, "formulas"), (.numbers, "numbers"),
    (.layout, "layout"), (.colorProfile, "color-profile"), (.bitDepth, "bit-depth"), (.metadata, "metadata"),
    (.charset, "charset"), (.generation, "generation"),
  ]

  /// The names of the aspects in the set, most severe first, as `convert` prints them.
  public var aspects: [String] {
    Self.names.filter { contains($0.aspect) }.map(\.name)
  }
}

extension Loss: Comparable {
  /// Whether the most severe aspect that only one of the sets has is in `right`.
  public static func < (left: Loss, right: Loss) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Loss: CustomStringConvertible {
  /// The aspects, or `nothing`.
  public var description: String {
    isEmpty ? "nothing" : aspects.joined(separator: ", ")
  }
}
