import ConstraintSolver

/// Long lists of conflicting constraints, most of them made by the system.
///
/// A stack of two hundred views that does not fit has six hundred constraints that contradict each other, nearly all of them the
/// stack's own. An app can change its own constraints, and the stack. So a report lists the app's, and a few of the others.
extension LayoutEngine {
  /// Leaves most rows of the system out of a long list: those of stacks, content sizes and frames. The rows with items of the broken
  /// one stay first.
  func withoutMostOfSystem(
    _ rows: [ConstraintSolver.Constraint], broken: ConstraintSolver.Constraint
  ) -> [ConstraintSolver.Constraint] {
    guard rows.count > Self.mostListedInFull else { return rows }
    let close = nodes(of: broken)
    var kept: Set<ConstraintSolver.Constraint> = [broken]
    for mustBeClose in [true, false] {
      for row in rows where kept.count <= Self.mostListedOfSystem && isOfSystem(row) {
        if !mustBeClose || nodes(of: row).contains(where: close.contains) { kept.insert(row) }
      }
    }
    return rows.filter { kept.contains($0) || !isOfSystem($0) }
  }

  /// Whether a row has no constraint of the app.
  private func isOfSystem(_ row: ConstraintSolver.Constraint) -> Bool {
    guard let constraint = rows[row.index].constraint else { return true }
    return constraint.isOfStack
  }

  /// The nodes of a row's items.
  private func nodes(of row: ConstraintSolver.Constraint) -> [LayoutNode] {
    let owner = rows[row.index]
    guard let constraint = owner.constraint else { return owner.node.map { [$0] } ?? [] }
    return [constraint.firstNode, constraint.secondNode].compactMap { $0 }
  }
}

extension NSLayoutConstraint {
  /// Whether a stack has made the constraint, which has an identifier with UIKit's prefix then.
  fileprivate var isOfStack: Bool { stackIdentifier != nil }
}
