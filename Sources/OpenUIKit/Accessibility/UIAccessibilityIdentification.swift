/// What has a name by which tests and tools find it, and which nobody reads out.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
