extension UIView {
  /// A rectangle in the view's coordinates, converted to those of the screen: the window's, offset by the
  /// window's position.
  func screenRectangle(of rect: CGRect) -> CGRect {
    guard let window else { return rect }
    let place = window.frame.origin
    return convert(rect, to: window).offsetBy(dx: place.x, dy: place.y)
  }
}

extension UIResponder {
  /// The elements that the responder lists; nil if its subviews are its elements.
  var listedAccessibilityElements: [UIResponder]? {
    #if hasFeature(Embedded)
      return accessibilityElements
    #else
      return accessibilityElements?.compactMap { $0 as? UIResponder }
    #endif
  }
}
