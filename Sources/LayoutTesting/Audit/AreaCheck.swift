/// Finds content outside of the window and outside of the safe area.
#if !ThreadConfined
  @MainActor
#endif
struct AreaCheck {
  let window: UIWindow
  var insets = UIEdgeInsets.zero

  var offScreen: [Finding] {
    content.compactMap { view in
      let (frame, bounds) = (view.frameInWindow, window.bounds)
      let excess = excess(of: frame, over: bounds)
      guard excess > 0.5 else { return nil }
      return Finding(.offScreen, view, "lies \(excess.short) points outside of the window")
    }
  }

  var outsideSafeArea: [Finding] {
    let area = window.bounds.inset(by: insets)
    return content.compactMap { view in
      let frame = view.frameInWindow
      // What is off the screen is found as that.
      guard excess(of: frame, over: window.bounds) <= 0.5 else { return nil }
      let excess = excess(of: frame, over: area)
      guard excess > 0.5, !view.isInBar else { return nil }
      return Finding(.outsideSafeArea, view, "lies \(excess.short) points outside of the safe area")
    }
  }

  /// Texts and controls that no scroll view can bring into sight.
  private var content: [UIView] {
    window.visibleDescendants.filter { view in
      (view is UIControl || VisibleText(of: view) != nil) && !view.isScrolled
        && !(view.superview is UIControl)
        && view.bounds.width > 0 && view.bounds.height > 0
    }
  }

  private func excess(of frame: CGRect, over area: CGRect) -> CGFloat {
    max(area.minX - frame.minX, area.minY - frame.minY, frame.maxX - area.maxX, frame.maxY - area.maxY)
  }
}
