public import UniformTypes

/// Finds the routes over a graph whose nodes are types and whose edges are converters.
///
/// Routes are compared by the loss of what the item has (``Loss`` says which set is worse), then by cost, then by
/// the number of hops, then by the converters' names, so that the plan is the same on every machine with the same
/// converters. Since the worse of two sets is not the larger, a search keeps for each type all partial routes of
/// which none is worse than another in every respect.
///
/// A converter leads from every type that conforms to one of its inputs, and a route ends at the first type that
/// conforms to the target. A route has at least one hop: a converter from a type to itself encodes anew.
///
/// Every option that is asked for must have an effect: one that says how the target is encoded (`quality`,
/// `lossless`, `background`) on the last hop, any other on some hop. Otherwise there is no route, and
/// ``usableOptions(from:to:)`` says which options there are.
public struct Planner: Sendable {
  /// The most hops of a route.
  public static let maximumHops = 4

  /// The converters, by name.
  public let converters: [Converter]

  /// The best routes that were found; shared by the copies of this value.
  private let found = RouteCache()

  /// Makes a planner over `converters`, whose names differ, in any order.
  public init(converters: [Converter]) {
    self.converters = converters.sorted { $0.id < $1.id }
  }

  /// All routes from one type to another, best first, each looked for only when it is asked for.
  ///
  /// No route comes twice by the same type, unless another option has an effect in between.
  ///
  /// - Parameters:
  ///   - source: The type of the item.
  ///   - target: The type wanted; a subtype of it will do.
  ///   - aspects: What the item has and so can lose.
  ///   - options: What the caller asks for.
  ///   - known: By a converter's name, what it is known to lose of this very item as the first hop; for the others
  ///     it is what they declare.
  public func routes(
    from source: UTType, to target: UTType, losing aspects: Loss = .all, options: ConversionOptions = .init(),
    knowing known: [String: Loss] = [:]
  ) -> RouteSequence {
    RouteSequence(
      graph: RouteGraph(
        converters: converters, source: source, target: target, aspects: aspects, options: options,
        required: options.keys, known: known))
  }

  /// The best of ``routes(from:to:losing:options:knowing:)``, or `nil` if there is no route; remembered.
  public func bestRoute(
    from source: UTType, to target: UTType, losing aspects: Loss = .all, options: ConversionOptions = .init(),
    knowing known: [String: Loss] = [:]
  ) -> Route? {
    let question = RouteCache.Question(
      source: source, target: target, aspects: aspects, options: options, known: known)
    return found.answer(to: question) {
      routes(from: source, to: target, losing: aspects, options: options, knowing: known).first { _ in true }
    }
  }

  /// The best route if it is the best for every item, whatever that has: no other route loses less of anything, or
  /// the same at a lower cost. An item then need not be looked at to choose.
  package func unconditionalRoute(
    from source: UTType, to target: UTType, options: ConversionOptions = .init()
  ) -> Route? {
    guard let best = bestRoute(from: source, to: target, options: options),
      let cheapest = bestRoute(from: source, to: target, losing: [], options: options),
      best.isSame(as: cheapest)
    else { return nil }
    let isUnconditional = Loss.names.map(\.aspect).filter(best.losses.contains).allSatisfy { aspect in
      bestRoute(from: source, to: target, losing: aspect, options: options)?.losses == aspect
    }
    return isUnconditional ? best : nil
  }

  /// The next best routes and why each was not chosen.
  ///
  /// - Parameter limit: The most routes to look for.
  public func rejections(
    from source: UTType, to target: UTType, losing aspects: Loss = .all, options: ConversionOptions = .init(),
    knowing known: [String: Loss] = [:], limit: Int = 3
  ) -> [Rejection] {
    let routes = routes(from: source, to: target, losing: aspects, options: options, knowing: known)
    let found = Array(routes.prefix(limit + 1))
    guard let chosen = found.first else { return [] }
    return found.dropFirst().map { Rejection(route: $0, reason: $0.disadvantage(to: chosen)) }
  }

  /// The options that have an effect on some route; each may be asked for, though perhaps not all at once.
  public func usableOptions(from source: UTType, to target: UTType) -> Set<ConversionOptions.Key> {
    Set(
      ConversionOptions.Key.allCases.filter { key in
        let graph = RouteGraph(
          converters: converters, source: source, target: target, aspects: .all, options: .init(),
          required: [key], known: [:])
        return RouteSequence(graph: graph).contains { _ in true }
      })
  }
}

extension Route {
  fileprivate func isSame(as other: Route) -> Bool {
    hops.map(\.converter.id) == other.hops.map(\.converter.id)
  }

  fileprivate func disadvantage(to chosen: Route) -> Rejection.Reason {
    if losses != chosen.losses { return .loses(losses.subtracting(chosen.losses)) }
    if cost != chosen.cost { return .costsMore }
    return hops.count != chosen.hops.count ? .isLonger : .comesLater
  }
}

extension ConversionOptions.Key {
  /// Whether the option says how the target is encoded, so that only the last hop can give it an effect.
  var isOfTarget: Bool {
    switch self {
    case .quality, .lossless, .background: true
    case .resize, .metadata, .resolution, .pages: false
    }
  }
}

extension ConversionOptions {
  /// The options without those that are not among `keys`.
  func keeping(_ keys: Set<Key>) -> ConversionOptions {
    var kept = self
    for key in Key.allCases where !keys.contains(key) {
      switch key {
      case .quality: kept.quality = nil
      case .lossless: kept.lossless = nil
      case .resize: kept.resize = nil
      case .background: kept.background = nil
      case .metadata: kept.metadata = nil
      case .resolution: kept.resolution = nil
      case .pages: kept.pages = nil
      }
    }
    return kept
  }
}
