@_spi(Layout) import OpenUIKitLayout

extension UIView {
  func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    layoutNode.markAncestors(.descendantNeedsUpdateConstraints)
  }

  /// Calls `updateConstraints()` on every flagged view of the tree, children before their parents.
  func runUpdateConstraintsPass() {
    guard !flags.isDisjoint(with: .anyUpdate) else { return }
    let layout = layoutOfTree
    guard layout.passCount.begin() else { return }
    defer { layout.passCount.end() }
    var stack: [(view: UIView, isLeaving: Bool)] = [(self, false)]
    while let (view, isLeaving) = stack.popLast() {
      if isLeaving {
        if view.flags.contains(.needsUpdateConstraints) { view.updateConstraints(countedBy: layout) }
        continue
      }
      guard !view.flags.isDisjoint(with: .anyUpdate) else { continue }
      view.flags.remove(.descendantNeedsUpdateConstraints)
      stack.append((view, true))
      for subview in view.subviewStorage.reversed() where !subview.flags.isDisjoint(with: .anyUpdate) {
        if subview.layoutNode.isBareLeaf {
          subview.flags.remove(.needsUpdateConstraints)
        } else {
          stack.append((subview, false))
        }
      }
    }
  }

  private func updateConstraints(countedBy layout: TreeLayout) {
    // A pass within the view's update leaves the view to the outer pass.
    guard !flags.contains(.isUpdatingConstraints) else {
      return layoutNode.markAncestors(.descendantNeedsUpdateConstraints)
    }
    layout.passCount.noteCall()
    flags.remove([.needsUpdateConstraints, .calledBaseUpdateConstraints])
    flags.insert(.isUpdatingConstraints)
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    flags.remove(.isUpdatingConstraints)
    if !flags.contains(.calledBaseUpdateConstraints) {
      fatalError("\(layoutDescription): updateConstraints() must call super.updateConstraints()")
    }
    metricsMayHaveChanged()
  }
}
