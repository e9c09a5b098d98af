public import UniformTypes

/// One converter of a route, with the types that it turns into each other.
public struct Hop: Sendable {
  /// What runs.
  public let converter: Converter
  /// The type of the item that goes in.
  public let input: UTType
  /// The type that comes out.
  public let output: UTType
  /// What the item may lose here, of what it has.
  public let losses: Loss
}

/// A chain of converters from one type to another.
public struct Route: Sendable {
  /// The converters in the order that they run in; at least one.
  public let hops: [Hop]
  /// What the item may lose on the whole way.
  public let losses: Loss
  /// The sum of the converters' costs.
  public let cost: Int
}

extension Route: CustomStringConvertible {
  /// The types along the way: `public.png → public.jpeg`.
  public var description: String {
    let types = hops.prefix(1).map(\.input) + hops.map(\.output)
    return types.map(\.identifier).joined(separator: " → ")
  }
}

/// A route that was not chosen.
public struct Rejection: Sendable {
  /// What decided against a route, in the order that is looked at.
  public enum Reason: Sendable, Hashable {
    /// Its most severe loss that the chosen route has not, or has instead of a lesser one.
    case loses(Loss)
    /// It loses the same and costs more.
    case costsMore
    /// It loses and costs the same and has more hops.
    case isLonger
    /// It is as good, and its converters come later in the order of names.
    case comesLater
  }

  /// The route.
  public let route: Route
  /// Why another one was chosen.
  public let reason: Reason
}

extension Rejection.Reason: CustomStringConvertible {
  /// The reason for a person to read: `loses transparency too`.
  public var description: String {
    switch self {
    case .loses(let aspects): "loses \(aspects) too"
    case .costsMore: "costs more"
    case .isLonger: "takes more steps"
    case .comesLater: "comes later by name"
    }
  }
}
