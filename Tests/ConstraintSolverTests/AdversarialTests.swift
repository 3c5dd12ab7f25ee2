import ConstraintSolver
import Testing

/// Programs made to hurt: each must be solved exactly, in a bounded number of steps.
@Suite struct AdversarialTests {
  @Test(arguments: [3, 6, 9, 12])
  func `A cube with exponentially many corners is climbed in few steps`(dimension: Int) throws {
    var solver = ConstraintSolver()
    let x = (0..<dimension).map { _ in solver.addVariable() }
    var bound = 1.0
    for row in 0..<dimension {
      bound *= 5
      var terms: [(ConstraintSolver.Variable, Double)] = []
      var coefficient = 2.0
      for column in stride(from: row - 1, through: 0, by: -1) {
        coefficient *= 2
        terms.append((x[column], coefficient))
      }
      try solver.addConstraint(sum(terms + [(x[row], 1)], -bound), .lessThanOrEqual)
      try solver.addConstraint(sum([(x[row], 1)]), .greaterThanOrEqual)
    }
    var factor = 1.0
    for column in stride(from: dimension - 1, through: 0, by: -1) {
      try solver.addConstraint(sum([(x[column], factor)], -1e9), .equal, priority: .init(500))
      factor *= 2
    }
    solver.update()
    #expect(solver.stepCount < 200 * dimension)
    #expect(abs(solver.value(of: x[dimension - 1]) - bound) < 1e-3)
    for column in 0..<dimension - 1 { #expect(abs(solver.value(of: x[column])) < 1e-3) }
  }

  @Test func `Ten thousand preferences of one priority eliminate at their median`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    for value in 0...10_000 {
      try solver.addEdit(x, value: Double((value * 7919) % 10_001), priority: .init(500))
    }
    solver.update()
    #expect(solver.value(of: x) == 5000)
    #expect(solver.stepCount < 100)
  }

