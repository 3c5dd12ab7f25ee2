import ConstraintSolver

/// A workload being replayed by the solver.
public struct Replay: ~Copyable {
  public var solver = ConstraintSolver()
  private var variables: [ConstraintSolver.Variable] = []
  private var editOfVariable: [ConstraintSolver.Constraint?] = []
  private var constraints: [ConstraintSolver.Constraint] = []

  /// Builds the workload's program and solves it.
  public init(_ workload: Workload) throws {
    solver.reserveCapacity(
      variables: workload.variableCount, constraints: workload.constraints.count + workload.edits.count)
    variables.reserveCapacity(workload.variableCount)
    for _ in 0..<workload.variableCount { variables.append(solver.addVariable()) }
    editOfVariable = Array(repeating: nil, count: workload.variableCount)
    for edit in workload.edits {
      editOfVariable[edit.variable] = try solver.addEdit(
        variables[edit.variable], value: edit.value, priority: .init(edit.priority))
    }
    constraints.reserveCapacity(workload.constraints.count)
    for index in workload.constraints.indices { constraints.append(try install(index, workload)) }
    solver.update()
  }

  public mutating func run(_ phase: Workload.Phase, _ workload: Workload) throws {
    for operation in phase.operations {
      switch operation {
      case .suggest(let variable, let value): try solver.setValue(value, of: editOfVariable[variable]!)
      case .setConstant(let constraint, let value):
        try solver.setConstant(-value, of: constraints[constraint])
      case .remove(let constraint): try solver.removeConstraint(constraints[constraint])
      case .add(let constraint): constraints[constraint] = try install(constraint, workload)
      case .update: solver.update()
      }
    }
  }

  /// The largest difference from expected values; nil if none are expected.
  public func largestError(_ expected: [Double]) -> Double? {
    guard !expected.isEmpty else { return nil }
    var largest = 0.0
    for index in expected.indices {
      largest = max(largest, abs(solver.value(of: variables[index]) - expected[index]))
    }
    return largest
  }

  private mutating func install(
    _ index: Int, _ workload: borrowing Workload
  ) throws(SolverError) -> ConstraintSolver.Constraint {
    let constraint = workload.constraints[index]
    let expression = expression(of: constraint, workload)
    return try solver.addConstraint(
      expression, constraint.relation, priority: ConstraintSolver.Priority(constraint.priority))
  }

  @inline(__always)
  private func expression(
    of constraint: Workload.Constraint, _ workload: borrowing Workload
  ) -> ConstraintSolver.LinearExpression {
    var expression = ConstraintSolver.LinearExpression(constant: -constraint.constant)
    for index in constraint.terms {
      let term = workload.terms[index]
      expression.add(variables[term.variable], term.coefficient)
    }
    return expression
  }
}

/// The time a piece of work takes.
public enum Stopwatch {
  /// Microseconds, the median of several runs that together last at least `seconds`.
  public static func median(runs: Int = 5, seconds: Double = 0.1, _ work: () throws -> Void) rethrows
    -> Double
  {
    let clock = ContinuousClock()
    var times: [Double] = []
    var total = 0.0
    while times.count < runs || (total < seconds && times.count < 5000) {
      let duration = try clock.measure(work).components
      let time = Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
      times.append(time * 1e6)
      total += time
    }
    return times.sorted()[times.count / 2]
  }
}
