@testable import ConstraintSolver
import Testing

/// Rows of views whose sizes, or the gaps between them, are equal: the residual program stays linear in the views.
@Suite struct EqualSizesTests {
  @Test func `Equal sizes with preferences need no rows that mention one another`() throws {
    var entries: [Int] = []
    var steps: [Int] = []
    for count in [200, 400] {
      var row = try Row(count)
      for size in row.sizes.dropFirst() { try row.require([(size, 1), (row.sizes[0], -1)]) }
      for index in 0..<count {
        try row.require([(row.places[index + 1], 1), (row.places[index], -1), (row.sizes[index], -1)])
      }
      row.solver.update()
      #expect(abs(row.solver.value(of: row.sizes[count / 2]) - 40) < 1e-9)
      entries.append(row.solver.entryCount)
      steps.append(row.solver.stepCount)
    }
    #expect(entries[1] < 3 * entries[0])
    #expect(steps[1] < 3 * steps[0])
  }

  @Test func `Equal gaps stay cheap when all of them are made anew`() throws {
    var entries: [Int] = []
    for count in [100, 200] {
      var row = try Row(count)
      try row.addGaps()
      row.solver.update()
      for _ in 0..<2 {
        try row.removeGaps()
        try row.addGaps()
        row.solver.update()
        let expected = 20 + 20 * Double(count) / Double(count - 1)
        #expect(abs(row.solver.value(of: row.places[1]) - expected) < 1e-6)
      }
      entries.append(row.solver.entryCount)
    }
    #expect(entries[1] < 3 * entries[0])
  }
}

extension ConstraintSolver {
  /// How many coefficients the rows have.
  fileprivate var entryCount: Int {
    var count = 0
    for row in 0..<program.rows.count where program.rows[row].basic >= 0 {
      count += Int(program.rows[row].entries.count)
    }
    return count
  }
}

/// Sizes that prefer to be 20, and places from 0 to 40 times their number.
private struct Row: ~Copyable {
  var solver = ConstraintSolver()
  let sizes: [ConstraintSolver.Variable]
  let places: [ConstraintSolver.Variable]
  private var gaps: [ConstraintSolver.Variable] = []
  private var constraintsOfGaps: [ConstraintSolver.Constraint] = []

  init(_ count: Int) throws {
    sizes = solver.addVariables(count)
    places = solver.addVariables(count + 1)
    for size in sizes {
      _ = try solver.addConstraint(sum([(size, 1)], -20), .lessThanOrEqual, priority: .init(250))
      _ = try solver.addConstraint(sum([(size, 1)], -20), .greaterThanOrEqual, priority: .init(750))
    }
    try require([(places[0], 1)])
    try require([(places[count], 1)], -40 * Double(count))
  }

  mutating func require(_ terms: [(ConstraintSolver.Variable, Double)], _ constant: Double = 0) throws {
    _ = try solver.addConstraint(sum(terms, constant), .equal)
  }

  /// Gaps between the sizes, each an item with a place and a length, as the guides of a stack view.
  mutating func addGaps() throws {
    for index in 0..<sizes.count - 1 {
      let gap = solver.addVariables(2)
      try hold([(gap[0], 1), (places[index], -1), (sizes[index], -1)])
      try hold([(gap[0], 1), (gap[1], 1), (places[index + 1], -1)])
      if !gaps.isEmpty { try hold([(gap[1], 1), (gaps[1], -1)]) }
      gaps += gap
    }
    try hold([(places[sizes.count - 1], 1), (sizes[sizes.count - 1], 1), (places[sizes.count], -1)])
  }

  private mutating func hold(_ terms: [(ConstraintSolver.Variable, Double)]) throws {
    constraintsOfGaps.append(try solver.addConstraint(sum(terms), .equal))
  }

  mutating func removeGaps() throws {
    for constraint in constraintsOfGaps { try solver.removeConstraint(constraint) }
    for gap in gaps { try solver.removeVariable(gap) }
    constraintsOfGaps = []
    gaps = []
  }
}
