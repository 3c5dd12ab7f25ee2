@testable import ConstraintSolver
import Testing

/// Rows of views with preferred widths. Each view prefers to lie at the left. The preference of one view is raised and lowered again.
@Suite struct RaisedPriorityTests {
  private struct Row: ~Copyable {
    var solver = ConstraintSolver()
    private(set) var places: [ConstraintSolver.Constraint] = []
    private(set) var limits: [ConstraintSolver.Constraint] = []
    private let lefts: [ConstraintSolver.Variable]

    private let widths: [ConstraintSolver.Variable]

    /// Views side by side with widths of 10 and, if they are bounded, at least 0.
    init(_ count: Int, isBounded: Bool = true, priority: (Int) -> Float) throws {
      lefts = solver.addVariables(count)
      widths = solver.addVariables(count)
      if isBounded { try boundWidths() }
      for index in 0..<count {
        _ = try solver.addConstraint(sum([(widths[index], 1)], -10), .equal, priority: .init(750))
        var terms = [(lefts[index], 1.0)]
        if index > 0 { terms += [(lefts[index - 1], -1), (widths[index - 1], -1)] }
        _ = try solver.addConstraint(sum(terms), .equal)
        places.append(
          try solver.addConstraint(sum([(lefts[index], 1)]), .equal, priority: .init(priority(index))))
      }
    }

    mutating func boundWidths() throws {
      for width in widths { try solver.addConstraint(sum([(width, 1)]), .greaterThanOrEqual) }
    }

    mutating func limitAll(to limit: Double) throws {
      for left in lefts {
        limits.append(try solver.addConstraint(sum([(left, 1)], -limit), .lessThanOrEqual))
      }
    }

    mutating func setPriority(_ priority: Float, of index: Int) throws {
      try solver.setPriority(.init(priority), of: places[index])
      solver.update()
    }

    var lastLeft: ConstraintSolver.Variable { lefts[lefts.count - 1] }

    mutating func value(_ index: Int) -> Double { solver.value(of: lefts[index]) }
  }

  @Test func `Each width jumps to its limit and back, without a walk for each`() throws {
    for count in [500, 1000] {
      var row = try Row(count) { _ in 250 }
      row.solver.update()
      for _ in 0..<3 {
        try row.setPriority(999, of: count / 2)
        #expect(row.value(count / 2) == 0)
        #expect(row.value(count - 1) == Double(10 * (count - count / 2 - 1)))
        #expect(row.solver.stepCount < count)
        try row.setPriority(250, of: count / 2)
        #expect(row.value(count - 1) == Double(10 * (count - 1)))
        #expect(row.solver.stepCount < count)
      }
      #expect(row.solver.invariantViolations().isEmpty)
      // Of plans that overlap only those are compiled that are replayed.
      #expect(row.solver.compiled.effectCount < 10 * count)
    }
  }

  @Test func `Limits that come with a raised priority stop what it moves`() throws {
    let count = 500
    var row = try Row(count, isBounded: false) { _ in 250 }
    row.solver.update()
    try row.boundWidths()
    try row.setPriority(999, of: count / 2)
    #expect(row.value(count - 1) == Double(10 * (count - count / 2 - 1)))
    #expect(row.solver.stepCount < count)
    #expect(row.solver.invariantViolations().isEmpty)
  }

  @Test func `A preferred place within the row's length moves as many widths as it takes`() throws {
    let count = 600
    var row = try Row(count) { Float(1 + $0 * 7919 % 1009) * 0.5 }
    row.solver.update()
    try row.solver.setConstant(-1234, of: row.places[count / 2])
    try row.setPriority(999, of: count / 2)
    #expect(abs(row.value(count / 2) - 1234) < 1e-6)
    #expect(row.solver.invariantViolations().isEmpty)
    // With a row of its own; with a primal step for each width it would take 1,000.
    #expect(row.solver.stepCount < count)
    try row.setPriority(1, of: count / 2)
    #expect(row.value(count - 1) == Double(10 * (count - 1)))
  }

  @Test func `Many raised priorities leave the rows short`() throws {
    let count = 400
    var row = try Row(count) { _ in 250 }
    row.solver.update()
    for index in 200..<400 { try row.solver.setPriority(.init(999), of: row.places[index]) }
    row.solver.update()
    #expect(row.value(count - 1) == 0)
    #expect(row.solver.invariantViolations().isEmpty)
    #expect(row.solver.program.entries.footprint < 100 * count)
  }

  @Test func `Limits of a row that nothing can move without a cost are not loose`() throws {
    let count = 300
    var row = try Row(count) { _ in 250 }
    try row.limitAll(to: 1500)
    row.solver.update()
    for limit in row.limits.suffix(50) {
      let isLoose = row.solver.isLoose(limit)
      #expect(!isLoose)
      let hasNoFreeVariable = row.solver.mentionsNoFreeVariable(limit.slot)
      #expect(hasNoFreeVariable)
    }
    // Behind a gap that nothing keeps, a view may move.
    let (gap, end) = (row.solver.addVariable(), row.solver.addVariable())
    try row.solver.addConstraint(sum([(end, 1), (gap, -1), (row.lastLeft, -1)]), .equal)
    let loose = try row.solver.addConstraint(sum([(end, 1)], -2000), .lessThanOrEqual)
    let answers = (row.solver.isLoose(loose), row.solver.isLoose(row.limits[count - 1]))
    #expect(answers == (true, false))
  }
}
