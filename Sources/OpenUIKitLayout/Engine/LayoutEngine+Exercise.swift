import ConstraintSolver

/// Demonstrates an ambiguous layout by moving to another optimal solution, and back the next time.
extension LayoutEngine {
  /// The distance by which an unlimited position or size is moved, in points.
  private static let stride = 20.0

  /// Moves an item to another position or size that its constraints allow, or back. Does nothing if they
  /// allow none.
  package func exerciseAmbiguity(of node: LayoutNode) {
    let former = node.systemRows.filter { rows[$0.index].system == .exercise }
    guard former.isEmpty else {
      node.systemRows.removeAll { rows[$0.index].system == .exercise }
      for row in former { removeRow(row) }
      return
    }
    for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
      let variable = node.variables[attribute]
      guard let movement = solver.movement(of: variable) else { continue }
      let distance = max(-Self.stride, min(Self.stride, movement.distance))
      var expression = Expression(constant: -value(of: variable) - distance)
      expression.add(variable, 1)
      let priority = UILayoutPriority(ConstraintSolver.Priority.choice.rawValue)
      keep(addSystemRow(expression, priority: priority, for: node, .exercise, attribute), for: node)
      solve()
    }
  }
}
