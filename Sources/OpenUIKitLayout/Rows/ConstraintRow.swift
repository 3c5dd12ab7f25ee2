import ConstraintSolver

/// The row of a constraint in its engine.
struct ConstraintRow: BitwiseCopyable {
  let engine: Unmanaged<LayoutEngine>
  let handle: ConstraintSolver.Constraint
  /// Whether the row is mirrored. If so, the constraint's constant enters it with a positive sign, otherwise
  /// with a negative one.
  let isMirrored: Bool
  /// Whether the row uses the variables of other views than those of the constraint. The engine stores these
  /// views.
  let hasBaselineProviders: Bool

  /// The sign with which the constraint's constant enters the row.
  var sign: Double { isMirrored ? 1 : -1 }

  /// The nodes whose variables a row uses instead of those of the constraint's items: one for each side, and
  /// one for the start of a distance. Each of these nodes lists the constraint while it has the row.
  struct BaselineProviders: BitwiseCopyable {
    var first: LayoutNode?
    var second: LayoutNode?
    var firstOffsetOrigin: LayoutNode?
    var secondOffsetOrigin: LayoutNode?

    /// Whether the row uses only the variables of the constraint's own items.
    @inline(__always)
    var isEmpty: Bool {
      first == nil && second == nil && firstOffsetOrigin == nil && secondOffsetOrigin == nil
    }

    func forEach(_ body: (LayoutNode) -> Void) {
      for case let node? in [first, second, firstOffsetOrigin, secondOffsetOrigin] { body(node) }
    }
  }
}
