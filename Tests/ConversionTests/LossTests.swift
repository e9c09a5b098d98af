import Conversion
import Testing

@Suite struct LossTests {
  /// Most severe first, as `convert` documents them.
  private static let severity: [(Loss, String)] = [
    (.text, "text"), (.structure, "structure"), (.pages, "pages"), (.animation, "animation"),
    (.vector, "vector"), (.transparency, "transparency"), (.formulas, "formulas"), (.numbers, "numbers"),
    (.layout, "layout"), (.colorProfile, "color-profile"), (.bitDepth, "bit-depth"), (.metadata, "metadata"),
    (.charset, "charset"), (.generation, "generation"),
  ]

  @Test func namesEachAspect() {
    for (aspect, name) in Self.severity { #expect(aspect.aspects == [name]) }
    #expect(Loss.all.aspects == Self.severity.map(\.1))
    #expect(Loss.all == Loss(Self.severity.map(\.0)))
  }

  @Test func oneAspectIsWorseThanAllThatAreLess() {
    for (index, (aspect, _)) in Self.severity.enumerated() {
      let lesser = Loss(Self.severity.dropFirst(index + 1).map(\.0))
      #expect(lesser < aspect)
      #expect(!(aspect < lesser))
    }
  }

  @Test func equalSeverityIsDecidedByTheNextAspect() {
    #expect([.transparency, .generation] < [.transparency, .metadata] as Loss)
    #expect([.transparency] < [.transparency, .generation] as Loss)
  }

  @Test func aUnionIsNeverLessThanItsParts() {
    for left in stride(from: UInt32(0), to: 1 << 14, by: 97) {
      for right in stride(from: UInt32(0), to: 1 << 14, by: 101) {
        let (left, right) = (Loss(rawValue: left), Loss(rawValue: right))
        guard left.union(right) >= max(left, right) else {
          Issue.record("the union of \(left) and \(right) is less")
          return
        }
      }
    }
  }

  @Test func describesItself() {
    #expect(Loss([]).description == "nothing")
    #expect(Loss([.generation, .transparency]).description == "transparency, generation")
  }
}
