import Foundation
import OpenUIKit

/// Changes an app at random from within everything that OpenUIKit calls: callback-fuzz [STEPS [SEED [STEPS-IN-AN-APP]]].
/// Prints each seed before it is used, so that the last one repeats a crash. The first failure ends the program with 1.
@MainActor
func fuzz() -> Int32 {
  let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
  let total = Int(arguments.first ?? 50_000)
  var seed = arguments.count > 1 ? arguments[1] : UInt64.random(in: 0..<1_000_000)
  let length = arguments.count > 2 ? Int(arguments[2]) : 300
  var done = 0
  while done < total {
    printAtOnce("seed \(seed)")
    let callbacks = RandomCallbacks(seed: seed)
    let failures = callbacks.run(steps: min(length, total - done))
    callbacks.end()
    guard failures.isEmpty else {
      print(failures.joined(separator: "\n"))
      return 1
    }
    done += length
    seed += 1
  }
  print("\(done) steps, nothing found")
  return 0
}

/// Prints a line that a crash right after it does not swallow.
func printAtOnce(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

exit(fuzz())
