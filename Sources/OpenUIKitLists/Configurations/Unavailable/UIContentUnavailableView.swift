@_spi(Overrides) import OpenUIKitCore

/// Shows what a screen shows instead of content that it does not have. Parts that are higher than the view can be scrolled.
public final class UIContentUnavailableView: UIView, UIContentView {
  private var stored: UIContentUnavailableConfiguration { didSet { releaseAfterAssignment(oldValue) } }
  private let backdrop = BackgroundConfigurationView()
  private let scroller = UIScrollView()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel()
  private let secondary = UILabel()
  private let buttons = [UIButton(), UIButton()]

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    stored = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without content.
  public required init?(coder: NSCoder) {
    stored = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.addSubview(backdrop)
    super.addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    for part in parts { scroller.addSubview(part) }
    show()
  }

  private var parts: [UIView] { [picture, spinner, label, secondary] + buttons }

  /// The present configuration. Setting one of another type does nothing.
  public var configuration: any UIContentConfiguration {
    get { stored }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      stored = new
      show()
    }
  }

  /// Whether content that is higher than the view can be scrolled; true by default.
  public var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  // MARK: Content

  private func show() {
    backdrop.show(stored.background)
    showPicture()
    show(stored.text, stored.attributedText, stored.textProperties, in: label)
    show(
      stored.secondaryText, stored.secondaryAttributedText, stored.secondaryTextProperties, in: secondary)
    show(stored.button, stored.buttonProperties, in: buttons[0])
    show(stored.secondaryButton, stored.secondaryButtonProperties, in: buttons[1])
    setNeedsLayout()
  }

  private func showPicture() {
    let properties = stored.imageProperties
    let showsSpinner = stored.kind == .loading && stored.image == nil
    picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    picture.image = stored.image
    picture.isHidden = stored.image == nil
    picture.tintColor = properties.tintColor
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    spinner.color = properties.tintColor ?? tintColor
    spinner.isHidden = !showsSpinner
    if showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = stored.alignment == .center ? .center : .natural
    label.text = text
    if let attributed { label.attributedText = attributed }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    let action = properties.primaryAction
    var configuration = configuration
    if configuration.title == nil, let action, !action.title.isEmpty { configuration.title = action.title }
    if configuration.image == nil { configuration.image = action?.image }
    button.configuration = configuration
    button.removeActions()
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    (button as? any MenuButton)?.take(properties.menu, asPrimaryAction: action == nil)
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.isHidden = configuration.isEmpty
  }

  /// Shows the colours of other traits.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  // MARK: Layout

  /// Places the parts one below the other, in the middle of the safe area.
  public override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.fill(bounds)
    scroller.frame = bounds
    let area = bounds.inset(by: margins)
    let column = UnavailableColumn(parts: visibleParts(in: max(0, area.width)))
    let top = area.minY + max(0, (area.height - column.height) / 2)
    scroller.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, top + column.height + bounds.height - area.maxY))
    let side: CGFloat = stored.alignment == .center ? 0.5 : hasRightToLeftContent ? 1 : 0
    column.place(from: CGPoint(x: area.minX, y: top), width: area.width, side: side)
  }

  /// The height of the parts in a width, with the margins, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let column = UnavailableColumn(parts: visibleParts(in: max(0, size.width - margins.left - margins.right)))
    return CGSize(width: size.width, height: column.height + margins.top + margins.bottom)
  }

  /// The margins of the configuration inside the safe area, and at least those of the view on the axes that keep them.
  private var margins: UIEdgeInsets {
    let own = stored.directionalLayoutMargins
    var result = UIEdgeInsets(
      top: own.top, left: hasRightToLeftContent ? own.trailing : own.leading, bottom: own.bottom,
      right: hasRightToLeftContent ? own.leading : own.trailing)
    let axes = stored.axesPreservingSuperviewLayoutMargins
    let outer = superview?.layoutMargins ?? .zero
    if axes.contains(.horizontal) {
      result.left = max(result.left, outer.left - safeAreaInsets.left)
      result.right = max(result.right, outer.right - safeAreaInsets.right)
    }
    if axes.contains(.vertical) {
      result.top = max(result.top, outer.top - safeAreaInsets.top)
      result.bottom = max(result.bottom, outer.bottom - safeAreaInsets.bottom)
    }
    return UIEdgeInsets(
      top: result.top + safeAreaInsets.top, left: result.left + safeAreaInsets.left,
      bottom: result.bottom + safeAreaInsets.bottom, right: result.right + safeAreaInsets.right)
  }

  /// The visible parts with their sizes, and with the space above each one that follows another.
  private func visibleParts(in width: CGFloat) -> [UnavailableColumn.Part] {
    let spaces: [CGFloat] = [
      0, 0, stored.imageToTextPadding,
      label.isHidden ? stored.imageToTextPadding : stored.textToSecondaryTextPadding,
      stored.textToButtonPadding,
      buttons[0].isHidden ? stored.textToButtonPadding : stored.buttonToSecondaryButtonPadding,
    ]
    return zip(parts, spaces).filter { !$0.0.isHidden }.map { part, space in
      UnavailableColumn.Part(view: part, size: size(of: part, in: width), space: space)
    }
  }

  private func size(of part: UIView, in width: CGFloat) -> CGSize {
    var size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if part === picture { size = picture.image == nil ? .zero : pictureSize(size) }
    guard size.width > width else { return size }
    if part === picture, size.width > 0 { size.height *= width / size.width }
    size.width = width
    return size
  }

  private func pictureSize(_ size: CGSize) -> CGSize {
    let limit = stored.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension UIButton {
  /// Removes the actions that a former configuration has added.
  fileprivate func removeActions() {
    enumerateEventHandlers { action, _, event, _ in
      if let action { removeAction(action, for: event) }
    }
  }
}

extension UIButton.Configuration {
  /// Whether there is nothing to show.
  fileprivate var isEmpty: Bool {
    (title ?? "").isEmpty && attributedTitle == nil && (subtitle ?? "").isEmpty && image == nil
  }
}
