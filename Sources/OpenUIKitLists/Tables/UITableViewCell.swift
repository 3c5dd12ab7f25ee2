@_spi(Overrides) import OpenUIKitCore

/// One row of a table.
///
/// Its content is in `contentView`, which is as wide as the row without its accessory and editing controls.
/// Constraints to all its edges determine the height of a row of automatic height. A subclass that a table
/// creates overrides both designated initialisers, or neither.
open class UITableViewCell: UIView {
  /// The view for the cell's content.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The identifier for reuse; nil for none.
  open var reuseIdentifier: String? { kindIdentifier }
  /// The identifier under which the table reuses the view.
  final var kindIdentifier: String?

  let cellStyle: CellStyle
  var titleStorage: UILabel?
  var detailStorage: UILabel?
  var pictureStorage: UIImageView?
  private let selectionView = UIView()
  let separatorLine = UIView()
  private var topLine: UIView?
  /// The position of the cell in a group; nil in a plain table.
  private var placeInGroup: CellPlace?
  var accessoryViews = CellAccessories()
  /// The margins of the content view that the cell has set; nil before.
  var contentMargins: Margins?

  /// Creates a cell with an identifier for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.cellStyle = style
    kindIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.leastHeight))
    setUp()
  }

  /// Creates a cell, with the name for reuse that a file of Interface Builder states.
  public required init?(coder: NSCoder) {
    #if hasFeature(Embedded) && !HasInterfaceFiles
      (cellStyle, kindIdentifier) = (.default, nil)
    #else
      cellStyle = coder.interfaceValue(.style) ?? .default
      kindIdentifier = coder.interfaceValue(.reuseIdentifier)
    #endif
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
    separatorLine.backgroundColor = .separator
    // The content view has the cell's size from the start. Otherwise its constraints would conflict with a
    // size of zero.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [selectionView, contentView, separatorLine] { super.addSubview(view) }
    updateContentMargins(in: contentView.bounds.width)
    for view in [selectionView, separatorLine] { view.isUserInteractionEnabled = false }
  }

  // MARK: Group

  /// Gives the cell the colour, corners and lines of its place in a table of a style. A colour that the app
  /// has set stays.
  func place(inGroup style: UITableView.Style, isFirst: Bool, isLast: Bool) {
    let place = style == .plain ? nil : CellPlace(style: style, isFirst: isFirst, isLast: isLast)
    guard place != placeInGroup else { return }
    placeInGroup = place
    guard let place else { return setNeedsLayout() }
    if backgroundColor === Self.plainBackground { super.backgroundColor = .secondarySystemGroupedBackground }
    if style == .insetGrouped { roundCorners(place) } else if isFirst { addTopLine() }
    setNeedsLayout()
  }

  private func roundCorners(_ place: CellPlace) {
    layer.cornerRadius = place.isFirst || place.isLast ? Self.groupRadius : 0
    layer.maskedCorners =
      (place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : CACornerMask())
      .union(place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [])
    super.clipsToBounds = true
  }

  private func addTopLine() {
    guard topLine == nil else { return }
    let line = UIView()
    line.backgroundColor = separatorLine.backgroundColor
    line.isUserInteractionEnabled = false
    super.addSubview(line)
    topLine = line
  }

  // MARK: Content

  /// The label of the text, created on first use.
  open var textLabel: UILabel? {
    if hasContentConfiguration { return nil }
    if let titleStorage { return titleStorage }
    let label = CellLabel(following: cellStyle == .value2 ? .footnote : .body)
    if cellStyle == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    titleStorage = label
    contentView.addSubview(label)
    return label
  }

  /// The label of the second text, created on first use; nil for a cell of the default style.
  open var detailTextLabel: UILabel? {
    guard cellStyle != .default, !hasContentConfiguration else { return nil }
    if let detailStorage { return detailStorage }
    let label = CellLabel(
      following: cellStyle == .subtitle ? .caption1 : cellStyle == .value2 ? .subheadline : .body)
    label.textColor = cellStyle == .value1 ? .secondaryLabel : .label
    detailStorage = label
    contentView.addSubview(label)
    return label
  }

  /// The view of an image at the leading edge, created on first use.
  open var imageView: UIImageView? {
    if hasContentConfiguration { return nil }
    if let pictureStorage { return pictureStorage }
    let view = UIImageView()
    pictureStorage = view
    contentView.addSubview(view)
    return view
  }

  /// A view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view between `backgroundView` and the content that is visible while the cell is selected or touched;
  /// nil for a grey one.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// Instead of `selectedBackgroundView` in a table whose rows can be selected together; nil for that one.
  open var multipleSelectionBackgroundView: UIView? { didSet { releaseAfterAssignment(oldValue) } }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.insertSubview(new, at: index)
  }

  // MARK: Accessories

  /// The sign at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A view instead of the sign at the trailing edge, with its own size; nil for none.
  open var accessoryView: UIView? {
    didSet {
      releaseAfterAssignment(oldValue)
      accessoriesDidChange()
    }
  }
  /// The sign at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A view instead of that sign; nil for none.
  open var editingAccessoryView: UIView? {
    didSet {
      releaseAfterAssignment(oldValue)
      accessoriesDidChange()
    }
  }
  /// Whether a row that can be moved has a control for that in editing mode.
  open var showsReorderControl = false { didSet { accessoriesDidChange() } }
  /// Whether the content makes room for an editing control.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// How far the content is indented, in levels.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of a level of indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The space at the ends of the line below the cell, in points; by default that of the table.
  open var separatorInset: UIEdgeInsets {
    get { accessoryViews.separatorInset ?? table?.separatorInset ?? automaticSeparatorInset }
    set {
      accessoryViews.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: State

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default

  private var selectedStorage = false
  /// Called when a tap has selected the cell: starts its segue.
  package final var segueAction: ViewTreeFunction<UITableViewCell, Void>?
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
    setNeedsUpdateConfiguration()
  }

  /// Highlights a touched cell, or ends the highlight. The table calls it; an override must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell shows its editing controls. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { accessoryViews.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the cell's editing controls. The table calls it; an override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    beginTransition(to: state(isEditing: editing))
    accessoryViews.isEditing = editing
    accessoriesDidChange()
    setNeedsUpdateConfiguration()
    if table?.isAnimatingEditing != true { endTransition() }
  }

  /// The change that editing offers for the row.
  open var editingStyle: EditingStyle { accessoryViews.editingStyle }

  /// Whether the row's delete button is open.
  open var showingDeleteConfirmation: Bool { table?.swipes?.row === self }

  /// Called before the cell gets another state: when editing begins or ends, and when a swipe opens or closes its actions. An override
  /// calls super.
  open func willTransition(to state: StateMask) {}

  /// Called when the cell has got another state, at the end of the animation. An override calls super.
  open func didTransition(to state: StateMask) {}

  /// Called before the cell is used for another row; an override must call super.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  private func showSelection() {
    let isShown = selectionStyle != .none && (selectedStorage || highlightedStorage)
    selectionView.isHidden = !isShown || selectedBackgroundView != nil || hasBackgroundConfiguration
    selectedBackgroundView?.isHidden = !isShown
    if accessoryViews.isLit != isShown {
      accessoryViews.isLit = isShown
      contentView.highlightContent(isShown)
    }
    updateSelectionMark()
  }

  // MARK: Layout

  /// Places the content view and the cell's own labels and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    selectionView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeContentView()
    updateContentMargins(in: contentView.bounds.width)
    placeAccessories()
    placeContent()
    placeLines()
  }

  private func placeContentView() {
    let content = contentFrame(in: bounds.size)
    if contentView.frame != content { contentView.frame = content }
  }

  private func placeLines() {
    let thickness = 1 / hostScale
    let inset = placeInGroup?.isLast == true ? .zero : lineInset
    separatorLine.backgroundColor = table?.separatorColor ?? .separator
    separatorLine.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
        height: thickness))
    topLine?.isHidden = separatorLine.isHidden || placeInGroup?.isFirst != true
    topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
  }

  /// The size that the constraints in `contentView` determine, in points, with room for the controls beside it. If they determine none,
  /// or if the cell shows its own labels, the height is at least that of `sizeThatFits(_:)`. A table calls it for rows of automatic
  /// height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = leadingWidth + trailingWidth
    let width = max(0, targetSize.width - taken)
    // Beside the camera it would have the safe area in its margins.
    if bounds.width == targetSize.width { placeContentView() }
    // A new cell has the margins of a cell outside of its table, between which a text may take fewer lines.
    updateContentMargins(in: width)
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    guard size.height <= 0 || hasOwnContent else { return size }
    // In this order NaN of an override stays NaN, which the table refuses.
    return CGSize(width: size.width, height: max(sizeThatFits(targetSize).height, size.height))
  }

  /// The size of a cell that shows its own labels in a width, in points: at least 44 points high, or 53 in the design of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight(in: size.width))
  }

  /// Invalidates the layout of the content, and notifies the table that the row may need another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(of: self)
  }

  #if !hasFeature(Embedded)
    /// Whether the table or its delegate lets the cell get the focus.
    open override var canBecomeFocused: Bool { table?.allowsFocus(of: self) == true }

    /// Another size of the content view, for which the app has called `invalidateIntrinsicContentSize()`, is another size of the cell.
    @_spi(Overrides) open override func subviewContentSizeDidChange(_ view: UIView) {
      // A cell that enters a window is measured anyway.
      if view === contentView, view.isRegisteredForLayout { table?.contentDidChange(of: self) }
    }
  #endif

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

  final var table: UITableView? { superview as? UITableView }

  // MARK: Accessibility

  /// A cell with a control, such as a switch, has its parts as elements. As one element it would hide the control.
  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool {
    titleStorage?.text != nil && !(accessoryView is UIControl)
  }
  @_spi(Overrides) open override var elementWithControls: [UIResponder] {
    let trailing = [accessoryViews.trailing as? TableSign, accessoryViews.reorder]
    return controls(in: [accessoryViews.control]) + [self] + controls(in: trailing)
  }

  private func controls(in signs: [TableSign?]) -> [UIResponder] {
    var controls: [UIResponder] = []
    for case let sign? in signs where sign.isAccessibilityElement && !sign.isHidden { controls.append(sign) }
    return controls
  }

  @_spi(Overrides) open override var defaultAccessibilityLabel: String? {
    let texts = [titleStorage?.text, detailStorage?.text].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  @_spi(Overrides) open override var listAround: UIView? { table }
  @_spi(Overrides) open override var isSelectableRow: Bool {
    selectionStyle != .none && table?.allowsAny == true
  }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? .selected : .none
  }

  private static let plainBackground = UIColor.systemBackground
  // UIKit's measures, in points.
  static let leastHeight: CGFloat = 44
  static let leastHeightOnGlass: CGFloat = 53
  static let margin: CGFloat = 16
  static let groupRadius: CGFloat = 10

  #if !hasFeature(Embedded)
    /// The content and background that configurations describe.
    package final var configurations = CellConfigurations<ConfigurationUpdateHandler>() {
      didSet { releaseAfterAssignment(oldValue) }
    }

    // MARK: Configurations

    /// Called when the state of the cell has changed, or after `setNeedsUpdateConfiguration()`, before the
    /// next layout. An override sets configurations for the state.
    open func updateConfiguration(using state: UICellConfigurationState) {
      updateConfigurations()
      configurations.updateHandler?(self, state)
    }

    /// The state for which configurations are made. An override may add states of its own.
    open var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      state.isSelected = isSelected
      state.isHighlighted = isHighlighted
      state.isEditing = isEditing
      state.isDisabled = !isUserInteractionEnabled
      state.isSwiped = table?.swipes?.row === self
      state.isReordering = isReordering
      return state
    }

    /// Whether a configuration that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether a background that allows it is updated automatically for the state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The closure that is called after `updateConfiguration(using:)` with the cell and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The content, instead of the cell's own labels and image; nil for none. Reading it returns the
    /// configuration for the present state.
    open var contentConfiguration: (any UIContentConfiguration)? {
      get { configurations.content }
      set { setContent(newValue) }
    }

    /// The background, instead of colours and background views; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
      get { configurations.background }
      set { setBackground(newValue) }
    }

    /// Called when the state of the cell has changed, to set configurations for it; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      get { configurations.updateHandler }
      set {
        configurations.updateHandler = newValue
        setNeedsUpdateConfiguration()
      }
    }

    /// Makes the cell call `updateConfiguration(using:)` before its next layout.
    open func setNeedsUpdateConfiguration() {
      configurations.needsUpdate = true
      setNeedsLayout()
    }
  #endif
}

/// The place of a cell in its section.
private struct CellPlace: Equatable {
  let style: UITableView.Style
  let isFirst: Bool
  let isLast: Bool
}

extension UITableViewCell: ConfiguredView {}
