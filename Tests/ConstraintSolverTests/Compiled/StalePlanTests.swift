import ConstraintSolver
import Testing

/// Plans name what follows from a change; what comes to follow from it later must not be overlooked.
@Suite struct StalePlanTests {
  @Test
  func `A preference added after a constant's plan was made takes part when the constant changes again`()
    throws
  {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let left = solver.addVariable()
    let width = solver.addVariable()
    // left == width + 10
    var sum = ConstraintSolver.LinearExpression(constant: -10)
    sum.add(left)
    sum.add(width, -1)
    let offset = try solver.addConstraint(sum, .equal)
    try solver.addEdit(width, value: 5, priority: .init(100))
    solver.update()
    for constant in [-11.0, -12, -13, -10] {
      try solver.setConstant(constant, of: offset)
      solver.update()
      #expect(solver.value(of: left) == 5 - constant)
    }
    try solver.addEdit(left, value: 50, priority: .init(500))
    solver.update()
    #expect(solver.value(of: left) == 50)
    #expect(solver.value(of: width) == 40)
    for constant in [-20.0, -15, -30] {
      try solver.setConstant(constant, of: offset)
      solver.update()
      #expect(solver.value(of: left) == 50)
      #expect(solver.value(of: width) == 50 + constant)
    }
  }
}
