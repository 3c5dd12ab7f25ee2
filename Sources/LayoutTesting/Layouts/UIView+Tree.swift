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
      for subview in view.subviews.reversed() { pending.append(subview) }
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

  /// Whether the view belongs to a bar of the system.
  var isInBar: Bool {
    ([self] + ancestors).contains { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }
}
