/// An object with an identifier for tests and tools, which is not read out.
public protocol UIAccessibilityIdentification: NSObjectProtocol, ViewTreeConfined {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
