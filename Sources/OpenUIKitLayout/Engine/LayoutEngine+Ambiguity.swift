import ConstraintSolver

/// The positions and sizes that the constraints of an item determine.
extension LayoutEngine {
  /// Whether the constraints determine all that they mention. The solution must be up to date.
  package var determinesAll: Bool { solver.determinesMentionedVariables() }

  /// Whether constraints mention the size and the position of an item. The position of a view without a superview is not
  /// for them to determine.
  package func mentions(_ node: LayoutNode) -> Bool {
    let variables = node.variables
    guard solver.isMentioned(variables.width), solver.isMentioned(variables.height) else { return false }
    guard node.state.container != nil else { return true }
    return solver.isMentioned(variables.x) && solver.isMentioned(variables.y)
  }

  /// Whether another position or size of an item would satisfy the constraints as well. The solution must be up to date.
  package func isAmbiguous(_ node: LayoutNode) -> Bool {
    let variables = node.variables
    if !solver.isDetermined(variables.width) || !solver.isDetermined(variables.height) { return true }
    // Constraints do not determine the position of a view without a superview.
    guard node.state.container != nil else { return false }
    return !solver.isDetermined(variables.x) || !solver.isDetermined(variables.y)
  }

  /// The constraints on which the position and the size of an item along an axis depend.
  package func constraintsAffecting(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    let variables = node.variables
    var found: [NSLayoutConstraint] = []
    let attributes: [NSLayoutConstraint.Attribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    for attribute in attributes {
      for row in solver.constraintsAffecting(variables[attribute]) {
        guard let constraint = rows[row.index].constraint, !found.contains(constraint) else { continue }
        found.append(constraint)
      }
    }
    return found
  }

  /// Brings the solution up to date, with every size bounded below.
  package func solveWithAllSizesBounded() {
    solveIfNeeded()
    boundAllSizes()
    solveIfNeeded()
  }
}
