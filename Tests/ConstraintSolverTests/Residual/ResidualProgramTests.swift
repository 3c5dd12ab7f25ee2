import Testing

@testable import ConstraintSolver

/// The residual program by itself: variables, rows and pieces in, values out.
@Suite struct ResidualProgramTests {
  private struct Session: ~Copyable {
    var program = ResidualProgram()
    private var pieceCount: Int32 = 0

    init() { program.budget.start() }

    mutating func parameter(_ value: Double = 0) -> Int32 {
      program.newResidual(ResidualVariable(value: value, variable: Int32(program.residuals.count)))
    }

    /// A variable with the equation `Σ coefficient · parameter`.
    mutating func sum(_ terms: [(parameter: Int32, coefficient: Double)]) -> Int32 {
      var value = 0.0
      for term in terms { value += term.coefficient * program.residuals[term.parameter].value }
      let number = Int32(program.residuals.count)
      let residual = program.newResidual(ResidualVariable(value: value, constraint: number))
      terms.map { Entry(index: $0.parameter, coefficient: $0.coefficient) }.withUnsafeBufferPointer {
        program.insertRow(for: residual, $0)
      }
      return residual
    }

    @discardableResult
    mutating func bound(
      _ residual: Int32, _ relation: ConstraintSolver.Relation, _ breakpoint: Double, priority: Float = 1000
    ) -> Int32 {
      let level = ConstraintSolver.Priority(priority).level
      program.makeRoomForPieces(Int(pieceCount) + 1)
      program.attach(
        pieceCount,
        Piece(breakpoint: breakpoint, weight: 1, level: level, residual: residual, relation: relation))
      pieceCount += 1
      return pieceCount - 1
    }

    mutating func solve() -> ResidualProgram.Outcome {
      program.placeNonbasics()
      return program.runSimplex()
    }

    func value(_ residual: Int32) -> Double { program.residuals[residual].value }
  }

  @Test("A bounded sum moves its cheapest parameter to a breakpoint, and a pivot completes the repair")
  func dualStep() {
    var session = Session()
    let (x, y) = (session.parameter(), session.parameter())
    let sum = session.sum([(x, 1), (y, 1)])
    session.bound(x, .equal, 0, priority: 300)
    session.bound(y, .equal, 0, priority: 200)
    session.bound(y, .lessThanOrEqual, 4)
    session.bound(sum, .greaterThanOrEqual, 10)
    let outcome = session.solve()
    let values = [session.value(x), session.value(y), session.value(sum)]
    #expect(outcome == .optimal)
    #expect(values == [6, 4, 10])
  }

  @Test("Without the bound that held it, a variable returns to its preference by a primal step")
  func primalStep() {
    var session = Session()
    let (x, y) = (session.parameter(), session.parameter())
    let sum = session.sum([(x, 1), (y, 2)])
    session.bound(x, .equal, 1, priority: 300)
    session.bound(y, .equal, 1, priority: 300)
    let low = session.bound(sum, .greaterThanOrEqual, 9)
    let first = session.solve()
    let held = session.value(sum)
    session.program.detach(low)
    let second = session.solve()
    let values = [session.value(x), session.value(y), session.value(sum)]
    #expect(first == .optimal && second == .optimal)
    #expect(held == 9)
    #expect(values == [1, 1, 3])
  }

  @Test("A required piece that cannot hold is counted as violated, and is reported")
  func violated() {
    var session = Session()
    let x = session.parameter()
    let twice = session.sum([(x, 2)])
    session.bound(x, .lessThanOrEqual, 3)
    let high = session.bound(twice, .greaterThanOrEqual, 10)
    let outcome = session.solve()
    let violated = session.program.nextViolated()
    let reported = violated.map { [0, high].contains($0) }
    #expect(outcome == .optimal)
    #expect(reported == true)
  }

  @Test("A moved breakpoint of a preference moves what depends on it, and the moved parameters are reported")
  func moved() {
    var session = Session()
    let (x, y) = (session.parameter(), session.parameter())
    let difference = session.sum([(x, 1), (y, -1)])
    let preference = session.bound(x, .equal, 0, priority: 100)
    session.bound(difference, .equal, 5)
    _ = session.solve()
    while session.program.takeMovedParameter() != nil {}
    session.program.moveBreakpoint(of: preference, to: 20)
    let outcome = session.solve()
    var moved: [Int32: Double] = [:]
    while let (variable, value) = session.program.takeMovedParameter() { moved[variable] = value }
    #expect(outcome == .optimal)
    #expect(moved == [x: 20, y: 15])
  }

  @Test("A spent step budget ends the search, and the outcome states it")
  func outOfSteps() {
    var session = Session()
    session.program.budget.mostSteps = 0
    session.program.budget.start()
    let x = session.parameter()
    let twice = session.sum([(x, 2)])
    session.bound(twice, .equal, 10)
    let outcome = session.solve()
    #expect(outcome == .outOfSteps)
  }
}
