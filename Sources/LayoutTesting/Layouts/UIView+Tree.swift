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

  /// Whether a test holds for this view, or for one of the views that contain it.
  ///
  /// A closure for this function is cheaper than one for `contains(where:)`, for which Swift checks at each call that it runs on the main
  /// actor: the audit calls this for each view.
  func isSelfOrAncestor(where test: (UIView) -> Bool) -> Bool {
    var next: UIView? = self
    while let view = next {
      if test(view) { return true }
      next = view.superview
    }
    return false
  }

  /// The frame in the window, in points.
  var frameInWindow: CGRect { convert(bounds, to: nil) }

  /// The part of the frame in the window that no clipping view cuts off; null if there is none.
  var visibleFrame: CGRect {
    var frame = frameInWindow
    var next = superview
    while let view = next {
      if view.clipsToBounds { frame = frame.intersection(view.frameInWindow) }
      next = view.superview
    }
    return frame
  }

  /// Whether the view moves with an ancestor that scrolls: a scroll view, or a view that recognizes pans, such as a carousel.
  var isScrolled: Bool {
    superview?.isSelfOrAncestor { view in
      view is UIScrollView || (view.gestureRecognizers ?? []).contains { $0 is UIPanGestureRecognizer }
    } ?? false
  }

  /// Whether the view is drawn elsewhere, or in another size, than its frame without transforms.
  var isTransformed: Bool {
    isSelfOrAncestor { view in
      !CATransform3DIsIdentity(view.layer.transform) || !CATransform3DIsIdentity(view.layer.sublayerTransform)
    }
  }

  /// Whether the view is seen at an angle.
  var isTilted: Bool {
    isSelfOrAncestor { view in view.layer.transform.isTilted || view.layer.sublayerTransform.isTilted }
  }

  /// Whether the view is a part of a control or an indicator, which lays out its parts itself.
  var isPartOfControl: Bool {
    superview?.isSelfOrAncestor { view in
      view is UIControl || view is UIProgressView || view is UIActivityIndicatorView
    } ?? false
  }

  /// Whether the view belongs to a bar of the system.
  var isInBar: Bool {
    isSelfOrAncestor { view in view is UINavigationBar || view is UITabBar || view is UIToolbar }
  }
}

extension CATransform3D {
  /// Whether the transform leads out of the plane of the screen, or has a perspective.
  fileprivate var isTilted: Bool {
    m13 != 0 || m23 != 0 || m31 != 0 || m32 != 0 || m14 != 0 || m24 != 0
  }
}
