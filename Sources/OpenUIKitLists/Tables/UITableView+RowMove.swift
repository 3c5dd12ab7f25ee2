// Rows that keys move to.

extension UITableView {
  /// The row that a move leads to; nil if there is none in that direction.
  func path(_ move: RowMove, from path: IndexPath) -> IndexPath? {
    guard let start = index(of: path) else { return nil }
    switch move {
    case .up: return row(before: start)
    case .down: return row(after: start)
    case .left, .right: return nil
    case .first: return row(after: -1)
    case .last: return row(before: rows.items.count)
    case .pageUp, .pageDown: return row(aPage: move, from: start)
    }
  }

  private func row(after index: Int) -> IndexPath? {
    (index + 1..<max(index + 1, rows.items.count)).lazy.compactMap { self.rows.path(of: $0) }.first
  }

  private func row(before index: Int) -> IndexPath? {
    (0..<max(0, index)).reversed().lazy.compactMap { self.rows.path(of: $0) }.first
  }

  /// The row a page away: the last one of which the list shows a part then, and at least the next one.
  private func row(aPage move: RowMove, from start: Int) -> IndexPath? {
    let page = bounds.inset(by: adjustedContentInset).height
    let top = rows.top(of: start) + (move.isForward ? page : -page)
    let index = rows.index(at: max(0, top))
    return move.isForward
      ? row(after: max(index - 1, start)) ?? row(before: rows.items.count)
      : row(before: min(index + 1, start)) ?? row(after: -1)
  }

  /// Scrolls to a row until it is visible, and returns its cell. Rows that get a height on the way move it.
  func reveal(_ path: IndexPath) -> UITableViewCell? {
    for _ in 0..<Self.mostReveals {
      scroll(to: path, .none, false)
      layoutIfNeeded()
      guard let index = index(of: path) else { return nil }
      let (row, visible) = (frame(index), bounds.inset(by: adjustedContentInset))
      if row.overlap(with: visible).height > min(row.height, visible.height) - 1 { break }
    }
    return cellForRow(at: path)
  }

  /// How often a row is scrolled to whose place changes by measuring the rows before it. Each time measures a few.
  private static let mostReveals = 64
}
