@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Whether animations without user interaction keep touches from the view.
  var isClosedToTouches: Bool {
    layer.animations.contains { $0.group?.blocksTouches == true }
  }

  /// The innermost view at `point`, in this view's coordinates: the view itself or a descendant. Subviews in
  /// front come first, and every transform on the way counts.
  ///
  /// Plain views are searched iteratively, so they may be nested to any depth without overflowing the stack.
  /// Other views may override `hitTest`, which is called.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var (view, place) = (self, point)
    var subviews = subviewStorage
    var index = subviews.count
    while index > 0 {
      index -= 1
      let subview = subviews[index]
      guard let inner = subview.fromSuperview(place) else { continue }
      // A subclass may override `hitTest`, so its subtree cannot be searched iteratively.
      if subview.overrides.contains(.others) {
        if let hit = subview.hitTest(inner, with: event) { return hit }
      } else if subview.takesTouch(at: inner, with: event) {
        (view, place, subviews) = (subview, inner, subview.subviewStorage)
        index = subviews.count
      }
    }
    return view
  }

  @inline(never)
  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    // UIKit ignores views with an opacity below 0.01.
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && !isClosedToTouches
      && self.point(inside: point, with: event)
  }
}

extension CALayer {
  /// Whether the layer faces away from the viewer and is not double-sided.
  var showsOnlyItsBack: Bool {
    !isDoubleSided && !isMerelyMoved && transformToSuperlayer.showsBack
  }
}
