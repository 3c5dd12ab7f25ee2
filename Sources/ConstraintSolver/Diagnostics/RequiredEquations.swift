extension ConstraintSolver {
  /// Whether a variable follows from required equations alone, whatever their constants are. False if it follows from others, too. It may
  /// be false for one that does follow, where what gives the same value is nonbasic. Looks at the last ``update()``.
  ///
  /// O(terms upstream of the variable). Traps if the variable was removed or belongs to another solver.
  public mutating func followsFromRequiredEquations(_ variable: Variable) -> Bool {
    guard isLive(variable) else {
      stop("The variable was removed, or belongs to another solver")
    }
    let itself = Rate(index: variable.slot, rate: 1)
    return withUnsafePointer(to: itself) {
      let sum = UnsafeBufferPointer(start: $0, count: 1)
      // A parameter without cost has no part in the program, and gets none for a question.
      for source in graph.walks.unsafeUpstream(of: sum, &model)
      where model.variables[source].definition < 0 && model.variables[source].residual < 0 {
        return false
      }
      return nonbasicForm(of: sum).allSatisfy { !$0.isPivot || hasRequiredEquation($0.index) }
    }
  }

  private func hasRequiredEquation(_ nonbasic: Int32) -> Bool {
    var piece = program.residuals[nonbasic].firstPiece
    while piece >= 0 {
      let entry = program.pieces[piece]
      if entry.isRequired, entry.relation == .equal { return true }
      piece = entry.next
    }
    return false
  }
}
