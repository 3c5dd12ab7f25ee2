import Testing

@testable import ConstraintSolver

/// The effect of the client's ranks.
@Suite struct ConflictRankTests {
  /// Three constraints, any two of which hold together, with ranks by the order in which they are added.
  private func givenUp(ranks: [Int64], addedFrom first: Int) throws -> Int? {
    var solver = ConstraintSolver()
    solver.conflictOrder = .rank
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let numbers = (0..<3).map { ($0 + first) % 3 }
    // The solver numbers constraints from zero on.
    solver.conflictRank = { ranks[numbers[$0.index]] }
    var handles: [Int: ConstraintSolver.Constraint] = [:]
    for number in numbers {
      let terms = [[(x, 1.0)], [(y, 1.0)], [(x, 1.0), (y, -1.0)]][number]
      handles[number] = try solver.addConstraint(sum(terms, [0, -10, 0][number]), .equal)
    }
    solver.update()
    let broken = solver.conflicts().map(\.broken)
    return handles.first { broken == [$0.value] }?.key
  }

  @Test(arguments: [[1, 2, 3], [3, 2, 1], [1, 3, 2], [-5, .max, .min]] as [[Int64]])
  func `The highest rank is given up, whenever it was added`(ranks: [Int64]) throws {
    for first in 0..<3 {
      #expect(try givenUp(ranks: ranks, addedFrom: first) == ranks.firstIndex(of: ranks.max() ?? 0))
    }
  }

  @Test func `Of one rank the highest variables are given up`() throws {
    for first in 0..<3 { #expect(try givenUp(ranks: [0, 0, 0], addedFrom: first) == 2) }
  }

  @Test
  func `Of the same variables the older constraint is given up, and applies again without the younger one`()
    throws
  {
    var solver = ConstraintSolver()
    solver.conflictOrder = .rank
    let x = solver.addVariable()
    var constraints: [ConstraintSolver.Constraint] = []
    for value in [10.0, 20, 30] {
      constraints.append(try solver.addConstraint(sum([(x, 1)], -value), .equal))
      solver.update()
      #expect(solver.value(of: x) == value)
    }
    #expect(Set(solver.conflicts().map(\.broken)) == Set(constraints[..<2]))
    try solver.removeConstraint(constraints[2])
    solver.update()
    #expect(solver.value(of: x) == 20)
  }

  @Test func `Constraints that count as the oldest are kept, whatever their rank`() throws {
    var solver = ConstraintSolver()
    solver.conflictOrder = .rank
    let x = solver.addVariable()
    solver.conflictRank = { Int64(10 - $0.index) }
    let bound = try solver.addConstraint(sum([(x, 1)]), .greaterThanOrEqual)
    try solver.countAsOldest(bound)
    let negative = try solver.addConstraint(sum([(x, 1)], 5), .equal)
    solver.update()
    #expect(solver.conflicts().map(\.broken) == [negative])
  }
}
