import ConstraintSolver
import Testing

/// Programs of soft equalities, most of which hold as soon as they are added.
@Suite struct StartingBasisTests {
  @Test func `Preferences that follow from one another hold without a step each`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = (0..<40).map { _ in solver.addVariable() }
    try solver.addConstraint(sum([(x[0], 1)], -8), .equal, priority: .init(900))
    for index in (1..<x.count).reversed() {
      try solver.addConstraint(sum([(x[index], 1), (x[index - 1], -1)], -10), .equal, priority: .init(500))
    }
    solver.update()
    for index in x.indices { #expect(solver.value(of: x[index]) == Double(8 + 10 * index)) }
    #expect(solver.stepCount < 3 * x.count)
  }

  @Test func `The stronger of two preferences holds, whichever was added first`() throws {
    for priorities in [[500, 750], [750, 500]] as [[Float]] {
      var solver = ConstraintSolver()
      solver.checksInvariants = true
      let (x, y) = (solver.addVariable(), solver.addVariable())
      try solver.addConstraint(sum([(x, 1)], -3), .equal, priority: .init(900))
      for (priority, difference) in zip(priorities, [10.0, 20]) {
        try solver.addConstraint(
          sum([(y, 1), (x, -1)], -difference), .equal, priority: .init(priority))
      }
      solver.update()
      #expect(solver.value(of: y) == (priorities[0] > priorities[1] ? 13 : 23))
    }
  }

  @Test(arguments: [3, 5, 99])
  func `Contradicting preferences of one strength eliminate at their median`(count: Int) throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(x, 1)], -1), .equal, priority: .init(900))
    for index in 0..<count {
      let difference = Double((index * 7) % count)
      try solver.addConstraint(sum([(y, 1), (x, -1)], -difference), .equal, priority: .init(500))
    }
    solver.update()
    #expect(solver.value(of: y) == Double(1 + count / 2))
    #expect(solver.stepCount < 20 * count)
  }

  @Test func `A preference is not met by a variable whose own, as strong, would be lost`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .init(500))
    try solver.addConstraint(sum([(y, 1)], -5), .equal, priority: .init(250))
    try solver.addConstraint(sum([(y, 1), (x, 1)], -40), .equal, priority: .init(500))
    solver.update()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 30)
  }

  /// On paper: y would have to be 92 and is 50 at most, so that x gives way.
  @Test func `A preference that would break a limit is met by the variables that can`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(x, 1)], -8), .equal, priority: .init(250))
    try solver.addConstraint(sum([(y, 1)], -50), .lessThanOrEqual, priority: .init(750))
    try solver.addConstraint(sum([(y, 1), (x, 1)], -100), .equal, priority: .init(500))
    solver.update()
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 50)
  }

  @Test func `What a removed preference held goes where the others want it`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = (0..<4).map { _ in solver.addVariable() }
    try solver.addConstraint(sum([(x[0], 1)], -5), .equal, priority: .init(900))
    var links: [ConstraintSolver.Constraint] = []
    for index in 1..<4 {
      try solver.addConstraint(sum([(x[index], 1)], -1), .equal, priority: .init(250))
      links.append(
        try solver.addConstraint(sum([(x[index], 1), (x[index - 1], -1)], -2), .equal, priority: .init(500)))
    }
    solver.update()
    #expect(x.map { solver.value(of: $0) } == [5, 7, 9, 11])
    try solver.removeConstraint(links[1])
    solver.update()
    #expect(x.map { solver.value(of: $0) } == [5, 7, 1, 3])
    try solver.removeConstraint(links[0])
    try solver.removeConstraint(links[2])
    solver.update()
    #expect(x.map { solver.value(of: $0) } == [5, 1, 1, 1])
  }

  @Test func `A preference that follows from others is kept when they move apart`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.addEdit(x, value: 20, priority: .init(500))
    let second = try solver.addEdit(y, value: 20, priority: .init(250))
    let equal = try solver.addConstraint(sum([(x, 1), (y, -1)]), .equal, priority: .init(750))
    solver.update()
    for (a, b) in [(30.0, 30.0), (40, 30), (40, 40), (10, 99)] {
      try solver.setValue(a, of: first)
      try solver.setValue(b, of: second)
      solver.update()
      #expect(solver.value(of: x) == a)
      #expect(solver.value(of: y) == a)
    }
    try solver.removeConstraint(equal)
    solver.update()
    #expect(solver.value(of: y) == 99)
  }

  @Test func `A preference that holds already counts once its priority is changed`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEdit(x, value: 20, priority: .init(500))
    try solver.addEdit(y, value: 20, priority: .init(400))
    let equal = try solver.addConstraint(sum([(x, 1), (y, -1)]), .equal, priority: .init(100))
    solver.update()
    try solver.setPriority(.init(450), of: equal)
    try solver.setValue(35, of: edit)
    solver.update()
    #expect(solver.value(of: y) == 35)
    try solver.setPriority(.init(300), of: equal)
    solver.update()
    #expect(solver.value(of: y) == 20)
  }

  @Test func `A variable that a held preference ties to another is determined by it`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let zero = try solver.addConstraint(sum([(x, 1)]), .equal, priority: .init(500))
    let equal = try solver.addConstraint(sum([(x, 1), (y, -1)]), .equal, priority: .init(400))
    solver.update()
    let isDetermined = solver.isDetermined(y)
    #expect(isDetermined)
    let affecting = solver.constraintsAffecting(y)
    #expect(affecting == [zero, equal])
  }

  @Test(arguments: [1e-6, 1, 1e6])
  func `A preference that holds at first is exact afterwards, whatever its coefficients`(scale: Double) throws
  {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.addEdit(x, value: 0, priority: .init(500))
    try solver.addConstraint(sum([(x, scale), (y, -scale)]), .equal, priority: .init(400))
    solver.update()
    for value in [1e-5, 1e-6, 0.1, 3] {
      try solver.setValue(value, of: edit)
      solver.update()
      #expect(abs(solver.value(of: y) - value) < 1e-9 * value)
    }
  }

  @Test func `A thousand soft equalities of a few strengths take few steps`() throws {
    var solver = ConstraintSolver()
    let count = 1000
    let x = (0..<count).map { _ in solver.addVariable() }
    for index in 0..<count {
      let priority = Float(200 + 100 * (index % 5))
      if index % 10 == 0 {
        try solver.addConstraint(sum([(x[index], 1)], -Double(index)), .equal, priority: .init(priority))
      } else {
        try solver.addConstraint(
          sum([(x[index], 1), (x[index - 1], -1)], -3), .equal, priority: .init(priority))
      }
    }
    solver.update()
    for index in x.indices {
      #expect(solver.value(of: x[index]) == Double(index - index % 10 + 3 * (index % 10)))
    }
    #expect(solver.stepCount < 6 * count)
  }
}
