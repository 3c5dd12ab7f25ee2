/// The content of a row: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural = 0
      /// In the middle.
      case center = 1
      /// To both edges.
      case justified = 2
    }

    /// A change of the letters.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none = 0
      /// To capital letters.
      case uppercase = 1
      /// To small letters.
      case lowercase = 2
      /// The first letter of each word to a capital one.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// A function that changes the colour; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// How a text that does not fit is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether the font becomes smaller so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size for that.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// A change of the letters.
    public var transform = TextTransform.none

    /// The transformed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The width or height that fits the texts.
    public static let standardDimension: CGFloat = 0
    /// How a symbol is drawn; nil for as it is.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for that of the row.
    public var tintColor: UIColor?
    /// A function that changes the tint colour; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image, in points; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The colour of the border; nil for the tint colour.
    public var strokeColor: UIColor?

    /// The transformed tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; nil for `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes; nil for `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts lie side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether the margins of the row apply too; true by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points. In the rows of a wide window the content begins at least 20 points from their edges, if
  /// the margins of the row apply.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 12, leading: 16, bottom: 12, trailing: 16)
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The colour of the text in a row that cannot be used; nil for a grey.
  var isDimmed = false

  private init(
    _ font: UIFont, _ color: UIColor = .label, secondary: UIFont, _ secondaryColor: UIColor = .label
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
  }

  // MARK: Kinds of content

  /// A text, and a smaller one below.
  public static func cell() -> UIListContentConfiguration { subtitleCell(gray: true) }

  /// A text, and a smaller one below.
  public static func subtitleCell() -> UIListContentConfiguration { subtitleCell(gray: false) }

  private static func subtitleCell(gray: Bool) -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .footnote),
      gray ? .secondaryLabel : .label)
  }

  /// A text, and another at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body), .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a list.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// The footer of a list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .plainHeader, .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote), .secondaryLabel)
    configuration.directionalLayoutMargins.top = 8
    configuration.directionalLayoutMargins.bottom = 8
    return configuration
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel,
      secondary: .preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }

  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = plainFooter()
    configuration.textProperties.transform = .uppercase
    configuration.directionalLayoutMargins.top = 18
    configuration.directionalLayoutMargins.bottom = 6
    return configuration
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = plainFooter()
    configuration.directionalLayoutMargins.top = 6
    configuration.directionalLayoutMargins.bottom = 6
    return configuration
  }

  /// The large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    extraProminentInsetGroupedHeader()
  }

  /// The larger header of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .systemFont(ofSize: 20, weight: .bold), secondary: .preferredFont(forTextStyle: .footnote),
      .secondaryLabel)
    configuration.directionalLayoutMargins.top = 18
    configuration.directionalLayoutMargins.bottom = 10
    return configuration
  }

  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A cell of a sidebar, with a smaller text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { extraProminentInsetGroupedHeader() }
  /// A cell below a parent in a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A cell below a parent in a sidebar, with a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  // MARK: Use

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }

  /// The configuration for a state: a row that cannot be used is dimmed.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.isDimmed =
      switch state {
      case let state as UICellConfigurationState: state.isDisabled
      case let state as UIViewConfigurationState: state.isDisabled
      default: false
      }
    return updated
  }
}
