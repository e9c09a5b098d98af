import UniformTypes

/// The routes from one type to another, best first.
///
/// Iterating is Lawler's method: the routes that are left are split into sets that share their first hops and
/// differ in the next; the best of each set is found by one search, and the best of those is the next route.
public struct RouteSequence: Sequence, Sendable {
  let graph: RouteGraph

  /// Starts at the best route.
  public func makeIterator() -> Iterator {
    Iterator(graph: graph)
  }

  /// Looks for one route at a time.
  public struct Iterator: IteratorProtocol, Sendable {
    /// The best route of a set: of those that start with its first `fixed` hops and go on with none of `excluded`.
    private struct Candidate {
      let path: Path
      let fixed: Int
      let excluded: Set<Int>
    }

    private var graph: RouteGraph
    private var candidates: [Candidate] = []
    private var hasStarted = false

    fileprivate init(graph: RouteGraph) {
      self.graph = graph
    }

    /// The next best route, or `nil` after the last.
    public mutating func next() -> Route? {
      if !hasStarted { addBest(after: [], excluding: []) }
      hasStarted = true
      guard let best = candidates.indices.min(by: { candidates[$0].path < candidates[$1].path }) else {
        return nil
      }
      let chosen = candidates.remove(at: best)
      let edges = chosen.path.edges
      for fixed in chosen.fixed..<edges.count {
        let excluded = fixed == chosen.fixed ? chosen.excluded : []
        addBest(after: edges.prefix(fixed), excluding: excluded.union([edges[fixed]]))
      }
      return graph.route(along: chosen.path)
    }

    private mutating func addBest(after prefix: ArraySlice<Int>, excluding excluded: Set<Int>) {
      guard let path = graph.bestPath(after: prefix, excluding: excluded) else { return }
      candidates.append(Candidate(path: path, fixed: prefix.count, excluded: excluded))
    }
  }
}

/// What a search runs over: the converters and the wish.
struct RouteGraph: Sendable {
  /// What a converter does from one type on.
  private struct Edge {
    /// The converter's place among those of the planner.
    let converter: Int
    let losses: Loss
  }

  /// What a converter does about the wish, whatever the type.
  private struct Effect {
    /// Those of the options that it takes.
    let options: ConversionOptions
    /// The required options that have their effect on this hop.
    let here: Set<ConversionOptions.Key>
    /// Those among them that need no other effect later.
    let lasting: Set<ConversionOptions.Key>
    let reachesTarget: Bool
  }

  private let converters: [Converter]
  private let source: UTType
  private let aspects: Loss
  private let required: Set<ConversionOptions.Key>
  private let effects: [Effect]
  /// What converters are known to lose of the item itself.
  private let known: [String: Loss]
  /// The edges from the types that a search has come by.
  private var edges: [UTType: [Edge]] = [:]

  init(
    converters: [Converter], source: UTType, target: UTType, aspects: Loss, options: ConversionOptions,
    required: Set<ConversionOptions.Key>, known: [String: Loss]
  ) {
    self.converters = converters
    self.source = source
    self.aspects = aspects
    self.required = required
    self.known = known
    effects = converters.map { converter in
      let here = converter.options.intersection(required)
      return Effect(
        options: options.keeping(converter.options), here: here, lasting: here.filter { !$0.isOfTarget },
        reachesTarget: converter.output.conforms(to: target))
    }
  }

  /// The best complete path that starts with `prefix` and goes on with none of `excluded`.
  ///
  /// Paths are taken in order of their keys, which grow with every hop, so the first complete one is the best. A
  /// path is dropped when a settled one at the same type is as good for every continuation.
  mutating func bestPath(after prefix: ArraySlice<Int>, excluding excluded: Set<Int>) -> Path? {
    var start = Path(type: source)
    var visited: Set<Path.State> = [start.state]
    for converter in prefix {
      start = extend(start, by: edge(converter, from: start.type))
      visited.insert(start.state)
    }
    var open = Heap<Path>()
    var settled: [UTType: [Path]] = [:]
    func isWorthFollowing(_ path: Path) -> Bool {
      path.isComplete
        || !visited.contains(path.state) && settled[path.type]?.contains { $0.serves(as: path) } != true
    }
    for path in extensions(of: start) where !excluded.contains(path.edges[prefix.count]) {
      if isWorthFollowing(path) { open.insert(path) }
    }
    while let path = open.removeLeast() {
      if path.isComplete { return path }
      guard isWorthFollowing(path) else { continue }
      settled[path.type, default: []].append(path)
      for longer in extensions(of: path) where isWorthFollowing(longer) { open.insert(longer) }
    }
    return nil
  }

