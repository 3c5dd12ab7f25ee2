@_spi(Overrides) import OpenUIKitCore

/// The view of a list's content, under UIKit's name `UIListContentView`.
public typealias UIListContentView = ListContentView

/// An image, a text and a second text.
public final class ListContentView: UIView, UIContentView, IndentedContentView {
  private var stored: UIListContentConfiguration { didSet { releaseAfterAssignment(oldValue) } }
  private let picture = UIImageView()
  private let label = UILabel()
  private let secondary = UILabel()

  /// Creates a view that shows a configuration.
  public init(_ configuration: UIListContentConfiguration) {
    stored = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondary] { super.addSubview(view) }
    super.isUserInteractionEnabled = false
    show()
  }

  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) { self.init(configuration) }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    stored = .cell()
    super.init(coder: coder)
  }

  /// The present configuration. Setting one of another type does nothing.
  public var configuration: any UIContentConfiguration {
    get { stored }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      stored = new
      show()
    }
  }

  private func show() {
    show(stored.text, stored.attributedText, stored.textProperties, in: label)
    show(
      stored.secondaryText, stored.secondaryAttributedText, stored.secondaryTextProperties, in: secondary)
    let properties = stored.imageProperties
    picture.image = stored.shownImage
    picture.isHidden = stored.image == nil
    picture.tintColor = properties.resolvedTintColor(for: tintColor ?? .tintColor)
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.layer.borderWidth = properties.strokeWidth
    picture.layer.borderColor = properties.strokeWidth > 0 ? properties.strokeColor?.cgColor : nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = stored.isDimmed ? .tertiaryLabel : properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text = text.map(properties.transformed)
    if let attributed { label.attributedText = attributed }
    label.isHidden = label.text == nil && attributed == nil
  }

  // MARK: Layout

  /// The beginning of the text in a width, in points.
  func textStart(in width: CGFloat) -> CGFloat { margins(in: width).leading + pictureWidth }

  /// The space around the content in a width, in points: at least the margins of the row, if they apply.
  private func margins(in width: CGFloat) -> NSDirectionalEdgeInsets {
    var margins = stored.directionalLayoutMargins
    if isGlass {
      if margins.top == Self.usualMargin { margins.top = Self.marginOnGlass }
      if margins.bottom == Self.usualMargin { margins.bottom = Self.marginOnGlass }
    }
    guard stored.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else { return margins }
    let least = max(
      width >= Self.wideRow ? Self.wideMargin : 0, (superview?.superview as? UITableViewCell)?.rowMargin ?? 0)
    margins.leading = max(margins.leading, least)
    margins.trailing = max(margins.trailing, least)
    return margins
  }

  // UIKit's measures, in points. Snapshot tests have recorded texts at 20 in rows of 393 and 402 points, as in wider ones.
  private static let wideRow: CGFloat = 393
  private static let wideMargin: CGFloat = 20
  // Above and below the text: rows of one line are 44.33 points high, and 53 in the design of iOS 26.
  private static let usualMargin: CGFloat = 12
  private static let marginOnGlass: CGFloat = 16.33

  private var pictureWidth: CGFloat {
    guard stored.image != nil else { return 0 }
    return reservedSize.width + stored.imageToTextPadding
  }

  /// The size of the image, in points.
  private var pictureSize: CGSize {
    guard let size = stored.shownImage?.size else { return .zero }
    let limit = stored.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var reservedSize: CGSize {
    // Symbols are centred in columns of one width, so that the texts of all rows begin at one place.
    let leastWidth: CGFloat = stored.image?.isSymbolImage == true ? 28 : 0
    let (own, reserved) = (pictureSize, stored.imageProperties.reservedLayoutSize)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : max(own.width, leastWidth),
      height: reserved.height > 0 ? reserved.height : own.height)
  }

  /// The sizes of the texts in a width, and whether they lie side by side.
  private func texts(in width: CGFloat) -> (first: CGSize, second: CGSize, isSideBySide: Bool) {
    let (first, second) = (
      label.isHidden ? .zero : label.intrinsicContentSize,
      secondary.isHidden ? .zero : secondary.intrinsicContentSize
    )
    if stored.prefersSideBySideTextAndSecondaryText,
      first.width + stored.textToSecondaryTextHorizontalPadding + second.width <= width
    {
      return (first, second, true)
    }
    let room = CGSize(width: max(0, width), height: .infinity)
    return (
      label.isHidden ? .zero : label.sizeThatFits(room),
      secondary.isHidden ? .zero : secondary.sizeThatFits(room), false
    )
  }

  private func height(of texts: (first: CGSize, second: CGSize, isSideBySide: Bool)) -> CGFloat {
    if texts.isSideBySide { return max(texts.first.height, texts.second.height) }
    let gap =
      texts.first.height > 0 && texts.second.height > 0 ? stored.textToSecondaryTextVerticalPadding : 0
    return texts.first.height + gap + texts.second.height
  }

  /// The height of the content in the view's width, in points.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: bounds.width))
  }

  @_spi(Overrides) public override var hasHeightForWidth: Bool { true }

  @_spi(Overrides) public override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: width))
  }

  private func height(in width: CGFloat) -> CGFloat {
    let margins = margins(in: width)
    let room = width - margins.leading - margins.trailing - pictureWidth
    let texts = texts(in: width > 0 ? room : .infinity)
    return max(height(of: texts), reservedSize.height) + margins.top + margins.bottom
  }

  /// The height of the content in a width, in points.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height(in: targetSize.width)) }

  /// The height of the content in a width, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(in: size.width))
  }

  private var measuredWidth: CGFloat = -1

  /// Places the image and the texts.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
    let margins = margins(in: bounds.width)
    let middle = (bounds.height + margins.top - margins.bottom) / 2
    let (own, reserved) = (pictureSize, reservedSize)
    picture.frame = mirrored(
      CGRect(
        x: margins.leading + (reserved.width - own.width) / 2, y: middle - own.height / 2, width: own.width,
        height: own.height))
    let room = max(0, bounds.width - margins.leading - margins.trailing - pictureWidth)
    let texts = texts(in: room)
    place(
      texts,
      CGRect(
        x: margins.leading + pictureWidth, y: middle - height(of: texts) / 2, width: room,
        height: height(of: texts)))
  }

  private func place(_ texts: (first: CGSize, second: CGSize, isSideBySide: Bool), _ area: CGRect) {
    if texts.isSideBySide {
      label.frame = mirrored(
        CGRect(
          x: area.minX, y: area.midY - texts.first.height / 2, width: texts.first.width,
          height: texts.first.height))
      secondary.frame = mirrored(
        CGRect(
          x: area.maxX - texts.second.width, y: area.midY - texts.second.height / 2,
          width: texts.second.width, height: texts.second.height))
    } else {
      label.frame = mirrored(
        CGRect(x: area.minX, y: area.minY, width: area.width, height: texts.first.height))
      secondary.frame = mirrored(
        CGRect(
          x: area.minX, y: area.maxY - texts.second.height, width: area.width, height: texts.second.height))
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension UIListContentConfiguration.TextProperties {
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UITableViewCell {
  /// The content of a cell of a table, for the app to fill.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a cell of a table, for the app to change.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
  /// The content of a table's header, for the app to fill.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The background of a table's header, for the app to change.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
}

extension UICollectionViewListCell {
  /// The content of a cell of a list, for the app to fill.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a cell of a list, for the app to change.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedCell() }
}

extension UIListContentConfiguration {
  /// The image, drawn as the configuration of its symbol asks.
  fileprivate var shownImage: UIImage? {
    guard let image, image.isSymbolImage, let symbol = imageProperties.preferredSymbolConfiguration else {
      return image
    }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}
