@testable import ConstraintSolver

/// A random session of additions, removals and changes with the numbers at the ends of what a solver is passed. It checks the
/// solver after each update.
struct ExtremeSession: ~Copyable {
  /// A constraint that the solver took.
  struct Item {
    let handle: ConstraintSolver.Constraint
    let terms: [(variable: Int, coefficient: Double)]
    let relation: ConstraintSolver.Relation
    var constant: Double
    var priority: Float
  }

  enum Operation {
    case add(
      terms: [(variable: Int, coefficient: Double)], ConstraintSolver.Relation, constant: Double,
      priority: Float)
    /// These name a constraint by its number in the order of addition.
    case remove(Int)
    case setConstant(Int, Double)
    case setPriority(Int, Float)
    case update
  }

  /// How far the numbers of a session go.
  enum Range: Int {
    /// Coefficients near one, and constants as of layouts.
    case ordinary
    /// All coefficients and constants that a solver takes.
    case allowed
    /// Also those that it refuses.
    case any
  }

  private var random: SessionGenerator
  private let range: Range
  private(set) var solver = ConstraintSolver()
  private(set) var variables: [ConstraintSolver.Variable] = []
  /// The constraints that the solver took, by their numbers.
  private var items: [Int: Item] = [:]
  /// The numbers of the constraints that are left.
  private var live: [Int] = []
  private var addedCount = 0
  private(set) var operations: [Operation] = []
  private(set) var unsolvedCount = 0
  private(set) var updateCount = 0

  /// With `looksAtBoundsFirst` it compares even a single violated constraint with implied bounds.
  init(seed: UInt64, range: Range, variableCount: Int, looksAtBoundsFirst: Bool = false) {
    random = SessionGenerator(seed: seed)
    self.range = range
    if looksAtBoundsFirst { solver.rowLimits.contradictionsAtOnce = 0 }
    if random.chance(2) { solver.conflictOrder = .rank }
    variables = solver.addVariables(variableCount)
  }

  /// Makes all constraints that can define variables with slack variables.
  mutating func defineWithSlack() { solver.leastSlackVariables = 0 }

  /// Makes so many updates, each after as many changes at most. Returns what is wrong; nil if nothing is.
  mutating func run(updates: Int, mostChanges: Int) -> String? {
    for _ in 0..<updates {
      for _ in 0..<1 + random.number(below: mostChanges) { carryOut(change()) }
      if let problem = carryOut(.update) { return "update \(updateCount): \(problem)" }
    }
    return nil
  }

  // MARK: Operations

  private mutating func change() -> Operation {
    guard live.count >= 4 else { return addition() }
    let number = live[random.number(below: live.count)]
    switch random.number(below: 10) {
    case 0...3: return addition()
    case 4...5: return .remove(number)
    case 6: return .setPriority(number, priority())
    default: return .setConstant(number, constant())
    }
  }

  private mutating func addition() -> Operation {
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<1 + random.number(below: 4) {
      let variable = random.number(below: variables.count)
      if terms.contains(where: { $0.variable == variable }), range == .ordinary { continue }
      terms.append((variable, coefficient()))
    }
    let relation: ConstraintSolver.Relation = random.choose(
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual)
    return .add(terms: terms, relation, constant: constant(), priority: priority())
  }

  /// Carries an operation out. Returns what is wrong after an update; nil if nothing is.
  @discardableResult
  mutating func carryOut(_ operation: Operation) -> String? {
    operations.append(operation)
    switch operation {
    case .add(let terms, let relation, let constant, let priority):
      add(terms, relation, constant, priority)
    case .remove(let number):
      guard let item = items.removeValue(forKey: number) else { return nil }
      live.removeAll { $0 == number }
      guard (try? solver.removeConstraint(item.handle)) != nil else { return "a constraint is lost" }
    case .setConstant(let number, let constant):
      guard let item = items[number], (try? solver.setConstant(constant, of: item.handle)) != nil else {
        return nil
      }
      items[number]?.constant = constant
    case .setPriority(let number, let priority):
      guard let item = items[number], (try? solver.setPriority(.init(priority), of: item.handle)) != nil
      else { return nil }
      items[number]?.priority = priority
    case .update:
      solver.update()
      updateCount += 1
      return problem()
    }
    return nil
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation,
    _ constant: Double, _ priority: Float
  ) {
    addedCount += 1
    var expression = ConstraintSolver.LinearExpression(constant: constant)
    for term in terms { expression.add(variables[term.variable], term.coefficient) }
    guard let handle = try? solver.addConstraint(expression, relation, priority: .init(priority)) else {
      return
    }
    live.append(addedCount - 1)
    items[addedCount - 1] = Item(
      handle: handle, terms: terms, relation: relation, constant: constant, priority: priority)
  }

  // MARK: Numbers

  private mutating func coefficient() -> Double {
    if range == .ordinary || random.chance(2) { return random.choose(1, 1, -1, -1, 2, -0.5) }
    if range == .any, random.chance(8) {
      return random.choose(
        0, .nan, .infinity, 1e-300, .leastNonzeroMagnitude, 1e300, .greatestFiniteMagnitude / 4, 1e10)
    }
    return random.choose(1e9, -1e9, 1e-9, -1e-9, 1e6, 1e-6, 1.0 / 3, 0.1, -1e3, 1e-3)
  }

