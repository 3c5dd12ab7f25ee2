// Highlighting and selecting rows.

extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool) {
    if let indexPath, allowsSeveral {
      if !selection.contains(indexPath) { selection.append(indexPath) }
    } else {
      selection = indexPath.map { [$0] } ?? []
    }
    for (index, cell) in cells {
      let isSelected = rows.path(of: index).map(selection.contains) == true
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: animated) }
    }
  }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether rows can be selected now.
  var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func keepOneSelected() {
    for path in selection.dropFirst() { cellForRow(at: path)?.setSelected(false, animated: false) }
    selection = Array(selection.prefix(1))
  }

  func touch(_ cell: UITableViewCell, began: Bool) {
    guard began else {
      guard cell.isHighlighted else { return }
      cell.setHighlighted(false, animated: false)
      if let path = indexPath(for: cell) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
      return
    }
    guard allowsAny, swipes?.row == nil, let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the row of a cell after a tap, or deselects it, if the delegate allows it. A tap while the
  /// actions of a row are open only closes them.
  func select(_ cell: UITableViewCell) {
    if swipes?.row != nil { return closeSwipe(animated: true) }
    guard allowsAny, let tapped = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true
    else { return }
    if allowsSeveral, selection.contains(tapped) { return deselect(tapped) }
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let wanted else { return }
    let former = allowsSeveral ? [] : selection.filter { $0 != wanted }
    for path in former { _ = tableDelegate?.tableView(self, willDeselectRowAt: path) }
    select(wanted, animated: false)
    for path in former { tableDelegate?.tableView(self, didDeselectRowAt: path) }
    // A segue of the cell begins before the delegate is notified.
    cell.segueAction?(cell)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    postChangeOfSelection()
    performPrimaryAction(at: wanted)
  }

  private func deselect(_ path: IndexPath) {
    let wanted = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted else { return }
    deselectRow(at: wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    postChangeOfSelection()
  }
}
