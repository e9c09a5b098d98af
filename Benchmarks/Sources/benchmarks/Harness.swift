import CPeers
import Foundation

/// Something to measure, and what it does in one call: for operations, as many as there are keys.
struct Subject {
  let name: String
  let run: () -> Void
}

/// One row of the report: a subject of ours and a peer, measured in turn in the same run.
struct Comparison {
  let name: String
  let ours: Measurement
  let peerName: String
  let peer: Measurement
  /// The ratio of medians that the project aims at; it is printed beside the ratio and judges nothing.
  let goal: Goal?

  /// Our median over the peer's; below 1 is faster.
  var ratio: Double { ours.median / peer.median }
}

/// Which way a ratio should lean.
enum Goal {
  case atMost(Double)
  case atLeastFaster(Double)

  var text: String {
    switch self {
    case .atMost(let ratio): "≤ \(format(ratio, 2))"
    case .atLeastFaster(let factor): "≤ \(format(1 / factor, 2)) (\(format(factor, 1))× faster)"
    }
  }

  func isMet(by ratio: Double) -> Bool {
    switch self {
    case .atMost(let most): ratio <= most
    case .atLeastFaster(let factor): ratio <= 1 / factor
    }
  }
}

/// Seconds for one operation in each sample, and how often one operation allocates and counts references.
struct Measurement {
  let samples: [Double]
  var allocations: Double?
  var retains: Double?

  var median: Double {
    let sorted = samples.sorted()
    return sorted[sorted.count / 2]
  }
}

/// Measures two subjects that each do `operations` operations a call, in turn, `samples` times.
func compare(
  _ name: String, operations: Int, samples: Int = 31, counting: Bool = true, goal: Goal? = nil,
  _ ours: Subject, _ peer: Subject
) -> Comparison {
  var times: (ours: [Double], peer: [Double]) = ([], [])
  ours.run()
  peer.run()
  for _ in 0..<samples {
    times.ours.append(seconds(ours.run) / Double(operations))
    times.peer.append(seconds(peer.run) / Double(operations))
  }
  return Comparison(
    name: name,
    ours: counting ? counted(ours, operations, times.ours) : Measurement(samples: times.ours),
    peerName: peer.name,
    peer: counting ? counted(peer, operations, times.peer) : Measurement(samples: times.peer), goal: goal)
}

/// Adds what one more run allocates and counts; the counters repeat exactly where the work does.
private func counted(_ subject: Subject, _ operations: Int, _ samples: [Double]) -> Measurement {
  let before = (allocation_count(), retain_count())
  subject.run()
  let after = (allocation_count(), retain_count())
  return Measurement(
    samples: samples, allocations: Double(after.0 - before.0) / Double(operations),
    retains: Double(after.1 - before.1) / Double(operations))
}

func seconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// Takes a result so that the optimiser must produce it.
@_optimize(none)
func keep(_: some Any) {}

/// A generator with a seed, so that every run shuffles alike.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    // SplitMix64, Steele, Lea and Flood, 2014.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

func format(_ value: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", value)
}
