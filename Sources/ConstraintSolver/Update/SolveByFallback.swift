extension ConstraintSolver {
  /// Computes the optimum with the fallback. The incremental method starts again, from these values, with the next update. Returns
  /// whether there is a solution, also if a limit of the client ends the search.
  mutating func solveByFallback() -> Bool {
    program.budget.fallbackCount += 1
    var all = model.constraints { $0.isLive }
    var solution = FallbackSimplex(all.unsafeContents, of: &model, within: program.budget.limitsOfFallback)
    if !solution.isStopped { solution.minimize() }
    guard program.budget.spend(on: solution) else { return true }
    resetSolution()
    if !solution.isExhausted, model.isFinite(solution) {
      giveUpConflicts(of: &solution)
      // If constraints are parallel apart from the last digits, no digits may be left to show that they contradict each other.
      if model.holdRequirements(at: { solution.value(of: $0) ?? 0 }) {
        model.takeValues(of: solution)
        return true
      }
    }
    requeue(conflictList.releaseAll())
    compiled.noteAllDirty(in: model)
    return false
  }

  /// Makes all constraints pending but those that define variables.
  mutating func resetSolution() {
    requeue(conflictList.releaseAll())
    resetResidualProgram()
    var dormant = model.constraints { $0.role == .dormant }
    for constraint in dormant.unsafeContents {
      model.unlinkTerms(of: constraint)
      model.constraints[constraint].role = .pending
      additions.append(constraint)
    }
    model.changes.crossedDormants.removeAll()
    model.resetDivergedValues()
  }

  private mutating func giveUpConflicts(of solution: inout FallbackSimplex) {
    for index in 0..<solution.conflicts.count {
      let members = solution.conflicts.unsafeMembers(at: index)
      let broken = members[members.count - 1]
      if model.constraints[broken].role == .definition { model.undefine(broken) }
      giveUp(broken, contradicting: members)
    }
  }
}

extension Model {
  fileprivate func isFinite(_ solution: borrowing FallbackSimplex) -> Bool {
    for index in 0..<variables.count {
      if let value = solution.value(of: Int32(index)), !value.isFinite { return false }
    }
    return true
  }

  fileprivate mutating func takeValues(of solution: borrowing FallbackSimplex) {
    for index in 0..<variables.count {
      guard variables[index].isLive, let value = solution.value(of: Int32(index)) else { continue }
      guard value != values[index] else { continue }
      values[index] = value
      noteChanged(Int32(index))
    }
  }
}
