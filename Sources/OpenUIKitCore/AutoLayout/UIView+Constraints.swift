extension LayoutNode {
  /// Appends a constraint to the view's list, without a row.
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

  /// Removes a constraint from the view's list.
  func giveUp(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == self else { return }
    record.heldConstraints.remove(constraint)
    constraint.didLeaveHolder()
  }

  /// Makes the next pass check this view for missing rows.
  func markPending() {
    record.flags.insert(.hasPendingConstraints)
    markAncestors(.descendantHasPendingConstraints)
  }
}

extension UIView {
  // Loops, because a function that calls a closure of a view checks the executor each time.
  func addEach(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func removeEach(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Makes the next pass rebuild the view's rows that were removed.
  func enqueueAgain() {
    layoutNode.record.heldConstraints.markAllPending()
    layoutNode.markPending()
  }

  /// Marks the view and its descendants with `.isLeaving`, and lists them, parents first. The caller removes the marks.
  func markTreeAsLeaving() -> [UIView] {
    var tree: [UIView] = []
    tree.reserveCapacity(1 + subviewCount)
    forEachInTree {
      $0.flags.insert(.isLeaving)
      tree.append($0)
    }
    return tree
  }

  /// The constraints that refer to the view, its descendants or their guides, and are held outside.
  var constraintsFromOutside: [NSLayoutConstraint] {
    let tree = markTreeAsLeaving()
    var found: [NSLayoutConstraint] = []
    for view in tree {
      view.forEachNode { node in
        found += node.mentioningConstraints.filter { $0.holder?.record.flags.contains(.isLeaving) == false }
      }
    }
    for view in tree { view.flags.remove(.isLeaving) }
    return found
  }

  /// Takes the constraints that refer to the view or a guide of it from their holders outside of the subtree
  /// that leaves, without a call. Rebuilds the rows of others that only use its variables.
  func deactivateConstraintsFromOutside() {
    forEachNode { node in
      for constraint in node.mentioningConstraints {
        if let holder = constraint.holder, !holder.record.flags.contains(.isLeaving) {
          holder.giveUp(constraint)
        }
      }
      node.invalidateDependentConstraints()
    }
  }
}
