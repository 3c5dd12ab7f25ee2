// The editing mode: controls of rows, and dragging rows to other places.

extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    // The actions of an open row count as editing, so that a handler can hide them.
    if !editing || editing != isEditingStorage { closeSwipe(animated: animated) }
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    if allowsMultipleSelectionDuringEditing { select(nil, animated: false) }
    let changes = {
      for (index, cell) in self.cells {
        if let path = self.rows.path(of: index) { self.showEditing(of: cell, at: path, animated: animated) }
        cell.layoutIfNeeded()
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    guard animated, window != nil else { return changes() }
    var changed: [UITableViewCell] = []
    UIView.animate(withDuration: 0.3) {
      self.isAnimatingEditing = true
      changes()
      self.isAnimatingEditing = false
      changed = Array(self.cells.values)
    } completion: { _ in
      for cell in changed { cell.endTransition() }
    }
  }

  /// Shows what a row offers in editing mode, or nothing outside of it.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
    let style = canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.take(
      editingStyle: style, selects: canEdit && allowsMultipleSelectionDuringEditing,
      canMove: isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true,
      indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      isEditing: isEditing, animated: animated)
  }
}

/// A drag of a row to another place, which begins at once.
final class ReorderGestureRecognizer: UIPanGestureRecognizer {}

/// The row that is dragged to another place. It is an object, because each layout asks every visible cell for it: a value would be copied each
/// time, with its index paths.
final class TableReordering: ViewTreeConfined {
  let cell: UITableViewCell
  let source: IndexPath
  /// The item of the row.
  let index: Int
  /// The item at whose place the row would be put, and its index path there.
  var target: Int
  var destination: IndexPath
  /// The vertical distance between the finger and the middle of the cell, in points.
  let grip: CGFloat
  /// Scrolls while the finger is near an edge.
  let scroller: EdgeScroller

  init(_ cell: UITableViewCell, source: IndexPath, index: Int, grip: CGFloat, scroller: EdgeScroller) {
    (self.cell, self.source, self.index, self.grip, self.scroller) = (cell, source, index, grip, scroller)
    (target, destination) = (index, source)
  }

  /// How far another item moves to make room for the row, in points.
  func displacement(of item: Int, height: CGFloat) -> CGFloat {
    if item > index, item <= target { return -height }
    if item < index, item >= target { return height }
    return 0
  }
}

extension UITableView {
  /// Follows the finger on the reorder control of a cell.
  func reorder(_ cell: UITableViewCell, _ recogniser: UIGestureRecognizer) {
    let y = recogniser.location(in: self).y
    switch recogniser.state {
    case .began: beginReordering(cell, y, recogniser)
    case .changed:
      dragReordered(to: y)
      reordering?.scroller.follow(recogniser.location(in: nil))
    case .ended: endReordering(commits: true)
    case .cancelled: endReordering(commits: false)
    case .possible, .failed: break
    }
  }

  private func beginReordering(_ cell: UITableViewCell, _ y: CGFloat, _ recogniser: UIGestureRecognizer) {
    guard let path = indexPath(for: cell), let index = index(of: path) else { return }
    let grip = y - cell.frame.midY
    reordering = TableReordering(
      cell, source: path, index: index, grip: grip,
      scroller: EdgeScroller(self) { [weak self, weak recogniser] in
        guard let self, let recogniser else { return }
        self.dragReordered(to: recogniser.location(in: self).y)
      })
    bringSubviewToFront(cell)
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowRadius = 8
    cell.layer.shadowOpacity = 0.2
    cell.layer.zPosition = 2
    cell.alpha = 0.9
    setNeedsLayout()
  }

  private func dragReordered(to y: CGFloat) {
    guard let reordering else { return }
    let middle = y - reordering.grip
    reordering.cell.center.y = middle
    guard let place = proposedPlace(at: middle - start, reordering), place != reordering.destination else {
      return
    }
    let destination =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reordering.source, toProposedIndexPath: place) ?? place
    self.reordering?.destination = destination
    self.reordering?.target = item(at: destination, reordering)
    UIView.animate(withDuration: 0.2, delay: 0, options: .layoutSubviews) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The place of the row if its middle is at a height from the first section; nil where no row can be.
  private func proposedPlace(at y: CGFloat, _ reordering: TableReordering) -> IndexPath? {
    let item = rows.index(at: min(max(0, y), rows.height))
    let section = rows.items[item].section
    switch rows.items[item].kind {
    case .row(let row):
      // Rows of other sections that the dragged row passes downwards stay before it.
      let isBelow = item > reordering.index && section != reordering.source.section
      return IndexPath(row: row + (isBelow ? 1 : 0), section: section)
    case .header, .footer:
      return rows.rowCounts[section] == 0 ? IndexPath(row: 0, section: section) : nil
    }
  }

  /// The item at whose place a row would be put.
  private func item(at path: IndexPath, _ reordering: TableReordering) -> Int {
    let section = min(max(0, path.section), rows.rowCounts.count - 1)
    let item = rows.firstRows[section] + path.row
    return section > reordering.source.section ? item - 1 : item
  }

  private func endReordering(commits: Bool) {
    guard let ended = reordering else { return }
    let cell = ended.cell
    let moves = commits && ended.destination != ended.source
    if moves { dataSource?.tableView(self, moveRowAt: ended.source, to: ended.destination) }
    reordering = nil
    cell.layer.shadowOpacity = 0
    cell.layer.zPosition = 0
    cell.alpha = 1
    // The data source may have reloaded the table.
    guard cell.superview === self else { return }
    if moves {
      moveRow(at: ended.source, to: ended.destination)
    } else {
      UIView.animate(withDuration: 0.2, delay: 0, options: .layoutSubviews) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    }
  }
}
