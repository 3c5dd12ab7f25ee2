@testable import ConstraintSolver
import Testing

/// Systems whose rows and steps grew with the square of the views or faster: each view relates to others, and short rows are there
/// to be found.
@Suite struct GrowthTests {
  /// Views of width 30 side by side, each with a left edge.
  private struct Line: ~Copyable {
    var solver = ConstraintSolver()
    let lefts: [ConstraintSolver.Variable]
    let widths: [ConstraintSolver.Variable]
    private(set) var sizes: [ConstraintSolver.Constraint] = []

    init(_ count: Int) throws {
      lefts = solver.addVariables(count)
      widths = solver.addVariables(count)
      for width in widths {
        sizes.append(try solver.addConstraint(sum([(width, 1)], -30), .equal))
      }
    }

    /// The sum that is the distance of a view from the one before, less a number.
    func gap(before index: Int, _ distance: Double) -> Expression {
      sum(
        [(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], -distance)
    }

    /// How many entries all rows have together.
    var entryCount: Int {
      var count = 0
      for row in 0..<solver.program.rows.count where solver.program.rows[row].basic >= 0 {
        count += Int(solver.program.rows[row].entries.count)
      }
      return count
    }
  }

  /// The chain of gaps is required, and the preferences lie further left than it reaches from the 27th view on. The sum of the errors
  /// is least with all views as far left as they go.
  @Test(arguments: [500, 1000, 2000])
  func `Preferred places that a chain of gaps contradicts take short rows`(count: Int) throws {
    var line = try Line(count)
    try line.solver.addConstraint(sum([(line.lefts[0], 1)], -4), .greaterThanOrEqual)
    for index in 0..<count {
      if index > 0 { try line.solver.addConstraint(line.gap(before: index, 4), .greaterThanOrEqual) }
      let place = Double(index * 37 % 1000)
      try line.solver.addConstraint(sum([(line.lefts[index], 1)], -place), .equal, priority: .init(250))
    }
    line.solver.update()
    #expect(line.solver.invariantViolations().isEmpty)
    for index in stride(from: 0, to: count, by: 97) {
      let left = line.solver.value(of: line.lefts[index])
      #expect(abs(left - Double(4 + 34 * index)) < 1e-6)
    }
    #expect(line.solver.stepCount < 8 * count)
    #expect(line.entryCount < 20 * count)
  }

  /// Each gap is at its preference, except for what the end takes: `count - 1` gaps of at most 20 after views of 30.
  @Test(arguments: [500, 1000, 2000])
  func `The minimum, the maximum and the preference of a gap need no rows`(count: Int) throws {
    var line = try Line(count)
    try line.solver.addConstraint(sum([(line.lefts[0], 1)]), .equal)
    for index in 1..<count {
      try line.solver.addConstraint(line.gap(before: index, 2), .greaterThanOrEqual)
      try line.solver.addConstraint(line.gap(before: index, 20), .lessThanOrEqual)
      try line.solver.addConstraint(line.gap(before: index, 8), .equal, priority: .init(500))
    }
    let last = line.lefts[count - 1]
    let end = try line.solver.addConstraint(sum([(last, 1)], -390), .equal, priority: .init(999))
    for (place, expected) in [
      (390, 32 * (count - 1)), (40 * count, 40 * count), (90 * count, 50 * (count - 1)),
    ] {
      try line.solver.setConstant(-Double(place), of: end)
      line.solver.update()
      #expect(line.solver.invariantViolations().isEmpty)
      #expect(abs(line.solver.value(of: last) - Double(expected)) < 1e-6)
      #expect(line.solver.stepCount < 4 * count)
      #expect(line.entryCount < 4 * count)
    }
  }

  @Test(arguments: [50, 100, 200])
  func `Of the limits between all pairs only those of neighbours matter`(count: Int) throws {
    var solver = ConstraintSolver()
    let places = solver.addVariables(count)
    for index in 0..<count {
      for other in 0..<index {
        try solver.addConstraint(sum([(places[index], 1), (places[other], -1)], -1), .greaterThanOrEqual)
      }
    }
    solver.update()
    #expect(solver.invariantViolations().isEmpty)
    for index in 1..<count {
      #expect(solver.value(of: places[index]) - solver.value(of: places[index - 1]) > 1 - 1e-6)
    }
    #expect(solver.stepCount < 4 * count)
    #expect(solver.program.rows.count < 4 * count)
  }

  @Test(arguments: [250, 500, 1000])
  func `Widths that are taken away leave no rows behind`(count: Int) throws {
    var line = try Line(count)
    try line.solver.addConstraint(sum([(line.lefts[0], 1)]), .equal)
    for index in 0..<count {
      if index > 0 { try line.solver.addConstraint(line.gap(before: index, 0), .equal) }
      try line.solver.addConstraint(
        sum([(line.lefts[index], 1), (line.widths[index], 1)], -390), .lessThanOrEqual)
    }
    line.solver.update()
    #expect(line.solver.conflictCount == count - 13)
    for size in line.sizes { try line.solver.removeConstraint(size) }
    line.solver.update()
    #expect(line.solver.conflictCount == 0)
    #expect(line.solver.invariantViolations().isEmpty)
    #expect(line.solver.stepCount < 4 * count)
    #expect(line.entryCount < 4 * count)
  }

