// What a window lets go of when a view leaves it: text that is edited there, the focus, touches and gestures.

extension UIWindow {
  /// Takes from `view` and what is inside whatever only views in the window can have.
  func viewWillLeave(_ view: UIView) {
    resignFirstResponder(in: view)
    focusSystemIfMade?.viewWillLeave(view)
  }

  /// Ends touches and gestures on views that have left.
  func viewHasLeft() {
    touchDispatcher.dropWhatHasLeft(self)
  }
}
