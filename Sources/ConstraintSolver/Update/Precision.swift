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
  /// beginning. If that does not help, the fallback finishes the update. Otherwise O(size of the program).
  mutating func restorePrecision() {
    if model.hasExtremeCoefficients, !holdsRequirements { program.mayBeInexact = true }
    guard program.hasLostPrecision, !program.budget.isExhausted else { return }
    for _ in 0..<4 where program.hasLostPrecision && !program.budget.isStopped { solveWithFreshRows() }
    if !program.budget.isStopped, !violations().isEmpty {
      startOver()
      solveWithFreshRows()
      if !program.budget.isStopped, !violations().isEmpty { finishByFallback() }
    }
    program.forgetLosses()
  }

  /// Whether the required constraints hold that were not given up. O(terms).
  private var holdsRequirements: Bool {
    for index in 0..<model.constraints.count
    where model.violationOfRequirement(Int32(index), at: { model.values[$0] }) != nil {
      return false
    }
    return true
  }

  private mutating func solveWithFreshRows() {
    refactorize()
    program.forgetLosses()
    optimize()
    resolveConflicts()
  }

  private mutating func startOver() {
    releaseAllConflicts()
    model.changes.wokenConstraints.removeAll()
    // Wakes the dormant constraints that were counted at a cost.
    resetResidualProgram()
    model.resetDivergedValues()
    compiled.noteAllDirty(in: model)
    program.budget.startAnew()
    addPending()
    optimize()
    resolveConflicts()
  }
}
