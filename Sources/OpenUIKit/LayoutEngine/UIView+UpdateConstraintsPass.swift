extension UIView {
  func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    layoutNode.markAncestors(.descendantNeedsUpdateConstraints)
  }

  /// Calls `updateConstraints()` on every flagged view of the tree, children before their parents.
  func runUpdateConstraintsPass() {
    guard !flags.isDisjoint(with: .anyUpdate) else { return }
    var stack: [(view: UIView, isLeaving: Bool)] = [(self, false)]
    while let (view, isLeaving) = stack.popLast() {
      if isLeaving {
        if view.flags.contains(.needsUpdateConstraints) { view.update() }
        continue
      }
      guard !view.flags.isDisjoint(with: .anyUpdate) else { continue }
      view.flags.remove(.descendantNeedsUpdateConstraints)
      stack.append((view, true))
      for subview in view.subviewStorage.reversed() where !subview.flags.isDisjoint(with: .anyUpdate) {
        if subview.layoutNode.isPlainLeaf {
          subview.flags.remove(.needsUpdateConstraints)
        } else {
          stack.append((subview, false))
        }
      }
    }
  }

  private func update() {
    flags.remove([.needsUpdateConstraints, .calledBaseUpdateConstraints])
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    precondition(
      flags.contains(.calledBaseUpdateConstraints),
      "\(layoutDescription): updateConstraints() must call super.updateConstraints()")
    metricsMayHaveChanged()
  }
}
