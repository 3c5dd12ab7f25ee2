// The methods with which a host offers a window's content to assistive technology.

extension UIWindow {
  /// The elements for assistive technology: views and `UIAccessibilityElement`s whose
  /// `isAccessibilityElement` is true. They are in the order of the tree, or of the `accessibilityElements`
  /// that a container lists. A navigation bar comes before the screen below it.
  ///
  /// Left out are descendants of an element except for the signs of a cell that are controls, hidden and transparent views, descendants of a view with
  /// `accessibilityElementsHidden`, and siblings of a view with `accessibilityViewIsModal`. O(views).
  ///
  /// - Parameter includingScrollAreas: Whether views that can be scrolled are in the list too, each before its elements, so that keys can
  ///   reach and move them.
  public func accessibilityTree(includingScrollAreas: Bool = false) -> [UIResponder] {
    layoutIfNeeded()
    var walk = AccessibilityWalk(includesScrollAreas: includingScrollAreas)
    walk.visit(self)
    return walk.elements
  }

  /// Activates an element as a double tap with VoiceOver does: with `accessibilityActivate()`, or if that
  /// returns false, with a tap on `accessibilityActivationPoint`.
  public func activate(_ element: UIResponder) {
    guard !element.accessibilityActivate() else { return }
    let point = element.accessibilityActivationPoint
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    sendTouch(.began, at: place)
    sendTouch(.ended, at: place)
  }

  /// Calls `accessibilityPerformEscape()` of the responder and those that follow it in the chain, until one
  /// returns true. Returns whether one did.
  @discardableResult
  public func performAccessibilityEscape(at element: UIResponder) -> Bool {
    var responder: UIResponder? = element
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}

/// The elements of one tree. Uses a stack of its own, so that deep trees need no deep recursion.
private struct AccessibilityWalk: ViewTreeConfined {
  private(set) var elements: [UIResponder] = []
  private let includesScrollAreas: Bool

  init(includesScrollAreas: Bool) { self.includesScrollAreas = includesScrollAreas }

  mutating func visit(_ root: UIView) {
    var stack: [UIResponder] = [root]
    while let responder = stack.popLast() {
      if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { continue }
      guard !responder.accessibilityElementsHidden else { continue }
      if responder.isAccessibilityElement {
        elements += responder.elementWithControls
      } else {
        if includesScrollAreas, responder.isScrollArea { elements.append(responder) }
        pushChildren(of: responder, onto: &stack)
      }
    }
  }

  /// Pushes the elements that the responder lists, or its subviews, the first one last. Of subviews with a modal view among them only the
  /// frontmost modal one.
  private func pushChildren(of responder: UIResponder, onto stack: inout [UIResponder]) {
    if let listed = responder.listedAccessibilityElements {
      for element in listed.reversed() where element !== responder { stack.append(element) }
      return
    }
    guard let view = responder as? UIView else { return }
    let subviews = view.subviewStorage
    for subview in subviews.reversed() where subview.accessibilityViewIsModal && !subview.isHidden {
      return stack.append(subview)
    }
    for subview in subviews.reversed() where !subview.isReadBeforeSiblings { stack.append(subview) }
    for subview in subviews.reversed() where subview.isReadBeforeSiblings { stack.append(subview) }
  }
}