  /// The hops of a path.
  func route(along path: Path) -> Route {
    var type = source
    let hops = path.edges.map { number in
      let converter = converters[number]
      defer { type = converter.output }
      return Hop(
        converter: converter, input: type, output: converter.output, losses: edge(number, from: type).losses)
    }
    return Route(hops: hops, losses: path.losses, cost: path.cost)
  }

  private mutating func extensions(of path: Path) -> [Path] {
    guard path.edges.count < Planner.maximumHops else { return [] }
    return edges(from: path.type).map { extend(path, by: $0) }
  }

  private mutating func edges(from type: UTType) -> [Edge] {
    if let found = edges[type] { return found }
    let found = converters.indices
      .filter { converters[$0].inputs.contains { type.conforms(to: $0) } }
      .map { edge($0, from: type) }
    edges[type] = found
    return found
  }

  private func edge(_ converter: Int, from type: UTType) -> Edge {
    if type == source, let losses = known[converters[converter].id] {
      return Edge(converter: converter, losses: losses)
    }
    let losses = converters[converter].losses(type, effects[converter].options)
    return Edge(converter: converter, losses: losses.intersection(aspects))
  }

  private func extend(_ path: Path, by edge: Edge) -> Path {
    let converter = converters[edge.converter]
    let effect = effects[edge.converter]
    var longer = path
    longer.losses.formUnion(edge.losses)
    longer.cost += converter.cost
    longer.edges.append(edge.converter)
    longer.type = converter.output
    longer.used.formUnion(effect.lasting)
    longer.isComplete = effect.reachesTarget && required.isSubset(of: longer.used.union(effect.here))
    return longer
  }
}

/// The first hops of a route, or all of them.
struct Path: Sendable {
  /// All that decides which hops can follow.
  struct State: Hashable {
    let type: UTType
    let used: Set<ConversionOptions.Key>
  }

  var type: UTType
  var losses: Loss = []
  var cost = 0
  /// The places of the converters among those of the planner, which are in order of name.
  var edges: [Int] = []
  /// The options that have had their effect.
  var used: Set<ConversionOptions.Key> = []
  /// Whether the path is a route.
  var isComplete = false

  var state: State { State(type: type, used: used) }

  /// Whether whatever completes `other`, a path to the same type, completes this path too and to a better route.
  func serves(as other: Path) -> Bool {
    losses.isSubset(of: other.losses) && used.isSuperset(of: other.used)
      && edges.count <= other.edges.count && !other.isCheaper(than: self)
  }

  /// Whether the path comes first among those with equal losses.
  private func isCheaper(than other: Path) -> Bool {
    if cost != other.cost { return cost < other.cost }
    if edges.count != other.edges.count { return edges.count < other.edges.count }
    return edges.lexicographicallyPrecedes(other.edges)
  }
}

extension Path: Comparable {
  static func == (left: Path, right: Path) -> Bool {
    left.edges == right.edges
  }

  static func < (left: Path, right: Path) -> Bool {
    left.losses == right.losses ? left.isCheaper(than: right) : left.losses < right.losses
  }
}

/// A binary heap.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLeast() -> Element? {
    guard let least = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return least }
    elements[0] = last
    var parent = 0
    while true {
      let children = (2 * parent + 1)..<min(2 * parent + 3, max(elements.count, 2 * parent + 1))
      guard let child = children.min(by: { elements[$0] < elements[$1] }), elements[child] < elements[parent]
      else { return least }
      elements.swapAt(child, parent)
      parent = child
    }
  }
}
