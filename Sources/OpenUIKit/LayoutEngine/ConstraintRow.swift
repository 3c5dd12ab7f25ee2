import ConstraintSolver

/// A constraint's row in the engine that has taken it up.
struct ConstraintRow {
  let engine: Unmanaged<LayoutEngine>
  let handle: ConstraintSolver.Constraint
  /// The row's constant without the constraint's own.
  let base: Double
  /// The sign with which the constraint's own constant enters the row: positive where the row is mirrored.
  let sign: Double
}
