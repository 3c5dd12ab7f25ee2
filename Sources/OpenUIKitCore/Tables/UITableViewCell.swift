/// One row of a table.
///
/// Its content is in `contentView`, which is as wide as the row. Constraints to all its edges determine the
/// height of a row of automatic height. A subclass that a table creates overrides both designated
/// initialisers, or neither.
open class UITableViewCell: UIView {
  /// The content that a cell has by itself.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and another at the trailing edge.
    case value1 = 1
    /// A text, and a smaller one below.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a grey background.
    case `default` = 3
  }

  /// The view for the cell's content.
  public let contentView = UIView()
  /// The identifier for reuse; nil for none.
  public let reuseIdentifier: String?

  private let style: CellStyle
  private var titleStorage: UILabel?
  private var detailStorage: UILabel?
  private var pictureStorage: UIImageView?
  private let selectionView = UIView()
  let separator = UIView()
  private var topLine: UIView?
  /// The position of the cell in a group with separators above and below; nil without groups.
  var placeInGroup: (isFirst: Bool, isLast: Bool)? {
    didSet { placeInGroupDidChange() }
  }

  /// Creates a cell with an identifier for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  /// Creates a cell without a name.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a cell without a name.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a class known only at run time, such as a class that is registered with a table.
  public required convenience init(_style style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    super.backgroundColor = Self.plainBackground
    selectionView.isHidden = true
    selectionView.backgroundColor = .systemGray4
    separator.backgroundColor = .separator
    // The content view has the cell's size from the start. Otherwise its constraints would conflict with a
    // size of zero.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [selectionView, contentView, separator] { super.addSubview(view) }
    for view in [selectionView, separator] { view.isUserInteractionEnabled = false }
  }

  /// A cell of a group has the group's colour, unless the app has set one, and a separator above if it is the
  /// first.
  private func placeInGroupDidChange() {
    if backgroundColor === Self.plainBackground, placeInGroup != nil {
      super.backgroundColor = .secondarySystemGroupedBackground
    }
    if placeInGroup?.isFirst == true, topLine == nil {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      super.addSubview(line)
      topLine = line
    }
    setNeedsLayout()
  }

  // MARK: Content

  /// The label of the text, created on first use.
  open var textLabel: UILabel? {
    if let titleStorage { return titleStorage }
    let label = UILabel()
    titleStorage = label
    contentView.addSubview(label)
    return label
  }

  /// The label of the second text, created on first use; nil for a cell of the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detailStorage { return detailStorage }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    label.textColor = style == .subtitle ? .label : .secondaryLabel
    detailStorage = label
    contentView.addSubview(label)
    return label
  }

  /// The view of an image at the leading edge, created on first use.
  open var imageView: UIImageView? {
    if let pictureStorage { return pictureStorage }
    let view = UIImageView()
    pictureStorage = view
    contentView.addSubview(view)
    return view
  }

  // MARK: State

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default

  private var selectedStorage = false
  private var highlightedStorage = false

  /// Whether the cell is selected. Setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is touched. Setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. The table calls it; an override must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    showSelection()
  }

  /// Highlights a touched cell, or ends the highlight. The table calls it; an override must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    showSelection()
  }

  /// Called before the cell is used for another row; an override must call super.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  private func showSelection() {
    selectionView.isHidden = selectionStyle == .none || !(selectedStorage || highlightedStorage)
  }

  // MARK: Layout

  /// Places the content view and the cell's own labels and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    selectionView.frame = bounds
    contentView.frame = bounds
    let thickness = 1 / hostScale
    let inset = placeInGroup?.isLast == true ? 0 : Self.margin
    separator.frame = CGRect(
      x: isRightToLeft ? 0 : inset, y: bounds.height - thickness, width: bounds.width - inset,
      height: thickness)
    topLine?.isHidden = separator.isHidden || placeInGroup?.isFirst != true
    topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    placeContent()
  }

  private func placeContent() {
    var area = bounds.inset(by: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin))
    if let view = pictureStorage, let size = view.image?.size {
      view.frame = mirrored(
        CGRect(x: area.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      area.origin.x += size.width + Self.margin
      area.size.width -= size.width + Self.margin
    }
    let title = titleStorage?.intrinsicContentSize ?? .zero
    let detail = detailStorage?.intrinsicContentSize ?? .zero
    let isStacked = style == .subtitle && detail.height > 0
    let top = roundedDownToPixel((bounds.height - title.height - (isStacked ? detail.height : 0)) / 2)
    let titleWidth = isStacked ? area.width : max(0, area.width - detail.width - (detail.width > 0 ? 8 : 0))
    titleStorage?.frame = mirrored(CGRect(x: area.minX, y: top, width: titleWidth, height: title.height))
    let place =
      isStacked
      ? CGRect(x: area.minX, y: top + title.height, width: area.width, height: detail.height)
      : CGRect(
        x: area.maxX - detail.width, y: roundedDownToPixel((bounds.height - detail.height) / 2),
        width: detail.width, height: detail.height)
    detailStorage?.frame = mirrored(place)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The size that the constraints in `contentView` determine, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Invalidates the layout of the content, and notifies the table that the row may need another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(of: self)
  }

  /// The height of the content for a width, in points: that of the constraints in `contentView`, or at least
  /// 44 for a cell with its own labels.
  func height(fitting width: CGFloat) -> CGFloat {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let title = titleStorage?.intrinsicContentSize.height ?? 0
    let detail = detailStorage?.intrinsicContentSize.height ?? 0
    let own = style == .subtitle ? title + detail : max(title, detail)
    let least = contentView.subviews.isEmpty || own > 0 ? max(Self.height, own + Self.padding) : 0
    return roundedUpToPixels(CGSize(width: width, height: max(size.height, least))).height
  }

  // MARK: Touches

  /// Highlights the cell and notifies the table.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touch(self, began: true)
  }

  /// The finger is lifted: the table selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touch(self, began: false)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    table?.select(self)
  }

  /// Called after the touch was cancelled, for example by scrolling.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touch(self, began: false)
  }

  private var table: UITableView? { superview as? UITableView }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { titleStorage?.text != nil }
  override var defaultAccessibilityLabel: String? {
    let texts = [titleStorage?.text, detailStorage?.text].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  private static let plainBackground = UIColor.systemBackground
  // UIKit's measures, in points.
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 22
}
