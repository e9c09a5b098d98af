public import TypeDetection

/// How an item would be converted.
public struct Plan: Sendable {
  /// What the item is, and why.
  public let detection: Detection
  /// What the item has and so can lose.
  public let probe: Probe
  /// The best route for this item.
  public let route: Route
  /// The next best routes and why each was not chosen, best first.
  public let rejected: [Rejection]
  /// The Debian packages that are missing and would open a better route, or one at all.
  public let missing: [String]
}

/// What an export did.
public struct Export: Sendable {
  /// What the item was, and why.
  public let detection: Detection
  /// The way that it went, with what was really lost on it.
  public let route: Route
  /// What was lost, as the converters found.
  public let losses: Loss
  /// The size of the result.
  public let byteCount: Int
  /// The Debian packages that are missing and would have opened a better route.
  public let missing: [String]
}
