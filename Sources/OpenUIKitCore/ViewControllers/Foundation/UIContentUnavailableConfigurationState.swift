/// The state of a controller that a configuration of unavailable content is made for.
public struct UIContentUnavailableConfigurationState: Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text that the user searches for; nil without a search.
  public var searchText: String?
  /// The custom states of the app, by their names.
  package var custom: [String: AnyHashable] = [:]

  /// Creates the state of a controller with traits in which nothing applies.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
