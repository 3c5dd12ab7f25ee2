import Testing

@testable import ConstraintSolver

/// Rows whose largest coefficient is that of what many variables have in common.
@Suite struct LargeCoefficientTests {
  /// A row of views of one width with gaps of 8, in a width.
  private func equalWidths(
    _ count: Int, in width: Double, _ solver: inout ConstraintSolver
  ) throws -> (
    edit: ConstraintSolver.Constraint, widths: [ConstraintSolver.Variable], lefts: [ConstraintSolver.Variable]
  ) {
    let window = solver.addVariable()
    let edit = try solver.addEdit(window, value: width, priority: .init(900))
    let (lefts, widths) = (solver.addVariables(count), solver.addVariables(count))
    try solver.addConstraint(sum([(lefts[0], 1)], -8), .equal)
    for index in 1..<count {
      let (former, left) = (index - 1, lefts[index])
      try solver.addConstraint(sum([(left, 1), (lefts[former], -1), (widths[former], -1)], -8), .equal)
      try solver.addConstraint(sum([(widths[index], 1), (widths[0], -1)]), .equal)
    }
    try solver.addConstraint(sum([(lefts[count - 1], 1), (widths[count - 1], 1), (window, -1)], 8), .equal)
    return (edit, widths, lefts)
  }

  @Test(arguments: [40, 60, 1000, 4000])
  func `A row of equal widths is exact, and its rows are computed once`(count: Int) throws {
    var solver = ConstraintSolver()
    let row = try equalWidths(count, in: 20 * Double(count), &solver)
    solver.update()
    #expect(solver.program.pivotsSinceFreshRows > 0, "The rows were computed again")
    #expect(solver.invariantViolations().isEmpty)
    for factor in [20.0, 31, 9, 20] {
      try solver.setValue(factor * Double(count), of: row.edit)
      solver.update()
      let width = factor - 8 - 8 / Double(count)
      for index in row.widths.indices {
        #expect(abs(solver.value(of: row.widths[index]) - width) < 1e-9)
        #expect(abs(solver.value(of: row.lefts[index]) - (8 + (width + 8) * Double(index))) < 1e-6)
      }
    }
    #expect(solver.invariantViolations().isEmpty)
  }

  @Test(arguments: [
    (1000, 1, false), (1000, -1000, false), (1000, 5000, true), (1e7, 1, true), (1e-3, 1e-4, true),
    (2, 1e-3, false),
    (.nan, 1, true),
  ])
  func `A pivot on the largest coefficient of a fresh row is well scaled`(
    coefficient: Double, other: Double, isIllScaled: Bool
  ) {
    var program = ResidualProgram()
    let parameters = (0..<2).map { program.newResidual(ResidualVariable(value: 0, variable: $0)) }
    let sum = program.newResidual(ResidualVariable(value: 0, constraint: 0))
    [Entry(index: parameters[0], coefficient: coefficient), Entry(index: parameters[1], coefficient: other)]
      .withUnsafeBufferPointer { program.insertRow(for: sum, $0) }
    let found = program.isIllScaled(coefficient, in: 0)
    #expect(found == isIllScaled)
    // After many pivots a large coefficient may consist of rounding errors.
    program.pivotsSinceFreshRows = 1000
    let later = program.isIllScaled(coefficient, in: 0)
    #expect(later == (isIllScaled || coefficient > 50))
  }
}
