/// Which pending constraints may define variables.
extension ConstraintSolver {
  /// Makes the pending required equalities define variables, and with slack variables other constraints, if there
  /// are many. Equalities that cannot, and all other pending constraints, are added to `scratch.deferred`.
  mutating func matchPendingEqualities() {
    scratch.equalities.removeAll()
    scratch.slackCandidates.removeAll()
    for index in 0..<queues.additions.count {
      let constraint = queues.additions[index]
      let record = model.constraints.address(of: constraint, count: 1)
      guard record.pointee.role == .pending, !record.pointee.isRemovalQueued else { continue }
      if record.pointee.isRequiredEquality {
        scratch.equalities.append(constraint)
      } else if isSlackCandidate(constraint) {
        scratch.slackCandidates.append(constraint)
      } else {
        scratch.deferred.append(constraint)
      }
    }
    queues.additions.removeAll()
    let usesSlack = scratch.slackCandidates.count > (leastSlackVariables ?? Self.mostWithRows)
    for index in 0..<scratch.slackCandidates.count {
      let constraint = scratch.slackCandidates[index]
      if usesSlack { scratch.equalities.append(constraint) } else { scratch.deferred.append(constraint) }
    }
    guard !scratch.equalities.isEmpty else { return }
    retireParameters(ofEqualities: scratch.equalities.count)
    let unmatched = graph.match(
      UnsafeBufferPointer(start: scratch.equalities.all, count: scratch.equalities.count), &model)
    for constraint in unmatched { scratch.deferred.append(constraint) }
  }

  /// Makes the variables of the equalities definable that no row and no piece needs any more.
  private mutating func retireParameters(ofEqualities count: Int) {
    guard !program.residuals.isEmpty else { return }
    for index in 0..<count {
      let list = model.constraints[scratch.equalities[index]].terms
      for place in list.start..<list.end { retireParameter(model.terms[place].variable) }
    }
  }

  /// So few constraints have rows: these stay short.
  private static var mostWithRows: Int { 32 }

  /// Whether a constraint that is not a required equality could define a variable with a slack variable.
  @inline(__always)
  func isSlackCandidate(_ constraint: Int32) -> Bool {
    let record = model.constraints.address(of: constraint, count: 1)
    guard record.pointee.terms.count > 1, mentionsUndecided(record.pointee.terms) else { return false }
    return record.pointee.relation == .equal || !model.isSatisfied(constraint)
  }

  @inline(__always)
  private func mentionsUndecided(_ list: List) -> Bool {
    let term = model.terms.address(of: list)
    let variable = model.variables.all
    for position in 0..<Int(list.count) where variable[Int(term[position].variable)].isUndecided {
      return true
    }
    return false
  }
}
