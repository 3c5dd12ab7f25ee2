extension UIWindow {
  /// Scrolls everything that an element is in until the element is visible.
  public func scrollToVisible(_ element: UIResponder) {
    var current = element.next
    while let responder = current {
      if let scrollView = responder as? UIScrollView {
        let place = element.accessibilityFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        scrollView.scrollRectToVisible(scrollView.convert(place, from: self), animated: false)
      }
      current = responder.next
    }
  }
}
