/// What an app tells assistive technology by itself, as with `UIAccessibility.post` on Apple's platforms.
public enum AccessibilityNotification {
  /// The elements on the screen have changed; an element is what the user is to go to, nil to stay.
  case layoutChanged(UIResponder?)
  /// A scroll by `accessibilityScroll(_:)` has come to an end, with what is to be said of the new place.
  case pageScrolled(String)
}
