import ConstraintSolver

/// The solver with a list of rows, some of which are left out for the moment. Changing which ones costs less than solving all again.
struct RowSolver: ~Copyable {
  private var solver = ConstraintSolver()
  private let rows: [LinearRow]
  private var variables: [ConstraintSolver.Variable?]
  private var constraints: [ConstraintSolver.Constraint?]
  /// The numbers of the rows by the solver's indices.
  private var numbers: [Int: Int] = [:]
  private var left: Set<Int> = []

  init(_ rows: [LinearRow], variableCount: Int) {
    self.rows = rows
    variables = [ConstraintSolver.Variable?](repeating: nil, count: variableCount)
    constraints = [ConstraintSolver.Constraint?](repeating: nil, count: rows.count)
    for number in rows.indices { add(number) }
    solver.update()
  }

  /// Leaves these rows out, and solves the others. Returns the number of rows that were added or removed for that.
  mutating func leaveOut(_ next: Set<Int>) -> Int {
    // In their order, so that the same log has the same answer each time.
    let (removed, added) = (next.subtracting(left).sorted(), left.subtracting(next).sorted())
    for number in removed { remove(number) }
    for number in added { add(number) }
    left = next
    solver.update()
    return removed.count + added.count
  }

  private mutating func add(_ number: Int) {
    guard constraints[number] == nil else { return }
    let row = rows[number]
    var expression = ConstraintSolver.LinearExpression(constant: row.constant)
    for term in row.terms {
      let variable = variables[term.variable] ?? solver.addVariable()
      variables[term.variable] = variable
      expression.add(variable, term.coefficient)
    }
    let priority = ConstraintSolver.Priority(Float(row.priority))
    // Rows that the solver refuses cannot contradict others.
    guard let added = try? solver.addConstraint(expression, row.relation.ofSolver, priority: priority) else {
      return
    }
    constraints[number] = added
    numbers[added.index] = number
  }

  private mutating func remove(_ number: Int) {
    guard let constraint = constraints[number] else { return }
    constraints[number] = nil
    numbers[constraint.index] = nil
    try? solver.removeConstraint(constraint)
  }

  // MARK: Results

  /// Rows that contradict each other, by their numbers, and the one of them that the solver gave up. Each set is minimal.
  func contradictions() -> [(rows: [Int], givenUp: Int?)] {
    guard solver.conflictCount > 0 else { return [] }
    return solver.conflicts().map { conflict in
      (conflict.constraints.compactMap { numbers[$0.index] }.sorted(), numbers[conflict.broken.index])
    }
  }

  /// The values of all variables; 0 for those in no row.
  func values() -> [Double] {
    variables.map { variable in
      guard let variable else { return 0 }
      return solver.value(of: variable)
    }
  }
}

extension ConstraintLog.Relation {
  var ofSolver: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
