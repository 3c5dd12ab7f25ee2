/// The accessibility properties that were set for a responder; nil for the defaults that follow from its kind
/// and content.
struct AccessibilityProperties {
  var isElement: Bool?
  #if hasFeature(Embedded)
    var label: String?
    var value: String?
    var hint: String?
  #else
    // A plain text that is set afterwards replaces the one with attributes.
    var label: String? { didSet { attributed.label = nil } }
    var value: String? { didSet { attributed.value = nil } }
    var hint: String? { didSet { attributed.hint = nil } }
    var attributed = AttributedAccessibility()
    var path: UIBezierPath?
    var rotors: [UIAccessibilityCustomRotor]?
    var textualContext: UIAccessibilityTextualContext?
  #endif
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
