@testable import ConstraintSolver
import Testing

/// Changes whose effects are lost in larger numbers. Constraints are compared with zero: `Σ coefficient · variable + constant`.
@Suite struct LostDigitsTests {
  private struct Program: ~Copyable {
    var solver = ConstraintSolver()
    let variables: [ConstraintSolver.Variable]
    private(set) var constraints: [ConstraintSolver.Constraint] = []

    init(_ count: Int) { variables = solver.addVariables(count) }

    mutating func add(
      _ terms: [(Int, Double)], _ constant: Double, _ priority: Float = 1000,
      _ relation: ConstraintSolver.Relation = .equal
    ) throws {
      let sum = sum(terms.map { (variables[$0.0], $0.1) }, constant)
      constraints.append(try solver.addConstraint(sum, relation, priority: .init(priority)))
    }

    mutating func setConstant(_ constant: Double, of index: Int) throws {
      try solver.setConstant(constant, of: constraints[index])
    }

    /// Updates. The update finds a solution in which no required constraint is violated in silence, or states that there is none.
    mutating func update() {
      solver.update()
      let isHonest = !solver.isSolved || solver.invariantViolations().isEmpty
      #expect(isHonest)
    }
  }

  @Test func `A constant that moves a row and a new definition above it are both carried on once`() throws {
    var program = Program(6)
    try program.add([(4, -0.5), (1, 1), (3, -0.5), (2, 1)], -14, 999, .greaterThanOrEqual)
    try program.add([(2, 1), (0, -1)], 45)
    try program.add([(0, 2), (5, -1), (4, -1)], -24)
    program.solver.update()
    try program.add([(0, -0.5)], 49)
    try program.setConstant(22, of: 2)
    program.solver.update()
    #expect(program.solver.invariantViolations().isEmpty)
  }

  @Test func `A small move beside a huge value is not lost in silence`() throws {
    var program = Program(6)
    try program.add([(0, 2), (5, -1000), (4, -1000), (1, 1e-9)], 47)
    try program.add([(3, -0.5), (0, 1e-9), (2, -1)], 1.0 / 3, 1)
    try program.add([(5, -1e-9), (4, -1e-9)], 1e6, 999)
    try program.add([(1, 1e-6)], 1e-9)
    program.update()
    try program.setConstant(-2, of: 3)
    program.update()
  }

  @Test func `A value that returns from a huge one leaves nothing behind`() throws {
    var program = Program(3)
    try program.add([(0, -1000.000000001), (1, 1e-6)], 1e-12, 1000, .lessThanOrEqual)
    try program.add([(0, -1), (2, 1e9)], 0, 1)
    try program.add([(2, -1)], -30)
    program.update()
    for constant in [1e6, 1e-300] {
      try program.setConstant(constant, of: 2)
      program.update()
    }
  }
}
