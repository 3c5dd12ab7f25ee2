@_spi(Overrides) import OpenUIKitCore

// The actions that a swipe over a row shows.

/// The row whose actions are open or being opened. An object for the same reason as `TableReordering`.
final class TableSwipes: ViewTreeConfined {
  let row: UITableViewCell
  let path: IndexPath
  let actions: SwipeActionsView
  /// How far the row is moved, in points.
  var offset: CGFloat = 0
  /// How far it was moved when the finger touched it.
  var startOffset: CGFloat = 0

  init(row: UITableViewCell, path: IndexPath, actions: SwipeActionsView) {
    (self.row, self.path, self.actions) = (row, path, actions)
  }
}

/// The drag that opens the actions of a row. It begins only sideways, over a row with actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  override func mayBegin() -> Bool {
    guard abs(pull.x) > abs(pull.y), let table = view as? UITableView else { return false }
    return table.mayOpenActions(at: location(in: table), towardsRight: pull.x > 0)
  }
}

extension UITableView {
  func addSwipes() {
    let table = Weak<UITableView>(wrappedValue: self)
    let swipe = RowSwipeGestureRecognizer()
    // The recogniser owns the closure, so the reference cannot dangle. A strong one would be a cycle.
    swipe.addAction { [unowned(unsafe) swipe] _ in table.wrappedValue?.followSwipe(swipe) }
    addGestureRecognizer(swipe)
    panGestureRecognizer.addAction { recogniser in
      if recogniser.state == .began { table.wrappedValue?.closeSwipe(animated: true) }
    }
  }

  func mayOpenActions(at point: CGPoint, towardsRight: Bool) -> Bool {
    if let swipes { return swipes.row.frame.contains(point) || swipes.actions.frame.contains(point) }
    guard !isEditing, let path = row(at: point), cellForRow(at: path) != nil else { return false }
    return actions(of: path, atLeft: towardsRight) != nil
  }

  /// The actions of a row at an edge; nil for none.
  private func actions(of path: IndexPath, atLeft: Bool) -> UISwipeActionsConfiguration? {
    let isLeading = atLeft != hasRightToLeftContent
    let own =
      isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let found = own ?? (isLeading ? nil : editActions(of: path))
    return found?.actions.isEmpty == false ? found : nil
  }

