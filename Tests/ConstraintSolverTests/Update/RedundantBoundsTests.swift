import Testing

@testable import ConstraintSolver

/// Many required bounds of one variable. The expected values are the largest and the smallest of the bounds.
@Suite struct RedundantBoundsTests {
  /// The greatest number in which a count of 65,536 for each required bound fits is 2³¹ - 1, or 32,767 bounds.
  @Test(arguments: [32_768, 100_000]) func `A variable may have any number of required bounds`(count: Int)
    throws
  {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    for index in 0..<count {
      try solver.addConstraint(sum([(width, 1)], -Double(index * 7919 % 100_003)), .greaterThanOrEqual)
    }
    solver.update()
    #expect(solver.value(of: width) == Double((0..<count).map { $0 * 7919 % 100_003 }.max()!))
    #expect(solver.conflictCount == 0)
    #expect(solver.program.pieceCount == 1)
    #expect(solver.stepCount < 10)
  }

  @Test func `Optional bounds do not count as required ones, however many there are`() throws {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    for _ in 0..<70_000 {
      try solver.addConstraint(sum([(width, 1)], -1), .greaterThanOrEqual, priority: .init(1))
    }
    #expect(solver.model.requiredBoundCount(of: 0) == 0)
    #expect(solver.model.variables[0].boundCount == 70_000)
  }

  @Test func `The next tighter bound holds when the tightest is removed or changed`() throws {
    let count = 2000
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let width = solver.addVariable()
    try solver.addConstraint(sum([(width, 1)]), .equal, priority: .init(250))
    var bounds: [ConstraintSolver.Constraint] = []
    for index in 0..<count {
      bounds.append(try solver.addConstraint(sum([(width, 1)], -Double(index)), .greaterThanOrEqual))
    }
    solver.update()
    for index in (count - 100..<count).reversed() {
      #expect(solver.value(of: width) == Double(index))
      // A bound that was changed keeps its piece.
      #expect(solver.program.pieceCount <= 55)
      if index % 2 == 0 {
        try solver.removeConstraint(bounds[index])
      } else {
        try solver.setConstant(0, of: bounds[index])
      }
      solver.update()
      #expect(solver.conflictCount == 0)
    }
    try solver.setConstant(-5000, of: bounds[3])
    solver.update()
    #expect(solver.value(of: width) == 5000)
  }

  @Test func `Of bounds from both sides that contradict each other the younger ones are given up`() throws {
    let count = 1000
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    for index in 0..<count {
      try solver.addConstraint(sum([(width, 1)], -Double(1000 + index)), .greaterThanOrEqual)
    }
    var upper: Set<ConstraintSolver.Constraint> = []
    for index in 0..<count {
      upper.insert(try solver.addConstraint(sum([(width, 1)], -Double(index)), .lessThanOrEqual))
    }
    solver.update()
    #expect(solver.value(of: width) == 1999)
    #expect(Set(solver.conflicts().map(\.broken)) == upper)
    #expect(solver.conflicts().allSatisfy { $0.constraints.count == 2 })
    #expect(solver.program.pieceCount < 20)
  }

  /// Each change of a program is compared with the same program from the start.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `Random bounds give what a new solver gives`(seed: UInt64)
    throws
  {
    var random = SplitMix(seed: seed)
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let width = solver.addVariable()
    try solver.addConstraint(sum([(width, 1)], -50), .equal, priority: .init(250))
    var bounds: [(handle: ConstraintSolver.Constraint, value: Double, isLower: Bool)] = []
    for _ in 0..<300 {
      if bounds.count > 20, random.number(0...2) == 0 {
        let removed = bounds.remove(at: random.number(0...bounds.count - 1))
        try solver.removeConstraint(removed.handle)
      } else {
        let (value, isLower) = (Double(random.number(0...120)), random.number(0...3) > 0)
        let handle = try solver.addConstraint(
          sum([(width, 1)], -value), isLower ? .greaterThanOrEqual : .lessThanOrEqual)
        bounds.append((handle, value, isLower))
      }
      solver.update()
      let kept = Self.kept(bounds.map { ($0.value, $0.isLower) })
      #expect(solver.conflictCount == bounds.count - kept.count, "seed \(seed)")
      let range = (kept.lower, kept.upper)
      #expect(solver.value(of: width) == min(max(50, range.0), range.1), "seed \(seed)")
    }
  }

  /// The bounds that are kept if each is that holds together with those before: their number and what they leave.
  private static func kept(_ bounds: [(value: Double, isLower: Bool)]) -> (
    count: Int, lower: Double, upper: Double
  ) {
    var (count, lower, upper) = (0, -Double.infinity, Double.infinity)
    for (value, isLower) in bounds {
      if isLower, value <= upper {
        (count, lower) = (count + 1, max(lower, value))
      } else if !isLower, value >= lower {
        (count, upper) = (count + 1, min(upper, value))
      }
    }
    return (count, lower, upper)
  }
}