  @Test func `Of ten thousand contradictory requirements the oldest holds`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    var constraints: [ConstraintSolver.Constraint] = []
    for value in 1...10_000 {
      constraints.append(try solver.addConstraint(sum([(x, 1)], -Double(value)), .equal))
    }
    solver.update()
    #expect(solver.value(of: x) == 1)
    #expect(solver.conflictCount == 9_999)
    let conflicts = solver.conflicts()
    #expect(conflicts.allSatisfy { $0.constraints == [constraints[0], $0.broken] })
  }

  @Test(arguments: [false, true])
  func `A cycle of a thousand equalities holds, or is explained as a whole`(isContradictory: Bool) throws {
    var solver = ConstraintSolver()
    let count = 1000
    let x = (0..<count).map { _ in solver.addVariable() }
    var constraints: [ConstraintSolver.Constraint] = []
    for index in 0..<count {
      let step = index < count - 1 ? 1 : isContradictory ? 7 : Double(1 - count)
      constraints.append(
        try solver.addConstraint(sum([(x[(index + 1) % count], 1), (x[index], -1)], -step), .equal))
    }
    try solver.addEdit(x[0], value: 5, priority: .init(500))
    solver.update()
    #expect(solver.value(of: x[count - 1]) == Double(5 + count - 1))
    #expect(solver.conflictCount == (isContradictory ? 1 : 0))
    #expect(solver.stepCount < 5000)
    guard isContradictory else { return }
    let conflict = try #require(solver.conflicts().first)
    #expect(conflict.constraints == constraints)
    #expect(conflict.broken == constraints[count - 1])
  }

  @Test(arguments: [false, true])
  func `A chain a hundred thousand long is solved without recursion`(isReversed: Bool) throws {
    var solver = ConstraintSolver()
    let count = 100_000
    let x = (0..<count).map { _ in solver.addVariable() }
    let order = isReversed ? Array((1..<count).reversed()) : Array(1..<count)
    for index in order { try solver.addConstraint(sum([(x[index], 1), (x[index - 1], -1)], -1), .equal) }
    let start = try solver.addConstraint(sum([(x[0], 1)]), .equal)
    solver.update()
    #expect(solver.value(of: x[count - 1]) == Double(count - 1))
    try solver.setConstant(-10, of: start)
    let changes = solver.update()
    #expect(changes == count)
    #expect(solver.value(of: x[count - 1]) == Double(count + 9))
    let affecting = solver.constraintsAffecting(x[count - 1])
    #expect(affecting.count == count)
  }

  @Test func `A program on which the simplex method can cycle comes to an end`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = (0..<4).map { _ in solver.addVariable() }
    for variable in x { try solver.addConstraint(sum([(variable, 1)]), .greaterThanOrEqual) }
    try solver.addConstraint(sum([(x[0], 0.25), (x[1], -60), (x[2], -0.04), (x[3], 9)]), .lessThanOrEqual)
    try solver.addConstraint(sum([(x[0], 0.5), (x[1], -90), (x[2], -0.02), (x[3], 3)]), .lessThanOrEqual)
    try solver.addConstraint(sum([(x[2], 1)], -1), .lessThanOrEqual)
    let aim = sum([(x[0], 0.75), (x[1], -150), (x[2], 0.02), (x[3], -6)], -1e6)
    try solver.addConstraint(aim, .equal, priority: .init(500))
    solver.update()
    let value = 0.75 * solver.value(of: x[0]) - 150 * solver.value(of: x[1])
    let rest = 0.02 * solver.value(of: x[2]) - 6 * solver.value(of: x[3])
    #expect(abs(value + rest - 0.05) < 1e-6)
    #expect(solver.stepCount < 500)
  }

  @Test func `A thousand redundant constraints through one point do no harm`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariable()
    let y = solver.addVariable()
    for index in 1...300 {
      let slope = Double(index)
      try solver.addConstraint(sum([(x, slope), (y, 1)], -slope), .lessThanOrEqual)
      try solver.addConstraint(sum([(x, 1), (y, slope)], -1), .lessThanOrEqual)
    }
    let wish = try solver.addConstraint(sum([(x, 1), (y, 1)], -100), .equal, priority: .init(500))
    solver.update()
    #expect(abs(solver.value(of: x) + solver.value(of: y) - 1) < 1e-6)
    #expect(solver.stepCount < 5000)
    try solver.setConstant(-0.5, of: wish)
    solver.update()
    #expect(abs(solver.value(of: x) + solver.value(of: y) - 0.5) < 1e-6)
  }

  @Test func `Coefficients from a millionth to a million are exact`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = (0..<12).map { _ in solver.addVariable() }
    for index in 1..<x.count {
      let factor = index % 2 == 0 ? 1e6 : 1e-6
      try solver.addConstraint(sum([(x[index], 1), (x[index - 1], -factor)]), .equal)
    }
    let edit = try solver.addEdit(x[0], value: 3, priority: .init(500))
    try solver.addConstraint(sum([(x[1], 1e6)], -7), .lessThanOrEqual, priority: .init(750))
    solver.update()
    #expect(abs(solver.value(of: x[10]) - 3) < 1e-9)
    try solver.setValue(9, of: edit)
    solver.update()
    #expect(abs(solver.value(of: x[10]) - 7) < 1e-6)
  }

  /// On paper: a is 8, and d what is wished for but at least 0.5. Then 1e6·c is at most -3 - 1e-6·d, which leaves b, wished
  /// to be 1, at least 3 - 8e-6 + 1e-6·d.
  @Test func `Coefficients from a millionth to a million in one constraint are exact`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let (c, d) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(a, 1e-6), (b, 1), (c, 1e6)]), .equal)
    try solver.addConstraint(sum([(a, 1e6), (d, 1e-6)], -8e6), .equal)
    try solver.addConstraint(sum([(d, 1e6), (a, 1e-6)], -5e5), .greaterThanOrEqual)
    try solver.addConstraint(sum([(c, 1e6), (d, 1e-6)], 3), .lessThanOrEqual, priority: .init(750))
    let wish = try solver.addEdit(d, value: 0, priority: .init(500))
    try solver.addEdit(b, value: 1, priority: .init(250))
    for wanted in [0.0, 2, 0.75, 1e6, 0] {
      try solver.setValue(wanted, of: wish)
      solver.update()
      let d = max(wanted, 0.5)
      #expect(abs(solver.value(of: a) - 8) < 1e-5)
      #expect(abs(solver.value(of: b) - (3 - 8e-6 + 1e-6 * d)) < 1e-9)
      #expect(abs(1e6 * solver.value(of: c) + 3 + 1e-6 * d) < 1e-9)
    }
  }

  @Test func `A window dragged ten thousand times stays exact`() throws {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    let parts = (0..<7).map { _ in solver.addVariable() }
    for part in parts.dropFirst() { try solver.addConstraint(sum([(part, 1), (parts[0], -1)]), .equal) }
    try solver.addConstraint(sum(parts.map { ($0, 1) } + [(width, -1)]), .equal)
    let edit = try solver.addEdit(width, value: 100, priority: .init(500))
    solver.update()
    for step in 1...10_000 {
      try solver.setValue(100 + Double(step % 997) / 3, of: edit)
      solver.update()
    }
    let expected = (100 + Double(10_000 % 997) / 3) / 7
    #expect(abs(solver.value(of: parts[6]) - expected) < 1e-11)
    #expect(solver.stepCount <= 1)
  }
}
