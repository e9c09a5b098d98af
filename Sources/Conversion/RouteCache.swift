import TypeDetection
import UniformTypes

/// Remembers the answers to what was asked of a planner, since the items of a batch ask the same. From any thread.
final class RouteCache: Sendable {
  /// All that an answer depends on.
  struct Question: Hashable {
    let source: UTType
    let target: UTType
    let aspects: Loss
    let options: ConversionOptions
    let known: [String: Loss]
  }

  /// The most answers that are kept; hostile items can ask for no end of types.
  private static let limit = 1_000

  private let answers = Locked<[Question: Route?]>([:])

  /// The answer that is remembered, or else that of `find`, which may run on two threads at once.
  func answer(to question: Question, find: () -> Route?) -> Route? {
    if let known = answers.withLock({ $0[question] }) { return known }
    let route = find()
    answers.withLock { answers in
      if answers.count >= Self.limit { answers.removeAll() }
      answers[question] = .some(route)
    }
    return route
  }
}
