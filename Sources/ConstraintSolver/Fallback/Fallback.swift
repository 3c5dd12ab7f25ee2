extension ConstraintSolver {
  /// Finishes an update whose steps are spent: takes the optimum that the fallback finds from scratch. The incremental
  /// method starts over, from these values, with the next update.
  mutating func finishByFallback() {
    let all = liveConstraints()
    let solution = FallbackSimplex(fallbackConstraints(all))
    releaseAllConflicts()
    resetResidualProgram()
    for constraint in all where constraints[constraint].role == .dormant {
      unlinkTerms(of: constraint)
      constraints[constraint].role = .pending
      queues.additions.append(constraint)
    }
    for conflict in solution.conflicts { recordFallback(conflict) }
    queues.wokenConstraints.removeAll()
    queues.strainedConstraints.removeAll()
    for index in 0..<variables.count {
      guard variables[index].isLive, let value = solution.value(of: Int32(index)) else { continue }
      guard value != values[index] else { continue }
      values[index] = value
      noteChanged(Int32(index))
    }
  }

  private func liveConstraints() -> [Int32] {
    var result: [Int32] = []
    for index in 0..<constraints.count where constraints[index].isLive { result.append(Int32(index)) }
    return result
  }

  private mutating func recordFallback(_ conflict: [Int32]) {
    let broken = conflict[conflict.count - 1]
    if constraints[broken].role == .definition { undefine(broken) }
    var members = List()
    for constraint in conflict { compiled.indices.append(constraint, to: &members) }
    recordConflict(broken, members)
  }

  func fallbackConstraints(_ list: [Int32]) -> [FallbackConstraint] {
    list.map { constraint in
      let record = constraints[constraint]
      var copies: [(variable: Int32, coefficient: Double)] = []
      for place in record.terms.start..<record.terms.end {
        copies.append((terms[place].variable, terms[place].coefficient))
      }
      return FallbackConstraint(
        index: constraint, age: record.age, level: record.level, relation: record.relation,
        constant: record.constant, terms: copies)
    }
  }
}
