#if !ThreadConfined
  @MainActor
#endif
extension UIView {
  /// The views below this one, each before the views in it.
  var descendants: [UIView] {
    var all: [UIView] = []
    var pending = [UIView](subviews.reversed())
    while let view = pending.popLast() {
      all.append(view)
      pending += view.subviews.reversed()
    }
    return all
  }

  /// The views below this one that are not hidden, transparent, or in such a view.
  var visibleDescendants: [UIView] {
    var all: [UIView] = []
    var pending = [UIView](subviews.reversed())
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      all.append(view)
      pending += view.subviews.reversed()
    }
    return all
  }

  /// The views that contain this one, from the closest to the window.
  var ancestors: [UIView] {
    var all: [UIView] = []
    var next = superview
    while let view = next {
      all.append(view)
      next = view.superview
    }
    return all
  }

  /// The frame in the window, in points.
  var frameInWindow: CGRect { convert(bounds, to: nil) }

  /// The part of the frame in the window that no clipping view cuts off; null if there is none.
  var visibleFrame: CGRect {
    ancestors.reduce(frameInWindow) { frame, view in
      view.clipsToBounds ? frame.intersection(view.frameInWindow) : frame
    }
  }

  /// Whether the view moves with an ancestor that scrolls: a scroll view, or a view that recognizes pans, such as a carousel.
  var isScrolled: Bool {
    ancestors.contains { view in
      view is UIScrollView || (view.gestureRecognizers ?? []).contains { $0 is UIPanGestureRecognizer }
    }
  }

  /// The transforms that the view is drawn with: its own, and those of its ancestors.
  private var transforms: [CATransform3D] {
    ([self] + ancestors).flatMap { [$0.layer.transform, $0.layer.sublayerTransform] }
  }

  /// Whether the view is drawn elsewhere, or in another size, than its frame without transforms.
  var isTransformed: Bool { !transforms.allSatisfy { CATransform3DIsIdentity($0) } }

  /// Whether the view is seen at an angle.
  var isTilted: Bool {
    transforms.contains { transform in
      [transform.m13, transform.m23, transform.m31, transform.m32, transform.m14, transform.m24].contains {
        $0 != 0
      }
    }
  }

  /// Whether the view is a part of a control or an indicator, which lays out its parts itself.
  var isPartOfControl: Bool {
    ancestors.contains { $0 is UIControl || $0 is UIProgressView || $0 is UIActivityIndicatorView }
  }

  /// Whether the view belongs to a bar of the system.
  var isInBar: Bool {
    ([self] + ancestors).contains { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }
}
