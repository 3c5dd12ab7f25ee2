import ConstraintSolver

extension LayoutEngine {
  /// Reports the conflicts of the last solution that have not been reported before.
  func reportConflicts() {
    reportedConflictVersion = conflictVersion
    let conflicts = conflictCount == 0 ? [] : solver.conflicts()
    let known = reportedConflicts
    reportedConflicts = [:]
    for conflict in conflicts { reportedConflicts[conflict.broken.index] = conflict }
    for conflict in conflicts where !isKnown(conflict, known[conflict.broken.index]) {
      root.report(unsatisfiable(conflict))
    }
  }

  private func isKnown(
    _ conflict: ConstraintSolver.Conflict, _ known: ConstraintSolver.Conflict?
  ) -> Bool {
    guard let known else { return false }
    return known.broken == conflict.broken && known.constraints == conflict.constraints
  }

  private func unsatisfiable(_ conflict: ConstraintSolver.Conflict) -> UnsatisfiableConstraints {
    let visible = conflict.constraints.filter { rowOwners[$0.index].system != .given }
    return UnsatisfiableConstraints(
      constraints: visible.map(constraint(behind:)), broken: constraint(behind: conflict.broken))
  }

  /// The constraint a row stands for; one that is made up for the occasion where the row is the system's.
  func constraint(behind row: ConstraintSolver.Constraint) -> NSLayoutConstraint {
    let owner = rowOwners[row.index]
    if let constraint = owner.constraint { return constraint }
    guard let node = owner.node, let system = owner.system else {
      preconditionFailure("Layout engine: a row in a conflict stands for nothing")
    }
    return madeUpConstraint(node, system, owner.attribute)
  }

  private func madeUpConstraint(
    _ node: LayoutNode, _ system: RowOwner.System, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint =
      switch system {
      case .autoresizing: NSAutoresizingMaskLayoutConstraint()
      case .contentSize: NSContentSizeLayoutConstraint()
      case .nonNegativeSize, .guide, .given, .fittingSize, .exercise: NSLayoutConstraint()
      }
    let container = attribute.isSize ? nil : node.item?.layoutContainer?.layoutNode
    constraint.configure(
      first: node, attribute, system == .nonNegativeSize ? .greaterThanOrEqual : .equal,
      second: container, container == nil ? .notAnAttribute : attribute, multiplier: 1,
      constant: system == .nonNegativeSize ? 0 : fixedValue(of: attribute, node))
    return constraint
  }

  /// The value that a row of the system's gives an attribute.
  private func fixedValue(of attribute: NSLayoutConstraint.Attribute, _ node: LayoutNode) -> CGFloat {
    let frame =
      (node.item as? UIView)?.untransformedFrame ?? (node.item as? UILayoutGuide)?.layoutFrame ?? .zero
    switch attribute {
    case .left: return frame.minX
    case .top: return frame.minY
    case .width: return frame.width
    default: return frame.height
    }
  }
}
