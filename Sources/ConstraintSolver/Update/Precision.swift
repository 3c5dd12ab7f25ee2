/// Keeping rounding errors out of the rows.
///
/// Rows and values are changed in place; each pivot and each move adds a little rounding error to them. As long as the
/// coefficients pivoted on are about one and values move by less than millions, as in layouts, that comes to nothing. After
/// a pivot on a much smaller or larger coefficient, a much farther move, or a sum that cancelled and took digits with it,
/// they are computed anew.
extension ConstraintSolver {
  /// Whether a value that moves so far may keep a rounding error that matters when it has come back.
  @inline(__always)
  static func isWildMove(_ distance: Double) -> Bool { !(distance.magnitude <= 1e7) }

  /// Whether rounding errors may have grown with a pivot on a coefficient.
  @inline(__always)
  static func isWild(_ coefficient: Double) -> Bool {
    !(coefficient.magnitude >= 0.02 && coefficient.magnitude <= 50)
  }

  /// Whether a coefficient is so small or so large that rounding errors of earlier pivots may be all there is to it. The
  /// simplex method then computes the rows anew and looks again, instead of pivoting on it: one such pivot spreads the errors
  /// over the program, and numbers grow until they are none.
  mutating func isDoubtful(_ coefficient: Double) -> Bool {
    let isTame = coefficient.magnitude >= 1e-4 && coefficient.magnitude <= 1e4
    guard !isTame, pivotsSinceFreshRows > Self.mostPivotsOfFreshRows else { return false }
    needsFreshRows = true
    return true
  }

  /// Whether rounding errors may have added up over the many pivots of a long update, however tame each was.
  var hasPivotedTooOften: Bool {
    @inline(__always) get { budget.spent > 1000 && pivotsSinceFreshRows > 1000 + 16 * rows.count }
  }

  /// After so few pivots, a small coefficient is one.
  private static var mostPivotsOfFreshRows: Int { 8 }

  /// Computes rows and values anew after a wild pivot or move, for the basis that was found, and goes on from there until
  /// there are no more. If the state is off even then, the residual program is started over; if that does not help, the
  /// update is finished by the fallback. But for that, O(size of the program).
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

  /// Puts variables back to zero whose values are not finite: nothing that follows from them could be.
  mutating func forgetWildValues() {
    for index in 0..<variables.count where !values[index].isFinite {
      values[index] = 0
      noteChanged(Int32(index))
    }
  }

  /// Has all that follows from parameters evaluated anew.
  mutating func evaluateEverything() {
    for index in 0..<variables.count where variables[index].isLive && variables[index].definition < 0 {
      queues.dirtyVariables.append(Int32(index))
    }
  }

  private mutating func startOver() {
    releaseAllConflicts()
    resetResidualProgram()
    queues.strainedConstraints.removeAll()
    queues.wokenConstraints.removeAll()
    forgetWildValues()
    evaluateEverything()
    budget.startAnew()
    addPending()
    optimize()
    resolveConflicts()
  }
}
