@testable import ConstraintSolver
import Testing

/// Chains of limits with a preference on each place. The preferences that do not hold have no rows.
@Suite struct DormantCostsTests {
  /// `place >= previous + 8`, and `place == 0` at a low priority, for each place.
  private struct Chain: ~Copyable {
    var solver = ConstraintSolver()
    let places: [ConstraintSolver.Variable]
    private(set) var limits: [ConstraintSolver.Constraint] = []
    private(set) var preferences: [ConstraintSolver.Constraint] = []

    init(_ count: Int, priority: Float = 250) throws {
      places = solver.addVariables(count)
      for (index, place) in places.enumerated() {
        preferences.append(
          try solver.addConstraint(sum([(place, 1)]), .equal, priority: .init(priority)))
        guard index > 0 else { continue }
        limits.append(
          try solver.addConstraint(sum([(place, 1), (places[index - 1], -1)], -8), .greaterThanOrEqual))
      }
      _ = try solver.addConstraint(sum([(places[0], 1)], -5), .greaterThanOrEqual)
    }

    mutating func value(_ index: Int) -> Double { solver.value(of: places[index]) }

    var entryCount: Int {
      var count = 0
      for row in 0..<solver.program.rows.count where solver.program.rows[row].basic >= 0 {
        count += Int(solver.program.rows[row].entries.count)
      }
      return count
    }
  }

  @Test func `Rows of preferences in a chain do not mention all places before`() throws {
    for count in [500, 1000] {
      var chain = try Chain(count)
      chain.solver.update()
      #expect(chain.value(count - 1) == Double(8 * (count - 1) + 5))
      #expect(chain.entryCount < 20 * count)
      #expect(chain.solver.invariantViolations().isEmpty)
    }
  }

  @Test func `Changes of a chain leave its rows short`() throws {
    let count = 500
    var chain = try Chain(count)
    chain.solver.checksInvariants = true
    chain.solver.update()
    try chain.solver.setConstant(-18, of: chain.limits[100])
    chain.solver.update()
    #expect(chain.value(count - 1) == Double(8 * (count - 1) + 15))
    try chain.solver.setConstant(-1e5, of: chain.preferences[400])
    chain.solver.update()
    // The 99 preferences behind it outweigh that one.
    #expect(chain.value(400) == 8 * 400 + 15)
    try chain.solver.setPriority(.init(500), of: chain.preferences[400])
    chain.solver.update()
    #expect(chain.value(400) == 1e5)
    #expect(chain.value(399) == 8 * 399 + 15)
    try chain.solver.setPriority(.init(250), of: chain.preferences[400])
    for step in 0..<3 {
      let limit = try chain.solver.addConstraint(
        sum([(chain.places[300], 1), (chain.places[299], -1)], -50), .greaterThanOrEqual)
      chain.solver.update()
      #expect(chain.value(300) == 8 * 299 + 15 + 50, "step \(step)")
      try chain.solver.removeConstraint(limit)
      chain.solver.update()
      #expect(chain.value(300) == 8 * 300 + 15, "step \(step)")
    }
    #expect(chain.entryCount < 20 * count)
  }

  @Test func `A preference without a row costs as much after its priority was changed and changed back`()
    throws
  {
    var chain = try Chain(300)
    chain.solver.checksInvariants = true
    chain.solver.update()
    try chain.solver.setPriority(.init(700), of: chain.preferences[250])
    try chain.solver.setPriority(.init(250), of: chain.preferences[250])
    chain.solver.update()
    #expect(chain.solver.dormantCosts.count > 200)
    #expect(chain.value(299) == 8 * 299 + 5)
  }

  @Test func `A place that nothing keeps moves to where half of the preferences behind it ask for less`()
    throws
  {
    let count = 400
    var chain = try Chain(count)
    chain.solver.checksInvariants = true
    chain.solver.update()
    // Places 200 to 399 may move together. Their preferences are best when the 200 places lie evenly around 0.
    try chain.solver.removeConstraint(chain.limits[199])
    chain.solver.update()
    #expect(chain.value(199) == 8 * 199 + 5)
    #expect(chain.value(200) <= -8 * 99 && chain.value(200) >= -8 * 100)
    #expect(chain.value(399) == chain.value(200) + 8 * 199)
  }

  @Test func `Preferences that can hold do, in a chain of any length`() throws {
    var solver = ConstraintSolver()
    let places = solver.addVariables(300)
    for (index, place) in places.enumerated() {
      let preferred = index < 150 ? 0 : 20 * index
      try solver.addConstraint(sum([(place, 1)], -Double(preferred)), .equal, priority: .init(250))
      guard index > 0 else { continue }
      try solver.addConstraint(sum([(place, 1), (places[index - 1], -1)], -8), .greaterThanOrEqual)
    }
    try solver.addConstraint(sum([(places[0], 1)]), .greaterThanOrEqual)
    solver.update()
    #expect(solver.value(of: places[149]) == 8 * 149)
    for index in 150..<300 { #expect(solver.value(of: places[index]) == Double(20 * index)) }
    #expect(solver.invariantViolations().isEmpty)
  }

  @Test func `The dump shows on which side a preference without a row is counted`() throws {
    var chain = try Chain(300)
    chain.solver.update()
    #expect(chain.solver.dump().contains("== 0 dormant >"))
  }
}
