import Conversion
import Synchronization
import Testing
import UniformTypes

/// A converter that is only planned with.
private func converter(
  _ id: String, _ inputs: [UTType], _ output: UTType, cost: Int = 10, losing losses: Loss = [],
  options: Set<ConversionOptions.Key> = []
) -> Converter {
  converter(id, inputs, output, cost: cost, options: options) { _, _ in losses }
}

private func converter(
  _ id: String, _ inputs: [UTType], _ output: UTType, cost: Int, options: Set<ConversionOptions.Key>,
  losses: @escaping @Sendable (UTType, ConversionOptions) -> Loss
) -> Converter {
  Converter(
    id: id, inputs: inputs, output: output, options: options, cost: cost, losses: losses,
    probe: { _, _ throws(ConversionError) in Probe(aspects: .all) },
    convert: { _ throws(ConversionError) in [] })
}

@Suite struct PlannerTests {
  private static let pictures = [
    converter(
      "image.jpeg", [.jpeg, .png, .tiff], .jpeg, losing: [.transparency, .bitDepth, .generation],
      options: [.quality, .resize, .background, .metadata]),
    converter("image.png", [.jpeg, .png, .tiff], .png, options: [.resize, .metadata]),
    converter(
      "image.tiff", [.jpeg, .png, .tiff], .tiff, cost: 12, options: [.quality, .resize, .metadata]),
  ]
  private let planner = Planner(converters: pictures)

  @Test func convertsDirectlyWhereAConverterDoes() throws {
    let route = try #require(planner.bestRoute(from: .png, to: .jpeg))
    #expect(route.description == "public.png → public.jpeg")
    #expect(route.hops.map(\.converter.id) == ["image.jpeg"])
    #expect(route.losses == [.transparency, .bitDepth, .generation])
    #expect(route.cost == 10)
  }

  @Test func losesOnlyWhatTheItemHas() throws {
    let route = try #require(planner.bestRoute(from: .png, to: .jpeg, losing: [.generation, .animation]))
    #expect(route.losses == .generation)
    #expect(route.hops[0].losses == .generation)
  }

  @Test func encodesAnewWhatHasTheTypeAlready() throws {
    let route = try #require(planner.bestRoute(from: .jpeg, to: .jpeg))
    #expect(route.hops.map(\.converter.id) == ["image.jpeg"])
  }

  @Test func takesASubtypeForTheTarget() throws {
    let route = try #require(planner.bestRoute(from: .jpeg, to: .image))
    #expect(route.hops.map(\.converter.id) == ["image.png"])
  }

  @Test func takesAnItemOfASubtype() {
    let any = Planner(converters: [converter("image.png", [.image], .png)])
    #expect(any.bestRoute(from: .gif, to: .png) != nil)
    #expect(any.bestRoute(from: .pdf, to: .png) == nil)
  }

  @Test func hasNoRouteWithoutConverters() {
    #expect(Planner(converters: []).bestRoute(from: .png, to: .jpeg) == nil)
    #expect(planner.bestRoute(from: .plainText, to: .jpeg) == nil)
    #expect(planner.bestRoute(from: .png, to: .pdf) == nil)
  }

  @Test func countsALossOnce() throws {
    let chain = Planner(converters: [
      converter("a", [.png], .gif, losing: [.bitDepth]),
      converter("b", [.gif], .bmp, losing: [.bitDepth, .metadata]),
    ])
    let route = try #require(chain.bestRoute(from: .png, to: .bmp))
    #expect(route.losses == [.bitDepth, .metadata])
    #expect(route.hops.map(\.losses) == [[.bitDepth], [.bitDepth, .metadata]])
    #expect(route.cost == 20)
  }

  @Test func stopsAfterFourHops() {
    let types: [UTType] = [.png, .gif, .bmp, .tiff, .jpeg, .pdf]
    let chain = Planner(
      converters: zip(types, types.dropFirst()).map { converter($0.identifier, [$0], $1) })
    #expect(Planner.maximumHops == 4)
    #expect(chain.bestRoute(from: .png, to: .jpeg)?.hops.count == 4)
    #expect(chain.bestRoute(from: .png, to: .pdf) == nil)
  }

