/// A cell of a list: with lines, accessories and the appearance of its place.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs, controls and views at the edges, from the leading to the trailing edge.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      releaseAfterAssignment(oldValue)
      accessoriesDidChange()
    }
  }
  /// How far the content is indented, in levels.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of a level of indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented like the content; false by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The rectangle that the line below the cell lines up with.
  public let separatorLayoutGuide = UILayoutGuide()

  private let line = UIView()
  private let selection = UIView()
  private var signs: [ListSign] = []
  private var place: ListPlace?
  private var path: IndexPath?
  /// Whether the cell shows an item, and not a header or footer.
  private var isItem = true
  /// Whether the accessories of editing are visible.
  private var showsEditing = false

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    line.isUserInteractionEnabled = false
    selection.isUserInteractionEnabled = false
    selection.isHidden = true
    selection.backgroundColor = .systemGray4
    super.insertSubview(selection, at: 0)
    super.addSubview(line)
    super.addLayoutGuide(separatorLayoutGuide)
  }

  /// Takes the appearance of the cell's place in its list.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isItem = layoutAttributes.representedElementCategory == .cell
    path = isItem ? layoutAttributes.indexPath : nil
    let layout = hostingCollection?.collectionViewLayout as? UICollectionViewCompositionalLayout
    place = isItem ? layout?.listPlace(of: layoutAttributes.indexPath) : nil
    showPlace()
    setNeedsLayout()
    if let swipes = swipeSource, let hostingCollection { swipes.attach(to: hostingCollection) }
  }

  /// The actions of swipes over the cell; nil for none.
  final var swipeSource: ListSwipeSource? { place?.isHeader == false ? place?.configuration.swipes : nil }

  private func showPlace() {
    guard let place else { return line.isHidden = true }
    let appearance = place.configuration.appearance
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    if !hasBackgroundConfiguration {
      backgroundColor =
        place.isHeader || appearance == .sidebar || appearance == .sidebarPlain
        ? nil : isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
    let isRound = (appearance == .insetGrouped) && !place.isHeader && (place.isFirst || place.isLast)
    layer.cornerRadius = isRound ? Self.radius : 0
    layer.maskedCorners =
      (place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : CACornerMask())
      .union(place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [])
    clipsToBounds = isRound
  }

  // MARK: State

  /// Whether the item is selected.
  open override var isSelected: Bool {
    didSet {
      showTouch()
      showSelection()
    }
  }
  /// Whether a finger is on the cell.
  open override var isHighlighted: Bool { didSet { showTouch() } }

  private func showTouch() {
    selection.isHidden =
      !(isSelected || isHighlighted) || selectedBackgroundView != nil || hasBackgroundConfiguration
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    for sign in signs { sign.view.removeFromSuperview() }
    let cell = Weak<UICollectionViewListCell>(wrappedValue: self)
    let shown = accessories.filter { $0.isVisible(isEditing: showsEditing) }
    signs = UICellAccessory.placed(shown).map { accessory in
      ListSign(accessory) { cell.wrappedValue?.toggleItem() }
    }
    for sign in signs {
      addSubview(sign.view)
      if sign.isHandle { addReorderGesture(to: sign.view) }
    }
    showExpansion()
    showSelection()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows in circles whether the item is selected.
  private func showSelection() {
    for sign in signs where sign.isSelection {
      (sign.view as? TableSign)?.kinds = [isSelected ? .selected : .unselected]
    }
  }

  /// Shows or hides the children after a tap on the cell, if an accessory asks for it. Returns whether one does.
  override func takesTapAsItsOwn() -> Bool {
    guard let header = signs.first(where: { $0.togglesByCell }) else { return false }
    if let handler = header.accessory.handler { handler() } else { toggleItem() }
    return true
  }

  private func toggleItem() {
    guard let path, let source = hostingCollection?.outline else { return }
    source.toggleItem(at: path)
    showExpansion()
  }

  /// Turns the chevron of an item whose children are visible downwards.
  private func showExpansion() {
    guard let path, let source = hostingCollection?.outline else { return }
    for sign in signs where sign.isOutline {
      (sign.view as? TableSign)?.kinds = [source.isExpanded(at: path) ? .open : .closed]
    }
  }

  // MARK: Layout

  /// Places the content, the accessories and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let collection = hostingCollection, collection.showsEditing(at: path) != showsEditing {
      showsEditing.toggle()
      accessoriesDidChange()
    }
    selection.frame = bounds
    let edges = placeSigns(in: bounds.size)
    let content = mirrored(
      CGRect(
        x: edges.leading, y: 0, width: max(0, bounds.width - edges.leading - edges.trailing),
        height: bounds.height))
    if contentView.frame != content { contentView.frame = content }
    showExpansion()
    placeLine(edges.leading)
  }

  /// Places the accessories, and returns what they take of the width.
  private func placeSigns(in size: CGSize) -> (leading: CGFloat, trailing: CGFloat) {
    let indent = CGFloat(indentationLevel) * indentationWidth
    var leading = indentsAccessories ? indent : 0
    for sign in signs where sign.accessory.isLeading {
      leading += Self.margin
      sign.view.frame = frame(of: sign, x: leading, in: size)
      leading += sign.width
    }
    var trailing: CGFloat = 0
    for sign in signs.reversed() where !sign.accessory.isLeading {
      trailing += Self.margin
      sign.view.frame = frame(of: sign, x: size.width - trailing - sign.width, in: size)
      trailing += sign.width
    }
    return (leading + (indentsAccessories ? 0 : indent), trailing)
  }

  private func frame(of sign: ListSign, x: CGFloat, in size: CGSize) -> CGRect {
    let own = sign.size
    return mirrored(
      CGRect(
        x: roundedDownToPixel(x + (sign.width - own.width) / 2),
        y: roundedDownToPixel((size.height - own.height) / 2), width: own.width, height: own.height))
  }

  private func placeLine(_ leading: CGFloat) {
    guard let place, let path else { return line.isHidden = true }
    let list = place.configuration
    let lines =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    let isAutomatic =
      list.showsSeparators && !(place.isLast && list.appearance == .insetGrouped) && !place.isHeader
    line.isHidden =
      lines.bottomSeparatorVisibility == .hidden
      || lines.bottomSeparatorVisibility == .automatic && !isAutomatic
    line.backgroundColor = lines.color
    let insets = lines.bottomSeparatorInsets
    let isEnd = place.isLast && list.appearance == .grouped
    let guide = separatorLayoutGuide.layoutFrame
    let text = guide.width > 0 ? guide.minX : leading + textInset
    let start = insets.leading >= 0 ? insets.leading : isEnd ? 0 : text
    let thickness = 1 / (window?.screen.scale ?? 2)
    line.frame = mirrored(
      CGRect(
        x: start, y: bounds.height - thickness, width: max(0, bounds.width - start - insets.trailing),
        height: thickness))
  }

  /// The beginning of the text in the content, in points.
  private var textInset: CGFloat {
    contentTextStart ?? Self.margin
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The size that the content determines, with room for the accessories, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let edges = placeSigns(in: bounds.size)
    let taken = edges.leading + edges.trailing
    let inner = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let isHeader = !isItem || place?.isHeader == true
    return CGSize(width: inner.width + taken, height: max(inner.height, isHeader ? 0 : leastHeight))
  }

  /// The width of `size` and the standard height of a row; for a header its present height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isHeader = !isItem || place?.isHeader == true
    return CGSize(width: size.width, height: isHeader ? bounds.height : leastHeight)
  }

  // UIKit's measures, in points.
  private static let margin: CGFloat = 16
  private static let radius: CGFloat = 10
  private static let leastHeight: CGFloat = 44
  private static let leastHeightOnGlass: CGFloat = 53

  private var leastHeight: CGFloat { isGlass ? Self.leastHeightOnGlass : Self.leastHeight }
}

