import OpenUIKitCore

/// A move of the focus into, out of or inside a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row of the cell that had the focus before; nil outside of the table's cells.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row of the cell that has the focus afterwards; nil outside of the table's cells.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.rowOfFocus(context.previouslyFocusedView)
    nextFocusedIndexPath = table.rowOfFocus(context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}

extension UITableView {
  /// Whether cells can get the focus; false by default. A delegate decides about each row by `tableView(_:canFocusRowAt:)`.
  public final var allowsFocus: Bool {
    get { settings.allowsFocus }
    set { settings.allowsFocus = newValue }
  }

  /// Whether a row is selected when its cell gets the focus; false by default. A delegate decides about each row by
  /// `tableView(_:selectionFollowsFocusForRowAt:)`.
  public final var selectionFollowsFocus: Bool {
    get { settings.selectionFollowsFocus }
    set { settings.selectionFollowsFocus = newValue }
  }

  /// Whether the focus comes back to the row that had it last, if that row is visible; false by default.
  public final var remembersLastFocusedIndexPath: Bool {
    get { settings.remembersLastFocus }
    set { settings.remembersLastFocus = newValue }
  }

  /// The row whose cell is a view or contains it; nil for none.
  final func rowOfFocus(_ view: UIView?) -> IndexPath? {
    var current = view
    while let view = current, view !== self {
      if let cell = view as? UITableViewCell, cell.table === self { return indexPath(for: cell) }
      current = view.superview
    }
    return nil
  }

  /// Whether the cell of a row can get the focus.
  final func allowsFocus(of cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
  }

  /// The cell that gets the focus when it enters the table; nil for the first one.
  final var preferredFocusCell: UITableViewCell? {
    if settings.remembersLastFocus, let path = settings.lastFocused, let cell = cellForRow(at: path) {
      return cell
    }
    return tableDelegate?.indexPathForPreferredFocusedView(in: self).flatMap { cellForRow(at: $0) }
  }

  /// Notes the row that has the focus, and selects it if the selection follows the focus.
  final func noteFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    guard let path = context.nextFocusedIndexPath else { return }
    settings.lastFocused = path
    guard path != context.previouslyFocusedIndexPath, !selection.contains(path),
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus,
      let cell = cellForRow(at: path)
    else { return }
    select(cell)
  }
}

extension UITableViewDelegate {
  /// Whether the table allows it.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus
  }
  /// True.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns nil.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Whether the table selects rows that get the focus.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { tableView.selectionFollowsFocus }
}
