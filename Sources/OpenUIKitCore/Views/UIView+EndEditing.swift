extension UIView {
  /// The implementation of `endEditing(_:)`.
  final func endsEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.belongs(to: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.resignFirstResponder(in: self)
    return true
  }
}
