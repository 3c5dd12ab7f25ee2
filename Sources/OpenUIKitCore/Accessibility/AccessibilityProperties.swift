/// The accessibility properties that were set for a responder; nil for the defaults that follow from its kind
/// and content.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var describeRole: (() -> AccessibilityRoleDescription?)?
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [AccessibilityChild]?
}
