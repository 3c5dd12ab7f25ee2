import Testing

@testable import ConstraintSolver

/// Long ways to the optimum, on which rounding errors could grow.
@Suite struct RoundingErrorTests {
  /// About thirty views in a window 320 wide, each with three preferences of one priority on others.
  @Test(arguments: ["243", "269", "469"])
  func `Views with many wishes of one priority on each other are placed`(name: String) throws {
    var slow = ConstraintSolver()
    slow.program.budget.mostSteps = -1
    var program = RecordedProgram()
    var reference = RecordedProgram(in: slow)
    for line in try RecordedProgram.lines(of: "Wishes/wishes-\(name).txt") {
      _ = try program.play(line)
      _ = try reference.play(line)
    }
    let (values, expected) = (program.values, reference.values)
    let items = program.items.values
    #expect(values.allSatisfy { $0.isFinite })
    #expect(program.solver.invariantViolations().isEmpty)
    for level in [Float(1000), 500] {
      let members = items.filter { $0.priority == level }
      let error = members.reduce(0) { $0 + $1.error(values) }
      let least = members.reduce(0) { $0 + $1.error(expected) }
      #expect(abs(error - least) < 1e-6 * (1 + least))
    }
  }

  @Test func `A program that neither method solves has no solution until it changes`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(2)
    try solver.addConstraint(sum([(x[0], 1), (x[1], 1)], -10), .lessThanOrEqual)
    let wish = try solver.addEdit(x[0], value: 20, priority: .init(500))
    solver.program.budget.mostSteps = -1
    solver.program.budget.mostExchanges = 0
    solver.update()
    let wasSolved = solver.isSolved
    #expect(!wasSolved)
    #expect(x.allSatisfy { solver.value(of: $0).isFinite })
    solver.program.budget.mostSteps = .max
    solver.program.budget.mostExchanges = .max
    try solver.setValue(4, of: wish)
    solver.update()
    let isSolved = solver.isSolved
    #expect(isSolved)
    #expect(solver.value(of: x[0]) == 4)
    #expect(solver.invariantViolations().isEmpty)
  }
}
