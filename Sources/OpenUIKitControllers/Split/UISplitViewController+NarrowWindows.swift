import OpenUIKitCore

// The screens of a narrow window: those of the columns on one stack.
extension UISplitViewController {
  /// The controller of a narrow window.
  var root: UIViewController? { columns[.compact] ?? columns[.primary] ?? columns[.secondary] }

  func collapse() {
    collapsedState = true
    shownMode = nil
    #if !hasFeature(Embedded)
      chooseCollapsedPrimary()
    #endif
    rebuildStack()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Removes the columns, and moves the screens of the others onto the stack of the first.
  func rebuildStack() {
    for (column, controller) in columns where controller !== root && column != .compact { remove(controller) }
    guard columns[.compact] == nil, let stack = root as? UINavigationController else {
      return setNeedsPlacing()
    }
    guard !leavesOutSecondary else { return setNeedsPlacing() }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      move(column, onto: stack)
    }
    setNeedsPlacing()
  }

  private var leavesOutSecondary: Bool {
    guard style == .unspecified, let first = columns[.primary], let second = columns[.secondary] else {
      return false
    }
    return delegate?.splitViewController(self, collapseSecondary: second, onto: first) == true
  }

  private func move(_ column: Column, onto stack: UINavigationController) {
    guard let controller = columns[column], controller !== stack,
      !moved.contains(where: { $0.column == column })
    else { return }
    let inner = controller as? UINavigationController
    let screens = inner?.viewControllers ?? [controller]
    inner?.setViewControllers([], animated: false)
    stack.setViewControllers(stack.viewControllers + screens, animated: false)
    moved.append((column, screens))
  }

  func showOnStack(_ column: Column) {
    guard let stack = root as? UINavigationController, columns[.compact] == nil else { return }
    if let screens = moved.first(where: { $0.column == column })?.screens.first,
      stack.viewControllers.contains(where: { $0 === screens })
    {
      stack.popToViewController(screens, animated: true)
    } else if column == .primary {
      stack.popToRootViewController(animated: true)
    } else {
      moved.removeAll { $0.column == column }
      move(column, onto: stack)
    }
  }

  /// Moves the screens back into their columns.
  func expand() {
    let wasCollapsed = collapsedState == true
    #if hasFeature(Embedded)
      let isSeparated = false
    #else
      let isSeparated = wasCollapsed && separateColumns()
    #endif
    collapsedState = false
    if !isSeparated, let stack = root as? UINavigationController {
      for entry in moved {
        let present = stack.viewControllers
        let own = entry.screens.filter { screen in present.contains { $0 === screen } }
        stack.setViewControllers(
          present.filter { screen in !own.contains { $0 === screen } }, animated: false)
        restore(own.isEmpty ? entry.screens : own, in: entry.column)
      }
    }
    moved = []
    columns[.compact].map { remove($0) }
    #if !hasFeature(Embedded)
      if wasCollapsed { chooseExpandedMode() }
    #endif
    if wasCollapsed { delegate?.splitViewControllerDidExpand(self) }
  }

  private func restore(_ screens: [UIViewController], in column: Column) {
    if let inner = columns[column] as? UINavigationController {
      inner.setViewControllers(screens, animated: false)
    } else if let screen = screens.first {
      columns[column] = screen
    }
  }
}