  private mutating func constant() -> Double {
    let ordinary = Double(random.number(below: 101) - 50)
    if range == .ordinary || random.chance(2) { return ordinary }
    if range == .any, random.chance(4) {
      return random.choose(
        .nan, -.infinity, 1e300, -.greatestFiniteMagnitude / 4, .greatestFiniteMagnitude, 1e13)
    }
    return random.choose(1e12, -1e12, 1e-300, -.leastNonzeroMagnitude, 1e-12, 1e-9, 1e6, -1e9, 1.0 / 3, -0.0)
  }

  private mutating func priority() -> Float {
    if range == .any, random.chance(10) { return random.choose(-1, 1001, .nan, .infinity, -0.0) }
    return random.choose(
      1000, 1000, 1000, 999.999, Float(1000).nextDown, 750, 500, 250, 1, 0, .leastNonzeroMagnitude)
  }

  // MARK: Checks

  private mutating func problem() -> String? {
    for (index, variable) in variables.enumerated() where !solver.value(of: variable).isFinite {
      return "x\(index) is \(solver.value(of: variable))"
    }
    guard solver.isSolved else {
      unsolvedCount += 1
      return range == .ordinary ? "there is no solution" : nil
    }
    let conflicts = solver.conflicts()
    for conflict in conflicts where !conflict.constraints.contains(conflict.broken) {
      return "a conflict does not contain what is given up for it"
    }
    let broken = Set(conflicts.map(\.broken))
    for number in live {
      guard let item = items[number], item.priority == 1000, !broken.contains(item.handle) else { continue }
      let (error, tolerance) = error(of: item)
      if !(error <= tolerance) { return "constraint \(number) is required and violated by \(error)" }
    }
    if range == .ordinary, let violation = solver.invariantViolations().first { return violation }
    return range == .ordinary && live.count < 80 ? difference(broken) : nil
  }

  /// How far a constraint is violated, and how far it may be.
  private func error(of item: Item) -> (error: Double, tolerance: Double) {
    var (sum, largest, scale) = (item.constant, item.constant.magnitude, 0.0)
    for term in item.terms {
      let summand = term.coefficient * solver.value(of: variables[term.variable])
      sum += summand
      largest = max(largest, summand.magnitude)
      scale = max(scale, term.coefficient.magnitude)
    }
    let error = item.relation == .equal ? sum.magnitude : -Double(item.relation.rawValue) * sum
    return (error, 2 * Tolerance.ofRequirement(scale, largestSummand: largest))
  }

  /// How the solution differs from that of the slow method; nil if it does not.
  private func difference(_ broken: Set<ConstraintSolver.Constraint>) -> String? {
    var slow = ConstraintSolver()
    slow.conflictOrder = solver.conflictOrder
    slow.program.budget.mostSteps = -1
    let copies = slow.addVariables(variables.count)
    var handles: [ConstraintSolver.Constraint] = []
    let kept = live.compactMap { items[$0] }
    for item in kept {
      var expression = ConstraintSolver.LinearExpression(constant: item.constant)
      for term in item.terms { expression.add(copies[term.variable], term.coefficient) }
      guard
        let handle = try? slow.addConstraint(expression, item.relation, priority: .init(item.priority))
      else { return "a constraint was taken that is refused now" }
      handles.append(handle)
    }
    slow.update()
    let brokenThere = Set(slow.conflicts().map(\.broken))
    for (index, item) in kept.enumerated()
    where broken.contains(item.handle) != brokenThere.contains(handles[index]) {
      return "constraint \(live[index]) is given up by one of two methods"
    }
    let values = variables.map { solver.value(of: $0) }
    return difference(of: values, from: copies.map { slow.value(of: $0) }, without: broken)
  }

  private func difference(
    of values: [Double], from expected: [Double], without broken: Set<ConstraintSolver.Constraint>
  ) -> String? {
    let kept = live.compactMap { items[$0] }.filter { !broken.contains($0.handle) }
    for level in Set(kept.map(\.priority)).sorted(by: >) {
      let members = kept.filter { $0.priority == level }
      let error = members.reduce(0) { $0 + excess(of: $1, values) }
      let least = members.reduce(0) { $0 + excess(of: $1, expected) }
      if error > least + 1e-5 * (1 + least) {
        return "level \(level): \(error), the slow method finds \(least)"
      }
      if error < least - 1e-5 * (1 + least) { return nil }
    }
    return nil
  }

  private func excess(of item: Item, _ values: [Double]) -> Double {
    let sum = item.terms.reduce(item.constant) { $0 + $1.coefficient * values[$1.variable] }
    return item.relation == .equal ? sum.magnitude : max(0, -Double(item.relation.rawValue) * sum)
  }
}

/// A xorshift generator: the same numbers on every machine.
struct SessionGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    for _ in 0..<8 { _ = number(below: 2) }
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 20) % UInt64(limit))
  }

  mutating func chance(_ whole: Int) -> Bool { number(below: whole) == 0 }

  mutating func choose<Element>(_ elements: Element...) -> Element {
    elements[number(below: elements.count)]
  }
}
