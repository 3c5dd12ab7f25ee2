import ConstraintSolver

/// A workload's constraints and terms side by side in memory, so that a measured build reads next to nothing of its own.
public final class PreparedProgram {
  struct Constraint {
    let constant: Double
    let priority: ConstraintSolver.Priority
    let relation: ConstraintSolver.Relation
    let firstTerm: Int
    let termCount: Int
  }

  struct Term {
    let variable: Int
    let coefficient: Double
  }

  let variableCount: Int
  let edits: [Workload.Edit]
  let constraints: UnsafeMutableBufferPointer<Constraint>
  let terms: UnsafeMutableBufferPointer<Term>

  /// Copies what a build needs of a workload.
  public init(_ workload: Workload) {
    variableCount = workload.variableCount
    edits = workload.edits
    constraints = .allocate(capacity: workload.constraints.count)
    terms = .allocate(capacity: workload.terms.count)
    _ = constraints.initialize(
      from: workload.constraints.map {
        Constraint(
          constant: -$0.constant, priority: .init($0.priority), relation: $0.relation,
          firstTerm: $0.terms.lowerBound,
          termCount: $0.terms.count)
      })
    _ = terms.initialize(
      from: workload.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient) })
  }

  deinit {
    constraints.deallocate()
    terms.deallocate()
  }
}

/// A workload being replayed by the solver.
public struct Replay: ~Copyable {
  public var solver = ConstraintSolver()
  private let program: PreparedProgram
  private var variables: [ConstraintSolver.Variable] = []
  private var editOfVariable: [Int: ConstraintSolver.Constraint] = [:]
  private var constraints: [ConstraintSolver.Constraint] = []

  /// Builds the workload's program and solves it.
  public init(_ workload: Workload) throws { try self.init(PreparedProgram(workload)) }

  /// Builds a program, in a batch unless constraints are to be added one by one, and solves it.
  public init(_ program: PreparedProgram, oneByOne: Bool = false) throws {
    self.program = program
    solver.reserveCapacity(
      variables: program.variableCount, constraints: program.constraints.count + program.edits.count)
    variables = solver.addVariables(program.variableCount)
    for edit in program.edits {
      editOfVariable[edit.variable] = try solver.addEdit(
        variables[edit.variable], value: edit.value, priority: .init(edit.priority))
    }
    let count = program.constraints.count
    let installed = try Array<ConstraintSolver.Constraint>(unsafeUninitializedCapacity: count) {
      if oneByOne {
        for index in 0..<count { $0.initializeElement(at: index, to: try install(index)) }
      } else {
        try installAll($0.baseAddress!)
      }
      $1 = count
    }
    constraints = installed
    solver.update()
  }

  private mutating func installAll(
    _ handles: UnsafeMutablePointer<ConstraintSolver.Constraint>
  ) throws(SolverError) {
    try variables.withUnsafeBufferPointer { variables throws(SolverError) in
      try solver.withBatch { batch throws(SolverError) in
        for index in 0..<program.constraints.count {
          let constraint = program.constraints[index]
          for place in constraint.firstTerm..<constraint.firstTerm + constraint.termCount {
            batch.addTerm(variables[program.terms[place].variable], program.terms[place].coefficient)
          }
          (handles + index).initialize(
            to: try batch.addConstraint(
              constraint.relation, constant: constraint.constant, priority: constraint.priority))
        }
      }
    }
  }

  /// The sum of all numbers that were read, which keeps the reading from being optimised away.
  public private(set) var checksum = 0.0

  /// Carries out a phase. With `readsChanges` every number that an update changed is read, as a client has to.
  public mutating func run(_ phase: Workload.Phase, readsChanges: Bool = false) throws {
    for operation in phase.operations {
      switch operation {
      case .suggest(let variable, let value): try solver.setValue(value, of: editOfVariable[variable]!)
      case .setConstant(let constraint, let value):
        try solver.setConstant(-value, of: constraints[constraint])
      case .remove(let constraint): try solver.removeConstraint(constraints[constraint])
      case .add(let constraint): constraints[constraint] = try install(constraint)
      case .update:
        solver.update()
        if readsChanges { readChanges() }
      }
    }
  }

  private mutating func readChanges() {
    var sum = 0.0
    solver.forEachChange { _, value in sum += value }
    checksum += sum
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

  private mutating func install(_ index: Int) throws(SolverError) -> ConstraintSolver.Constraint {
    let constraint = program.constraints[index]
    var expression = ConstraintSolver.LinearExpression(constant: constraint.constant)
    for place in constraint.firstTerm..<constraint.firstTerm + constraint.termCount {
      let term = program.terms[place]
      expression.add(variables[term.variable], term.coefficient)
    }
    return try solver.addConstraint(expression, constraint.relation, priority: constraint.priority)
  }
}
