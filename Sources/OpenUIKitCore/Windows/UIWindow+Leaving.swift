// The state of a window that refers to a view that leaves it: the first responder, the focus, touches and
// gestures.

extension UIWindow {
  /// Resigns the first responder and moves the focus if they are in `view` or its descendants.
  func viewWillLeave(_ view: UIView) {
    resignFirstResponder(in: view)
    focusSystemIfMade?.viewWillLeave(view)
  }

  /// Ends touches and gestures on views that have left.
  func viewHasLeft() {
    touchDispatcher.dropWhatHasLeft(self)
  }
}
