/// Keeping rounding errors out of the rows.
///
/// Rows and values are changed in place; each pivot and each move adds a little rounding error to them. As long as the
/// coefficients pivoted on are about one and values move by less than millions, as in layouts, that comes to nothing. After
/// a pivot on a much smaller or larger coefficient, a much farther move, or a sum that cancelled and took digits with it,
/// they are computed anew.
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
  /// there are no more. If the state is off even then, the residual program is started over; if that does not help, the
  /// update is finished by the fallback. But for that, O(size of the program).
  mutating func restorePrecision() {
    guard hasLostPrecision, !budget.isExhausted else { return }
    for _ in 0..<4 where hasLostPrecision { solveWithFreshRows() }
    if !violations().isEmpty {
      startOver()
      solveWithFreshRows()
      if !violations().isEmpty { finishByFallback() }
    }
    forgetLosses()
  }

  private var hasLostPrecision: Bool {
    @inline(__always) get { mayBeInexact || levels.hasLostDigits }
  }

  private mutating func forgetLosses() {
    mayBeInexact = false
    levels.hasLostDigits = false
  }

  private mutating func solveWithFreshRows() {
    refactorize()
    forgetLosses()
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
