/// Keeping rounding errors out of the rows.
///
/// Rows and values are changed in place, and each pivot and each move adds a small rounding error. With
/// coefficients close to one and values that move by less than millions, as in layouts, the errors are
/// negligible. After a pivot on a much smaller or larger coefficient, a much longer move, or a sum that
/// cancelled and lost digits, rows and values are computed again from the constraints.
extension ConstraintSolver {
  /// Whether a value that moves so far may keep a relevant rounding error after it has moved back.
  @inline(__always)
  static func isLargeMove(_ distance: Double) -> Bool { !(distance.magnitude <= 1e7) }

  /// Whether rounding errors may have grown with a pivot on a coefficient.
  @inline(__always)
  static func isIllScaled(_ coefficient: Double) -> Bool {
    !(coefficient.magnitude >= 0.02 && coefficient.magnitude <= 50)
  }

  /// Whether a coefficient is so small or so large that it may consist of rounding errors of earlier pivots.
  /// The simplex method computes the rows again then, instead of pivoting on it. One such pivot would spread
  /// the errors over the program, and values would grow until they are infinite.
  mutating func isDoubtful(_ coefficient: Double) -> Bool {
    let isWellScaled = coefficient.magnitude >= 1e-4 && coefficient.magnitude <= 1e4
    guard !isWellScaled, pivotsSinceFreshRows > Self.mostPivotsOfFreshRows else { return false }
    needsFreshRows = true
    return true
  }

  /// Whether rounding errors may have added up over the many pivots of a long update, however tame each was.
  var hasPivotedTooOften: Bool {
    @inline(__always) get { budget.spent > 1000 && pivotsSinceFreshRows > 1000 + 16 * rows.count }
  }

  /// After so few pivots, a small coefficient is one.
  private static var mostPivotsOfFreshRows: Int { 8 }

  /// Computes rows and values again after an inexact pivot or move, for the current basis, and continues from
  /// there until there are no more. If the state is still wrong, the residual program starts from the
  /// beginning. If that does not help, the fallback finishes the update. Otherwise O(size of the program).
  mutating func restorePrecision() {
    guard hasLostPrecision, !budget.isExhausted else { return }
    for _ in 0..<4 where hasLostPrecision && !budget.isStopped { solveWithFreshRows() }
    if !budget.isStopped, !violations().isEmpty {
      startOver()
      solveWithFreshRows()
      if !budget.isStopped, !violations().isEmpty { finishByFallback() }
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

  /// Sets variables to zero whose values are not finite. Everything that depends on them would not be finite
  /// either.
  mutating func resetDivergedValues() {
    for index in 0..<variables.count where !values[index].isFinite {
      values[index] = 0
      noteChanged(Int32(index))
    }
  }

  /// Evaluates everything that depends on parameters again.
  mutating func evaluateEverything() {
    for index in 0..<variables.count where variables[index].isLive && variables[index].definition < 0 {
      queues.dirtyVariables.append(Int32(index))
    }
  }

  private mutating func startOver() {
    releaseAllConflicts()
    resetResidualProgram()
    queues.possiblyViolated.removeAll()
    queues.wokenConstraints.removeAll()
    resetDivergedValues()
    evaluateEverything()
    budget.startAnew()
    addPending()
    optimize()
    resolveConflicts()
  }
}