  /// The constraints on a distance share its variable: each of them may go, and the others stay.
  @Test(arguments: 0..<3)
  func `A limit that shares a distance with others goes alone`(removed: Int) throws {
    var line = try Line(60)
    line.solver.checksInvariants = true
    try line.solver.addConstraint(sum([(line.lefts[0], 1)]), .equal)
    var limits: [[ConstraintSolver.Constraint]] = []
    for index in 1..<60 {
      limits.append([
        try line.solver.addConstraint(line.gap(before: index, 10), .greaterThanOrEqual),
        try line.solver.addConstraint(line.gap(before: index, 20), .lessThanOrEqual),
        try line.solver.addConstraint(line.gap(before: index, 8), .equal, priority: .init(500)),
      ])
    }
    let end = try line.solver.addConstraint(sum([(line.lefts[59], 1)]), .equal, priority: .init(250))
    line.solver.update()
    #expect(line.solver.value(of: line.lefts[59]) == 59 * 40)
    try line.solver.removeConstraint(limits[30][removed])
    line.solver.update()
    // Without its minimum the distance is the one that is preferred; without the preference it is still the minimum.
    #expect(line.solver.value(of: line.lefts[59]) == 59 * 40 - (removed == 0 ? 2 : 0))
    try line.solver.setConstant(-1e5, of: end)
    try line.solver.setPriority(.init(750), of: end)
    line.solver.update()
    #expect(line.solver.value(of: line.lefts[59]) == (removed == 1 ? 1e5 : 59 * 50))
    for constraints in limits {
      for constraint in constraints where line.solver.contains(constraint) {
        try line.solver.removeConstraint(constraint)
      }
    }
    try line.solver.setConstant(-7, of: end)
    line.solver.update()
    #expect(line.solver.value(of: line.lefts[59]) == 7)
  }

  /// Places, some of which are a distance from others, at least, at most or by preference. Most prefer a place of their own. The
  /// slow method starts from nothing and has no slack variables.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Graphs of places cost as little as the slow method finds`(seed: UInt64) throws {
    var fast = try PlaceGraph(seed: seed)
    var slow = try PlaceGraph(seed: seed)
    fast.solver.checksInvariants = true
    slow.solver.program.budget.mostSteps = -1
    for _ in 0..<4 {
      fast.solver.update()
      slow.solver.update()
      let (costs, expected) = (fast.costs(), slow.costs())
      for (level, cost) in costs {
        #expect(abs(cost - expected[level]!) < 1e-5, "seed \(seed), level \(level)")
      }
      try fast.change()
      try slow.change()
    }
  }

  /// A graph of places with the same constraints for the same seed.
  private struct PlaceGraph: ~Copyable {
    var solver = ConstraintSolver()
    private let places: [ConstraintSolver.Variable]
    private var numbers: SplitMix
    private var relations: [PlacedRelation] = []

    private struct PlacedRelation {
      let constraint: ConstraintSolver.Constraint
      let terms: [(variable: ConstraintSolver.Variable, coefficient: Double)]
      let relation: ConstraintSolver.Relation
      var constant: Double
      let priority: Float
    }

    init(seed: UInt64) throws {
      numbers = SplitMix(seed: seed)
      places = solver.addVariables(24)
      for index in 1..<24 {
        for _ in 0..<3 {
          let other = Int.random(in: 0..<index, using: &numbers)
          let distance = Double(Int.random(in: 1...30, using: &numbers))
          try add([(places[index], 1), (places[other], -1)], .greaterThanOrEqual, -distance, 1000)
          guard Int.random(in: 0..<3, using: &numbers) == 0 else { continue }
          try add([(places[index], 1), (places[other], -1)], .equal, -distance - 3, 500)
          try add([(places[index], 1), (places[other], -1)], .lessThanOrEqual, -distance - 300, 750)
        }
        guard Bool.random(using: &numbers) else { continue }
        try add([(places[index], 1)], .equal, -Double(Int.random(in: 0...200, using: &numbers)), 250)
      }
      try add([(places[0], 1)], .equal, 0, 600)
    }

    private mutating func add(
      _ terms: [(ConstraintSolver.Variable, Double)], _ relation: ConstraintSolver.Relation,
      _ constant: Double, _ priority: Float
    ) throws {
      let constraint = try solver.addConstraint(
        sum(terms, constant), relation, priority: priority == 1000 ? .required : .init(priority))
      relations.append(
        PlacedRelation(
          constraint: constraint, terms: terms.map { ($0.0, $0.1) }, relation: relation, constant: constant,
          priority: priority))
    }

    /// Changes a constant and removes a constraint.
    mutating func change() throws {
      let index = Int.random(in: 0..<relations.count, using: &numbers)
      relations[index].constant -= 40
      try solver.setConstant(relations[index].constant, of: relations[index].constraint)
      let removed = relations.remove(at: Int.random(in: 0..<relations.count, using: &numbers))
      try solver.removeConstraint(removed.constraint)
    }

    /// The sum of the errors of each priority.
    func costs() -> [Float: Double] {
      var costs: [Float: Double] = [:]
      for relation in relations {
        var value = relation.constant
        for term in relation.terms { value += term.coefficient * solver.value(of: term.variable) }
        let error =
          switch relation.relation {
          case .equal: abs(value)
          case .lessThanOrEqual: max(0, value)
          case .greaterThanOrEqual: max(0, -value)
          }
        costs[relation.priority, default: 0] += error
      }
      return costs
    }
  }
}
