// The signs and controls at the edges of a cell.

/// The accessories at the edges of a cell. The views exist only while they are needed.
struct CellAccessories {
  var separatorInset: UIEdgeInsets?
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the editing control selects the row, among others, instead of deleting or inserting it.
  var selects = false
  var canMove = false
  var indents = true
  /// The state that the cell has or changes to, and the one that the end of the last transition has led to.
  var (state, reachedState) = (UITableViewCell.StateMask(), UITableViewCell.StateMask())
  /// Whether the labels and pictures of the content are highlighted, because the cell is touched or selected.
  var isLit = false
  /// The sign or view at the trailing edge.
  var trailing: UIView?
  var trailingType = UITableViewCell.AccessoryType.none
  var control: TableSign?
  var reorder: TableSign?
}

extension UITableViewCell {
  func accessoriesDidChange() {
    let isEditing = accessoryViews.isEditing
    showTrailing(
      isEditing ? editingAccessoryView : accessoryView, isEditing ? editingAccessoryType : accessoryType)
    showControl()
    showReorder()
    setNeedsLayout()
    // Another width of the content may need another height.
    table?.contentDidChange(of: self)
  }

  private func showTrailing(_ view: UIView?, _ type: AccessoryType) {
    if let view {
      guard view !== accessoryViews.trailing else { return }
      replaceTrailing(by: view, .none)
    } else if type != accessoryViews.trailingType
      || accessoryViews.trailing.map({ !($0 is TableSign) }) == true
    {
      replaceTrailing(by: type == .none ? nil : TableSign(type.signs, tap: detailTap), type)
    }
  }

  private func replaceTrailing(by view: UIView?, _ type: AccessoryType) {
    if accessoryViews.trailing?.superview === self { accessoryViews.trailing?.removeFromSuperview() }
    accessoryViews.trailing = view
    accessoryViews.trailingType = type
    if let view { addSubview(view) }
  }

