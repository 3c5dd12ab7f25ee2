import Foundation
import Testing

@testable import iCarousel

/// Random operations from within everything that a carousel calls. `CAROUSEL_FUZZ_STEPS` makes a long run with a new seed,
/// `CAROUSEL_FUZZ_SEED` repeats one.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct CallbackFuzzTests {
  @Test func nothingThatACallDoesBreaksTheCarousel() {
    let settings = ProcessInfo.processInfo.environment
    let steps = settings["CAROUSEL_FUZZ_STEPS"].flatMap { Int($0) } ?? 2000
    // The usual run is the same each time. A long one goes where none has been.
    let first = steps > 2000 ? UInt64.random(in: 0...UInt64.max) : 1
    var seed = settings["CAROUSEL_FUZZ_SEED"].flatMap { UInt64($0) } ?? first
    var done = 0
    while done < steps {
      let fuzzer = CarouselFuzzer(seed: seed)
      if steps > 2000 || settings["CAROUSEL_FUZZ_SEED"] != nil { print("carousel fuzzer: seed \(seed)") }
      fuzzer.run(min(500, steps - done))
      #expect(fuzzer.failures.isEmpty, "seed \(seed): \(fuzzer.failures.joined(separator: "\n"))")
      guard fuzzer.failures.isEmpty else { return }
      done += 500
      seed &+= 1
    }
  }
}
