/// The type of the elements that a container can list.
typealias AccessibilityChild = UIResponder
