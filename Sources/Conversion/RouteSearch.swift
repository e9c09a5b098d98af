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

    private let graph: RouteGraph
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
      return graph.route(along: edges)
    }

    private mutating func addBest(after prefix: ArraySlice<Int>, excluding excluded: Set<Int>) {
      guard let path = graph.bestPath(after: prefix, excluding: excluded) else { return }
      candidates.append(Candidate(path: path, fixed: prefix.count, excluded: excluded))
    }
  }
}

/// What a search runs over: the converters and the wish.
struct RouteGraph: Sendable {
  let converters: [Converter]
  let source: UTType
  let target: UTType
  let aspects: Loss
  let options: ConversionOptions
  let required: Set<ConversionOptions.Key>

  /// The best complete path that starts with `prefix` and goes on with none of `excluded`.
  ///
  /// Paths are taken in order of their keys, which grow with every hop, so the first complete one is the best. A
  /// path is dropped when a settled one at the same type is as good for every continuation.
  func bestPath(after prefix: ArraySlice<Int>, excluding excluded: Set<Int>) -> Path? {
    var start = Path(type: source)
    var visited: Set<Path.State> = [start.state]
    for edge in prefix {
      start = extend(start, by: edge)
      visited.insert(start.state)
    }
    var open = Heap<Path>()
    var settled: [UTType: [Path]] = [:]
    for path in extensions(of: start) where !excluded.contains(path.edges[prefix.count]) {
      if path.isComplete || !visited.contains(path.state) { open.insert(path) }
    }
    while let path = open.removeLeast() {
      if path.isComplete { return path }
      if settled[path.type, default: []].contains(where: { $0.serves(as: path) }) { continue }
      settled[path.type, default: []].append(path)
      for longer in extensions(of: path) where longer.isComplete || !visited.contains(longer.state) {
        open.insert(longer)
      }
    }
    return nil
  }

  /// The hops of a path.
  func route(along edges: [Int]) -> Route {
    var path = Path(type: source)
    var hops: [Hop] = []
    for edge in edges {
      let losses = losses(of: edge, from: path.type)
      hops.append(
        Hop(converter: converters[edge], input: path.type, output: converters[edge].output, losses: losses))
      path = extend(path, by: edge)
    }
    return Route(hops: hops, losses: path.losses, cost: path.cost)
  }

  private func extensions(of path: Path) -> [Path] {
    guard path.edges.count < Planner.maximumHops else { return [] }
    return converters.indices.filter { accepts(path.type, $0) }.map { extend(path, by: $0) }
  }

  private func accepts(_ type: UTType, _ edge: Int) -> Bool {
    converters[edge].inputs.contains { type.conforms(to: $0) }
  }

  private func losses(of edge: Int, from type: UTType) -> Loss {
    let converter = converters[edge]
    return converter.losses(type, options.keeping(converter.options)).intersection(aspects)
  }

  private func extend(_ path: Path, by edge: Int) -> Path {
    let converter = converters[edge]
    var longer = path
    longer.losses.formUnion(losses(of: edge, from: path.type))
    longer.cost += converter.cost
    longer.edges.append(edge)
    longer.type = converter.output
    let effective = converter.options.intersection(required)
    longer.used.formUnion(effective.filter { !$0.isOfTarget })
    longer.isComplete =
      converter.output.conforms(to: target) && required.isSubset(of: longer.used.union(effective))
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
