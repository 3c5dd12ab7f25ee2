import ConstraintSolver

/// A constraint's row in the engine that has taken it up.
struct ConstraintRow {
  let engine: Unmanaged<LayoutEngine>
  let handle: ConstraintSolver.Constraint
  /// The sign with which the constraint's constant enters the row: positive where the row is mirrored.
  let sign: Double
  /// The nodes that the row is measured on where they are another view's than the constraint mentions.
  let lenders: Lenders

  /// At most one node a side; each knows of the row as long as it stands.
  struct Lenders {
    var first: LayoutNode?
    var second: LayoutNode?

    @inline(__always)
    func forEach(_ body: (LayoutNode) -> Void) {
      if let first { body(first) }
      if let second { body(second) }
    }
  }
}
