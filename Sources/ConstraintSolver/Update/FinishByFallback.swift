extension ConstraintSolver {
  /// Finishes an update without remaining steps: computes the optimum with the fallback. The incremental
  /// method starts again, from these values, with the next update.
  mutating func finishByFallback() {
    program.budget.fallbackCount += 1
    let all = model.constraints { $0.isLive }
    var solution = FallbackSimplex(all.contents, of: &model, within: program.budget.limitsOfFallback)
    if !solution.isStopped { solution.minimize() }
    guard program.budget.spend(on: solution) else { return }
    makeAllPending()
    isSolved = !solution.isExhausted && isFinite(solution)
    if isSolved {
      recordConflicts(of: solution)
      isSolved = satisfiesRequirements(solution)
    }
    if isSolved {
      takeValues(of: solution)
    } else {
      releaseAllConflicts()
      compiled.noteAllDirty(in: model)
    }
  }

  /// Makes the next update start with all constraints, after one that was stopped.
  mutating func startAgain() {
    makeAllPending()
    compiled.discardShifts()
    compiled.noteAllDirty(in: model)
  }

  /// Makes all constraints pending but those that define variables.
  private mutating func makeAllPending() {
    releaseAllConflicts()
    resetResidualProgram()
    let dormant = model.constraints { $0.role == .dormant }
    for constraint in dormant.contents {
      model.unlinkTerms(of: constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    }
    model.changes.wokenConstraints.removeAll()
    model.resetDivergedValues()
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

  /// Whether a solution satisfies the required constraints that were not given up. If several are parallel but for the last digits,
  /// no digits may be left to show that they contradict each other.
  private func satisfiesRequirements(_ solution: borrowing FallbackSimplex) -> Bool {
    for index in 0..<model.constraints.count
    where model.violationOfRequirement(Int32(index), at: { solution.value(of: $0) ?? 0 }) != nil {
      return false
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
