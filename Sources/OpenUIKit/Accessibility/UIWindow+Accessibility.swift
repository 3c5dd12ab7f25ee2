// What a host asks a window in order to offer its content to assistive technology.

extension UIWindow {
  /// The elements for assistive technology, in the order of the tree or of the `accessibilityElements` that a container
  /// lists: views and `UIAccessibilityElement`s whose `isAccessibilityElement` is true. What is inside an element is
  /// left out, as are hidden and transparent views, what a view with `accessibilityElementsHidden` holds, and the
  /// siblings of a view with `accessibilityViewIsModal`. O(views).
  public func accessibilityTree() -> [UIResponder] {
    layoutIfNeeded()
    var walk = AccessibilityWalk()
    walk.visit(self)
    return walk.elements
  }

  /// Activates an element as a double tap with VoiceOver does: by `accessibilityActivate()` or, where that returns
  /// false, by a tap on `accessibilityActivationPoint`.
  public func activate(_ element: UIResponder) {
    guard !element.accessibilityActivate() else { return }
    let point = element.accessibilityActivationPoint
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    sendTouch(.began, at: place)
    sendTouch(.ended, at: place)
  }

  /// Tells the responder, and those that follow it in the chain, that the user wants to leave: an escape gesture.
  /// Returns whether one of them did something about it.
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

/// One collection of the elements in a tree. Keeps a stack of its own, so that deep trees need no deep recursion.
#if !ThreadConfined
  @MainActor
#endif
private struct AccessibilityWalk {
  private(set) var elements: [UIResponder] = []

  mutating func visit(_ root: UIView) {
    var stack: [UIResponder] = [root]
    while let responder = stack.popLast() {
      if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { continue }
      guard !responder.accessibilityElementsHidden else { continue }
      if responder.isAccessibilityElement {
        elements.append(responder)
      } else {
        stack.append(contentsOf: children(of: responder).reversed())
      }
    }
  }

  /// What the responder lists or holds: only the frontmost modal view where there is one.
  private func children(of responder: UIResponder) -> [UIResponder] {
    if let listed = responder.listedAccessibilityElements { return listed.filter { $0 !== responder } }
    guard let view = responder as? UIView else { return [] }
    if let modal = view.subviewStorage.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return [modal]
    }
    return view.subviewStorage.map { $0 as UIResponder }
  }
}
