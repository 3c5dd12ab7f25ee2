@_spi(Overrides) import OpenUIKitControls

/// The effects of choosing a row of a menu.
extension MenuView {
  /// Opens the menu of a row, closes it, or performs the action.
  func choose(_ row: MenuRow) {
    highlight(nil)
    switch row.role {
    case .openMenu: closeSubmenu()
    case .loading: break
    case .element(let element):
      if let menu = element as? UIMenu { return openSubmenu(menu, from: row) }
      if let leaf = element as? _UIMenuLeafElement { choose(leaf) }
    }
  }

  private func choose(_ leaf: _UIMenuLeafElement) {
    for panel in panels { panel.menu.select(leaf) }
    source.didChoose(leaf)
    let sender = source.sender
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf._choose(from: sender)
      for panel in panels { panel.reload() }
    } else {
      close(animated: true)
      leaf._choose(from: sender)
    }
  }

  private func openSubmenu(_ menu: UIMenu, from row: MenuRow) {
    guard let panel = top else { return }
    openRows.append(panel.convert(row.bounds, from: row))
    addPanel(menu)
    guard let opened = top else { return }
    layoutIfNeeded()
    UIView.performWithoutAnimation { opened.alpha = 0 }
    UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction) {
      opened.alpha = 1
      panel.isCovered = true
      panel.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    }
  }

  /// Closes the innermost menu.
  func closeSubmenu() {
    guard panels.count > 1 else { return close(animated: true) }
    let closed = panels.removeLast()
    openRows.removeLast()
    for panel in panels { panel.accessibilityElementsHidden = panel !== top }
    UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction) {
      closed.alpha = 0
      if let panel = self.top { self.grow(panel) }
    } completion: { _ in
      closed.removeFromSuperview()
    }
  }

  func commit() {
    let animator = MenuAnimator(source.preview?.controller)
    source.willCommit(animator)
    animator.animate()
    close(animated: true)
    animator.complete()
  }
}
