extension ConstraintSolver {
  /// Finishes an update without remaining steps: computes the optimum with the fallback. The incremental
  /// method starts again, from these values, with the next update.
  mutating func finishByFallback() {
    program.budget.fallbackCount += 1
    let all = constraints { $0.isLive }
    var solution = fallback(for: all)
    if !solution.isStopped { solution.minimize() }
    guard take(solution) else { return }
    releaseAllConflicts()
    resetResidualProgram()
    restart(all)
    model.changes.wokenConstraints.removeAll()
    program.queues.possiblyViolated.removeAll()
    resetDivergedValues()
    isSolved = !solution.isExhausted && isFinite(solution)
    if isSolved {
      recordConflicts(of: solution)
      takeValues(of: solution)
    } else {
      evaluateEverything()
    }
  }

  /// Counts the steps of the fallback. False if a limit of the client ended it, and with it the update.
  mutating func take(_ simplex: borrowing FallbackSimplex) -> Bool {
    _ = program.budget.spend(simplex.tableau.exchangeCount)
    return !simplex.isStopped && !program.budget.isStopped
  }

  /// Makes the next update start with all constraints, after one that was stopped.
  mutating func beginAnew() {
    releaseAllConflicts()
    resetResidualProgram()
    let watched = constraints { $0.role == .dormant }
    restart(watched)
    model.changes.wokenConstraints.removeAll()
    program.queues.possiblyViolated.removeAll()
    compiled.shifts.removeAll()
    resetDivergedValues()
    evaluateEverything()
  }

  func constraints(where isIncluded: (ConstraintRecord) -> Bool) -> Slab<Int32> {
    var result = Slab<Int32>()
    for index in 0..<model.constraints.count where isIncluded(model.constraints[index]) {
      result.append(Int32(index))
    }
    return result
  }

  /// The fallback with the constraints of a list, from the strongest on, and from the first on in the order of conflicts.
  func fallback(for list: borrowing Slab<Int32>) -> FallbackSimplex {
    var simplex = FallbackSimplex(constraintCount: list.count, within: program.budget.limitsOfFallback)
    var waiting = Heap<WaitingConstraint>()
    for index in 0..<list.count {
      let record = model.constraints[list[index]]
      let next = WaitingConstraint(
        constraint: list[index], level: record.level, order: keepingOrder(of: list[index]))
      waiting.push(next) { $0.comesBefore($1) }
    }
    var last: Int32 = -1
    while simplex.goesOn(), let next = waiting.pop(comesBefore: { $0.comesBefore($1) }) {
      if next.constraint != last { add(next.constraint, to: &simplex) }
      last = next.constraint
    }
    return simplex
  }

  private func add(_ constraint: Int32, to simplex: inout FallbackSimplex) {
    let record = model.constraints[constraint]
    simplex.add(
      FallbackConstraint(
        number: constraint, level: record.level, isRequired: record.isRequired,
        relation: record.relation, constant: record.constant, scale: record.scale),
      UnsafeBufferPointer(start: model.terms.address(of: record.terms), count: Int(record.terms.count)))
  }

  private mutating func restart(_ all: borrowing Slab<Int32>) {
    for index in 0..<all.count where model.constraints[all[index]].role == .dormant {
      model.unlinkTerms(of: all[index])
      model.constraints[all[index]].role = .pending
      queues.additions.append(all[index])
    }
  }

  private mutating func recordConflicts(of solution: borrowing FallbackSimplex) {
    for index in 0..<solution.conflicts.count {
      let members = solution.conflicts[index]
      let broken = members[members.count - 1]
      if model.constraints[broken].role == .definition { model.undefine(broken) }
      giveUp(broken, contradicting: members)
    }
  }

  private func isFinite(_ solution: borrowing FallbackSimplex) -> Bool {
    for index in 0..<model.variables.count {
      if let value = solution.value(of: Int32(index)), !value.isFinite { return false }
    }
    return true
  }

  private mutating func takeValues(of solution: borrowing FallbackSimplex) {
    for index in 0..<model.variables.count {
      guard model.variables[index].isLive, let value = solution.value(of: Int32(index)) else { continue }
      guard value != model.values[index] else { continue }
      model.values[index] = value
      model.noteChanged(Int32(index))
    }
  }
}

/// A constraint that waits for its turn.
private struct WaitingConstraint: BitwiseCopyable {
  var constraint: Int32
  var level: Int32
  var order: ConstraintSolver.KeepingOrder

  @inline(__always)
  func comesBefore(_ other: WaitingConstraint) -> Bool {
    level != other.level ? level > other.level : order < other.order
  }
}
