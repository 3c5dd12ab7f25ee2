// The cells of visible rows.

extension UITableView {
  func updateContentSize() {
    let footer = tableFooterView?.bounds.height ?? 0
    contentSize = CGSize(width: bounds.width, height: start + rows.height + footer)
  }

  /// Places the views above the first row and below the last one.
  func placeEnds() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
    let footer = tableFooterView?.bounds.height ?? 0
    tableFooterView?.frame = CGRect(x: 0, y: start + rows.height, width: bounds.width, height: footer)
  }

  func widthDidChange() {
    measuredWidth = bounds.width
    let automatic = rows.items.indices.filter { index in
      guard let path = rows.path(of: index) else { return supplements[index]?.isAutomatic == true }
      return (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }
    rows.discardMeasures(of: automatic)
  }

  /// Another property of the table has changed the inside of cells.
  func layoutOfCellsDidChange() {
    for cell in cells.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Adds visible cells. The data source and the delegate may reload everything when they are called. The
  /// next layout starts from the beginning then.
  func showVisibleRows() {
    guard bounds.height > 0, !rows.items.isEmpty else {
      removeCells { _ in true }
      return removeSupplements { _ in true }
    }
    let generation = generation
    var first = rows.index(at: max(0, bounds.minY - start))
    // A header whose height is not known yet may have none until it is asked for its view.
    while first > 0, rows.items[first - 1].height == 0, !rows.items[first - 1].isMeasured { first -= 1 }
    var index = first
    while index < rows.items.count, start + rows.top(of: index) < bounds.maxY {
      show(index, generation)
      guard generation == self.generation else { return setNeedsLayout() }
      index += 1
    }
    let visible = first..<max(first, index)
    let floating = showFloatingSupplements(visible, generation)
    guard generation == self.generation else { return setNeedsLayout() }
    let dragged = reordering?.index
    removeCells { !visible.contains($0) && $0 != dragged }
    removeSupplements { !visible.contains($0) && !floating.contains($0) }
    placeSupplements()
    prefetch(beyond: visible)
  }

  private func show(_ index: Int, _ generation: Int) {
    if rows.path(of: index) == nil { showSupplement(index, generation) } else { showCell(index, generation) }
  }

  private func removeCells(where isGone: (Int) -> Bool) {
    for index in Array(cells.keys) where isGone(index) { recycle(index) }
  }

  private func showCell(_ index: Int, _ generation: Int) {
    guard let path = rows.path(of: index), let cell = cells[index] ?? makeCell(index, path, generation) else {
      return
    }
    prepare(cell, path)
    guard generation == self.generation else { return }
    if !rows.items[index].isMeasured {
      let moves = start + rows.top(of: index) < bounds.minY
      let height = cell.height(fitting: frame(index).width)
      guard generation == self.generation else { return }
      let growth = rows.measured(index, height)
      // Content above the visible part grows upwards, so that visible rows do not move.
      if moves { followContent(movedBy: CGPoint(x: 0, y: growth)) }
      guard generation == self.generation else { return }
    }
    guard reordering?.index != index else { return }
    let frame = shownFrame(index, cell)
    if cell.frame != frame { cell.frame = frame }
    if update?.entering.remove(index) != nil { cell.alpha = 1 }
  }

  /// The rectangle of a cell: that of its row, unless a finger moves it or another row.
  private func shownFrame(_ index: Int, _ cell: UITableViewCell) -> CGRect {
    let frame = frame(index)
    if let swipes, swipes.row === cell { return frame.offsetBy(dx: swipes.offset, dy: 0) }
    guard let reordering else { return frame }
    return frame.offsetBy(
      dx: 0, dy: reordering.displacement(of: index, height: rows.items[reordering.index].height))
  }

  /// Sets what the place of a row determines.
  private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    let isLast = path.row == rows.rowCounts[path.section] - 1
    cell.place(inGroup: style, isFirst: path.row == 0, isLast: isLast)
    cell.separatorLine.isHidden =
      separatorStyle == .none || style == .insetGrouped && isLast || cell.isReordering
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// Measures the row of a cell again, because its content has changed, if its height depends on the content.
  func contentDidChange(of cell: UITableViewCell) {
    #if !hasFeature(Embedded)
      guard settings.selfSizing != .disabled else { return }
    #endif
    guard let index = cells.first(where: { $0.value === cell })?.key, let path = rows.path(of: index),
      assumedHeight(path).isMeasured == false
    else { return }
    rows.discardMeasures(of: [index])
    setNeedsLayout()
  }

  /// Returns a new cell at its place; nil if everything has to be reloaded.
  private func makeCell(_ index: Int, _ path: IndexPath, _ generation: Int) -> UITableViewCell? {
    var made: UITableViewCell?
    // A cell that is configured within an animation block would move in from its former values.
    UIView.performWithoutAnimation { made = dataSource?.tableView(self, cellForRowAt: path) }
    guard let cell = made else { return nil }
    guard generation == self.generation else {
      keep(cell)
      return nil
    }
    cells[index] = cell
    UIView.performWithoutAnimation { enter(cell, index, path) }
    guard generation == self.generation else { return nil }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return generation == self.generation ? cell : nil
  }

  /// Indents a cell as the delegate asks; otherwise the level stays that the data source has set.
  private func indent(_ cell: UITableViewCell, _ path: IndexPath) {
    answersByDefault = false
    guard let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), !answersByDefault else {
      return
    }
    cell.indentationLevel = level
  }

  private func enter(_ cell: UITableViewCell, _ index: Int, _ path: IndexPath) {
    let generation = generation
    indent(cell, path)
    // Each call of the app may change the rows.
    guard generation == self.generation else { return }
    insertSubview(cell, at: place(of: index))
    guard generation == self.generation else { return }
    cell.frame = frame(index)
    showEditing(of: cell, at: path, animated: false)
    guard generation == self.generation else { return }
    guard let start = update?.start(of: path, frame(index)) else { return }
    cell.frame = start.frame
    cell.layoutIfNeeded()
    guard start.alpha < 1 else { return }
    cell.alpha = start.alpha
    update?.entering.insert(index)
  }

  /// The index of an item among the subviews, which are in reading order.
  func place(of index: Int) -> Int {
    let before =
      cells.keys.count { $0 < index } + supplements.count { $0.key < index && $0.value.view != nil }
    return min(before + (backgroundView == nil ? 0 : 1), subviews.count)
  }

  private func recycle(_ index: Int) {
    guard let cell = cells.removeValue(forKey: index) else { return }
    retire(cell, rows.path(of: index))
  }

  /// Removes a cell that is no longer listed.
  func retire(_ cell: UITableViewCell, _ path: IndexPath?) {
    if swipes?.row === cell { closeSwipe(animated: false) }
    cell.removeFromSuperview()
    cell.alpha = 1
    keep(cell)
    if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }
}
