extension UIView {
  /// Makes the first responder resign if it is the view or inside it. Returns whether there is none afterwards.
  ///
  /// - Parameter force: Whether the responder cannot refuse.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.belongs(to: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.resignFirstResponder(in: self)
    return true
  }
}
