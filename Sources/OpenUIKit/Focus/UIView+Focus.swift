extension UIView: UIFocusItem, UIFocusItemContainer {
  /// Whether the view has the focus.
  var hasFocus: Bool { window?.focusSystemIfMade?.focusedItem === self }

  /// The subviews whose frames meet a rectangle of the view's own coordinates.
  func subviews(meeting rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.frame.intersects(rect) || $0.bounds.isEmpty }.map { $0 as any UIFocusItem }
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIResponder {
  /// Asks for the focus, which has to be inside already.
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
  /// Where a key leads the focus; nil for a key that does not move it.
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
  /// Moves the focus as a key says, if something has it. Arrows are those of text that is being edited, and so is tab in
  /// text of many lines.
  func moveFocus(_ phase: UIPress.Phase, _ key: UIKey) -> Bool {
    guard phase == .began, let system = focusSystemIfMade, system.focusedItem != nil,
      let heading = UIFocusHeading(key)
    else { return false }
    if firstResponder?.keyInput != nil, !heading.isTab || firstResponder is UITextView { return false }
    return system.move(heading)
  }

  /// Lets tab bring the focus into the window.
  func beginFocus(_ phase: UIPress.Phase, _ key: UIKey) -> Bool {
    guard phase == .began, let heading = UIFocusHeading(key), heading.isTab, !(firstResponder is UITextView)
    else { return false }
    return focusSystem.move(heading)
  }
}
