import ConstraintSolver

/// Widths and heights are at least zero, without being asked.
///
/// Nearly all are so anyway. So the rows that say it are added only for sizes that a solution made negative, and the
/// program is solved again: the result is the same as with all of them from the start. They count as the oldest rows, so that
/// none is given up for a constraint that someone wrote.
extension LayoutEngine {
  /// Solutions are exact only up to rounding errors: sizes closer to zero than this are not negative.
  private static let tolerance = 1e-6

  /// Keeps the width and height of an item from becoming negative, from the next solution that makes them so.
  func keepSizeNonNegative(of node: LayoutNode) {
    node.record.registration.keepsSizeNonNegative = true
  }

  /// Adds the rows of the widths and heights that the solution has made negative, of what is at `slots`.
  func boundNegativeSizes(at slots: FlatTable<Int32>) {
    for index in 0..<slots.count {
      let slot = Int(slots[index])
      guard let node = items.node(at: slot), node.record.registration.keepsSizeNonNegative else { continue }
      let rectangle = items.rectangle(at: slot)
      if rectangle.width < -Self.tolerance { addNonNegativeRow(.width, of: node) }
      if rectangle.height < -Self.tolerance { addNonNegativeRow(.height, of: node) }
    }
  }

  /// Adds all rows that have been left out, for questions that the values alone do not answer.
  func boundAllSizes() {
    for slot in 0..<items.slotCount {
      if let node = items.node(at: slot) { boundSizes(of: node) }
    }
  }

  /// Adds the rows of an item that have been left out.
  func boundSizes(of node: LayoutNode) {
    guard node.record.registration.keepsSizeNonNegative else { return }
    addNonNegativeRow(.width, of: node)
    addNonNegativeRow(.height, of: node)
  }

  private func addNonNegativeRow(_ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode) {
    guard !node.systemRows.contains(where: { isNonNegativeRow($0, attribute) }) else { return }
    var expression = Expression()
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, .greaterThanOrEqual, for: node, .nonNegativeSize, attribute), for: node)
  }

  private func isNonNegativeRow(
    _ row: ConstraintSolver.Constraint, _ attribute: NSLayoutConstraint.Attribute
  ) -> Bool {
    rowOwners[row.index].system == .nonNegativeSize && rowOwners[row.index].attribute == attribute
  }
}
