/// The header or footer of a table's section, with labels or with content in `contentView`.
///
/// A subclass that a table creates overrides both designated initialisers, or neither.
open class UITableViewHeaderFooterView: UIView {
  /// The view for the content, as large as the header or footer.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The identifier for reuse; nil for none.
  open var reuseIdentifier: String? { kindIdentifier }
  /// The identifier under which the table reuses the view.
  final var kindIdentifier: String?

  private var titleStorage: UILabel?
  private var detailStorage: UILabel?
  /// Whether the view shows a title of the data source, and no custom content.
  private(set) var showsTitle = false
  private var isHeader = true
  private var style = UITableView.Style.plain
  private var hasOwnBackground = false

  /// Creates a view with an identifier for reuse.
  public init(reuseIdentifier: String?) {
    kindIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.plainTitleHeight))
    setUp()
  }

  /// Creates a view without an identifier.
  public required init?(coder: NSCoder) {
    kindIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a class known only at run time, such as a class that is registered with a table.
  public required convenience init(_reuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// The label of the title, created on first use.
  open var textLabel: UILabel? {
    if let titleStorage { return titleStorage }
    let label = UILabel()
    label.numberOfLines = 0
    titleStorage = label
    contentView.addSubview(label)
    applyFont()
    return label
  }

  /// The label below the title, created on first use.
  open var detailTextLabel: UILabel? {
    if let detailStorage { return detailStorage }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    detailStorage = label
    contentView.addSubview(label)
    return label
  }

  /// A view behind the content, as large as the header or footer; nil for that of the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.insertSubview(backgroundView, at: 0)
      showBackground()
    }
  }

  /// Called before the view is used for another section; an override must call super.
  open func prepareForReuse() {}

  // MARK: Appearance

  func show(title: String, isHeader: Bool, in style: UITableView.Style) {
    showsTitle = true
    self.style = style
    self.isHeader = isHeader
    // Grouped tables up to iOS 18 have these titles in capitals.
    textLabel?.text = isHeader && style != .plain ? title.inCapitals : title
    applyFont()
    setNeedsLayout()
  }

  /// Takes the appearance of a table's header or footer.
  func take(style: UITableView.Style, isHeader: Bool) {
    self.style = style
    self.isHeader = isHeader
    applyFont()
    showBackground()
  }

  /// The font and colour of a title. An app with others sets them in the delegate's
  /// `tableView(_:willDisplayHeaderView:forSection:)`, as in UIKit.
  private func applyFont() {
    guard let titleStorage else { return }
    let isProminent = style == .plain && isHeader
    titleStorage.font = isProminent ? .plainHeader : .preferredFont(forTextStyle: .footnote)
    titleStorage.adjustsFontForContentSizeCategory = true
    titleStorage.textColor = .secondaryLabel
    titleStorage.accessibilityTraits = isHeader ? .header : .none
  }

  /// Rows that pass below the header of a plain table must not show through it.
  private func showBackground() {
    guard backgroundColor == nil || hasOwnBackground else { return }
    hasOwnBackground = style == .plain && backgroundView == nil && !hasBackgroundConfiguration
    super.backgroundColor = hasOwnBackground ? .systemBackground : nil
  }

  // MARK: Layout

  /// Places the content view and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContentView()
    guard let titleStorage else { return }
    let margin = margin(in: bounds.width)
    let width = max(0, contentView.bounds.width - 2 * margin)
    let height = titleStorage.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let detail = detailStorage?.intrinsicContentSize.height ?? 0
    titleStorage.frame = CGRect(
      x: margin, y: top(of: height + detail), width: width, height: height)
    detailStorage?.frame = CGRect(
      x: margin, y: titleStorage.frame.maxY, width: width, height: detail)
  }

  private func placeContentView() {
    contentView.frame = bounds.inset(by: (superview as? UITableView)?.rowSafeArea ?? .zero)
  }

  /// The space at the sides of the title, in points.
  private func margin(in width: CGFloat) -> CGFloat {
    (superview as? UITableView)?.rowMargin ?? UITableView.rowMargin(in: width, of: window)
  }

  /// The title of a plain section is in the middle; that of a group is small and near its rows.
  private func top(of height: CGFloat) -> CGFloat {
    guard style != .plain else { return roundedDownToPixel((bounds.height - height) / 2) }
    return isHeader ? bounds.height - height - Self.gap : Self.gap
  }

  /// The height of the table's own title, in points.
  func titleHeight(fitting width: CGFloat, in table: UITableView) -> CGFloat {
    let safeArea = table.rowSafeArea
    let sides = 2 * margin(in: width) + safeArea.left + safeArea.right
    let room = CGSize(width: max(0, width - sides), height: .infinity)
    let text = titleStorage?.sizeThatFits(room).height ?? 0
    let least =
      style == .plain
      ? UITableView.plainTitleHeight : isHeader ? UITableView.groupTitleHeight : UITableView.plainTitleHeight
    let space = style == .plain ? 2 * Self.plainGap : isHeader ? UITableView.sectionSpace : 2 * Self.gap
    return roundedUpToPixels(CGSize(width: width, height: max(least, text + space))).height
  }

  /// The size that the constraints in `contentView` determine, in points; if they determine none, that of `sizeThatFits(_:)`. A table
  /// calls it for headers and footers of automatic height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let safeArea = (superview as? UITableView)?.rowSafeArea ?? .zero
    let content = CGSize(
      width: max(0, targetSize.width - safeArea.left - safeArea.right), height: targetSize.height)
    // Beside the camera it would have the safe area in its margins.
    if bounds.width == targetSize.width { placeContentView() }
    let size = contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard size.height <= 0 || titleStorage != nil else { return size }
    return CGSize(width: size.width, height: max(size.height, sizeThatFits(content).height))
  }

  /// The size of the labels in a width, in points; without labels, the standard height of a header.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let titleStorage else {
      return CGSize(width: size.width, height: UITableView.plainTitleHeight)
    }
    let own = titleStorage.intrinsicContentSize.height + (detailStorage?.intrinsicContentSize.height ?? 0)
    return CGSize(width: size.width, height: own + 2 * Self.plainGap)
  }

  // UIKit's measures, in points.
  private static let gap: CGFloat = 6
  private static let plainGap: CGFloat = 3.5

  #if !hasFeature(Embedded)
    /// The content and background that configurations describe.
    package final var configurations = CellConfigurations<ConfigurationUpdateHandler>() {
      didSet { releaseAfterAssignment(oldValue) }
    }

    // MARK: Configurations

    /// Called when the state of the view has changed, or after `setNeedsUpdateConfiguration()`, before the
    /// next layout. An override sets configurations for the state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
      updateConfigurations()
      configurations.updateHandler?(self, state)
    }

    /// The state for which configurations are made.
    open var configurationState: UIViewConfigurationState {
      UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Whether a configuration that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether a background that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The closure that is called after the configurations have been updated, with the view and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
      Void

    /// The content, instead of the labels; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
      get { configurations.content }
      set { setContent(newValue) }
    }

    /// The background; nil for that of the table.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configurations.background }
      set { setBackground(newValue) }
    }

    /// Called when the state of the view has changed, to set configurations for it; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      get { configurations.updateHandler }
      set {
        configurations.updateHandler = newValue
        setNeedsUpdateConfiguration()
      }
    }

    /// Makes the view call `updateConfiguration(using:)` before its next layout.
    open func setNeedsUpdateConfiguration() {
      configurations.needsUpdate = true
      setNeedsLayout()
    }
  #endif
}

extension UITableViewHeaderFooterView: ConfiguredView {}
