import Testing

@testable import ConstraintSolver

/// Many constraints that contradict the bounds which others imply.
@Suite struct ImpliedConflictTests {
  /// Views side by side, 10 wide, each of which has to end before a limit.
  fileprivate struct Row: ~Copyable {
    var solver = ConstraintSolver()
    private(set) var widths: [ConstraintSolver.Constraint] = []
    private var sizes: [ConstraintSolver.Variable] = []
    private(set) var limits: [ConstraintSolver.Constraint] = []
    private var ends: [ConstraintSolver.Constraint] = []

    /// With `gaps` each view is at least so far from the one before, otherwise it begins there. With `wishes` each is as far left as
    /// possible.
    init(_ count: Int, gaps: Double?, limit value: Double, wishes: Bool = false) throws {
      solver.conflictOrder = .rank
      let limit = solver.addVariable()
      ends.append(try solver.addConstraint(sum([(limit, 1)], -value), .equal))
      var previous: [(ConstraintSolver.Variable, Double)] = []
      for _ in 0..<count {
        let (left, width) = (solver.addVariable(), solver.addVariable())
        sizes.append(width)
        if wishes { try solver.addConstraint(sum([(left, 1)]), .equal, priority: .init(250)) }
        try solver.addConstraint(
          sum([(left, 1)] + previous, -(gaps ?? 0)), gaps == nil ? .equal : .greaterThanOrEqual)
        widths.append(try solver.addConstraint(sum([(width, 1)], -10), .equal))
        limits.append(
          try solver.addConstraint(sum([(left, 1), (width, 1), (limit, -1)]), .lessThanOrEqual))
        previous = [(left, -1), (width, -1)]
      }
    }

    /// The constraint that gives the limit its value.
    var limitValue: ConstraintSolver.Constraint { ends[0] }

    mutating func restoreWidth(_ index: Int) throws {
      widths[index] = try solver.addConstraint(sum([(sizes[index], 1)], -10), .equal)
    }

    var givenUp: Set<ConstraintSolver.Constraint> { Set(solver.conflicts().map(\.broken)) }
  }

  @Test(arguments: [nil, 8] as [Double?])
  func `Limits of a long row that is too long are given up together`(gaps: Double?) throws {
    let count = 1000
    var row = try Row(count, gaps: gaps, limit: 180)
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    let fitting = gaps == nil ? 18 : 10
    #expect(row.givenUp == Set(row.limits[fitting...]))
    #expect(row.solver.conflictList.storedMemberCount == count - fitting)
    #expect(row.solver.program.rows.count == 0)
    #expect(row.solver.stepCount < count)
  }

  @Test func `Preferred places leave the rows of a contradictory chain short`() throws {
    for count in [500, 1000] {
      var row = try Row(count, gaps: 8, limit: 180, wishes: true)
      row.solver.update()
      #expect(row.solver.invariantViolations().isEmpty)
      #expect(row.givenUp == Set(row.limits[10...]))
      #expect(row.solver.program.rows.count < 100)
      #expect(row.solver.program.entries.footprint < 5000)
    }
  }

  @Test(arguments: [nil, 8] as [Double?])
  func `A limit contradicts the views before it and no others`(gaps: Double?) throws {
    var row = try Row(100, gaps: gaps, limit: 180)
    row.solver.update()
    for conflict in row.solver.conflicts() {
      let number = try #require(row.limits.firstIndex(of: conflict.broken))
      // A width and a left edge of each view, the limit and its value.
      #expect(conflict.constraints.count == 2 * (number + 1) + 2)
      #expect(Set(row.widths[...number]).isSubset(of: conflict.constraints))
      #expect(conflict.constraints.contains(row.limitValue))
    }
  }

  @Test(arguments: [nil, 8] as [Double?])
  func `What contradicts implied bounds is tried again when these change`(gaps: Double?) throws {
    var row = try Row(100, gaps: gaps, limit: 180)
    row.solver.update()
    let step = 10 + (gaps ?? 0)
    try row.solver.setConstant(-step * 50, of: row.limitValue)
    row.solver.update()
    #expect(row.givenUp == Set(row.limits[50...]))
    try row.solver.removeConstraint(row.widths[20])
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    #expect(row.solver.conflictCount < 50)
    try row.solver.setConstant(-step * 101, of: row.limitValue)
    row.solver.update()
    #expect(row.solver.conflictCount == 0)
    #expect(row.solver.invariantViolations().isEmpty)
  }

  @Test func `A change elsewhere does not look at the conflicts again`() throws {
    var row = try Row(1000, gaps: 8, limit: 180)
    let other = row.solver.addVariable()
    let value = try row.solver.addConstraint(sum([(other, 1)], -1), .equal)
    row.solver.update()
    let version = row.solver.conflictList.version
    for step in 0..<3 {
      try row.solver.setConstant(Double(step), of: value)
      row.solver.update()
      #expect(row.solver.stepCount == 0)
    }
    #expect(row.solver.conflictList.version == version)
  }

  @Test func `A conflict keeps its signature when it is found again`() throws {
    var row = try Row(100, gaps: nil, limit: 180)
    row.solver.update()
    let first = row.signatures
    try row.solver.setConstant(-90, of: row.limitValue)
    row.solver.update()
    try row.solver.setConstant(-180, of: row.limitValue)
    row.solver.update()
    #expect(row.signatures == first)
    #expect(Set(first.values).count == first.count)
  }

  @Test func `A width in the middle that is restored costs no more than the row`() throws {
    let count = 1000
    var row = try Row(count, gaps: nil, limit: 180)
    row.solver.update()
    for _ in 0..<2 {
      try row.solver.removeConstraint(row.widths[count / 2])
      row.solver.update()
      try row.restoreWidth(count / 2)
      row.solver.update()
      #expect(row.solver.stepCount < count)
      #expect(row.givenUp == Set(row.limits[18...]))
      #expect(row.solver.conflictList.storedMemberCount == count - 18)
    }
  }
}

extension ImpliedConflictTests.Row {
  fileprivate var signatures: [ConstraintSolver.Constraint: UInt64] {
    var signatures: [ConstraintSolver.Constraint: UInt64] = [:]
    for (index, conflict) in solver.conflicts().enumerated() {
      signatures[conflict.broken] = solver.conflictList.signature(at: index)
    }
    return signatures
  }
}
