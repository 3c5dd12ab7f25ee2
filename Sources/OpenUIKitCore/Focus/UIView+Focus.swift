extension UIView: UIFocusItem, UIFocusItemContainer {
  /// Whether the view has the focus.
  var hasFocus: Bool { window?.focusSystemIfMade?.focusedItem === self }

  /// The subviews whose frames intersect a rectangle of the view's own coordinates.
  func subviews(meeting rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.frame.overlaps(rect) || $0.bounds.isEmpty }.map { $0 as any UIFocusItem }
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIResponder {
  /// Requests the focus, which must be inside already.
  func requestFocus() {
    guard let environment = focusEnvironment,
      let system = UIFocusSystem.focusSystem(for: environment), let item = system.focusedItem,
      environment.contains(item)
    else { return }
    system.requestFocusUpdate(to: environment)
  }

  func updateFocus() {
    guard let environment = focusEnvironment else { return }
    UIFocusSystem.focusSystem(for: environment)?.updateFocusIfNeeded()
  }
}

extension UIFocusHeading {
  /// Creates the direction of a key; nil for a key that does not move the focus.
  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardTab where modifiers.isEmpty: self = .next
    case .keyboardTab where modifiers == .shift: self = .previous
    case .keyboardUpArrow where modifiers.isEmpty: self = .up
    case .keyboardDownArrow where modifiers.isEmpty: self = .down
    case .keyboardLeftArrow where modifiers.isEmpty: self = .left
    case .keyboardRightArrow where modifiers.isEmpty: self = .right
    default: return nil
    }
  }

  var isTab: Bool { self == .next || self == .previous }
}

extension UIWindow {
  /// Moves the focus for a key, if there is a focused item. Arrow keys belong to text that is being edited,
  /// and so does tab in text with several lines.
  func moveFocus(_ phase: UIPress.Phase, _ key: UIKey) -> Bool {
    guard phase == .began, let system = focusSystemIfMade, system.focusedItem != nil,
      let heading = UIFocusHeading(key)
    else { return false }
    if firstResponder?.keyInput != nil, !heading.isTab || firstResponder?.textViewKind == .severalLines {
      return false
    }
    return system.move(heading)
  }

  /// Moves the focus into the window with the tab key.
  func beginFocus(_ phase: UIPress.Phase, _ key: UIKey) -> Bool {
    guard phase == .began, let heading = UIFocusHeading(key), heading.isTab,
      !(firstResponder?.textViewKind == .severalLines)
    else { return false }
    return focusSystem.move(heading)
  }
}
