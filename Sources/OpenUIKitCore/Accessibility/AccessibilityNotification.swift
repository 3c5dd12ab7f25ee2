/// A notification from an app to assistive technology, as with `UIAccessibility.post` on Apple's platforms.
public enum AccessibilityNotification {
  /// The elements on the screen have changed. The focus of assistive technology moves to the element, or
  /// stays if it is nil.
  case layoutChanged(UIResponder?)
  /// A scroll by `accessibilityScroll(_:)` has ended, with the text to read out for the new position.
  case pageScrolled(String)
  /// A new screen is visible. The focus moves to the element, or to the first one if it is nil.
  case screenChanged(UIResponder?)
  /// A text to read out.
  case announcement(String)
}
