/// What was said about a responder for assistive technology; nil for what follows from its kind and content.
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
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [AccessibilityChild]?
}

#if hasFeature(Embedded)
  /// What a container can list as its elements.
  typealias AccessibilityChild = UIResponder
#else
  /// What a container can list as its elements: UIKit takes anything. Hosts see the responders among them.
  typealias AccessibilityChild = Any
#endif
