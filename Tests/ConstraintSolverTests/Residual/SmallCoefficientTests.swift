import Testing

@testable import ConstraintSolver

/// Programs in which it matters whether a small number is a coefficient or what rounding left of a sum.
@Suite struct SmallCoefficientTests {
  /// A solver whose updates are all finished by the slower path.
  private func fallbackAlone() -> ConstraintSolver {
    var solver = ConstraintSolver()
    solver.program.budget.mostSteps = -1
    return solver
  }

  @Test(arguments: [1e-9, 1e-6, 1])
  func `A conflict names a constraint whose coefficient is small next to the others'`(small: Double) throws {
    for factor in [1.0, 1e3, 1e9] {
      var solver = fallbackAlone()
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let first = try solver.addConstraint(sum([(x, factor), (y, small)], -factor), .equal)
      let second = try solver.addConstraint(sum([(y, small)], -3 * small), .equal)
      let third = try solver.addConstraint(sum([(x, factor)], factor), .equal)
      solver.update()
      let conflicts = solver.conflicts()
      #expect(conflicts.map(\.constraints) == [[first, second, third]])
      #expect(conflicts.map(\.broken) == [third])
    }
  }
}
