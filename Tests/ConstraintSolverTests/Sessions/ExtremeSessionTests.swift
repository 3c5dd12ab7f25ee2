import Foundation
import Testing

@testable import ConstraintSolver

/// Random sessions with ordinary and with extreme numbers. `SOLVER_SESSIONS` is how many of each kind run, `SOLVER_SEED` the first
/// seed.
@Suite struct ExtremeSessionTests {
  private static func number(_ name: String, _ usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? usual
  }

  @Test(
    "Finite numbers never make a session trap, leave a required constraint violated, or give NaN",
    arguments: [ExtremeSession.Range.ordinary, .allowed, .any])
  func sessions(range: ExtremeSession.Range) {
    let first = Self.number("SOLVER_SEED", 7)
    for seed in first..<first + Self.number("SOLVER_SESSIONS", 15) {
      var session = ExtremeSession(seed: seed, range: range, variableCount: 10)
      let problem = session.run(updates: 12, mostChanges: 8)
      #expect(problem == nil, "seed \(seed)")
    }
  }

  @Test(
    "Constraints that contradict implied bounds are the same that contradict others",
    arguments: [false, true])
  func bounds(definesWithSlack: Bool) {
    let first = Self.number("SOLVER_SEED", 11)
    for seed in first..<first + 2 * Self.number("SOLVER_SESSIONS", 15) {
      var session = ExtremeSession(
        seed: seed, range: .ordinary, variableCount: 8, looksAtBoundsFirst: true)
      if definesWithSlack { session.defineWithSlack() }
      let problem = session.run(updates: 12, mostChanges: 10)
      #expect(problem == nil, "seed \(seed)")
    }
  }

  /// A longer run found that a limit was compared with the value that its variable had before a new definition.
  @Test("Limits are compared with values that new definitions give")
  func newDefinitions() {
    var session = ExtremeSession(seed: 140_936, range: .ordinary, variableCount: 8)
    let problem = session.run(updates: 12, mostChanges: 10)
    #expect(problem == nil)
  }

  @Test("An update takes hundreds of additions, removals and changes at once")
  func manyChanges() {
    for range in [ExtremeSession.Range.ordinary, .any] {
      let seed = Self.number("SOLVER_SEED", 3)
      var session = ExtremeSession(seed: seed, range: range, variableCount: 120)
      let problem = session.run(updates: 2, mostChanges: 500)
      #expect(problem == nil, "seed \(seed)")
    }
  }
}
