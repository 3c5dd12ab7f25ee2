/// The kind of an element as hosts report it to assistive technology.
public enum AccessibilityRole: Int, Sendable {
  // The script of pages has the same numbers.
  /// Text that cannot be changed.
  case text = 0
  /// Something to press.
  case button = 1
  /// Something that leads to another place.
  case link = 2
  /// A picture.
  case image = 3
  /// A title of what follows.
  case heading = 4
  /// A value that can be increased and decreased.
  case slider = 5
  /// Something that is on or off.
  case toggle = 6
  /// A field for the text of a search.
  case searchField = 7
  /// A field for text.
  case textField = 8
  /// A view that can be scrolled, around elements of its own.
  case scrollArea = 9

  fileprivate init(_ traits: UIAccessibilityTraits) {
    if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.header) {
      self = .heading
    } else {
      self = traits.contains(.image) ? .image : .text
    }
  }
}

extension UIResponder {
  /// The role of the element: the most special one of its traits.
  public final var accessibilityRole: AccessibilityRole {
    if textViewKind != nil { return .textField }
    if isScrollArea { return .scrollArea }
    let role = AccessibilityRole(accessibilityTraits)
    // A row has no trait of its own, and keys reach only what can be pressed.
    return role == .text && isSelectableRow ? .button : role
  }
}
