/// A description of content, and how to make a view for it.
public protocol UIContentConfiguration: ViewTreeConfined {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the view. It changes only what was not set by the app.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
public protocol UIContentView: AnyObject, ViewTreeConfined {
  /// The present configuration. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; true by default for one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
