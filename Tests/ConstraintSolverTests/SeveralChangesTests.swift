@testable import ConstraintSolver
import Testing

/// Several constraints removed, added and changed in one update, at random: the values are as good as those of a solver
/// that was built in that state.
@Suite struct SeveralChangesTests {
  @Test(arguments: 0..<8)
  func `Several changes in one update come to the same as a fresh solver`(group: Int) throws {
    for seed in group * 60..<(group + 1) * 60 { try play(seed) }
  }

  /// A constraint that was given up in favour of one that is given up itself, or changed while it woke.
  @Test(arguments: [1931, 3436, 3967, 7217, 20992, 21646])
  func `What was given up is tried again when what it contradicts is given up or changes`(seed: Int) throws {
    try play(seed)
  }

  @Test(arguments: 0..<4)
  func `What is given up in the order of terms does not depend on when constraints were added`(
    group: Int
  ) throws {
    for seed in group * 60..<(group + 1) * 60 { try play(seed, .rank) }
  }

  @Test(arguments: 0..<4)
  func `Constraints with slack variables change as those with rows do`(group: Int) throws {
    for seed in group * 60..<(group + 1) * 60 { try play(seed, leastSlackVariables: 0) }
  }

  @Test(arguments: 0..<4)
  func `Optional constraints without rows change as those with rows do`(group: Int) throws {
    let noRows = RowLimits(rowsInFull: 0, stepsUpstream: 0, entries: 0)
    for seed in group * 60..<(group + 1) * 60 { try play(seed, leastSlackVariables: 0, rowLimits: noRows) }
  }

  private func play(
    _ seed: Int, _ order: ConstraintSolver.ConflictOrder = .age, leastSlackVariables: Int? = nil,
    rowLimits: RowLimits = RowLimits()
  ) throws {
    var session = Session(seed: seed, order, leastSlackVariables, rowLimits)
    for _ in 0..<6 {
      session.change()
      session.update()
      let complaint = try session.complaint()
      #expect(complaint == nil, "seed \(seed)")
    }
  }
}

/// A solver, and what a fresh one needs to get to the same state.
private struct Session: ~Copyable {
  struct Item {
    let handle: ConstraintSolver.Constraint
    let terms: [(Int, Double)]
    let relation: ConstraintSolver.Relation
    var constant: Double
    var priority: Float
  }

  private var random: Scramble
  private var solver = ConstraintSolver()
  private let variables: [ConstraintSolver.Variable]
  private var items: [Item] = []

  init(
    seed: Int, _ order: ConstraintSolver.ConflictOrder, _ leastSlackVariables: Int?, _ rowLimits: RowLimits
  ) {
    random = Scramble(state: UInt64(seed + 1))
    solver.conflictOrder = order
    solver.leastSlackVariables = leastSlackVariables
    solver.rowLimits = rowLimits
    solver.checksInvariants = true
    variables = solver.addVariables(random.number(below: 9) + 3)
    for variable in 0..<variables.count where random.number(below: 3) > 0 {
      add([(variable, 1)], .equal, priority: 1)
    }
    for _ in 0..<random.number(below: 3 * variables.count) + variables.count { addAny() }
    solver.update()
  }

  // MARK: Changes

  mutating func change() {
    let kind = random.number(below: 4)
    for _ in 0..<random.number(below: 7) + 2 where !items.isEmpty {
      let index = random.number(below: items.count)
      switch kind < 3 ? kind : random.number(below: 4) {
      case 0: try? solver.removeConstraint(items.remove(at: index).handle)
      case 1:
        items[index].priority = anyPriority()
        try? solver.setPriority(.init(items[index].priority), of: items[index].handle)
      case 2:
        items[index].constant = Double(random.number(below: 100) - 50)
        try? solver.setConstant(items[index].constant, of: items[index].handle)
      default: addAny()
      }
    }
  }

  mutating func update() { solver.update() }

  private mutating func addAny() {
    var terms: [(Int, Double)] = []
    for _ in 0...random.number(below: 4) {
      let variable = random.number(below: variables.count)
      guard !terms.contains(where: { $0.0 == variable }) else { continue }
      terms.append((variable, [1, 1, -1, -1, 2, -0.5][random.number(below: 6)]))
    }
    let relations: [ConstraintSolver.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    add(terms, relations[random.number(below: 4)], priority: anyPriority())
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: ConstraintSolver.Relation, priority: Float
  ) {
    let constant = Double(random.number(below: 100) - 50)
    guard
      let handle = try? solver.addConstraint(
        sum(terms.map { (variables[$0.0], $0.1) }, constant), relation, priority: .init(priority))
    else { return }
    items.append(
      Item(handle: handle, terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func anyPriority() -> Float {
    [1000, 1000, 1000, 750, 500, 250][random.number(below: 6)]
  }

  // MARK: Comparison

  /// Returns the first fault in comparison with a fresh solver, or nil. Where the order of conflicts is that of terms, constraints are
  /// added to it in the opposite order, apart from those of the same variables.
  func complaint() throws -> String? {
    var fresh = ConstraintSolver()
    fresh.conflictOrder = solver.conflictOrder
    let copies = fresh.addVariables(variables.count)
    var handles: [ConstraintSolver.Constraint?] = items.map { _ in nil }
    for index in orderOfBuilding {
      handles[index] = try fresh.addConstraint(
        sum(items[index].terms.map { (copies[$0.0], $0.1) }, items[index].constant), items[index].relation,
        priority: .init(items[index].priority))
    }
    fresh.update()
    let broken = Set(solver.conflicts().map(\.broken))
    let expectedBroken = Set(fresh.conflicts().map(\.broken))
    for index in items.indices
    where broken.contains(items[index].handle) != handles[index].map(expectedBroken.contains) {
      return "constraint \(index) is given up in one of them"
    }
    let kept = items.filter { !broken.contains($0.handle) }
    return worseLevel(
      kept, variables.map { solver.value(of: $0) }, copies.map { fresh.value(of: $0) })
  }

  private var orderOfBuilding: [Int] {
    guard solver.conflictOrder == .rank else { return Array(items.indices) }
    let groups = Dictionary(grouping: items.indices) { index in
      items[index].terms.map(\.0).sorted().suffix(2)
    }
    return groups.values.sorted { $0[0] > $1[0] }.flatMap { $0 }
  }

  private func worseLevel(_ kept: [Item], _ values: [Double], _ expected: [Double]) -> String? {
    for level in Set(kept.map(\.priority)).sorted(by: >) {
      let members = kept.filter { $0.priority == level }
      let error = members.reduce(0) { $0 + $1.error(values) }
      let least = members.reduce(0) { $0 + $1.error(expected) }
      if abs(error - least) > 1e-6 * (1 + least) { return "at \(level): \(error), afresh \(least)" }
    }
    return nil
  }
}

extension Session.Item {
  fileprivate func error(_ values: [Double]) -> Double {
    let excess = terms.reduce(constant) { $0 + $1.1 * values[$1.0] }
    return relation == .equal ? abs(excess) : max(0, -Double(relation.rawValue) * excess)
  }
}
