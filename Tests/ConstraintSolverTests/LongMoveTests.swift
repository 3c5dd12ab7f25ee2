@testable import ConstraintSolver
import Testing

/// A constant of a million million, and small ones again: added and subtracted, they leave what has no room beside the large one.
@Suite struct LongMoveTests {
  @Test(arguments: [1e12, -1e12, 1e11, 1e10])
  func `Small numbers are exact again after a very large constant`(large: Double) throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let place = try solver.addConstraint(sum([(x, 1)], -0.3), .equal)
    try solver.addConstraint(sum([(y, 1), (x, -1)], -0.1), .equal)
    try solver.addConstraint(sum([(z, 1), (y, -0.5), (x, -0.25)]), .equal)
    // The first changes of a constant compile its plan, which the others replay.
    for round in 0..<6 {
      for constant in [large, 0.3, 0.7] {
        try solver.setConstant(-constant, of: place)
        solver.update()
        let values = [solver.value(of: x), solver.value(of: y), solver.value(of: z)]
        guard constant < 1, constant > 0 else { continue }
        #expect(abs(values[0] - constant) < 1e-9, "round \(round)")
        #expect(abs(values[1] - constant - 0.1) < 1e-9)
        #expect(abs(values[2] - 0.75 * constant - 0.05) < 1e-9)
      }
    }
  }

  @Test func `What follows from a preference is exact again after a very large one`() throws {
    var solver = ConstraintSolver()
    let (width, right, half) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let edit = try solver.addEdit(width, value: 0.3, priority: .init(500))
    try solver.addConstraint(sum([(right, 1), (width, -1)], -0.1), .equal)
    try solver.addConstraint(sum([(half, 1), (right, -0.5)]), .equal)
    try solver.addConstraint(sum([(half, 1)]), .greaterThanOrEqual)
    for _ in 0..<6 {
      for value in [1e12, 0.3, 0.7] {
        try solver.setValue(value, of: edit)
        solver.update()
        guard value < 1 else { continue }
        #expect(abs(solver.value(of: right) - value - 0.1) < 1e-9)
        #expect(abs(solver.value(of: half) - 0.5 * value - 0.05) < 1e-9)
      }
    }
  }

  /// The 46th width would be 1e315, more than a double has room for.
  @Test func `Widths beyond all numbers have no solution, until one of them goes`() throws {
    var solver = ConstraintSolver()
    let widths = solver.addVariables(60)
    try solver.addConstraint(sum([(widths[0], 1)], -1), .equal)
    var ratios: [ConstraintSolver.Constraint] = []
    for index in 1..<60 {
      ratios.append(try solver.addConstraint(sum([(widths[index], 1), (widths[index - 1], -1e7)]), .equal))
    }
    solver.update()
    let hasSolution = solver.isSolved
    #expect(!hasSolution)
    for width in widths { #expect(solver.value(of: width).isFinite) }
    try solver.removeConstraint(ratios[20])
    solver.update()
    let hasSolutionAgain = solver.isSolved
    #expect(hasSolutionAgain)
    #expect(solver.value(of: widths[2]) == 1e14)
    #expect(solver.value(of: widths[59]) == 0)
  }
}