  private var detailTap: () -> Void {
    let cell = Weak<UITableViewCell>(wrappedValue: self)
    return {
      guard let cell = cell.wrappedValue, let table = cell.table, let path = table.indexPath(for: cell) else {
        return
      }
      table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
  }

  // MARK: Editing

  /// Shows what a row offers in editing mode.
  func take(
    editingStyle: EditingStyle, selects: Bool, canMove: Bool, indents: Bool, isEditing: Bool, animated: Bool
  ) {
    accessoryViews.editingStyle = editingStyle
    accessoryViews.selects = selects
    accessoryViews.canMove = canMove
    accessoryViews.indents = indents
    if isEditing || accessoryViews.isEditing { setEditing(isEditing, animated: animated) }
  }

  /// The state of the cell with or without editing.
  func state(isEditing: Bool) -> StateMask {
    var state = StateMask()
    if controlSign(isEditing: isEditing) != nil { state.insert(.showingEditControl) }
    if table?.swipes?.row === self { state.insert(.showingDeleteConfirmation) }
    return state
  }

  /// Notifies the cell of a change to another state.
  func beginTransition(to state: StateMask) {
    guard state != accessoryViews.state else { return }
    accessoryViews.state = state
    willTransition(to: state)
  }

  /// Notifies the cell of the end of a change of its state.
  func endTransition() {
    guard accessoryViews.reachedState != accessoryViews.state else { return }
    accessoryViews.reachedState = accessoryViews.state
    didTransition(to: accessoryViews.state)
  }

  private var controlSign: TableSign.Kind? { controlSign(isEditing: accessoryViews.isEditing) }

  private func controlSign(isEditing: Bool) -> TableSign.Kind? {
    guard isEditing else { return nil }
    if accessoryViews.selects { return isSelected ? .selected : .unselected }
    switch accessoryViews.editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  private func showControl() {
    guard let sign = controlSign else {
      accessoryViews.control?.removeFromSuperview()
      accessoryViews.control = nil
      return
    }
    if let control = accessoryViews.control { return control.kinds = [sign] }
    let control = TableSign([sign], tap: controlTap)
    // Taps on a selection mark select the row.
    if accessoryViews.selects { control.isUserInteractionEnabled = false }
    accessoryViews.control = control
    addSubview(control)
    UIView.performWithoutAnimation {
      control.frame = controlFrame.offsetBy(dx: -Self.controlWidth, dy: 0)
    }
  }

  private var controlTap: () -> Void {
    let cell = Weak<UITableViewCell>(wrappedValue: self)
    return { if let cell = cell.wrappedValue { cell.table?.controlWasTapped(of: cell) } }
  }

  func updateSelectionMark() {
    if accessoryViews.selects, let sign = controlSign { accessoryViews.control?.kinds = [sign] }
  }

  private func showReorder() {
    guard accessoryViews.isEditing && accessoryViews.canMove else {
      accessoryViews.reorder?.removeFromSuperview()
      accessoryViews.reorder = nil
      return
    }
    guard accessoryViews.reorder == nil else { return }
    let control = TableSign([.reorder], tap: {})
    let pan = ReorderGestureRecognizer()
    let cell = Weak<UITableViewCell>(wrappedValue: self)
    pan.addAction { recogniser in
      if let cell = cell.wrappedValue { cell.table?.reorder(cell, recogniser) }
    }
    control.addGestureRecognizer(pan)
    accessoryViews.reorder = control
    addSubview(control)
  }

  // MARK: Places

  /// The width that editing and the table's safe area take at the leading edge, in points.
  var leadingWidth: CGFloat { controlIndent + safeSides.leading }

  /// The width that editing takes, in points.
  private var controlIndent: CGFloat {
    controlSign == nil || !(accessoryViews.indents && shouldIndentWhileEditing) ? 0 : Self.controlWidth
  }

  /// The space between the edge of the content view and the text, in points.
  var leadingTextMargin: CGFloat { controlIndent > 0 ? Self.editingMargin : rowMargin }

  /// The width of accessory, reorder control and the table's safe area at the trailing edge, in points.
  var trailingWidth: CGFloat { controlsWidth + safeSides.trailing }

  /// The width of accessory and reorder control, in points.
  var controlsWidth: CGFloat { accessoryWidth + reorderWidth + (table?.indexWidth ?? 0) }

  /// The parts of the table's safe area that the content leaves free, in points.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    guard let insets = table?.rowSafeArea else { return (0, 0) }
    return hasRightToLeftContent ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  private var reorderWidth: CGFloat { accessoryViews.reorder == nil ? 0 : Self.reorderWidth }

  private var accessoryWidth: CGFloat {
    guard let view = accessoryViews.trailing else { return 0 }
    return accessorySize(view).width + (accessoryViews.reorder == nil ? rowMargin : 0)
  }

  private func accessorySize(_ view: UIView) -> CGSize {
    (view as? TableSign)?.intrinsicContentSize ?? view.bounds.size
  }

  func contentFrame(in size: CGSize) -> CGRect {
    mirrored(
      CGRect(
        x: leadingWidth, y: 0, width: max(0, size.width - leadingWidth - trailingWidth), height: size.height))
  }

  private var controlFrame: CGRect {
    CGRect(x: safeSides.leading, y: 0, width: Self.controlWidth + Self.editingMargin, height: bounds.height)
  }

  func placeAccessories() {
    if let view = accessoryViews.trailing {
      let size = accessorySize(view)
      view.frame = mirrored(
        CGRect(
          x: bounds.width - trailingWidth, y: roundedDownToPixel((bounds.height - size.height) / 2),
          width: size.width, height: size.height))
    }
    accessoryViews.control?.frame = mirrored(controlFrame)
    accessoryViews.reorder?.frame = mirrored(
      CGRect(
        x: bounds.width - Self.reorderWidth - safeSides.trailing, y: 0, width: Self.reorderWidth,
        height: bounds.height))
  }

  /// Whether the row is being dragged, which hides the line below it.
  var isReordering: Bool { table?.reordering?.cell === self }

  // UIKit's measures, in points.
  static let accessoryGap: CGFloat = 8
  static let controlWidth: CGFloat = 38
  static let editingMargin: CGFloat = 12
  static let reorderWidth: CGFloat = 54
}

extension UITableViewCell.AccessoryType {
  var signs: [TableSign.Kind] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosure]
    case .detailDisclosureButton: [.detail, .disclosure]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    }
  }
}
