/// Gives `UIFocusSystem` its failable initialiser, which returns an existing object.
public protocol _UIFocusSystemLookup: ViewTreeConfined {}

extension UIFocusSystem: _UIFocusSystemLookup {}

extension _UIFocusSystemLookup {
  /// Returns the system of an environment's window; nil without one.
  public init?(for environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
    self = system
  }
}
