/// The layout pass from node to node. Views without overrides are not called.
extension LayoutNode {
  package func markNeedsLayout() {
    if !state.flags.contains(.needsLayout) { beginLayoutRequest() }
  }

  /// The first request of the view since its last layout. A function of its own for breakpoints, which log where requests come from.
  private func beginLayoutRequest() {
    state.flags.insert(.needsLayout)
    markAncestors(.descendantNeedsLayout)
  }

  /// Requests a layout of the view, as an app would.
  func setNeedsLayout() {
    if state.overrides.contains(.requests) { viewItem?.setNeedsLayout() } else { markNeedsLayout() }
  }

  /// The outermost view that has requested a layout, among the view and its ancestors.
  package var topmostNeedingLayout: LayoutNode? {
    var topmost: LayoutNode?
    var current: LayoutNode? = self
    while let node = current {
      if node.state.flags.contains(.needsLayout) { topmost = node }
      current = node.state.container
    }
    return topmost
  }
}
