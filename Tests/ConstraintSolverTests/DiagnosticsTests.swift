import Testing

@testable import ConstraintSolver

/// The reports of the solver about itself, and its behaviour when it runs out of steps.
@Suite struct DiagnosticsTests {
  @Test func `The dump shows variables, constraints with their parts, and residual variables`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.addConstraint(sum([(x, 1)], -16), .equal)
    try solver.addEdit(y, value: 5, priority: .init(500))
    try solver.addConstraint(sum([(x, 1), (y, 2)], -100), .lessThanOrEqual)
    try solver.addConstraint(sum([(y, 1)], -8), .greaterThanOrEqual, priority: .init(250))
    solver.update()
    let dump = solver.dump()
    #expect(
      dump == """
        x0 = 16.0 d0
        x1 = 5.0 p
        c0 @1000.0 x0 - 16.0 == 0 definition
        c1 @500.0 x1 - 5.0 == 0 piece r0 =
        c2 @1000.0 x0 + 2.0·x1 - 100.0 <= 0 dormant
        c3 @250.0 x1 - 8.0 >= 0 piece r0 <
        r0 = 5.0 x1 nonbasic

        """)
  }

  @Test func `The dump shows the row of a basic variable, and what waits for the next update`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.addEdit(x, value: 5, priority: .init(500))
    try solver.addConstraint(sum([(x, 1), (y, 1)], -12), .equal, priority: .init(600))
    solver.update()
    try solver.addConstraint(sum([(y, 1)], -50), .lessThanOrEqual)
    let lines = solver.dump().split(separator: "\n")
    #expect(solver.value(of: y) == 7)
    #expect(lines.contains { $0.hasPrefix("r") && $0.contains(" basic ") })
    #expect(lines.contains("c2 @1000.0 x1 - 50.0 <= 0 pending"))
  }

  @Test func `A variable with room can move as far as its neighbours' bounds allow`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.addConstraint(sum([(x, 1), (y, 1)], -10), .equal)
    try solver.addConstraint(sum([(x, 1)], -2), .greaterThanOrEqual)
    try solver.addConstraint(sum([(y, 1)], -3), .greaterThanOrEqual)
    let found = solver.movement(of: x)
    let movement = try #require(found)
    // x + y = 10 with x >= 2 and y >= 3: x may lie between 2 and 7.
    let end = solver.value(of: x) + movement.distance
    #expect(abs(end - 2) < 1e-6 || abs(end - 7) < 1e-6)
    #expect(movement.distance != 0)
    let rates = Dictionary(uniqueKeysWithValues: movement.rates.map { ($0.variable, $0.rate) })
    #expect(rates == [x: 1, y: -1])
  }

  @Test func `A variable that nothing holds moves without end, one that a preference holds does not`() throws
  {
    var solver = ConstraintSolver()
    let free = solver.addVariable()
    let held = solver.addVariable()
    try solver.addConstraint(sum([(free, 1)], -3), .greaterThanOrEqual)
    try solver.addEdit(held, value: 4, priority: .init(1))
    let movement = solver.movement(of: free)
    let none = solver.movement(of: held)
    #expect(movement?.distance.isInfinite == true)
    #expect(none == nil)
  }

  /// `x0 >= 4/3 x1`, `x2 >= 3/2 x0`, `x1 >= 0` and the preference `x1 == x2 / 2` leave `(4t/3, t, 2t)` for each `t >= 0`:
  /// `x0` is at least `4/3 x1` and at most `2/3 x2`. At 0 all limits are met.
  @Test func `A movement out of a corner takes the other variables with it`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(3)
    try solver.addConstraint(sum([(x[0], 1), (x[1], -4.0 / 3)]), .greaterThanOrEqual)
    try solver.addConstraint(sum([(x[1], 1), (x[2], -0.5)]), .equal, priority: .init(750))
    try solver.addConstraint(sum([(x[2], 1), (x[0], -1.5)]), .greaterThanOrEqual)
    try solver.addConstraint(sum([(x[1], 1)]), .greaterThanOrEqual)
    for variable in x {
      let found = solver.movement(of: variable)
      let movement = try #require(found)
      let distance = movement.distance.isFinite ? movement.distance : 100
      var end = x.map { solver.value(of: $0) }
      for (moved, rate) in movement.rates { end[x.firstIndex(of: moved)!] += rate * distance }
      #expect(abs(distance) > 1)
      #expect(end[0] >= 4.0 / 3 * end[1] - 1e-6)
      #expect(end[2] >= 1.5 * end[0] - 1e-6)
      #expect(abs(end[1] - end[2] / 2) < 1e-6)
      #expect(end[1] >= -1e-6)
    }
  }

  @Test func `Asking how a removed or foreign variable can move stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let x = solver.addVariable()
      try solver.removeVariable(x)
      _ = solver.movement(of: x)
    }
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      var other = ConstraintSolver()
      _ = solver.value(of: other.addVariable())
    }
  }

  // MARK: Running out of steps

  @Test func `An update that runs out of steps is finished by the slow method, with the same result`() throws
  {
    var limited = LabelRow(mostSteps: 3)
    var unlimited = LabelRow(mostSteps: .max)
    for width in [900.0, 1088, 700, 1300, 1500, 1088] {
      try limited.resize(to: width)
      try unlimited.resize(to: width)
      #expect(limited.widths == unlimited.widths, "\(width)")
    }
  }

  @Test func `Conflicts are found although the steps are spent`() throws {
    var solver = ConstraintSolver()
    solver.program.budget.mostSteps = 0
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.addConstraint(sum([(x, 1), (y, -1)], -1), .greaterThanOrEqual)
    let wrong = try solver.addConstraint(sum([(y, 1), (x, -1)], -1), .greaterThanOrEqual)
    try solver.addEdit(x, value: 5, priority: .init(500))
    try solver.addEdit(y, value: 5, priority: .init(500))
    solver.update()
    let broken = solver.conflicts().map(\.broken)
    #expect(broken == [wrong])
    #expect(solver.value(of: x) - solver.value(of: y) >= 1 - 1e-6)
  }
}

/// Ten labels in a row that fills the window's width, each with a priority of its own.
private struct LabelRow: ~Copyable {
  private var solver = ConstraintSolver()
  private var labels: [ConstraintSolver.Variable] = []
  private var window: ConstraintSolver.Constraint?

  init(mostSteps: Int) {
    solver.program.budget.mostSteps = mostSteps
    solver.checksInvariants = true
  }

  var widths: [Double] { labels.map { solver.value(of: $0).rounded() } }

  mutating func resize(to width: Double) throws {
    if let window {
      try solver.setValue(width, of: window)
    } else {
      try build(width)
    }
    solver.update()
  }

  private mutating func build(_ width: Double) throws {
    let root = solver.addVariable()
    window = try solver.addEdit(root, value: width, priority: .init(900))
    for index in 0..<10 {
      let label = solver.addVariable()
      try solver.addConstraint(sum([(label, 1)], -20), .greaterThanOrEqual)
      try solver.addConstraint(sum([(label, 1)], -200), .lessThanOrEqual)
      try solver.addConstraint(sum([(label, 1)], -100), .lessThanOrEqual, priority: .init(250 + Float(index)))
      try solver.addConstraint(
        sum([(label, 1)], -100), .greaterThanOrEqual, priority: .init(750 + Float(index)))
      labels.append(label)
    }
    try solver.addConstraint(sum(labels.map { ($0, 1) } + [(root, -1)], 88), .equal)
  }
}
