/// Keeping rounding errors out of the rows.
///
/// Rows and values are changed in place; each pivot and each move adds a little rounding error to them. As long as the
/// coefficients pivoted on are about one and values move by less than millions, as in layouts, that comes to nothing. After
/// a pivot on a much smaller or larger coefficient, or a much farther move, they are computed anew.
extension ConstraintSolver {
  /// Whether a value that moves so far may keep a rounding error that matters when it has come back.
  @inline(__always)
  static func isWildMove(_ distance: Double) -> Bool { distance.magnitude > 1e7 }

  /// Whether rounding errors may have grown with a pivot on a coefficient.
  @inline(__always)
  static func isWild(_ coefficient: Double) -> Bool {
    coefficient.magnitude < 0.02 || coefficient.magnitude > 50
  }

  /// Computes rows and values anew after a wild pivot or move, for the basis that was found, and goes on from there until
  /// there are no more. If the state is off even then, the residual program is started over. O(size of the program).
  mutating func restorePrecision() {
    guard mayBeInexact, !budget.isExhausted else { return }
    for _ in 0..<4 where mayBeInexact { solveWithFreshRows() }
    if !violations().isEmpty {
      startOver()
      solveWithFreshRows()
    }
    mayBeInexact = false
  }

  private mutating func solveWithFreshRows() {
    refactorize()
    mayBeInexact = false
    optimize()
    resolveConflicts()
  }

  private mutating func startOver() {
    releaseAllConflicts()
    resetResidualProgram()
    queues.strainedConstraints.removeAll()
    queues.wokenConstraints.removeAll()
    for index in 0..<variables.count where variables[index].isLive && variables[index].definition < 0 {
      queues.dirtyVariables.append(Int32(index))
    }
    budget.start(size: queues.additions.count)
    addPending()
    optimize()
    resolveConflicts()
  }
}
