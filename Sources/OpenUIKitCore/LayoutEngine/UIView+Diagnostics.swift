import ConstraintSolver

extension UIView {
  /// Whether another position or size would satisfy the constraints as well.
  var isAmbiguous: Bool {
    guard flags.contains(.placedByConstraints), let engine = currentEngine else { return false }
    return isAmbiguous(in: engine)
  }

  /// The views that their constraints do not determine. O(views), where `hasAmbiguousLayout` is so for a single view.
  package static func ambiguousViews(among views: [UIView]) -> [UIView] {
    var found: [UIView] = []
    var engine: LayoutEngine?
    var hasFreedom = true
    for view in views where view.flags.contains(.placedByConstraints) {
      if engine == nil || view.layoutNode.engine !== engine {
        hasFreedom = !view.solvedEngine.solver.determinesMentionedVariables()
        engine = hasFreedom ? view.currentEngine : view.layoutNode.engine
      }
      guard let engine, hasFreedom || !view.isMentioned(in: engine) else { continue }
      if view.isAmbiguous(in: engine) { found.append(view) }
    }
    return found
  }

  /// Whether constraints mention the size and the position of the view. The position of a view without a superview is not
  /// for them to determine.
  private func isMentioned(in engine: LayoutEngine) -> Bool {
    let variables = layoutNode.variables
    guard engine.solver.isMentioned(variables.width), engine.solver.isMentioned(variables.height) else {
      return false
    }
    guard superviewStorage != nil else { return true }
    return engine.solver.isMentioned(variables.x) && engine.solver.isMentioned(variables.y)
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

  /// The engine of the view's tree, with its solution up to date. Sizes have a lower bound only where one was needed.
  private var solvedEngine: LayoutEngine {
    let engine = treeEngine
    engine.solveIfNeeded()
    return engine
  }

  /// The engine of the view, with its solution up to date and every size bounded below.
  private var currentEngine: LayoutEngine? {
    let engine = solvedEngine
    engine.boundAllSizes()
    engine.solveIfNeeded()
    return layoutNode.engine
  }
}
