extension UIView {
  /// A rectangle in the view's coordinates, in those of the screen: the window's, moved by where the window stands.
  func screenRectangle(of rect: CGRect) -> CGRect {
    guard let window else { return rect }
    let place = window.frame.origin
    return convert(rect, to: window).offsetBy(dx: place.x, dy: place.y)
  }
}

extension UIResponder {
  /// The elements that the responder lists as its own, or nil when its subviews take that place.
  var listedAccessibilityElements: [UIResponder]? {
    #if hasFeature(Embedded)
      return accessibilityElements
    #else
      return accessibilityElements?.compactMap { $0 as? UIResponder }
    #endif
  }
}