  @Test func aCheapDetourDoesNotUseUpTheHops() {
    let graph = Planner(converters: [
      converter("detour.1", [.png], .gif, cost: 1),
      converter("detour.2", [.gif], .bmp, cost: 1),
      converter("direct", [.png], .bmp, cost: 10),
      converter("1", [.bmp], .tiff),
      converter("2", [.tiff], .jpeg),
      converter("3", [.jpeg], .pdf),
    ])
    #expect(graph.bestRoute(from: .png, to: .pdf)?.hops.map(\.converter.id) == ["direct", "1", "2", "3"])
  }

  // MARK: Choosing

  @Test func neverMakesPixelsOfADocumentWhileARouteKeepsItsText() throws {
    let pixels: Loss = [.text, .structure, .vector]
    let documents = Planner(converters: [
      converter("document.png", [.rtf], .png, cost: 1, losing: pixels),
      converter("image.pdf", [.png], .pdf, cost: 1),
      converter("document.html", [.rtf], .html, cost: 500, losing: [.layout, .pages, .metadata]),
      converter("html.pdf", [.html], .pdf, cost: 500, losing: [.generation, .animation]),
      converter("pdf.png", [.pdf], .png, cost: 1, losing: pixels),
    ])
    let route = try #require(documents.bestRoute(from: .rtf, to: .pdf))
    #expect(route.hops.map(\.converter.id) == ["document.html", "html.pdf"])
    #expect(!route.losses.contains(.text))
    let rejected = documents.rejections(from: .rtf, to: .pdf)
    #expect(rejected.map(\.route.description) == ["public.rtf → public.png → com.adobe.pdf"])
    #expect(rejected.map(\.reason) == [.loses([.text, .structure, .vector])])
    #expect(rejected.map(\.reason.description) == ["loses text, structure, vector too"])
  }

  @Test func oneSevereLossIsWorseThanManyLight() throws {
    let both = Planner(converters: [
      converter(
        "light", [.png], .jpeg, cost: 90, losing: [.colorProfile, .bitDepth, .metadata, .generation]),
      converter("severe", [.png], .jpeg, cost: 1, losing: [.transparency]),
    ])
    #expect(both.bestRoute(from: .png, to: .jpeg)?.hops[0].converter.id == "light")
  }

  @Test func equalLossIsDecidedByCostThenHopsThenNames() {
    let all = Planner(converters: [
      converter("d", [.png], .jpeg, cost: 20),
      converter("c", [.png], .jpeg, cost: 20),
      converter("a", [.png], .gif, cost: 10),
      converter("b", [.gif], .jpeg, cost: 10),
      converter("e", [.png], .jpeg, cost: 21),
    ])
    let routes = Array(all.routes(from: .png, to: .jpeg))
    #expect(routes.map { $0.hops.map(\.converter.id) } == [["c"], ["d"], ["a", "b"], ["e"]])
    let rejected = all.rejections(from: .png, to: .jpeg, limit: 9)
    #expect(rejected.map(\.reason) == [.comesLater, .isLonger, .costsMore])
    #expect(all.rejections(from: .png, to: .jpeg, limit: 1).count == 1)
  }

  @Test func aLaterLossThatIsWorseAnywayHidesAnEarlierOne() throws {
    // To lose metadata on the way to GIF is cheaper, and since the next hop loses them too it costs nothing.
    let graph = Planner(converters: [
      converter("exact", [.png], .gif, cost: 50),
      converter("cheap", [.png], .gif, cost: 1, losing: .metadata),
      converter("last", [.gif], .jpeg, cost: 1, losing: .metadata),
    ])
    #expect(graph.bestRoute(from: .png, to: .jpeg)?.hops.map(\.converter.id) == ["cheap", "last"])
    #expect(graph.bestRoute(from: .png, to: .gif)?.hops.map(\.converter.id) == ["exact"])
  }

  // MARK: Options

  private func asking(_ change: (inout ConversionOptions) -> Void) -> ConversionOptions {
    var options = ConversionOptions()
    change(&options)
    return options
  }

  @Test func anOptionWithoutEffectLeavesNoRoute() {
    #expect(planner.bestRoute(from: .png, to: .png, options: asking { $0.quality = 80 }) == nil)
    #expect(planner.bestRoute(from: .png, to: .jpeg, options: asking { $0.quality = 80 }) != nil)
    #expect(planner.usableOptions(from: .png, to: .png) == [.resize, .metadata])
    #expect(planner.usableOptions(from: .png, to: .jpeg) == [.quality, .resize, .background, .metadata])
    #expect(planner.usableOptions(from: .plainText, to: .jpeg) == [])
  }

