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
      return (accessibilityElements ?? countedAccessibilityElements)?.compactMap { $0 as? UIResponder }
    #endif
  }

  #if !hasFeature(Embedded)
    /// The elements that overrides of the older methods state, one by one; nil for none.
    private var countedAccessibilityElements: [Any]? {
      let count = accessibilityElementCount()
      // `NSNotFound` is UIKit's count of a view that is no container.
      guard count > 0, count != NSNotFound else { return nil }
      return (0..<count).compactMap { accessibilityElement(at: $0) }
    }
  #endif
}
