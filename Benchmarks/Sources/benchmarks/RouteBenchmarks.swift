import Rendition

/// Planning over a graph of the size that a full installation has: 60 converters that read eight types each.
func routeBenchmarks() -> [Comparison] {
  let converters = syntheticConverters()
  let ends = (from: converters[0].inputs[0], to: converters[converters.count - 1].output)
  let planner = Planner(converters: converters)
  let kept = edges(converters)
  return [
    compare(
      "route, planner new", operations: 1,
      Subject(name: "ours") { keep(Planner(converters: converters).bestRoute(from: ends.from, to: ends.to)) },
      Subject(name: "breadth first over a Dictionary") {
        keep(breadthFirst(edges(converters), ends.from, ends.to))
      }),
    compare(
      "route, planner kept", operations: 100,
      Subject(name: "ours") { for _ in 0..<100 { keep(planner.bestRoute(from: ends.from, to: ends.to)) } },
      Subject(name: "breadth first, Dictionary kept") {
        for _ in 0..<100 { keep(breadthFirst(kept, ends.from, ends.to)) }
      }),
  ]
}

private func syntheticConverters() -> [Converter] {
  let types = UTType.allDeclared.filter { $0.conforms(to: .data) && $0.preferredFilenameExtension != nil }
  var generator = SeededGenerator()
  return (0..<60).map { index in
    Converter(
      id: "bench.\(index)", inputs: (0..<8).map { _ in types[Int.random(in: 0..<120, using: &generator)] },
      output: types[Int.random(in: 0..<120, using: &generator)],
      cost: Int.random(in: 1...9, using: &generator),
      losses: { _, _ in .generation }, probe: { _, _ throws(ConversionError) in Probe(aspects: .all) },
      convert: { _ throws(ConversionError) in [] })
  }
}

private func edges(_ converters: [Converter]) -> [UTType: [UTType]] {
  var edges: [UTType: [UTType]] = [:]
  for converter in converters {
    for input in converter.inputs { edges[input, default: []].append(converter.output) }
  }
  return edges
}

/// The obvious search: fewest hops, blind to losses and to subtypes.
private func breadthFirst(_ edges: [UTType: [UTType]], _ from: UTType, _ target: UTType) -> [UTType]? {
  var cameFrom: [UTType: UTType] = [:]
  var queue = [from]
  var next = 0
  while next < queue.count {
    let type = queue[next]
    next += 1
    for output in edges[type] ?? [] where cameFrom[output] == nil && output != from {
      cameFrom[output] = type
      queue.append(output)
      if output == target { return path(to: target, cameFrom) }
    }
  }
  return nil
}

private func path(to target: UTType, _ cameFrom: [UTType: UTType]) -> [UTType] {
  var path = [target]
  while let last = path.last, let previous = cameFrom[last] { path.append(previous) }
  return path.reversed()
}
