@_spi(Layout) import OpenUIKitLayout

extension UIView {
  func markNeedsUpdateConstraints() {
    guard !layoutFlags.contains(.needsUpdateConstraints) else { return }
    layoutFlags.insert(.needsUpdateConstraints)
    layoutNode.markAncestors(.descendantNeedsUpdateConstraints)
  }

  /// Calls `updateConstraints()` on every flagged view of the tree, children before their parents.
  func runUpdateConstraintsPass() {
    guard !layoutFlags.isDisjoint(with: .anyUpdate) else { return }
    let layout = layoutOfTree
    guard layout.passCount.begin() else { return }
    defer { layout.passCount.end() }
    var stack: [(view: UIView, isLeaving: Bool)] = [(self, false)]
    while let (view, isLeaving) = stack.popLast() {
      if isLeaving {
        if view.layoutFlags.contains(.needsUpdateConstraints) { view.updateConstraints(countedBy: layout) }
        continue
      }
      guard !view.layoutFlags.isDisjoint(with: .anyUpdate) else { continue }
      view.layoutFlags.remove(.descendantNeedsUpdateConstraints)
      stack.append((view, true))
      for subview in view.subviewStorage.reversed() where !subview.layoutFlags.isDisjoint(with: .anyUpdate) {
        if subview.layoutNode.isBareLeaf {
          subview.layoutFlags.remove(.needsUpdateConstraints)
        } else {
          stack.append((subview, false))
        }
      }
    }
  }

  private func updateConstraints(countedBy layout: TreeLayout) {
    // A pass within the view's update leaves the view to the outer pass.
    guard !layoutFlags.contains(.isUpdatingConstraints) else {
      return layoutNode.markAncestors(.descendantNeedsUpdateConstraints)
    }
    layout.passCount.noteCall()
    layoutFlags.remove([.needsUpdateConstraints, .calledBaseUpdateConstraints])
    layoutFlags.insert(.isUpdatingConstraints)
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    layoutFlags.remove(.isUpdatingConstraints)
    if !layoutFlags.contains(.calledBaseUpdateConstraints) {
      fatalError("\(layoutDescription): updateConstraints() must call super.updateConstraints()")
    }
    metricsMayHaveChanged()
  }
}
