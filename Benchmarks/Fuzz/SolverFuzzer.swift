// Compiled together with the solver's sources by scripts/fuzz, so that it sees the slow method.

/// Reads the fuzzer's bytes as operations on a solver. After every update the solver's own invariants must hold, and
/// every level must be as good as the slow method, from scratch, makes it.
struct OperationStream: ~Copyable {
  private struct Item {
    let handle: ConstraintSolver.Constraint
    let age: Int
    let terms: [(variable: Int32, coefficient: Double)]
    let relation: ConstraintSolver.Relation
    var priority: Float
    var constant: Double

    func error(_ values: [Double]) -> Double {
      let excess = terms.reduce(constant) { $0 + $1.coefficient * values[Int($1.variable)] }
      return relation == .equal ? excess.magnitude : max(0, -Double(relation.rawValue) * excess)
    }
  }

  private var bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var solver = ConstraintSolver()
  private var variables: [ConstraintSolver.Variable] = []
  private var items: [Item] = []
  private var age = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    for _ in 0..<6 { variables.append(solver.addVariable()) }
    for variable in 0..<6 { add([(Int32(variable), 1)], .equal, 1, 0) }
  }

  mutating func run() {
    while position < bytes.count, items.count < 60 {
      switch next() % 10 {
      case 0...2: addNext()
      case 3: changeConstant()
      case 4: changePriority()
      case 5: remove()
      case 6: removeNeighbors()
      case 7: changePrioritiesOfNeighbors()
      default: update()
      }
    }
    update()
  }

  private mutating func next() -> Int {
    guard position < bytes.count else { return 0 }
    position += 1
    return Int(bytes[position - 1])
  }

  // MARK: Operations

  private mutating func addNext() {
    let shape = next()
    var terms: [(variable: Int32, coefficient: Double)] = []
    for _ in 0..<1 + shape % 4 {
      let choice = next()
      let variable = Int32(choice % 6)
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((variable, [1, -1, 2, -0.5][choice / 6 % 4]))
    }
    let relation: [ConstraintSolver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    add(terms, relation[shape / 4 % 3], priority(), Double(next() - 128))
  }

  private mutating func add(
    _ terms: [(variable: Int32, coefficient: Double)], _ relation: ConstraintSolver.Relation,
    _ priority: Float,
    _ constant: Double
  ) {
    guard let handle = try? handle(terms, relation, .init(priority), constant) else { return }
    age += 1
    items.append(
      Item(handle: handle, age: age, terms: terms, relation: relation, priority: priority, constant: constant)
    )
  }

  /// Every other constraint comes in a batch.
  private mutating func handle(
    _ terms: [(variable: Int32, coefficient: Double)], _ relation: ConstraintSolver.Relation,
    _ priority: ConstraintSolver.Priority, _ constant: Double
  ) throws(SolverError) -> ConstraintSolver.Constraint {
    let variables = variables
    guard age % 2 == 0 else {
      var expression = ConstraintSolver.LinearExpression(constant: constant)
      for term in terms { expression.add(variables[Int(term.variable)], term.coefficient) }
      return try solver.addConstraint(expression, relation, priority: priority)
    }
    return try solver.withBatch { batch throws(SolverError) in
      for term in terms { batch.addTerm(variables[Int(term.variable)], term.coefficient) }
      return try batch.addConstraint(relation, constant: constant, priority: priority)
    }
  }

  private mutating func priority() -> Float { [1000, 1000, 999, 750.5, 500, 250][next() % 6] }

  private mutating func changeConstant() {
    let index = next() % items.count
    items[index].constant = Double(next() - 128)
    try? solver.setConstant(items[index].constant, of: items[index].handle)
  }

  private mutating func changePriority() {
    let index = 6 + next() % items.count
    guard index < items.count else { return }
    items[index].priority = priority()
    try? solver.setPriority(.init(items[index].priority), of: items[index].handle)
  }

  private mutating func remove() {
    let index = 6 + next() % items.count
    guard index < items.count else { return }
    try? solver.removeConstraint(items.remove(at: index).handle)
  }

  /// Constraints that were added one after the other, often as parts of one layout, go together.
  private mutating func removeNeighbors() {
    for index in nextNeighbors().reversed() { try? solver.removeConstraint(items.remove(at: index).handle) }
  }

  private mutating func changePrioritiesOfNeighbors() {
    let priority = priority()
    for index in nextNeighbors() {
      items[index].priority = priority
      try? solver.setPriority(.init(priority), of: items[index].handle)
    }
  }

  private mutating func nextNeighbors() -> Range<Int> {
    let first = min(6 + next() % items.count, items.count)
    return first..<min(first + 2 + next() % 6, items.count)
  }

  // MARK: Checks

  private mutating func update() {
    solver.update()
    let violations = solver.invariantViolations()
    precondition(violations.isEmpty, "\(violations)")
    var slow = ConstraintSolver()
    slow.program.budget.mostSteps = -1
    let copies = variables.map { _ in slow.addVariable() }
    let handles = items.map { item in
      var expression = ConstraintSolver.LinearExpression(constant: item.constant)
      for term in item.terms { expression.add(copies[Int(term.variable)], term.coefficient) }
      return try! slow.addConstraint(expression, item.relation, priority: .init(item.priority))
    }
    slow.update()
    let given = Set(solver.conflicts().map(\.broken))
    let broken = Set(slow.conflicts().map(\.broken))
    let expected = Set(items.indices.filter { broken.contains(handles[$0]) }.map { items[$0].handle })
    precondition(given == expected, "the wrong constraints were given up")
    compare(items.filter { !given.contains($0.handle) }, copies.map { slow.value(of: $0) })
  }

  private func compare(_ kept: [Item], _ expected: [Double]) {
    let values = variables.map { solver.value(of: $0) }
    for level in Set(kept.map(\.priority)).sorted(by: >) {
      let members = kept.filter { $0.priority == level }
      let error = members.reduce(0) { $0 + $1.error(values) }
      let least = members.reduce(0) { $0 + $1.error(expected) }
      precondition(
        error <= least + 1e-4 * (1 + least), "level \(level): \(error), the slow method finds \(least)")
      if error < least - 1e-4 * (1 + least) { return }
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var stream = OperationStream(UnsafeBufferPointer(start: start, count: count))
  stream.run()
  return 0
}
