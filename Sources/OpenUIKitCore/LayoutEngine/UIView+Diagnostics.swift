import ConstraintSolver

extension UIView {
  /// Whether another position or size would satisfy the constraints as well.
  var isAmbiguous: Bool {
    guard flags.contains(.placedByConstraints), let engine = currentEngine else { return false }
    return isAmbiguous(in: engine)
  }

  /// The views that their constraints do not determine. O(views), where `hasAmbiguousLayout` is so for a single view.
  package static func ambiguousViews(among views: [UIView]) -> [UIView] {
    var engine: LayoutEngine?
    return views.filter { view in
      guard view.flags.contains(.placedByConstraints) else { return false }
      if engine == nil || view.layoutNode.engine !== engine { engine = view.currentEngine }
      return engine.map { view.isAmbiguous(in: $0) } ?? false
    }
  }

  /// Whether the view is ambiguous in an engine that is up to date.
  private func isAmbiguous(in engine: LayoutEngine) -> Bool {
    let variables = layoutNode.variables
    if !engine.solver.isDetermined(variables.width) || !engine.solver.isDetermined(variables.height) {
      return true
    }
    // Constraints do not determine the position of a view without a superview.
    guard superviewStorage != nil else { return false }
    return !engine.solver.isDetermined(variables.x) || !engine.solver.isDetermined(variables.y)
  }

  func exerciseAmbiguity() {
    guard flags.contains(.placedByConstraints), let engine = currentEngine else { return }
    engine.exerciseAmbiguity(of: layoutNode)
    superviewStorage?.setNeedsLayout()
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = currentEngine else { return [] }
    let variables = layoutNode.variables
    var found: [NSLayoutConstraint] = []
    let attributes: [NSLayoutConstraint.Attribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    for attribute in attributes {
      for row in engine.solver.constraintsAffecting(variables[attribute]) {
        guard let constraint = engine.rowOwners[row.index].constraint, !found.contains(constraint) else {
          continue
        }
        found.append(constraint)
      }
    }
    return found
  }

  /// The engine of the view, with its solution up to date.
  private var currentEngine: LayoutEngine? {
    let engine = treeEngine
    engine.solveIfNeeded()
    engine.boundAllSizes()
    engine.solveIfNeeded()
    return layoutNode.engine
  }
}
