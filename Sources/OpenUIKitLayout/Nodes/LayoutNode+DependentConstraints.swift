/// Rows that use the variables of another view than that of their constraint: a stack's baseline is that of a
/// label in it.
extension LayoutNode {
  /// Adds a constraint whose row uses this node's variables instead of those of its item.
  func addDependentConstraint(_ constraint: NSLayoutConstraint) {
    ownRows.dependentConstraints.append(.passUnretained(constraint))
  }

  func removeDependentConstraint(_ constraint: NSLayoutConstraint) {
    let key = Unmanaged.passUnretained(constraint).toOpaque()
    guard let index = dependentConstraints.firstIndex(where: { $0.toOpaque() == key }) else { return }
    ownRows.dependentConstraints.remove(at: index)
  }

  /// Rebuilds every row of other items that uses this node's variables.
  func invalidateDependentConstraints() {
    for constraint in dependentConstraints { constraint.takeUnretainedValue().invalidateRow() }
  }

  /// Rebuilds all rows that refer to the item or use its variables.
  func rebuildAllRows() {
    for constraint in mentioningConstraints { constraint.invalidateRow() }
    invalidateDependentConstraints()
  }

  /// Rebuilds the rows for the item's baselines if another view determines them now.
  func baselineViewsMayHaveChanged() {
    guard record.registration.hasBaselineRows else { return }
    for constraint in mentioningConstraints {
      if constraint.isMeasuredElsewhereNow { constraint.invalidateRow() }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a baseline of the row is no longer that of the view with which it was built.
  fileprivate var isMeasuredElsewhereNow: Bool {
    guard let row else { return false }
    let engine = row.engine.takeUnretainedValue()
    let providers = engine.rows.baselineProviders(of: row)
    if let offsets, areMeasuredElsewhere(offsets, providers) { return true }
    return isMeasuredElsewhere(firstNode, firstAttribute, providers.first)
      || isMeasuredElsewhere(secondNode, secondAttribute, providers.second)
  }

  private func areMeasuredElsewhere(
    _ offsets: ConstraintOffsets, _ providers: ConstraintRow.BaselineProviders
  ) -> Bool {
    if let start = offsets.first,
      isMeasuredElsewhere(start.node, start.attribute, providers.firstOffsetOrigin)
    {
      return true
    }
    guard let start = offsets.second else { return false }
    return isMeasuredElsewhere(start.node, start.attribute, providers.secondOffsetOrigin)
  }

  private func isMeasuredElsewhere(
    _ node: LayoutNode?, _ attribute: Attribute, _ provider: LayoutNode?
  ) -> Bool {
    guard attribute.isBaseline, let node, let item = node.item else { return false }
    return item.node(for: attribute, relatedTo: nil) != provider ?? node
  }
}
