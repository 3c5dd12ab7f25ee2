import OpenUIKitCore

/// The keys that move through an open menu.
extension MenuView {
  /// Moves the highlight, or chooses what is highlighted.
  func perform(_ key: UIKey) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardEscape: close(animated: true)
    case .keyboardDownArrow: moveHighlight(by: 1)
    case .keyboardUpArrow: moveHighlight(by: -1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let highlighted { chooseByKey(highlighted) }
    case .keyboardRightArrow: if isMirrored { leaveSubmenu() } else { enterSubmenu() }
    case .keyboardLeftArrow: if isMirrored { enterSubmenu() } else { leaveSubmenu() }
    default: break
    }
  }

  private func chooseByKey(_ row: MenuRow) {
    let count = panels.count
    choose(row)
    // In a menu that a key has opened, the first element is highlighted.
    if panels.count > count { moveHighlight(by: 2) }
  }

  private func enterSubmenu() {
    if let row = highlighted, case .element(let element) = row.role, element is UIMenu { chooseByKey(row) }
  }

  private func leaveSubmenu() {
    guard panels.count > 1, let menu = top?.menu else { return }
    closeSubmenu()
    highlight(top?.rows.first { $0.element === menu })
  }

  /// Moves the highlight to another row that can be chosen, and stays at the ends.
  private func moveHighlight(by step: Int) {
    guard let top else { return }
    let rows = top.rows.filter { $0.canBeChosen }
    guard !rows.isEmpty else { return }
    let index = rows.firstIndex { $0 === highlighted }
    let next = index.map { $0 + step } ?? (step > 0 ? step - 1 : rows.count - 1)
    let row = rows[max(0, min(rows.count - 1, next))]
    highlight(row)
    top.scrollToVisible(row)
    window?.accessibilityNotificationHandler?(.layoutChanged(row))
  }
}
