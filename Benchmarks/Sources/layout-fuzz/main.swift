import Foundation
import OpenUIKit

/// Compares trees that change at random with trees built from the start: layout-fuzz [STEPS [SEED [STEPS-IN-A-TREE]]].
/// Prints its seed. The first failure is printed with the fewest changes that show it, and ends the program with 1.
@MainActor
func fuzz() -> Int32 {
  let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
  let total = Int(arguments.first ?? 50_000)
  let firstSeed = arguments.count > 1 ? arguments[1] : UInt64.random(in: 0..<1_000_000)
  let length = arguments.count > 2 ? Int(arguments[2]) : 50
  print("seed \(firstSeed), \(total) steps")
  var (done, undecided, seed) = (0, 0, firstSeed)
  while done < total {
    var run = DifferentialRun(seed: seed)
    if let failure = run.run(steps: min(length, total - done)) {
      print(run.describe(failure))
      return 1
    }
    undecided += run.undecided
    done += length
    seed += 1
  }
  print("\(done) steps, nothing found; \(undecided) layouts left open by their constraints")
  return 0
}

exit(fuzz())
