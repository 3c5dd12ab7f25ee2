extension UIView {
  /// The descendants of the view, each before its subviews.
  var descendants: [UIView] {
    var all: [UIView] = []
    var pending = [UIView](subviews.reversed())
    while let view = pending.popLast() {
      all.append(view)
      for subview in view.subviews.reversed() { pending.append(subview) }
    }
    return all
  }

  /// The ancestors of the view, from its superview to the window.
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
  var frameInWindow: CGRect { untransformedFrameInWindow ?? convert(bounds, to: nil) }

  /// The sum of the origins up to the window; nil if a view around this one has a transform. A conversion costs several times more.
  private var untransformedFrameInWindow: CGRect? {
    var (result, next) = (frame, superview)
    while let view = next {
      guard CATransform3DIsIdentity(view.layer.sublayerTransform) else { return nil }
      if view is UIWindow { return result }
      guard CATransform3DIsIdentity(view.layer.transform) else { return nil }
      let (origin, corner) = (view.frame.origin, view.bounds.origin)
      result = result.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y)
      next = view.superview
    }
    return nil
  }

  /// Whether the view is part of a system bar.
  var isInBar: Bool {
    ([self] + ancestors).contains { $0.isSystemBar }
  }
}
