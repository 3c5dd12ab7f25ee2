/// A word for the role of an element, or for a group of elements, such as "slide".
///
/// UIKit has none. Pages pass it to assistive technology as `aria-roledescription`.
public struct AccessibilityRoleDescription {
  /// The word.
  public let role: String
  /// The name of the group, such as "Item 3 of 12"; nil for an element, which has a label.
  public let label: String?

  /// Creates a description.
  public init(role: String, label: String? = nil) {
    self.role = role
    self.label = label
  }
}

extension UIResponder {
  /// Sets the closure that describes the responder, which is an element or contains a group of elements. It is called whenever
  /// a host describes the window.
  public func describeRole(_ describe: @escaping () -> AccessibilityRoleDescription?) {
    accessibility.describeRole = describe
  }

  /// The current description of the responder; nil for the usual words.
  package var accessibilityRoleDescription: AccessibilityRoleDescription? { accessibility.describeRole?() }

  /// The innermost group that the responder is in; nil without one. O(depth).
  package var accessibilityGroup: (responder: UIResponder, description: AccessibilityRoleDescription)? {
    var responder = isAccessibilityElement ? next : self
    while let current = responder {
      if let description = current.accessibilityRoleDescription { return (current, description) }
      responder = current.next
    }
    return nil
  }
}
