extension LayoutNode {
  /// Appends a constraint to the view's list, without a row.
  package func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder != self else { return }
    require(
      constraint.firstNode != nil,
      "A constraint without items cannot be added to \(item?.layoutDescription ?? "(null)")")
    constraint.holder?.giveUp(constraint)
    record.heldConstraints.append(constraint)
    constraint.didMove(to: self)
    markPending()
  }

  /// Removes a constraint from the view's list.
  package func giveUp(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == self else { return }
    record.heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Makes the next pass check this view for missing rows.
  func markPending() {
    state.flags.insert(.hasPendingConstraints)
    markAncestors(.descendantHasPendingConstraints)
  }

  /// Makes the next pass build the rows of the view's constraints that were removed.
  func enqueueAgain() {
    guard hasItem else { return }
    record.heldConstraints.markAllPending()
    markPending()
  }

  /// The constraints that the view holds, in the order of their installation.
  package var constraints: [NSLayoutConstraint] { record.heldConstraints.all }

  /// How many constraints the view holds.
  package var constraintCount: Int { Int(record.heldConstraints.count) }

  /// Removes the rows of the constraints that the view holds from the engine.
  package func removeRowsOfConstraints() {
    record.heldConstraints.forEach { $0.engine?.removeRow(of: $0) }
  }

  /// Deactivates the constraints of a view that is being deallocated: see `ConstraintList.deactivateAll()`.
  package nonisolated func deactivateConstraints() { record.heldConstraints.deactivateAll() }

  /// Makes the engine rebuild the rows of leading and trailing edges that the view holds.
  package func layoutDirectionDidChange() {
    for constraint in constraints where constraint.followsLayoutDirection { constraint.invalidateRow() }
  }

  /// The constraints that refer to the item and are held by views that do not leave with it.
  package var constraintsFromOutside: [NSLayoutConstraint] {
    mentioningConstraints.filter { $0.holder?.state.flags.contains(.isLeaving) == false }
  }

  /// Takes the constraints that refer to the item from holders that do not leave with it, without a call. Rebuilds the rows of others
  /// that only use its variables.
  package func leaveConstraintsFromOutside() {
    for constraint in constraintsFromOutside { constraint.holder?.giveUp(constraint) }
    invalidateDependentConstraints()
  }
}