/// The view of an accessory.
private struct ListSign: ViewTreeConfined {
  let accessory: UICellAccessory
  let view: UIView

  init(_ accessory: UICellAccessory, toggle: @escaping () -> Void) {
    self.accessory = accessory
    switch accessory.content {
    case .sign(let kind):
      let handler = accessory.handler
      let sign = TableSign([kind]) { handler?() }
      (sign.color, sign.discColor) = (accessory.tint, accessory.discColor)
      view = sign
    case .selection:
      let sign = TableSign([.unselected])
      (sign.color, sign.discColor) = (accessory.tint, accessory.discColor)
      view = sign
    case .outline:
      let sign = TableSign([.closed], tap: accessory.handler ?? toggle)
      sign.color = accessory.tint
      view = sign
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = accessory.tint ?? .secondaryLabel
      #if !hasFeature(Embedded)
        if let options = accessory.labelOptions {
          label.font = options.font
          label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        }
      #endif
      view = label
    case .view(let own):
      own.tintColor = accessory.tint ?? own.tintColor
      view = own
    }
    view.isHidden = accessory.isHidden
  }

  var isHandle: Bool {
    if case .sign(.reorder) = accessory.content { return true }
    return false
  }

  var isSelection: Bool {
    if case .selection = accessory.content { return true }
    return false
  }

  /// Whether a tap anywhere in the cell shows or hides the children.
  var togglesByCell: Bool {
    if case .outline(togglesByCell: true) = accessory.content { return true }
    return false
  }

  var isOutline: Bool {
    if case .outline = accessory.content { return true }
    return false
  }

  var size: CGSize {
    if case .view(let own) = accessory.content {
      #if !hasFeature(Embedded)
        if accessory.maintainsFixedSize { return own.bounds.size }
      #endif
      let intrinsic = own.intrinsicContentSize
      return own.bounds.size == .zero && intrinsic.width > 0 ? intrinsic : own.bounds.size
    }
    return view.intrinsicContentSize
  }

  var width: CGFloat {
    switch accessory.reserved {
    case .actual: size.width
    case .standard: 30
    case .custom(let width): width
    }
  }
}
