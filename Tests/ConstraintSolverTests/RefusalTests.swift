import ConstraintSolver
import Testing

@Suite struct RefusalTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `Numbers that are not finite are refused`(number: Double) throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let constraint = try solver.addConstraint(sum([(x, 1)], -8), .equal)
    solver.update()
    #expect(throws: SolverError.notFinite) { try solver.addConstraint(sum([(x, number)]), .equal) }
    #expect(throws: SolverError.notFinite) { try solver.addConstraint(sum([(x, 1)], number), .equal) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: constraint) }
    #expect(throws: SolverError.notFinite) {
      try solver.addConstraint(sum([(x, 1)]), .equal, priority: .init(Float(number)))
    }
    let changes = solver.update()
    #expect(changes == 0)
    #expect(solver.value(of: x) == 8)
  }

  @Test(arguments: [1e-10, 1e10, -1e300])
  func `Coefficients too small or too large to compute with are refused`(coefficient: Double) {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    #expect(throws: SolverError.outOfRange) { try solver.addConstraint(sum([(x, coefficient)]), .equal) }
  }

  @Test func `Constants beyond a trillion are refused`() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    #expect(throws: SolverError.outOfRange) { try solver.addConstraint(sum([(x, 1)], 1e13), .equal) }
  }

  @Test(arguments: [Float(-1), -1000, 1000.5, 2000])
  func `Priorities outside 0 to 1000 are refused`(priority: Float) throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let constraint = try solver.addConstraint(sum([(x, 1)]), .equal, priority: .init(1))
    #expect(throws: SolverError.invalidPriority) {
      try solver.addConstraint(sum([(x, 1)]), .equal, priority: .init(priority))
    }
    #expect(throws: SolverError.invalidPriority) { try solver.setPriority(.init(priority), of: constraint) }
    let kept = try solver.priority(of: constraint)
    #expect(kept == .init(1))
  }

  @Test func `An expression without terms is refused, and so is one whose terms cancel`() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    #expect(throws: SolverError.noTerms) { try solver.addConstraint(sum([], 5), .equal) }
    #expect(throws: SolverError.noTerms) { try solver.addConstraint(sum([(x, 0)], 5), .equal) }
    #expect(throws: SolverError.noTerms) { try solver.addConstraint(sum([(x, 2), (x, -2)], 5), .equal) }
  }

  @Test func `Handles of removed and foreign variables are refused`() throws {
    var solver = ConstraintSolver()
    var other = ConstraintSolver()
    let removed = solver.addVariable()
    let foreign = other.addVariable()
    try solver.removeVariable(removed)
    solver.update()
    let successor = solver.addVariable()
    #expect(successor.index == removed.index)
    for variable in [removed, foreign] {
      let isContained = solver.contains(variable)
      #expect(!isContained)
      #expect(throws: SolverError.unknownVariable) { try solver.addConstraint(sum([(variable, 1)]), .equal) }
      #expect(throws: SolverError.unknownVariable) { try solver.removeVariable(variable) }
    }
    _ = other.addVariable()
  }

  @Test func `Handles of removed and foreign constraints are refused`() throws {
    var solver = ConstraintSolver()
    var other = ConstraintSolver()
    let x = solver.addVariable()
    let removed = try solver.addConstraint(sum([(x, 1)]), .equal)
    let foreign = try other.addConstraint(sum([(other.addVariable(), 1)]), .equal)
    try solver.removeConstraint(removed)
    for constraint in [removed, foreign] {
      #expect(throws: SolverError.unknownConstraint) { try solver.removeConstraint(constraint) }
      #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: constraint) }
      #expect(throws: SolverError.unknownConstraint) { try solver.setPriority(.init(1), of: constraint) }
      #expect(throws: SolverError.unknownConstraint) { try solver.constant(of: constraint) }
      #expect(throws: SolverError.unknownConstraint) { try solver.priority(of: constraint) }
    }
    other.update()
  }

  @Test func `A variable that constraints mention cannot be removed`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let constraint = try solver.addConstraint(sum([(x, 1)], -8), .equal)
    #expect(throws: SolverError.variableInUse) { try solver.removeVariable(x) }
    try solver.removeConstraint(constraint)
    try solver.removeVariable(x)
    solver.update()
    #expect(throws: SolverError.unknownVariable) { try solver.removeVariable(x) }
  }

  @Test func `Reading the value of a removed variable stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.addVariable()
      try solver.removeVariable(x)
      _ = solver.value(of: x)
    }
  }

  @Test func `Reading past the end of the list of changes stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      solver.update()
      _ = solver.changedVariable(at: 0)
    }
  }
}
