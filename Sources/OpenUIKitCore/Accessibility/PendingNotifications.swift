/// The notifications to assistive technology that a host has received and not delivered yet.
///
/// A host delivers them after it has described the window, because an element that gets the focus is often new.
public struct PendingNotifications: ViewTreeConfined {
  private var text: String?
  private var focus = Focus.unchanged

  private enum Focus {
    case unchanged
    case first
    case element
  }
  @Weak private var element: UIResponder?

  /// Creates an empty list.
  public nonisolated init() {}

  /// Adds a notification. A text replaces one that was not delivered yet, as in UIKit, and so does a move of the focus.
  public mutating func add(_ notification: AccessibilityNotification) {
    switch notification {
    case .announcement(let text), .pageScrolled(let text): self.text = text
    case .screenChanged(let element): setFocus(to: element, else: .first)
    case .layoutChanged(let element): setFocus(to: element, else: focus)
    }
  }

  private mutating func setFocus(to element: UIResponder?, else other: Focus) {
    guard let element else { return focus = other }
    self.element = element
    focus = .element
  }

  /// Returns what to deliver, and empties the list: the element that gets the focus, and the text to read out.
  ///
  /// The focus moves to an element of `accessibilityTree()`. A view that is not an element stands for the first one inside it. The
  /// element is nil if nothing moves the focus, or if the view is not in the window any more.
  public mutating func take(for window: UIWindow) -> (element: UIResponder?, text: String?) {
    defer { self = PendingNotifications() }
    switch focus {
    case .unchanged: return (nil, text)
    case .first: return (window.accessibilityTree().first, text)
    case .element:
      let target = element.flatMap { target in window.accessibilityTree().first { $0.isInside(target) } }
      return (target, text)
    }
  }
}

extension UIResponder {
  /// Whether this is a responder, or a view or element inside it.
  fileprivate func isInside(_ other: UIResponder) -> Bool {
    var part: UIResponder? = self
    while let current = part, current !== other {
      part = (current as? UIView)?.superview ?? (current as? UIAccessibilityElement)?.next
    }
    return part != nil
  }
}
