import Foundation
import Testing

/// Random operations on carousels with all of the kit. `CAROUSEL_FUZZ_STEPS` makes a long run with new seeds, and `CAROUSEL_FUZZ_SEED`
/// repeats one.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct KitFuzzTests {
  nonisolated private static let steps = 250

  nonisolated private static var seeds: [UInt64] {
    let settings = ProcessInfo.processInfo.environment
    if let seed = settings["CAROUSEL_FUZZ_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    guard let steps = settings["CAROUSEL_FUZZ_STEPS"].flatMap({ Int($0) }) else { return Array(0..<40) }
    // The usual run is the same each time. A long one goes where none has been.
    let first = UInt64.random(in: 0...UInt64.max)
    return (0..<UInt64(max(steps / Self.steps, 1))).map { first &+ $0 }
  }

  @Test(arguments: seeds)
  func everythingHoldsWhateverIsDone(_ seed: UInt64) {
    let fuzzer = KitFuzzer(seed: seed)
    fuzzer.run(Self.steps)
    #expect(fuzzer.failures.isEmpty, "\(fuzzer.failures.joined(separator: "; "))")
  }
}
