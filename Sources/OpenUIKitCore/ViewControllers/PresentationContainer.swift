/// A view that fills the window above a presenting controller, contains the presented controller's view, and moves it in
/// and out.
package protocol PresentationContainer: UIView, ViewTreeConfined {
  /// Shows the presented view and calls the closure when it has arrived.
  func slideIn(animated: Bool, _ completion: @escaping () -> Void)
  /// Hides the presented view, removes the container from the window and calls the closure.
  func slideOut(animated: Bool, _ completion: @escaping () -> Void)
}
