extension ConstraintSolver {
  /// Whether a variable follows from required equations alone, whatever their constants are. False if it follows from others, too. It may
  /// be false for one that does follow, where an equation has a row and no definition. Looks at the last ``update()``.
  ///
  /// O(terms upstream of the variable). Traps if the variable was removed or belongs to another solver.
  public mutating func followsFromRequiredEquations(_ variable: Variable) -> Bool {
    guard isLive(variable) else {
      stop("The variable was removed, or belongs to another solver")
    }
    let itself = Rate(index: variable.slot, rate: 1)
    return withUnsafePointer(to: itself) {
      for source in graph.walks.unsafeUpstream(of: UnsafeBufferPointer(start: $0, count: 1), &model)
      where !isGiven(source) {
        return false
      }
      return true
    }
  }

  /// Whether a variable has a definition without slack, or is a parameter that a required equation gives a value.
  private mutating func isGiven(_ variable: Int32) -> Bool {
    let record = model.variables[variable]
    if record.definition >= 0 { return !model.constraints[record.definition].isOfSlack }
    guard record.residual >= 0 else { return false }
    var piece = program.residuals[record.residual].firstPiece
    while piece >= 0 {
      let entry = program.pieces[piece]
      if entry.isRequired, entry.relation == .equal { return true }
      piece = entry.next
    }
    return false
  }
}
