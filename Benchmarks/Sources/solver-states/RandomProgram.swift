import ConstraintSolver

/// A random program that changes at random. Everything follows from the seed.
///
/// Every third program may contradict itself. Every fourth has constraints scaled by powers of ten from 1e-6 to 1e6,
/// each level differently, and within a level by at most ten. In mixed programs the coefficients of one constraint differ
/// by up to a million from each other.
struct RandomProgram: ~Copyable {
  private struct Entry {
    let number: Int
    let handle: ConstraintSolver.Constraint
    let scale: Double
    var constant: Double
  }

  private var random: Generator
  private var solver = ConstraintSolver()
  private var variables: [ConstraintSolver.Variable] = []
  private var live: [Entry] = []
  private var constraintCount = 0
  private let mayContradict: Bool
  private let isBadlyScaled: Bool
  private let isMixed: Bool
  private let hasFewWishes: Bool
  private let priorities: [Float] = [1000, 1000, 1000, 999, 750.5, 500, 250]

  init(seed: Int, mostVariables: Int, isMixed: Bool = false) {
    random = Generator(seed: seed)
    mayContradict = seed % 3 == 0
    isBadlyScaled = seed % 4 == 1 && !isMixed
    self.isMixed = isMixed
    hasFewWishes = seed % 5 == 2 && !isMixed
    let count = random.number(2...mostVariables)
    print("S \(seed) \(count)")
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  mutating func run() {
    // A weak preference for every variable; in every fifth program for some: no equality defines a variable that has one.
    for variable in 0..<(hasFewWishes ? random.number(0...variables.count) : variables.count) {
      add([(variable, 1)], .equal, Double(random.number(-20...20)), 1)
    }
    for _ in 0..<random.number(1...3 * variables.count) { addRandom() }
    for _ in 0..<6 {
      update()
      if random.chance(1, 2) { drag() }
      // Now and then many constraints go, come and change together, as when a view is removed.
      for _ in 0..<random.number(0...(random.chance(1, 4) ? 12 : 4)) { change() }
    }
  }

  // MARK: Changes

  private mutating func change() {
    switch random.number(0...11) {
    case 0...3: setRandomConstant()
    case 4...5: setPriority()
    case 6...8: addRandom()
    default: remove()
    }
  }

  /// A constant, or two, move by small steps, as when a window is resized.
  private mutating func drag() {
    let first = random.number(0...live.count - 1)
    let second = random.chance(1, 2) ? random.number(0...min(variables.count, live.count) - 1) : first
    let direction = random.chance(1, 2) ? 0.5 : -0.5
    for _ in 0..<8 {
      setConstant(first, live[first].constant + direction * Double(random.number(0...3)))
      if second != first {
        setConstant(second, live[second].constant + direction * Double(random.number(0...2)))
      }
      if random.chance(3, 4) {
        print("U")
        solver.update()
      }
    }
    update()
  }

  private mutating func addRandom() {
    var terms: [(Int, Double)] = []
    let count = random.chance(2, 5) ? 1 : random.number(2...min(4, variables.count))
    var priority = priorities[random.number(0...6)]
    let scale = isBadlyScaled ? self.scale(at: priority) : 1
    while terms.count < count {
      let variable = random.number(0...variables.count - 1)
      if terms.contains(where: { $0.0 == variable }) { continue }
      let factor = isMixed ? [1e-3, 1e-2, 0.1, 1, 10, 100, 1e3][random.number(0...6)] : scale
      terms.append((variable, factor * [1, 1, 1, -1, -1, -1, 2, -0.5][random.number(0...7)]))
    }
    let relations: [ConstraintSolver.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[random.number(0...3)]
    if !mayContradict, !isBadlyScaled, priority == 1000, relation == .equal, random.chance(1, 2) {
      priority = 500
    }
    add(terms, relation, scale * Double(random.number(-50...50)), priority)
  }

  private mutating func scale(at priority: Float) -> Double {
    if priority == 1000 { return [1e-6, 1e-3, 1, 1e3, 1e6][random.number(0...4)] }
    let base = [1e-6, 1e-3, 1, 1e3, 1e6][(variables.count + Int(priority)) % 5]
    return base * (priority > 500 ? [1, 10][random.number(0...1)] : 1)
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: ConstraintSolver.Relation, _ constant: Double, _ priority: Float
  ) {
    let added = terms.map { (variable: variables[$0.0], coefficient: $0.1) }
    guard let handle = try? add(added, relation, constant, .init(priority)) else {
      fatalError("a valid constraint was refused")
    }
    let scale = terms.reduce(0) { max($0, $1.1.magnitude) }
    live.append(Entry(number: constraintCount, handle: handle, scale: scale, constant: constant))
    constraintCount += 1
    let list = terms.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    print("C \(relation.rawValue) \(priority) \(constant) \(terms.count) \(list)")
  }

  /// Constraints come by turns as expressions, in batches, and in batches with each term in two halves.
  private mutating func add(
    _ terms: [(variable: ConstraintSolver.Variable, coefficient: Double)],
    _ relation: ConstraintSolver.Relation,
    _ constant: Double, _ priority: ConstraintSolver.Priority
  ) throws(SolverError) -> ConstraintSolver.Constraint {
    guard constraintCount % 4 > 0 else {
      var expression = ConstraintSolver.LinearExpression(constant: constant)
      for term in terms { expression.add(term.variable, term.coefficient) }
      return try solver.addConstraint(expression, relation, priority: priority)
    }
    let halves = constraintCount % 4 == 1 ? 2 : 1
    return try solver.withBatch { batch throws(SolverError) in
      for _ in 0..<halves {
        for term in terms { batch.addTerm(term.variable, term.coefficient / Double(halves)) }
      }
      return try batch.addConstraint(relation, constant: constant, priority: priority)
    }
  }

  private mutating func setRandomConstant() {
    let index = random.number(0...live.count - 1)
    setConstant(index, live[index].scale * Double(random.number(-60...60)))
  }

  private mutating func moveConstant(_ index: Int, by distance: Double) {
    setConstant(index, live[index].constant + live[index].scale * distance)
  }

  private mutating func setConstant(_ index: Int, _ constant: Double) {
    live[index].constant = constant
    try? solver.setConstant(constant, of: live[index].handle)
    print("K \(live[index].number) \(constant)")
  }

  private mutating func setPriority() {
    guard live.count > variables.count, !isBadlyScaled else { return }
    let index = random.number(variables.count...live.count - 1)
    let priority = priorities[random.number(0...6)]
    try? solver.setPriority(.init(priority), of: live[index].handle)
    print("P \(live[index].number) \(priority)")
  }

  private mutating func remove() {
    guard live.count > variables.count else { return }
    let entry = live.remove(at: random.number(variables.count...live.count - 1))
    try? solver.removeConstraint(entry.handle)
    print("R \(entry.number)")
  }

  // MARK: Answers

  private mutating func update() {
    solver.update()
    print("U")
    print("V", variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
    for violation in solver.invariantViolations() { print("I \(violation)") }
    for conflict in solver.conflicts() {
      let members = conflict.constraints.map { "\(number(of: $0))" }.joined(separator: " ")
      print("B \(number(of: conflict.broken)) \(conflict.constraints.count) \(members)")
    }
  }

  private func number(of handle: ConstraintSolver.Constraint) -> Int {
    live.first { $0.handle == handle }!.number
  }
}

/// A xorshift generator of small numbers, the same on every machine.
struct Generator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    for _ in 0..<4 { _ = number(0...1) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 33) % range.count
  }

  mutating func chance(_ part: Int, _ whole: Int) -> Bool {
    number(0...whole - 1) < part
  }
}
