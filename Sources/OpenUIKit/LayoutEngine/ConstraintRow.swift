import ConstraintSolver

/// A constraint's row in the engine that has taken it up.
struct ConstraintRow: BitwiseCopyable {
  let engine: Unmanaged<LayoutEngine>
  let handle: ConstraintSolver.Constraint
  /// Whether the row is mirrored: the constraint's constant enters it with its own sign, and not with the other one.
  let isMirrored: Bool
  /// Whether the row is measured on other views than the constraint mentions, which the engine knows then.
  let hasLenders: Bool

  /// The sign with which the constraint's constant enters the row.
  var sign: Double { isMirrored ? 1 : -1 }

  /// The nodes that a row is measured on where they are another view's than the constraint mentions: one for each side,
  /// and for the beginning of a distance. Each knows of the row as long as it stands.
  struct Lenders: BitwiseCopyable {
    var first: LayoutNode?
    var second: LayoutNode?
    var firstBeginning: LayoutNode?
    var secondBeginning: LayoutNode?

    /// Whether the row is measured on the constraint's own items alone.
    @inline(__always)
    var isEmpty: Bool {
      first == nil && second == nil && firstBeginning == nil && secondBeginning == nil
    }

    func forEach(_ body: (LayoutNode) -> Void) {
      for case let node? in [first, second, firstBeginning, secondBeginning] { body(node) }
    }
  }
}
