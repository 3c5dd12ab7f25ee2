import Testing

@testable import ConstraintSolver

@Suite struct SteadyMemoryTests {
  @Test func `A constraint that enters and leaves a thousand times leaves the pools as they were`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .init(500))
    _ = try solver.addConstraint(sum([(y, 1)], -30), .equal, priority: .init(500))
    func enterAndLeave(_ times: Int) throws {
      for _ in 0..<times {
        let distance = try solver.addConstraint(sum([(y, 1), (x, -1)], -50), .equal, priority: .init(250))
        solver.update()
        try solver.removeConstraint(distance)
        solver.update()
      }
    }
    try enterAndLeave(100)
    let before = solver.poolFootprint
    try enterAndLeave(1000)
    #expect(solver.poolFootprint == before)
  }

  @Test func `An inequality that is violated by turns leaves the pools as they were`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let place = try solver.addConstraint(sum([(x, 1)]), .equal, priority: .init(1000))
    _ = try solver.addConstraint(sum([(y, 1), (x, -1)]), .equal, priority: .init(750))
    _ = try solver.addConstraint(sum([(z, 1), (x, -1)], -100), .equal, priority: .init(750))
    _ = try solver.addConstraint(sum([(y, 1)], -50), .greaterThanOrEqual, priority: .init(900))
    _ = try solver.addConstraint(sum([(z, 1), (y, -1)], -80), .greaterThanOrEqual, priority: .required)
    func goToAndFro(_ times: Int) throws {
      for turn in 0..<times {
        try solver.setConstant(turn.isMultiple(of: 2) ? -200 : 0, of: place)
        solver.update()
      }
    }
    try goToAndFro(100)
    let before = solver.poolFootprint
    try goToAndFro(1000)
    #expect(solver.poolFootprint == before)
  }
}

extension ConstraintSolver {
  /// The room that all pools of lists take, in elements.
  fileprivate var poolFootprint: Int {
    model.terms.footprint + program.entries.footprint + program.columns.footprint + program.levels.footprint
      + compiled.rates.footprint
      + compiled.indices.footprint
  }
}
