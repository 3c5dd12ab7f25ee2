extension UIScrollView {
  /// The colours of the bars that show the position.
  public enum IndicatorStyle: Int, Sendable {
    /// Black, and white in dark interfaces.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How a drag ends editing.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// At its beginning.
    case onDrag = 1
    /// When the finger reaches the keyboard.
    case interactive = 2
  }

  /// The insets of a bar with the safe area, if that is added.
  func insets(ofIndicator insets: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? insets.adding(safeAreaInInsets) : insets
  }

  /// Ends editing in the window if the dismiss mode asks for that at the beginning of a drag.
  func dismissKeyboardAtBeginning() {
    if keyboardDismissMode == .onDrag { window?.endEditing(true) }
  }

  /// Ends editing in the window if the dismiss mode asks for that and the finger has reached the keyboard.
  func dismissKeyboard(under finger: CGPoint) {
    guard keyboardDismissMode == .interactive, let window, window.keyboardArea.contains(finger) else {
      return
    }
    window.endEditing(true)
  }
}

extension UIWindow {
  /// Scrolls to the top: the user has tapped the status bar. Hosts and tests call it.
  ///
  /// As in UIKit, only a window with exactly one visible scroll view whose `scrollsToTop` is true scrolls, if its delegate allows it.
  /// Returns whether it does.
  @discardableResult
  public func sendStatusBarTap() -> Bool {
    var views: [UIScrollView] = []
    forEachInTree {
      if let view = $0 as? UIScrollView, view.scrollsToTop, view.isVisibleInWindow { views.append(view) }
    }
    guard views.count == 1, let view = views.first, view.delegate?.scrollViewShouldScrollToTop(view) != false
    else {
      return false
    }
    let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard view.contentOffset != top else { return false }
    view.glide(to: top, on: clock) { $0.delegate?.scrollViewDidScrollToTop($0) }
    return true
  }
}

extension UIView {
  /// Whether the view and its superviews are shown in the window.
  fileprivate var isVisibleInWindow: Bool {
    var current: UIView? = self
    while let view = current {
      if view.isHidden || view.alpha <= 0 { return false }
      current = view.superview
    }
    return window.map { convert(bounds, to: nil).overlaps($0.bounds) } ?? false
  }
}
