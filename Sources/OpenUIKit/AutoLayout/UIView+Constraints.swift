extension UIView {
  /// Takes a constraint into the view's list and leaves it for the engine to take up.
  func hold(_ constraint: NSLayoutConstraint) {
    let node = layoutNode
    guard constraint.holder != node else { return }
    precondition(
      constraint.firstNode != nil, "A constraint without items cannot be added to \(layoutDescription)")
    constraint.holder?.ownView?.release(constraint)
    node.record.heldConstraints.append(constraint)
    constraint.didMove(to: node)
    markPending()
  }

  /// Gives up a constraint of the view's list.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == layoutNode else { return }
    layoutNode.record.heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Lets the next pass look through the view's constraints for those whose rows were taken away.
  func enqueueAgain() {
    layoutNode.record.heldConstraints.markAllPending()
    markPending()
  }

  /// Lets the next pass look for something to take up here.
  func markPending() {
    flags.insert(.hasPendingConstraints)
    layoutNode.markAncestors(.descendantHasPendingConstraints)
  }

  /// Deactivates the constraints that mention the view or a guide of it and are held outside of what is leaving, and has
  /// those built anew that are only measured on it.
  func deactivateConstraintsFromOutside() {
    forEachNode { node in
      for constraint in node.mentioningConstraints {
        if let holder = constraint.holder, !holder.record.flags.contains(.isLeaving) {
          constraint.isActive = false
        }
      }
      node.returnToBorrowers()
    }
  }
}
