/// The type of the elements that a container can list: UIKit accepts any type. Hosts see only the
/// responders among them.
typealias AccessibilityChild = Any
