import ConstraintSolver

/// What the solver finds for a list of rows.
struct RowSolution {
  /// Rows that contradict each other, by their numbers. Each set is minimal.
  var contradictions: [[Int]] = []
  /// The row that the solver gave up, for each contradiction.
  var givenUp: [Int] = []
  /// The values of all variables; 0 for those in no row.
  var values: [Double]

  var isFeasible: Bool { contradictions.isEmpty }

  /// Solves those of the rows that are not left out.
  init(_ rows: [LinearRow], leavingOut left: Set<Int> = [], variableCount: Int) {
    values = [Double](repeating: 0, count: variableCount)
    var solver = ConstraintSolver()
    var variables = [ConstraintSolver.Variable?](repeating: nil, count: variableCount)
    var numbers: [Int: Int] = [:]
    for (number, row) in rows.enumerated() where !left.contains(number) {
      var expression = ConstraintSolver.LinearExpression(constant: row.constant)
      for term in row.terms {
        let variable = variables[term.variable] ?? solver.addVariable()
        variables[term.variable] = variable
        expression.add(variable, term.coefficient)
      }
      let priority = ConstraintSolver.Priority(Float(row.priority))
      let added = try? solver.addConstraint(expression, row.relation.ofSolver, priority: priority)
      if let added { numbers[added.index] = number }
    }
    solver.update()
    for conflict in solver.conflicts() {
      contradictions.append(conflict.constraints.compactMap { numbers[$0.index] }.sorted())
      givenUp.append(numbers[conflict.broken.index] ?? -1)
    }
    for (number, variable) in variables.enumerated() {
      if let variable { values[number] = solver.value(of: variable) }
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
