/// What most responders are not told, kept apart so that the others stay small.
final class ResponderRecord {
  var accessibility = AccessibilityProperties()
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  var restorationIdentifier: String?
}
