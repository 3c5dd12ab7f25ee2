/// An object with an identifier for tests and tools, which is not read out.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
