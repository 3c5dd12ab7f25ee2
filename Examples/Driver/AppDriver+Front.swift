import OpenUIKit

// Elements in front: an app keeps screens below others, whose elements have the same names.
extension AppDriver {
  /// The element in front with a name: the last one that a touch reaches, or if touches reach none, the last one. Nil if there is none.
  public func element(_ name: String) -> UIResponder? {
    let named = window.accessibilityTree().filter { $0.accessibilityLabel == name }
    return named.last(where: isReached) ?? named.last
  }

  /// Whether a touch of an element's activation point is one of its view.
  private func isReached(_ element: UIResponder) -> Bool {
    guard let view = element as? UIView, let touched = window.hitTest(activationPoint(of: element), with: nil)
    else { return false }
    return touched.isDescendant(of: view) || view.isDescendant(of: touched)
  }

  private func activationPoint(of element: UIResponder) -> CGPoint {
    let point = element.accessibilityActivationPoint
    return CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
  }

  /// Whether an element with a name is on the screen.
  public func shows(_ name: String) -> Bool { element(name) != nil }

  /// Taps the element in front with a name. Traps if there is none.
  public func tapFront(_ name: String) {
    guard let element = element(name) else { fatalError("There is no element \(name) in \(names)") }
    tap(at: activationPoint(of: element))
  }

  /// Taps the view at the trailing edge of a row, such as a switch, in its middle or at a share of its width. Assistive technology
  /// reads the row as one element, or as its control.
  public func tapAccessory(of row: String, at share: CGFloat = 0.5) {
    let found = window.accessibilityTree().last { element in
      element.accessibilityLabel == row || element.accessibilityLabel?.hasPrefix(row + ", ") == true
    }
    var cell = found as? UIView
    while let view = cell, !(view is UITableViewCell) { cell = view.superview }
    guard let view = (cell as? UITableViewCell)?.accessoryView else {
      fatalError("\(row) has no accessory view")
    }
    tap(at: view.convert(CGPoint(x: view.bounds.width * share, y: view.bounds.midY), to: nil))
  }

  /// The controller in front: the last one that is presented, and of bars and stacks the visible one.
  public var top: UIViewController? {
    var controller = window.rootViewController
    while let current = controller {
      if let presented = current.presentedViewController {
        controller = presented
      } else if let tabs = current as? UITabBarController {
        controller = tabs.selectedViewController
      } else if let navigation = current as? UINavigationController {
        controller = navigation.topViewController
      } else if let split = current as? UISplitViewController, split.isCollapsed {
        controller = split.viewControllers.first
      } else {
        return current
      }
    }
    return nil
  }

  /// Presses the return key.
  public func pressReturn() {
    let key = UIKey(.keyboardReturnOrEnter, characters: "\r")
    window.sendKey(.began, key)
    window.sendKey(.ended, key)
    settle()
  }

  /// Turns the device, or changes the size of its window.
  public func resize(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    settle()
  }
}
