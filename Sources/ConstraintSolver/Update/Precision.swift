/// Keeping rounding errors out of the rows.
///
/// Rows are never computed anew while they are in use; each pivot adds a little rounding error to them. As long as the
/// coefficients pivoted on are about one, as in layouts, that comes to nothing. After a pivot on one that is much smaller or
/// larger the state is checked, and the residual program started over if it is off.
extension ConstraintSolver {
  /// Whether rounding errors may have grown with a pivot on a coefficient.
  @inline(__always)
  static func isWild(_ coefficient: Double) -> Bool {
    coefficient.magnitude < 0.02 || coefficient.magnitude > 50
  }

  /// Checks the state after a wild pivot, and solves again with fresh rows if it is off. O(size of the program).
  mutating func restorePrecision() {
    guard hasWildPivot else { return }
    hasWildPivot = false
    guard !budget.isExhausted, !invariantViolations().isEmpty else { return }
    startOver()
    hasWildPivot = false
  }

  private mutating func startOver() {
    releaseAllConflicts()
    resetResidualProgram()
    strainedConstraints.removeAll()
    wokenConstraints.removeAll()
    for index in 0..<variables.count where variables[index].isLive && variables[index].definition < 0 {
      dirtyVariables.append(Int32(index))
    }
    budget.start(size: pendingAdditions.count)
    addPending()
    optimize()
    resolveConflicts()
  }
}
