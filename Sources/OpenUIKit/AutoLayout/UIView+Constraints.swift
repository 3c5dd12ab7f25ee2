#if !ThreadConfined
  @MainActor
#endif
extension LayoutNode {
  /// Takes a constraint into the view's list and leaves it for the engine to take up.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder != self else { return }
    require(
      constraint.firstNode != nil,
      "A constraint without items cannot be added to \(item?.layoutDescription ?? "(null)")")
    constraint.holder?.giveUp(constraint)
    record.heldConstraints.append(constraint)
    constraint.didMove(to: self)
    markPending()
  }

  /// Gives up a constraint of the view's list.
  func giveUp(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == self else { return }
    record.heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Lets the next pass look for something to take up here.
  func markPending() {
    record.flags.insert(.hasPendingConstraints)
    markAncestors(.descendantHasPendingConstraints)
  }
}

extension UIView {
  /// Lets the next pass look through the view's constraints for those whose rows were taken away.
  func enqueueAgain() {
    layoutNode.record.heldConstraints.markAllPending()
    layoutNode.markPending()
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
