@_spi(Layout) import OpenUIKitLayout

extension UIView {
  // Loops, because a function that calls a closure of a view checks the executor each time.
  func addEach(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func removeEach(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Marks the view and its descendants with `.isLeaving`, and lists them, parents first. The caller removes the marks.
  func markTreeAsLeaving() -> [UIView] {
    var tree: [UIView] = []
    tree.reserveCapacity(1 + subviewCount)
    forEachInTree {
      $0.layoutFlags.insert(.isLeaving)
      tree.append($0)
    }
    return tree
  }

  /// The constraints that refer to the view, its descendants or their guides, and are held outside.
  var constraintsFromOutside: [NSLayoutConstraint] {
    let tree = markTreeAsLeaving()
    var found: [NSLayoutConstraint] = []
    for view in tree {
      view.forEachNode { found += $0.constraintsFromOutside }
    }
    for view in tree { view.layoutFlags.remove(.isLeaving) }
    return found
  }

  /// Takes the constraints that refer to the view or a guide of it from their holders outside of the subtree
  /// that leaves, without a call. Rebuilds the rows of others that only use its variables.
  func deactivateConstraintsFromOutside() {
    forEachNode { $0.leaveConstraintsFromOutside() }
  }
}
