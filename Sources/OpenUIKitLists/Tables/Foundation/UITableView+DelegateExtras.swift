import OpenUIKitCore

extension UITableViewDelegate {
  /// Yes, unless the table is edited.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { !tableView.isEditing }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// The table's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// The table's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
}

extension UITableView {
  /// Posted after the user has selected or deselected a row. Its object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Performs the primary action of a row after a tap, if the tap has selected no other rows beside it.
  final func performPrimaryAction(at path: IndexPath) {
    guard let delegate = tableDelegate, selection.allSatisfy({ $0 == path }),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  final func postChangeOfSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  final func estimatedHeight(ofHeader section: Int) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
  }

  final func estimatedHeight(ofFooter section: Int) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
  }
}
