/// Keeping rounding errors out of the rows.
///
/// Rows and values are changed in place, and each pivot and each move adds a small rounding error. With
/// coefficients close to one and values that move by less than millions, as in layouts, the errors are
/// negligible. After a pivot on a much smaller or larger coefficient, a much longer move, or a sum that
/// cancelled and lost digits, rows and values are computed again from the constraints. With coefficients of extreme magnitude
/// any step may lose digits, so the required constraints are checked.
extension ConstraintSolver {
  /// Computes rows and values again after an inexact pivot or move, for the current basis, and continues from
  /// there until there are no more. If the state is still wrong, the residual program starts from the
  /// beginning. If that does not help, the fallback solves. Returns whether there is a solution. Otherwise O(size of the program).
  mutating func restorePrecision() -> Bool {
    if model.hasExtremeCoefficients, !model.holdsRequirements { program.mayBeInexact = true }
    guard program.hasLostPrecision, !program.budget.isExhausted else { return true }
    defer { program.clearPrecisionLoss() }
    var isExact = false
    for _ in 0..<4 where !isExact && !program.budget.isStopped { isExact = solve(from: .freshRows) }
    guard !program.budget.isStopped, !violations().isEmpty else { return true }
    for start in [Start.nothing, .freshRows] { _ = solve(from: start) }
    guard !program.budget.isStopped, !violations().isEmpty else { return true }
    return solveByFallback()
  }

  /// The starting point of the simplex method.
  private enum Start {
    /// The present basis, with rows that are computed again.
    case freshRows
    /// The constraints that are not definitions, all of them pending.
    case nothing
  }

  /// Solves again. Returns whether no digits are known to be lost.
  private mutating func solve(from start: Start) -> Bool {
    switch start {
    case .freshRows:
      equations.refactorize(&program, &model, &graph, &compiled, &dormantCosts)
      program.clearPrecisionLoss()
    case .nothing:
      requeue(conflictList.releaseAll())
      model.changes.crossedDormants.removeAll()
      // Lists the dormant constraints again that were counted at a cost.
      resetResidualProgram()
      model.resetDivergedValues()
      compiled.noteAllDirty(in: model)
      program.budget.renewLimits()
      addPending()
    }
    optimize()
    if !resolveConflicts() { program.mayBeInexact = true }
    return !program.hasLostPrecision
  }
}