  @Test func aDetourGivesAnOptionOfTheTargetNoEffect() {
    // PNG → JPEG → PNG takes a quality, and ruins the picture for it.
    let options = asking { $0.quality = 10 }
    #expect(Array(planner.routes(from: .tiff, to: .png, options: options)).isEmpty)
  }

  @Test func anyHopMayTakeAnyOtherOption() throws {
    let chain = Planner(converters: [
      converter("a", [.pdf], .png, options: [.resize]),
      converter("b", [.png], .gif, options: [.metadata, .quality]),
      converter("c", [.pdf], .gif, cost: 1),
    ])
    let plain = try #require(chain.bestRoute(from: .pdf, to: .gif))
    #expect(plain.hops.map(\.converter.id) == ["c"])
    let options = asking {
      $0.resize = Resize(width: 10, height: nil)
      $0.metadata = .strip
      $0.quality = 5
    }
    let route = try #require(chain.bestRoute(from: .pdf, to: .gif, options: options))
    #expect(route.hops.map(\.converter.id) == ["a", "b"])
  }

  @Test func aConverterIsAskedOnlyAboutOptionsThatItTakes() throws {
    let seen = Mutex<[ConversionOptions]>([])
    let graph = Planner(converters: [
      converter("a", [.pdf], .png, cost: 1, options: [.resize]) { _, options in
        seen.withLock { $0.append(options) }
        return []
      },
      converter("b", [.png], .gif, options: [.quality]),
    ])
    let resize = Resize(width: 10, height: nil)
    let options = asking {
      $0.resize = resize
      $0.quality = 5
    }
    _ = try #require(graph.bestRoute(from: .pdf, to: .gif, options: options))
    let asked = seen.withLock { $0 }
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == asking { $0.resize = resize } })
  }

  @Test func whatIsLostDependsOnTheOptions() throws {
    let graph = Planner(converters: [
      converter("webp", [.png], .webP, cost: 1, options: [.lossless]) { _, options in
        options.lossless == true ? [] : .generation
      }
    ])
    #expect(graph.bestRoute(from: .png, to: .webP)?.losses == .generation)
    #expect(graph.bestRoute(from: .png, to: .webP, options: asking { $0.lossless = true })?.losses == [])
  }

  // MARK: Laws, on random graphs

  @Test(arguments: 0..<300) func agreesWithBruteForce(seed: UInt64) {
    let world = RandomWorld(seed: seed)
    let planner = Planner(converters: world.converters)
    let simple = world.allRoutes(simple: true)
    let found = planner.routes(
      from: world.source, to: world.target, losing: world.aspects, options: world.options)
    #expect(found.map(Outcome.init) == simple)
    // The best is the best of all chains, not only of those that avoid coming by the same type twice.
    let best = planner.bestRoute(
      from: world.source, to: world.target, losing: world.aspects, options: world.options)
    #expect(best.map(Outcome.init) == world.allRoutes(simple: false).first)
  }

  @Test(arguments: 300..<400) func theOrderOfConvertersDoesNotMatter(seed: UInt64) {
    let world = RandomWorld(seed: seed)
    var random = SplitMix(state: seed)
    let shuffled = world.converters.shuffled(using: &random)
    func outcomes(_ converters: [Converter]) -> [Outcome] {
      Planner(converters: converters)
        .routes(from: world.source, to: world.target, losing: world.aspects, options: world.options)
        .map(Outcome.init)
    }
    #expect(outcomes(world.converters) == outcomes(shuffled))
  }

  @Test(arguments: 400..<500) func morePossibilitiesAreNeverWorse(seed: UInt64) {
    let world = RandomWorld(seed: seed)
    func best(_ converters: [Converter], _ aspects: Loss) -> Loss? {
      Planner(converters: converters)
        .bestRoute(from: world.source, to: world.target, losing: aspects, options: world.options)?.losses
    }
    guard let few = best(Array(world.converters.dropLast()), world.aspects) else { return }
    guard let all = best(world.converters, world.aspects) else {
      Issue.record("a converter more took the route away")
      return
    }
    #expect(all <= few)
    // An item that has less loses no more.
    if let less = best(world.converters, world.aspects.subtracting([.metadata, .bitDepth])) {
      #expect(less <= all)
    } else {
      Issue.record("what the item has took the route away")
    }
  }

  /// A route that is said to be the best for every item is the best for each that there can be; and one is said to
  /// be where it is plain.
  @Test(arguments: 500..<700) func anUnconditionalRouteIsTheBestForEveryItem(seed: UInt64) {
    let world = RandomWorld(seed: seed)
    let planner = Planner(converters: world.converters)
    func best(_ aspects: Loss) -> Outcome? {
      planner.bestRoute(from: world.source, to: world.target, losing: aspects, options: world.options)
        .map(Outcome.init)
    }
    guard
      let route = planner.unconditionalRoute(from: world.source, to: world.target, options: world.options)
    else { return }
    let names = route.hops.map(\.converter.id)
    for bits in 0..<(1 << RandomWorld.aspects.count) {
      let aspects = Loss(
        RandomWorld.aspects.indices.filter { bits >> $0 & 1 == 1 }.map { RandomWorld.aspects[$0] })
      #expect(best(aspects)?.ids == names)
    }
  }

  @Test func aRouteIsUnconditionalUnlessAnItemCanMakeAnotherBetter() {
    func isUnconditional(_ converters: Converter...) -> Bool {
      Planner(converters: converters).unconditionalRoute(from: .png, to: .jpeg) != nil
    }
    let direct = converter("direct", [.png], .jpeg, cost: 10, losing: .bitDepth)
    #expect(isUnconditional(direct))
    #expect(
      isUnconditional(direct, converter("worse", [.png], .jpeg, cost: 10, losing: [.bitDepth, .metadata])))
    #expect(!isUnconditional(direct, converter("other", [.png], .jpeg, cost: 10, losing: .transparency)))
    #expect(
      !isUnconditional(direct, converter("cheaper", [.png], .jpeg, cost: 9, losing: [.bitDepth, .text])))
    #expect(!isUnconditional())
  }

  @Test func whatIsKnownOfTheItemCountsMoreThanWhatIsDeclared() throws {
    let graph = Planner(converters: [
      converter("direct", [.png], .jpeg, losing: [.metadata, .colorProfile]),
      converter("1", [.png], .gif, losing: .metadata), converter("2", [.gif], .jpeg, losing: []),
    ])
    func best(_ known: [String: Loss]) throws -> Route {
      try #require(graph.bestRoute(from: .png, to: .jpeg, knowing: known))
    }
    #expect(try best([:]).hops.count == 2)
    #expect(try best(["direct": []]).losses == [])
    #expect(try best(["direct": []]).hops.count == 1)
    #expect(try best(["direct": .metadata]).hops.count == 1)
  }

  // MARK: Work

  /// Two hundred converters that read everything. All that lead to the target are lossy, so that a search which
  /// followed every chain would see a thousand million before the first route.
  @Test(.timeLimit(.minutes(2))) func findsRoutesInADenseGraphWithoutFollowingEveryChain() {
    let calls = Mutex(0)
    let types = UTType.pool
    let light: [Loss] = [[], .charset, .metadata, [.charset, .bitDepth]]
    let converters = (0..<200).map { number in
      let output = number % types.count
      let losses = output == types.count - 1 ? .transparency : light[number % light.count]
      return converter("c\(number)", [.data], types[output], cost: 1 + number % 5, options: []) { _, _ in
        calls.withLock { $0 += 1 }
        return losses
      }
    }
    var routes = Planner(converters: converters).routes(from: types[0], to: types[types.count - 1])
      .makeIterator()
    #expect(calls.withLock { $0 } == 0)
    #expect(routes.next()?.losses == .transparency)
    let first = calls.withLock { $0 }
    for _ in 0..<10 where routes.next() == nil { Issue.record("there are more routes than that") }
    #expect(first > 0 && first < calls.withLock { $0 })
  }
}

