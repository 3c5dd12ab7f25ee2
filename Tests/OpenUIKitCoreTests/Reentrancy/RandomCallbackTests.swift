import Foundation
import OpenUIKit
import Testing

/// `CALLBACK_FUZZ_SEED` repeats a seed, and `CALLBACK_FUZZ_STEPS` takes more steps, with an app of its own for each 300.
@MainActor
@Suite("Controllers, lists, gestures and text")
struct RandomCallbackTests {
  @Test("may be changed from within everything that they call")
  func randomChanges() {
    let settings = ProcessInfo.processInfo.environment
    let steps = settings["CALLBACK_FUZZ_STEPS"].flatMap { Int($0) } ?? 1500
    let given = settings["CALLBACK_FUZZ_SEED"].flatMap { UInt64($0) }
    var (seed, done) = (given ?? UInt64.random(in: 0..<1_000_000), 0)
    while done < steps {
      // A crash leaves the seed on the screen.
      print("random callbacks: seed \(seed)")
      let callbacks = RandomCallbacks(seed: seed)
      let failures = callbacks.run(steps: min(300, steps - done))
      callbacks.end()
      #expect(failures.isEmpty, "seed \(seed): \(failures.joined(separator: "\n"))")
      guard failures.isEmpty else { return }
      done += 300
      seed &+= 1
    }
  }
}
