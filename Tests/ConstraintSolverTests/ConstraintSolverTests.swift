import ConstraintSolver
import Testing

typealias Expression = ConstraintSolver.LinearExpression

func sum(_ terms: [(ConstraintSolver.Variable, Double)], _ constant: Double = 0) -> Expression {
  var expression = Expression(constant: constant)
  for (variable, coefficient) in terms { expression.add(variable, coefficient) }
  return expression
}

@Suite struct ConstraintSolverTests {
  @Test func `A required equality gives a variable its value`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    _ = try solver.addConstraint(sum([(x, 2)], -16), .equal, priority: .required)
    solver.update()
    #expect(solver.value(of: x) == 8)
    #expect(solver.changedVariableCount == 1)
    #expect(solver.changedVariable(at: 0) == x)
    solver.update()
    #expect(solver.changedVariableCount == 0)
  }

  @Test func `A thousand weaker constraints never outvote one stronger`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    _ = try solver.addConstraint(sum([(x, 0.001)], -0.1), .equal, priority: ConstraintSolver.Priority(251))
    for _ in 0..<1000 {
      _ = try solver.addConstraint(sum([(x, 1)]), .equal, priority: ConstraintSolver.Priority(250.5))
    }
    solver.update()
    #expect(abs(solver.value(of: x) - 100) < 1e-6)
  }

  @Test func `Constants and priorities take effect with the next update`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let low = try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .init(500))
    let high = try solver.addConstraint(sum([(x, 1)], -20), .equal, priority: .init(600))
    solver.update()
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(.init(700), of: low)
    #expect(solver.value(of: x) == 20)
    solver.update()
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(-12, of: low)
    solver.update()
    #expect(solver.value(of: x) == 12)
    try solver.removeConstraint(low)
    solver.update()
    #expect(solver.value(of: x) == 20)
    let kept = (solver.contains(high), solver.contains(low))
    #expect(kept == (true, false))
  }

  @Test func `Contradicting required constraints are reported as a minimal set and the youngest is given up`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let first = try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .required)
    let link = try solver.addConstraint(sum([(y, 1), (x, -1)], -5), .equal, priority: .required)
    _ = try solver.addConstraint(sum([(y, 1)], -100), .lessThanOrEqual, priority: .required)
    let wrong = try solver.addConstraint(sum([(y, 1)], -20), .greaterThanOrEqual, priority: .required)
    solver.update()
    #expect(solver.conflictCount == 1)
    let conflict = try #require(solver.conflicts().first)
    #expect(conflict.constraints == [first, link, wrong])
    #expect(conflict.broken == wrong)
    #expect(solver.value(of: y) == 15)
    try solver.setConstant(-30, of: first)
    solver.update()
    #expect(solver.conflictCount == 0)
    #expect(solver.value(of: y) == 35)
  }

  @Test func `A variable with room to move is not determined`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let equality = try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .required)
    _ = try solver.addConstraint(sum([(y, 1)], -10), .greaterThanOrEqual, priority: .required)
    let determined = (solver.isDetermined(x), solver.isDetermined(y))
    let affecting = solver.constraintsAffecting(x)
    #expect(determined == (true, false))
    #expect(affecting == [equality])
  }

  @Test func `A limit that moves closer while a window is dragged is kept`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let width = solver.addVariable()
    let right = solver.addVariable()
    let inset = solver.addVariable()
    let edit = try solver.addEdit(width, value: 50, priority: .init(500))
    try solver.addConstraint(sum([(right, 1), (width, -1)], 10), .equal)
    let insetIs = try solver.addConstraint(sum([(inset, 1)]), .equal)
    let fence = try solver.addConstraint(sum([(right, 1), (inset, 1)], -100), .lessThanOrEqual)
    for value in 51...56 {
      try solver.setValue(Double(value), of: edit)
      solver.update()
    }
    #expect(solver.value(of: right) == 46)
    try solver.setConstant(-60, of: fence)
    solver.update()
    try solver.setValue(90, of: edit)
    solver.update()
    #expect(solver.value(of: right) == 60)
    for value in 51...56 {
      try solver.setValue(Double(value), of: edit)
      solver.update()
    }
    try solver.setConstant(-8, of: insetIs)
    solver.update()
    try solver.setValue(90, of: edit)
    solver.update()
    #expect(solver.value(of: right) == 52)
  }

  @Test func `Hugging and compression resistance that change together move what follows`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let height = solver.addVariable()
    let below = solver.addVariable()
    try solver.addConstraint(sum([(below, 1), (height, -1)], -8), .equal)
    try solver.addConstraint(sum([(below, 1)], -60), .lessThanOrEqual)
    let hug = try solver.addConstraint(sum([(height, 1)], -20), .lessThanOrEqual, priority: .init(250))
    let resist = try solver.addConstraint(sum([(height, 1)], -20), .greaterThanOrEqual, priority: .init(750))
    for size in [20.0, 21, 24, 30, 41, 52, 70, 30, 31, 32] {
      try solver.setConstant(-size, of: hug)
      try solver.setConstant(-size, of: resist)
      solver.update()
      #expect(solver.value(of: below) == min(60, size + 8))
    }
    try solver.setConstant(-40, of: resist)
    solver.update()
    #expect(solver.value(of: height) == 40)
  }
}
