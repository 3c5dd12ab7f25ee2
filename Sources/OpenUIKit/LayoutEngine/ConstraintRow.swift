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
    var first: Unmanaged<LayoutNode>?
    var second: Unmanaged<LayoutNode>?

    @inline(__always)
    func forEach(_ body: (LayoutNode) -> Void) {
      if let first { body(first.takeUnretainedValue()) }
      if let second { body(second.takeUnretainedValue()) }
    }
  }
}
