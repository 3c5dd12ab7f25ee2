/// The reason why the solver refused a request. A refused request changes nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or priority is infinite or NaN.
  case notFinite
  /// The magnitude of a coefficient is outside 1e-9...1e9, or that of a constant is above 1e12. The result
  /// could not be exact.
  case outOfRange
  /// A priority is outside 0...1000.
  case invalidPriority
  /// The expression has no terms, or its terms cancel.
  case noTerms
  /// The variable was removed, or belongs to another solver.
  case unknownVariable
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint
  /// The variable cannot be removed while constraints refer to it.
  case variableInUse
}
