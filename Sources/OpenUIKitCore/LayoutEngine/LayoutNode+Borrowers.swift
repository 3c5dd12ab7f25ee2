/// Rows that use the variables of another view than that of their constraint: a stack's baseline is that of a
/// label in it.
extension LayoutNode {
  /// Adds a constraint whose row uses this node's variables instead of those of its item.
  func addBorrower(_ constraint: NSLayoutConstraint) {
    ownRows.borrowers.append(.passUnretained(constraint))
  }

  func removeBorrower(_ constraint: NSLayoutConstraint) {
    let key = Unmanaged.passUnretained(constraint).toOpaque()
    guard let index = borrowers.firstIndex(where: { $0.toOpaque() == key }) else { return }
    ownRows.borrowers.remove(at: index)
  }

  /// Rebuilds every row of other items that uses this node's variables.
  func returnToBorrowers() {
    for borrower in borrowers { borrower.takeUnretainedValue().invalidateRow() }
  }

  /// Rebuilds the rows that may refer to the item's baselines.
  func rebuildBaselineRows() {
    for constraint in mentioningConstraints { constraint.invalidateRow() }
    returnToBorrowers()
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
    let lenders = engine.lenders(of: row)
    if let offsets, areMeasuredElsewhere(offsets, lenders) { return true }
    return isMeasuredElsewhere(firstNode, firstAttribute, lenders.first)
      || isMeasuredElsewhere(secondNode, secondAttribute, lenders.second)
  }

  private func areMeasuredElsewhere(
    _ offsets: ConstraintOffsets, _ lenders: ConstraintRow.Lenders
  ) -> Bool {
    if let start = offsets.first, isMeasuredElsewhere(start.node, start.attribute, lenders.firstBeginning) {
      return true
    }
    guard let start = offsets.second else { return false }
    return isMeasuredElsewhere(start.node, start.attribute, lenders.secondBeginning)
  }

  private func isMeasuredElsewhere(
    _ node: LayoutNode?, _ attribute: Attribute, _ lender: LayoutNode?
  ) -> Bool {
    guard attribute.isBaseline, let node, let item = node.item else { return false }
    return item.node(for: attribute, relatedTo: nil) != lender ?? node
  }
}
