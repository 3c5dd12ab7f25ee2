@testable import ConstraintSolver
import Testing

/// Many preferences and limits of several variables: they define variables with slack variables, and rows stay short.
@Suite struct SlackVariablesTests {
  /// A chain of limits `place >= previous + size + 8`.
  private struct Chain: ~Copyable {
    var solver = ConstraintSolver()
    let sizes: [ConstraintSolver.Variable]
    let places: [ConstraintSolver.Variable]
    private(set) var limits: [ConstraintSolver.Constraint] = []

    init(_ count: Int) throws {
      sizes = solver.addVariables(count)
      places = solver.addVariables(count)
      for size in sizes { _ = try solver.addConstraint(sum([(size, 1)], -20), .equal) }
      _ = try solver.addConstraint(sum([(places[0], 1)]), .equal)
      for index in 1..<count {
        let gap = sum([(places[index], 1), (places[index - 1], -1), (sizes[index - 1], -1)], -8)
        limits.append(try solver.addConstraint(gap, .greaterThanOrEqual))
      }
    }

    var entryCount: Int {
      var count = 0
      for row in 0..<solver.program.rows.count where solver.program.rows[row].basic >= 0 {
        count += Int(solver.program.rows[row].entries.count)
      }
      return count
    }
  }

  @Test func `The rows of a chain of limits do not mention one another`() throws {
    var entries: [Int] = []
    for count in [100, 200] {
      var chain = try Chain(count)
      chain.solver.update()
      #expect(chain.solver.value(of: chain.places[count - 1]) == 28 * Double(count - 1))
      entries.append(chain.entryCount)
    }
    #expect(entries[1] < 3 * max(entries[0], 100))
  }

  @Test func `Limits with slack variables change, weaken, and go`() throws {
    var chain = try Chain(60)
    chain.solver.checksInvariants = true
    chain.solver.update()
    let variableCount = chain.solver.model.variables.count
    #expect(variableCount > 120)
    try chain.solver.setConstant(-18, of: chain.limits[0])
    chain.solver.update()
    #expect(chain.solver.value(of: chain.places[59]) == 28 * 59 + 10)
    let wish = try chain.solver.addConstraint(
      sum([(chain.places[11], 1)]), .equal, priority: .init(500))
    chain.solver.update()
    #expect(chain.solver.value(of: chain.places[11]) == 28 * 11 + 10)
    try chain.solver.setPriority(.init(250), of: chain.limits[10])
    chain.solver.update()
    #expect(chain.solver.value(of: chain.places[11]) == 0)
    try chain.solver.setPriority(.required, of: chain.limits[10])
    chain.solver.update()
    #expect(chain.solver.value(of: chain.places[11]) == 28 * 11 + 10)
    for limit in chain.limits { try chain.solver.removeConstraint(limit) }
    chain.solver.update()
    #expect(chain.solver.value(of: chain.places[11]) == 0)
    try chain.solver.removeConstraint(wish)
    // The numbers of the slack variables are used again.
    _ = chain.solver.addVariables(variableCount - 120)
    #expect(chain.solver.model.variables.count == variableCount)
  }

  @Test func `Slack variables are not listed among the changes, nor their definitions in conflicts`() throws {
    var chain = try Chain(60)
    let known = Set((chain.sizes + chain.places).map(\.index))
    chain.solver.update()
    chain.solver.forEachChange { variable, _ in #expect(known.contains(variable)) }
    let end = try chain.solver.addConstraint(sum([(chain.places[59], 1)], -10), .lessThanOrEqual)
    chain.solver.update()
    chain.solver.forEachChange { variable, _ in #expect(known.contains(variable)) }
    let conflict = try #require(chain.solver.conflicts().first)
    #expect(conflict.broken == end)
    // 59 sizes, the first place, 59 limits and the end.
    #expect(conflict.constraints.count == 120)
    #expect(conflict.constraints.allSatisfy { chain.solver.contains($0) })
    #expect(chain.solver.constraintsAffecting(chain.places[1]).allSatisfy { chain.solver.contains($0) })
  }
}
