extension UIView {
  /// Takes a constraint into the view's list and leaves it for the engine to take up.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.firstNode != nil, "A constraint without items cannot be added to \(layoutDescription)")
    constraint.holder?.release(constraint)
    heldConstraints.append(constraint)
    constraint.didMove(to: self)
    enqueue(constraint)
  }

  /// Gives up a constraint of the view's list.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Leaves a constraint for the engine to take up at the next pass.
  func enqueue(_ constraint: NSLayoutConstraint) {
    pendingConstraints.append(constraint)
    markPending()
  }

  /// Lets the next pass look for something to take up here.
  func markPending() {
    flags.insert(.hasPendingConstraints)
    markAncestors(.descendantHasPendingConstraints, unlessBelow: .needsRegistration)
  }

  /// Flags the ancestors, up to the first that is flagged already.
  func markAncestors(_ flag: ViewFlags, unlessBelow enough: ViewFlags = []) {
    var ancestor = superviewStorage
    while let view = ancestor, !view.flags.contains(flag) {
      view.flags.insert(flag)
      ancestor = view.superviewStorage
    }
  }

  /// The innermost view that contains both, each containing itself. Linear in their distance from it.
  func closestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superviewStorage === self { return self }
    if superviewStorage === other { return other }
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

  /// Deactivates the constraints that mention the view, a guide of it or anything inside it, and are held outside.
  func deactivateConstraintsFromOutside() {
    forEachInTree { view in
      for node in view.existingNodes {
        for mention in node.mentions {
          let constraint = mention.takeUnretainedValue()
          if let holder = constraint.holder, !holder.isInside(self) { constraint.isActive = false }
        }
      }
    }
  }
}