  /// The actions of a row whose delegate returns no configuration: its row actions, or else the deletion.
  private func editActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    rowActions(of: path) ?? (canDelete(path) ? deletion(of: path) : nil)
  }

  /// Whether a swipe offers to delete a row: the data source decides it itself, so it can delete.
  private func canDelete(_ path: IndexPath) -> Bool {
    answersByDefault = false
    guard dataSource?.tableView(self, canEditRowAt: path) == true, !answersByDefault else { return false }
    return (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let table = Weak<UITableView>(wrappedValue: self)
    let action = UIContextualAction(style: .destructive, title: title) { _, _, completion in
      if let table = table.wrappedValue {
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Dragging

  private func followSwipe(_ swipe: UIPanGestureRecognizer) {
    switch swipe.state {
    case .began: beginSwipe(swipe)
    case .changed: dragRow(by: swipe.translation(in: self).x)
    case .ended: endSwipe(velocity: swipe.velocity(in: self).x)
    case .cancelled: settleSwipe(isOpen: false)
    case .possible, .failed: break
    }
  }

  private func beginSwipe(_ swipe: UIPanGestureRecognizer) {
    let point = swipe.location(in: self)
    if let swipes, swipes.row.frame.contains(point) {
      self.swipes?.startOffset = swipes.offset
      return
    }
    guard let path = row(at: point) else { return }
    open(path, actions(of: path, atLeft: swipe.translation(in: self).x > 0), atLeft: swipe.pull.x > 0)
  }

  private func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration?, atLeft: Bool) {
    guard let configuration, let cell = cellForRow(at: path) else { return }
    closeSwipe(animated: false)
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    // The delegate may have reloaded the table.
    guard cell.superview === self else { return }
    let table = Weak<UITableView>(wrappedValue: self)
    let actions = SwipeActionsView(configuration, isAtLeft: atLeft) { action, view in
      table.wrappedValue?.perform(action, from: view)
    }
    cell.beginTransition(to: cell.accessoryViews.state.union(.showingDeleteConfirmation))
    // The cell may have reloaded the table as well.
    guard cell.superview === self else { return }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    insertSubview(actions, belowSubview: cell)
    actions.frame = cell.frame
    actions.layer.cornerRadius = cell.layer.cornerRadius
    actions.layer.maskedCorners = cell.layer.maskedCorners
    swipes = TableSwipes(row: cell, path: path, actions: actions)
    cell.setNeedsUpdateConfiguration()
  }

  private func dragRow(by distance: CGFloat) {
    guard let swipes else { return }
    let (actions, width) = (swipes.actions, swipes.row.bounds.width)
    var offset = swipes.startOffset + distance
    if actions.isAtLeft ? offset < 0 : offset > 0 { offset = 0 }
    let isFull = actions.configuration.performsFirstActionWithFullSwipe
    // Beyond the buttons the row resists, unless a full swipe means something.
    let excess = abs(offset) - actions.fullWidth
    if excess > 0, !isFull { offset = (offset < 0 ? -1 : 1) * (actions.fullWidth + excess / 3) }
    let fills = isFull && abs(offset) > width * Self.fullSwipe
    if fills != actions.firstFills {
      UIView.animate(withDuration: 0.2) {
        actions.firstFills = fills
        actions.layoutIfNeeded()
      }
    }
    moveSwipedRow(to: offset)
  }

  private func moveSwipedRow(to offset: CGFloat) {
    swipes?.offset = offset
    guard let swipes, let index = cells.first(where: { $0.value === swipes.row })?.key else { return }
    swipes.row.frame = frame(index).offsetBy(dx: offset, dy: 0)
    swipes.actions.frame = frame(index)
    swipes.actions.shownWidth = abs(offset)
  }

  private func endSwipe(velocity: CGFloat) {
    guard let swipes else { return }
    if swipes.actions.firstFills, let action = swipes.actions.configuration.actions.first,
      let button = swipes.actions.firstButton
    {
      glide(to: (swipes.offset < 0 ? -1 : 1) * swipes.row.bounds.width)
      return perform(action, from: button)
    }
    let towards = swipes.actions.isAtLeft ? velocity : -velocity
    settleSwipe(
      isOpen: towards > Self.flingSpeed
        || towards > -Self.flingSpeed && abs(swipes.offset) > swipes.actions.fullWidth / 2)
  }

  private func settleSwipe(isOpen: Bool) {
    guard let swipes else { return }
    guard isOpen else { return closeSwipe(animated: true) }
    glide(to: (swipes.actions.isAtLeft ? 1 : -1) * swipes.actions.fullWidth)
  }

  private func glide(to offset: CGFloat) {
    let row = swipes?.row
    UIView.animate(withDuration: 0.25) {
      self.moveSwipedRow(to: offset)
      self.swipes?.actions.layoutIfNeeded()
    } completion: { _ in
      row?.endTransition()
    }
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    let (table, row) = (Weak<UITableView>(wrappedValue: self), swipes?.row)
    action.handler(action, view) { _ in
      // The handler may have removed the row, or another row may have been opened since.
      guard let table = table.wrappedValue, table.swipes?.row === row else { return }
      table.closeSwipe(animated: true)
    }
  }

  /// Closes the actions of the open row, if there is one.
  func closeSwipe(animated: Bool) {
    guard let swipes else { return }
    self.swipes = nil
    let row = swipes.row
    row.beginTransition(to: row.state(isEditing: row.isEditing))
    let frame = cells.first { $0.value === swipes.row }.map { self.frame($0.key) }
    let restore = {
      if let frame { swipes.row.frame = frame }
      swipes.actions.shownWidth = 0
      swipes.actions.layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, animations: restore) { _ in
        swipes.actions.removeFromSuperview()
        row.endTransition()
      }
    } else {
      restore()
      swipes.actions.removeFromSuperview()
      row.endTransition()
    }
    swipes.row.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, didEndEditingRowAt: swipes.path)
  }

  /// Ends the actions of the open row, which an update is going to move from where it is.
  func leaveSwipe() {
    guard let swipes else { return }
    self.swipes = nil
    let row = swipes.row
    row.beginTransition(to: row.state(isEditing: row.isEditing))
    UIView.animate(withDuration: Self.updateDuration) {
      swipes.actions.alpha = 0
    } completion: { _ in
      swipes.actions.removeFromSuperview()
      row.endTransition()
    }
    swipes.row.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, didEndEditingRowAt: swipes.path)
  }

  /// A tap on the control at the leading edge of a row in editing mode.
  func controlWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      open(path, deletion(of: path), atLeft: hasRightToLeftContent)
      settleSwipe(isOpen: true)
    }
  }

  /// The part of a row's width that a full swipe passes.
  private static let fullSwipe: CGFloat = 0.6
  /// In points per second.
  private static let flingSpeed: CGFloat = 300
}
