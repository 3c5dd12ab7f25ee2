extension UIView {
  /// Takes a constraint into the view's list and leaves it for the engine to take up.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.firstNode != nil, "A constraint without items cannot be added to \(layoutDescription)")
    constraint.holder?.release(constraint)
    heldConstraints.append(constraint)
    constraint.didMove(to: self)
    markPending()
  }

  /// Gives up a constraint of the view's list.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Lets the next pass look through the view's constraints for those whose rows were taken away.
  func enqueueAgain() {
    heldConstraints.markAllPending()
    markPending()
  }

  /// Lets the next pass look for something to take up here.
  func markPending() {
    flags.insert(.hasPendingConstraints)
    markAncestors(.descendantHasPendingConstraints)
  }

  /// Flags the ancestors, up to the first that is flagged already.
  func markAncestors(_ flag: ViewFlags) {
    var ancestor = superviewStorage
    while let view = ancestor, !view.flags.contains(flag) {
      view.flags.insert(flag)
      ancestor = view.superviewStorage
    }
  }

  /// The innermost view that contains both, each containing itself. Linear in their depth, constant for
  /// a view and its superview or a sibling.
  func closestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superviewStorage === self { return self }
    if superviewStorage === other { return other }
    if let superviewStorage, superviewStorage === other.superviewStorage { return superviewStorage }
    var (first, second): (UIView?, UIView?) = (self, other)
    var (firstDepth, secondDepth) = (depth, other.depth)
    while firstDepth > secondDepth {
      first = first?.superviewStorage
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?.superviewStorage
      secondDepth -= 1
    }
    while first !== second {
      first = first?.superviewStorage
      second = second?.superviewStorage
    }
    return first
  }

  /// The number of views above this one.
  private var depth: Int {
    var depth = 0
    var ancestor = superviewStorage
    while let view = ancestor {
      depth += 1
      ancestor = view.superviewStorage
    }
    return depth
  }

  /// Deactivates the constraints that mention the view or a guide of it and are held outside of what is leaving, and has
  /// those built anew that are only measured on it.
  func deactivateConstraintsFromOutside() {
    forEachNode { node in
      for constraint in node.mentioningConstraints {
        if let holder = constraint.holder, !holder.flags.contains(.isLeaving) { constraint.isActive = false }
      }
      node.returnToBorrowers()
    }
  }
}
