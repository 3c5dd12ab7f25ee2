@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Updates the safe areas of the view and its descendants, as far down as they change.
  func updateSafeArea() {
    if extras == nil, currentSafeArea == .zero { return }
    var stack: [UIView] = []
    var next: UIView? = self
    while let view = next {
      let insets = view.currentSafeArea
      if insets != view.safeArea {
        view.safeArea = insets
        view.safeAreaHasChanged()
        for subview in view.subviewStorage { stack.append(subview) }
      }
      next = stack.popLast()
    }
  }

  /// Updates the safe areas of descendants after a change of the view's bounds or of its own safe area.
  func updateSafeAreaOfSubviews() {
    for view in subviewStorage { view.updateSafeArea() }
  }

  /// The part of the superview's safe area that extends into the view, at most the superview's own.
  private var currentSafeArea: UIEdgeInsets {
    if overrides.contains(.others), let window = self as? UIWindow { return window.deviceSafeAreaInsets }
    guard let superview = superviewStorage else { return .zero }
    let outer = superview.safeAreaOfContent
    let insets = outer == .zero ? .zero : reachingIn(outer, from: superview)
    guard let owningController, window != nil else { return insets }
    return insets.adding(owningController.additionalSafeAreaInsets).adding(owningController.containerInsets)
  }

  /// The part of a superview's safe area that extends into the view.
  private func reachingIn(_ outer: UIEdgeInsets, from superview: UIView) -> UIEdgeInsets {
    let (frame, bounds) = (untransformedFrame, superview.bounds)
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - bounds.minY), left: reach(outer.left, frame.minX - bounds.minX),
      bottom: reach(outer.bottom, bounds.maxY - frame.maxY),
      right: reach(outer.right, bounds.maxX - frame.maxX))
  }

  /// The rest of an edge's inset at a distance from that edge.
  private func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
    max(min(inset - distance, inset), 0)
  }

  private func safeAreaHasChanged() {
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    let guides = guides
    for guide in guides.system where guide.kind == .safeArea { guide.insetsMayHaveChanged() }
    for guide in guides.supports { guide.safeAreaMayHaveChanged() }
    updateKeyboardGuide()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
    setNeedsLayout()
  }
}