extension UTType {
  fileprivate static let pool: [UTType] = [
    .png, .jpeg, .gif, .bmp, .tiff, .pdf, .html, .rtf, .plainText, .xml, .json, .webP, .heic, .svg, .mp3,
    .wav,
    .mpeg4Movie, .zip,
  ]
}

/// What identifies a route, in the order of its worth.
private struct Outcome: Equatable, Comparable {
  let losses: UInt32
  let cost: Int
  let ids: [String]

  init(losses: Loss, cost: Int, ids: [String]) {
    self.losses = losses.rawValue
    self.cost = cost
    self.ids = ids
  }

  init(_ route: Route) {
    self.init(losses: route.losses, cost: route.cost, ids: route.hops.map(\.converter.id))
  }

  static func < (left: Outcome, right: Outcome) -> Bool {
    if (left.losses, left.cost, left.ids.count) != (right.losses, right.cost, right.ids.count) {
      return (left.losses, left.cost, left.ids.count) < (right.losses, right.cost, right.ids.count)
    }
    return left.ids.lexicographicallyPrecedes(right.ids)
  }
}

/// The generator of Steele, Lea and Flood, which gives the same numbers everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A small random graph and a wish, with all its routes found by trying every chain.
private struct RandomWorld {
  var converters: [Converter] = []
  let source: UTType
  let target: UTType
  let aspects: Loss
  let options: ConversionOptions

