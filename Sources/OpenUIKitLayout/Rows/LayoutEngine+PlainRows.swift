import ConstraintSolver

/// The rows of most constraints. They relate edges, centres and sizes of a view and its subviews, independent
/// of the layout direction, and have at most four terms. So no builder is needed. `RowBuilder` builds all other rows, such as those with
/// margins, baselines, scroll views or a layout direction.
extension LayoutEngine {
  /// Builds the row of a constraint of this kind. Returns false, without a row, for other constraints, and if a view that was called
  /// has changed the tree.
  @inline(__always)
  func addPlainRow(of constraint: NSLayoutConstraint, in holder: LayoutNode) -> Bool {
    guard !constraint.mayHaveOffsets, let first = constraint.firstNode else { return false }
    let (attributes, second) = (constraint.attributes, constraint.secondNode)
    let departures = departures
    var expression = Expression(constant: -Double(constraint.constant))
    guard add(attributes.first, of: first, in: holder, 1, to: &expression) else { return false }
    if let second, attributes.second != .notAnAttribute {
      let factor = -Double(constraint.multiplierStorage)
      guard add(attributes.second, of: second, in: holder, factor, to: &expression) else { return false }
    }
    // A view that was called meanwhile may have left the tree, or deactivated the constraint.
    guard isWaiting(constraint, in: holder, since: departures) else { return false }
    let relation = constraint.relationStorage.ofRow
    if let handle = addRow(expression, relation, constraint.priority, RowOwner(constraint)) {
      keep(handle, of: constraint, isMirrored: false, hasBaselineProviders: false)
    }
    return true
  }

  /// Adds the terms of an attribute. Returns false if it needs more than the variables of the node itself.
  @inline(__always)
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in holder: LayoutNode, _ factor: Double,
    to expression: inout Expression
  ) -> Bool {
    guard let parts = AttributeParts(attribute), !node.state.hasMovableBounds else { return false }
    if !node.isRegistered { register(node) }
    guard let variables = node.record.registration.variables else { return false }
    let isInside = node.state.container == holder
    // The holder's own edges are those of its content while the origin of its bounds is zero.
    guard isInside || (node == holder && node.record.registration.hasRowsFromZero) || !parts.hasOrigin else {
      return false
    }
    if parts.length != 0 { expression.add(variables.length(parts.axis), factor * parts.length) }
    if parts.hasOrigin, isInside { expression.add(variables.origin(parts.axis), factor) }
    return true
  }
}
