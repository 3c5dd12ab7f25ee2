/// Why the solver refused a request. A refused request changes nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or priority is infinite or not a number.
  case notFinite
  /// A coefficient lies outside 1e-9...1e9 or a constant outside ±1e12 (in magnitude): the result could not be exact.
  case outOfRange
  /// A priority lies outside 0...1000.
  case invalidPriority
  /// The expression has no terms, or its terms cancel.
  case noTerms
  /// The variable was removed, or belongs to another solver.
  case unknownVariable
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint
  /// The variable cannot be removed while constraints mention it.
  case variableInUse
}
