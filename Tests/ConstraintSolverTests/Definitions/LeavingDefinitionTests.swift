import ConstraintSolver
import Testing

/// Definitions that go while other constraints depend on them.
@Suite struct LeavingDefinitionTests {
  @Test func `What follows from a variable in use waits for its new definition to be evaluated`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(4)
    try solver.addConstraint(sum([(x[0], 1), (x[1], 1)], -10), .lessThanOrEqual, priority: .init(250))
    solver.update()
    // x0 follows from x2, which is new, too; meanwhile x3 finds its place, and has all that is dirty evaluated.
    try solver.addConstraint(sum([(x[2], 1)], -16), .equal)
    try solver.addConstraint(sum([(x[3], 1)], -14), .equal, priority: .init(500))
    try solver.addConstraint(sum([(x[0], 1), (x[2], -1)], -18), .equal)
    solver.update()
    #expect(solver.value(of: x[0]) == 34)
    #expect(solver.value(of: x[1]) == -24)
  }

  @Test
  func `A limit holds after its constant, what it follows from and something else change in one update`()
    throws
  {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(3)
    let height = try solver.addConstraint(sum([(x[0], 1)], -21), .equal)
    let limit = try solver.addConstraint(sum([(x[1], 1), (x[0], -1)], -2), .greaterThanOrEqual)
    solver.update()
    #expect(solver.value(of: x[1]) == 23)
    try solver.setConstant(-9, of: limit)
    try solver.setConstant(-26, of: height)
    try solver.addConstraint(sum([(x[2], 1), (x[0], 1)], -49), .lessThanOrEqual, priority: .init(500))
    solver.update()
    #expect(solver.value(of: x[1]) == 35)
  }

  @Test(arguments: [true, false])
  func `A limit that is met only while a definition goes does not keep it`(isRemoved: Bool) throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (x, y) = (solver.addVariable(), solver.addVariable())
    // y == x + 10, with a preference for y that outweighs one for x, and a limit that both together do not come near.
    let definition = try solver.addConstraint(sum([(y, 1), (x, -1)], -10), .equal)
    try solver.addEdit(x, value: 200, priority: .init(250))
    solver.update()
    try solver.addEdit(y, value: 50, priority: .init(500))
    solver.update()
    try solver.addConstraint(sum([(x, 1), (y, 1)], -300), .lessThanOrEqual, priority: .init(750))
    solver.update()
    #expect(solver.value(of: x) == 40)
    if isRemoved {
      try solver.removeConstraint(definition)
    } else {
      try solver.setPriority(.init(100), of: definition)
    }
    solver.update()
    #expect(solver.value(of: x) == 200)
    #expect(solver.value(of: y) == 50)
  }

  /// While the limit x4 >= 0 goes, the definitions that it follows from must not go one by one.
  @Test(arguments: [true, false])
  func `Definitions that follow from one another go together`(areRemoved: Bool) throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(5)
    try solver.addEdit(x[0], value: 6, priority: .init(1))
    try solver.addEdit(x[1], value: 12, priority: .init(1))
    try solver.addEdit(x[2], value: 49, priority: .init(3))
    let definitions = [
      try solver.addConstraint(sum([(x[1], -1)]), .equal),
      try solver.addConstraint(sum([(x[1], 1), (x[2], -1)]), .equal),
      try solver.addConstraint(sum([(x[0], 1), (x[3], -1), (x[1], -1)]), .equal),
    ]
    try solver.addConstraint(sum([(x[3], 1), (x[1], 1), (x[4], -1), (x[2], -1)]), .equal)
    try solver.addConstraint(sum([(x[4], 1)]), .greaterThanOrEqual)
    solver.update()
    #expect(x.map { solver.value(of: $0) } == [6, 0, 0, 6, 6])
    for definition in definitions {
      if areRemoved {
        try solver.removeConstraint(definition)
      } else {
        try solver.setPriority(.init(0.5), of: definition)
      }
    }
    solver.update()
    #expect(x[0...2].map { solver.value(of: $0) } == [6, 12, 49])
    #expect(solver.value(of: x[4]) >= 0)
    #expect(solver.value(of: x[3]) + 12 == solver.value(of: x[4]) + 49)
  }

  @Test func `A variable that only a removed definition mentions is 0 again`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(2)
    let wish = try solver.addEdit(x[0], value: 50, priority: .init(500))
    let definition = try solver.addConstraint(sum([(x[1], 1), (x[0], -1)], -1), .equal)
    solver.update()
    try solver.removeConstraint(wish)
    solver.update()
    try solver.removeConstraint(definition)
    solver.update()
    #expect(x.map { solver.value(of: $0) } == [0, 0])
  }
}
