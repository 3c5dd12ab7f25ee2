import ConstraintSolver

/// Widths and heights are at least zero, without explicit constraints.
///
/// Nearly all of them are so anyway. So rows are added only for sizes that a solution made negative, and the
/// program is solved again. The result is the same as with all of these rows from the start. They count as
/// the oldest rows, so that a conflict never gives them up instead of an app's constraint.
extension LayoutEngine {
  /// Solutions have rounding errors. Sizes within this distance of zero are not negative.
  private static let tolerance = 1e-6

  /// Keeps the width and height of an item nonnegative, from the next solution that would make them negative.
  package func keepSizeNonNegative(of node: LayoutNode) {
    node.record.registration.keepsSizeNonNegative = true
  }

  /// Adds the rows for widths and heights of the items at `slots` that the solution has made negative.
  func boundNegativeSizes(at slots: FlatTable<Int32>) {
    for index in 0..<slots.count {
      let slot = Int(slots[index])
      guard let node = items.node(at: slot), node.record.registration.keepsSizeNonNegative else { continue }
      // Not `width` and `height`, which are never negative.
      let size = items.rectangle(at: slot).size
      if size.width < -Self.tolerance { addNonNegativeRow(.width, of: node) }
      if size.height < -Self.tolerance { addNonNegativeRow(.height, of: node) }
    }
  }

  /// Adds all omitted rows, for checks that the values alone cannot decide, and for changes that may make many sizes negative.
  func boundAllSizes() {
    setBoundsAllSizes(false)
    for slot in 0..<items.slotCount {
      if let node = items.node(at: slot) { boundSizes(of: node) }
    }
  }

  /// Adds the omitted rows of an item.
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
    rows[row.index].system == .nonNegativeSize && rows[row.index].attribute == attribute
  }
}
