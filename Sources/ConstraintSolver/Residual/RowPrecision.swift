/// When rows and values may have lost digits.
extension ResidualProgram {
  /// Whether a move so far, or to such a value, may leave a relevant rounding error. What moves along with a large value, and
  /// is small itself, loses the digits that the large one has no room for.
  @inline(__always)
  static func isLargeMove(_ distance: Double, to value: Double) -> Bool {
    !(distance.magnitude <= 1e7 && value.magnitude <= 1e9)
  }

  /// Whether rounding errors may grow with a pivot on a row's coefficient.
  ///
  /// The largest coefficient of a row makes all others smaller, so that it is well scaled however large it is, as that of the
  /// width that a thousand views have in common. In rows that were pivoted often it may consist of rounding errors.
  func isIllScaled(_ coefficient: Double, in row: Int32) -> Bool {
    let magnitude = coefficient.magnitude
    if magnitude >= 0.02, magnitude <= 50 { return false }
    guard magnitude > 50, magnitude <= 1e6, pivotsSinceFreshRows <= Self.mostPivotsOfFreshRows else {
      return true
    }
    return !isLargest(magnitude, in: row)
  }

  /// Whether a magnitude is at least that of every summand of a row's coefficients.
  private func isLargest(_ magnitude: Double, in row: Int32) -> Bool {
    let list = rows[row].entries
    return (0..<list.count).allSatisfy { Double(entries[list, $0].scale) <= magnitude * (1 + 1e-6) }
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

  /// How small a coefficient may be that is divided by, compared with its largest summand. In fresh rows it may be smaller, because few
  /// rounding errors are in it.
  var pivotTolerance: Double {
    @inline(__always) get {
      hasIllScaledPivot || pivotsSinceFreshRows > Self.mostPivotsOfFreshRows
        ? Tolerance.pivot : Tolerance.pivotOfFreshRows
    }
  }

  /// Whether rounding errors may have added up over the many pivots of a long update, however tame each was.
  var hasPivotedTooOften: Bool {
    @inline(__always) get { budget.spent > 1000 && pivotsSinceFreshRows > 1000 + 16 * rows.count }
  }

  /// After so few pivots, a small coefficient is one.
  private static var mostPivotsOfFreshRows: Int { 8 }

  var hasLostPrecision: Bool {
    @inline(__always) get { mayBeInexact || levels.hasLostDigits }
  }

  mutating func clearPrecisionLoss() {
    mayBeInexact = false
    levels.hasLostDigits = false
  }
}