  static let aspects: [Loss] = [.text, .transparency, .bitDepth, .metadata, .generation]

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    func aspectSet() -> Loss { Loss(Self.aspects.filter { _ in Bool.random(using: &random) }) }
    let types: [UTType] = Array([.png, .jpeg, .gif, .pdf, .html].shuffled(using: &random).prefix(4))
    let inputs = types + [.image, .data]
    for number in 0..<Int.random(in: 2...6, using: &random) {
      let plain = Dictionary(uniqueKeysWithValues: types.map { ($0, aspectSet()) })
      let extra = Bool.random(using: &random) ? aspectSet() : []
      let options = ConversionOptions.Key.allCases.filter { _ in Bool.random(using: &random) }
      converters.append(
        converter(
          "\(Int.random(in: 0...9, using: &random)).\(number)",
          (0...Int.random(in: 0...1, using: &random)).map { _ in inputs.randomElement(using: &random) ?? .data
          },
          types.randomElement(using: &random) ?? .png, cost: .random(in: 1...3, using: &random),
          options: Set(options)
        ) { type, options in
          (plain[type] ?? []).union(options.keys.isEmpty ? [] : extra)
        })
    }
    source = types.randomElement(using: &random) ?? .png
    target = inputs.randomElement(using: &random) ?? .png
    aspects = aspectSet().union(aspectSet())
    var options = ConversionOptions()
    if Int.random(in: 0...2, using: &random) == 0 { options.quality = 50 }
    if Int.random(in: 0...2, using: &random) == 0 { options.resize = Resize(width: 9, height: 9) }
    if Int.random(in: 0...2, using: &random) == 0 { options.metadata = .strip }
    self.options = options
  }

  /// Every chain of up to four converters that is a route, best first; only those that never come by one type
  /// twice with the same options behind them if `simple`.
  func allRoutes(simple: Bool) -> [Outcome] {
    var found: [Outcome] = []
    func follow(
      _ chain: [Converter], _ type: UTType, _ losses: Loss, _ seen: [(UTType, Set<ConversionOptions.Key>)]
    ) {
      guard chain.count < 4 else { return }
      for next in converters where next.inputs.contains(where: { type.conforms(to: $0) }) {
        let longer = chain + [next]
        let taken = longer.reduce(into: Set()) {
          $0.formUnion($1.options.intersection([.resize, .metadata]))
        }
        .intersection(options.keys)
        let lost = losses.union(next.losses(type, only(next.options)).intersection(aspects))
        if next.output.conforms(to: target), options.keys.isSubset(of: taken.union(next.options)) {
          found.append(
            Outcome(losses: lost, cost: longer.reduce(0) { $0 + $1.cost }, ids: longer.map(\.id)))
        } else if !simple || !seen.contains(where: { $0 == (next.output, taken) }) {
          follow(longer, next.output, lost, seen + [(next.output, taken)])
        }
      }
    }
    follow([], source, [], [(source, [])])
    return found.sorted()
  }

  private func only(_ keys: Set<ConversionOptions.Key>) -> ConversionOptions {
    var kept = ConversionOptions()
    if keys.contains(.quality) { kept.quality = options.quality }
    if keys.contains(.resize) { kept.resize = options.resize }
    if keys.contains(.metadata) { kept.metadata = options.metadata }
    return kept
  }
}
