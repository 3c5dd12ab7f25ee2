/// The parts that a screen shows instead of content that it does not have: a picture, two texts and two buttons, one below the other.
///
/// Apple publishes the texts' wording, but neither distances nor fonts. The default margins, distances and fonts are our own estimate.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The place of the parts.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the leading edge.
    case natural = 1
  }

  /// The picture; nil for none.
  public var image: UIImage?
  /// How the picture looks. Its tint colour is also that of the activity indicator of `loading()`.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; nil for `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(font: Self.titleFont, color: .label)
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes; nil for `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The first button, which is shown if it has a title, a subtitle or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the first button.
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown if it has a title, a subtitle or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the parts; the middle by default.
  public var alignment = Alignment.center
  /// The axes on which the margins of the superview apply too; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the buttons, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the whole view; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  // MARK: Kinds of content

  /// A description without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// An activity indicator and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A magnifying glass and the text "No Results". For a state with a search text, the text contains it.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = .searchGlass
    configuration.text = noResults
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state. That of a search names the text that was searched for, unless the app has set another text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, let state = state as? UIContentUnavailableConfigurationState else { return self }
    guard text == Self.noResults || text == namedText else { return self }
    var updated = self
    let searched = state.searchText ?? ""
    updated.namedText = searched.isEmpty ? nil : "No Results for “\(searched)”"
    updated.text = updated.namedText ?? Self.noResults
    return updated
  }

  /// The kind of the configuration, which determines the parts that the app has not set.
  enum Kind {
    case empty, loading, search
  }

  /// The text with the name of what was searched for, after an update for a state.
  private var namedText: String?

  private static var noResults: String { "No Results" }

  private static var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    return .systemFont(ofSize: font.pointSize, weight: .bold)
  }
}

extension UIImage {
  /// A magnifying glass as a template. Its size is about that of a symbol of 48 points.
  fileprivate static var searchGlass: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 33, height: 33))
      path.move(to: CGPoint(x: 31.2, y: 31.2))
      path.addLine(to: CGPoint(x: 46, y: 46))
      path.lineWidth = 4
      path.lineCapStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
