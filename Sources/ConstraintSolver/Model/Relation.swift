extension ConstraintSolver {
  /// The comparison of an expression with zero. Raw values are those of `NSLayoutConstraint.Relation`.
  @frozen
  public enum Relation: Int8, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual = -1
    /// The expression is zero.
    case equal = 0
    /// The expression is at least zero.
    case greaterThanOrEqual = 1
  }
}
