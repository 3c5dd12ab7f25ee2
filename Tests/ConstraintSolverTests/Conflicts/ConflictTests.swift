import Testing

@testable import ConstraintSolver

/// Required constraints that contradict each other: none is violated without being given up.
@Suite struct ConflictTests {
  /// The row has no room for its views, and states twice that it ends where its last view ends. While the first conflict is
  /// explained, the row's own limit lies just on its breakpoint.
  @Test func `A limit that holds by chance while another is given up is looked at again`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (left, width) = (solver.addVariable(), solver.addVariable())
    let (rowLeft, rowWidth) = (solver.addVariable(), solver.addVariable())
    let views = (0..<3).map { _ in (left: solver.addVariable(), width: solver.addVariable()) }
    try solver.addConstraint(sum([(width, 1)], -20), .equal)
    try solver.addConstraint(sum([(rowWidth, 1)]), .greaterThanOrEqual)
    try solver.addConstraint(sum([(rowWidth, 1)], -21), .greaterThanOrEqual, priority: .init(749))
    try solver.addConstraint(sum([(rowLeft, 1), (left, -1)], -10), .equal)
    let rowRight = [(rowLeft, 1.0), (rowWidth, 1.0)]
    try solver.addConstraint(sum(rowRight + [(left, -1), (width, -1)], 10), .lessThanOrEqual)
    for view in views { try solver.addConstraint(sum([(view.width, 1)]), .greaterThanOrEqual) }
    try solver.addConstraint(sum([(views[1].width, 1)], -18), .greaterThanOrEqual, priority: .init(751))
    try solver.addConstraint(sum([(views[0].left, 1), (rowLeft, -1)]), .equal)
    for (view, next) in zip(views, views.dropFirst()) {
      try solver.addConstraint(sum([(next.left, 1), (view.left, -1), (view.width, -1)], -8), .equal)
    }
    let end = [(views[2].left, 1.0), (views[2].width, 1.0), (rowLeft, -1.0), (rowWidth, -1.0)]
    let ends = [try solver.addConstraint(sum(end), .equal), try solver.addConstraint(sum(end), .equal)]
    solver.update()
    #expect(Set(solver.conflicts().map(\.broken)) == Set(ends))
    #expect(solver.value(of: rowWidth) == 0)
    #expect(solver.value(of: views[1].width) == 18)
  }

  /// One of two equal constraints is given up, and the other comes back as a definition. What it moves, dormant preferences
  /// are counted by.
  @Test func `Constraints that come back and all define variables leave nothing to optimize`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(6)
    for variable in x { try solver.addConstraint(sum([(variable, 1)]), .equal, priority: .init(1)) }
    func add(_ terms: [(ConstraintSolver.Variable, Double)], _ constant: Double, inBatch: Bool) throws {
      guard inBatch else { _ = try solver.addConstraint(sum(terms, constant), .equal); return }
      try solver.withBatch { batch throws(SolverError) in
        for term in terms { batch.addTerm(term.0, term.1) }
        try batch.addConstraint(.equal, constant: constant)
      }
    }
    try add([(x[0], 1)], -128, inBatch: true)
    try add([(x[0], 1), (x[3], 2)], -60, inBatch: false)
    try add([(x[0], 1)], -128, inBatch: true)
    try add([(x[0], 1), (x[3], 1)], -128, inBatch: false)
    solver.update()
    #expect(solver.conflicts().count == 1)
    #expect(solver.value(of: x[0]) == 128)
    #expect(solver.invariantViolations().isEmpty)
  }

  /// Nine required widths that have no room in a row, and limits that came after them and count as the oldest.
  @Test(arguments: [false, true])
  func `What counts as the oldest is not given up, however large the conflict`(isFallback: Bool) throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    if isFallback { solver.program.budget.mostSteps = -1 }
    let edges = solver.addVariables(10)
    let views = solver.addVariables(9)
    try solver.addConstraint(sum([(edges[0], 1)]), .equal)
    for index in 0..<9 {
      try solver.addConstraint(
        sum([(edges[index + 1], 1), (edges[index], -1), (views[index], -1)]), .equal)
      if index < 8 { try solver.addConstraint(sum([(views[index], 1)], -60), .equal) }
    }
    let end = try solver.addConstraint(sum([(edges[9], 1)], -320), .equal)
    solver.update()
    #expect(solver.value(of: views[8]) == -160)
    for view in views {
      try solver.countAsOldest(try solver.addConstraint(sum([(view, 1)]), .greaterThanOrEqual))
    }
    solver.update()
    #expect(solver.conflicts().map(\.broken) == [end])
    for view in views.prefix(8) { #expect(solver.value(of: view) == 60) }
    for view in views { #expect(solver.value(of: view) >= -1e-6) }
  }
}
