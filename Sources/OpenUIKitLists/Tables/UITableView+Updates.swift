// Animated changes of a table's content.
extension UITableView {
  // In seconds, as in UIKit.
  static let updateDuration = 0.3

  /// Carries out changes, or adds them to the current batch.
  func change(_ changes: [ContentChange], _ animation: RowAnimation) {
    guard !changes.isEmpty else { return }
    beginBatch()
    batch?.append(changes, animation)
    endBatch(nil)
  }

  func beginBatch() {
    // Before the first layout there is nothing to animate, and no former number to compare with. Outside the batch: a call of the
    // app during the layout may change the table in a batch of its own.
    if batchDepth == 0, isLoaded { layoutIfNeeded() }
    batchDepth += 1
    guard batchDepth == 1 else { return }
    batch = TableBatch()
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    require(batchDepth > 0, "UITableView.endUpdates() without beginUpdates()")
    batchDepth -= 1
    guard batchDepth == 0, let batch else {
      completion?(true)
      return
    }
    self.batch = nil
    guard isLoaded, let dataSource else {
      discardData()
      completion?(true)
      return
    }
    let old = rows.rowCounts
    // A data source that reloads shows all changes by that.
    guard let counts = rowCounts(from: dataSource) else {
      completion?(false)
      return
    }
    let changes = ContentChanges(batch.changes, from: old, to: counts)
    carryOut(changes, batch, counts, animated: !batch.isSilent, completion)
  }

  /// Carries out the changes that `makeChanges` makes in the data source, and returns.
  package func applyChanges(
    animated: Bool, animation: RowAnimation, completion: ((Bool) -> Void)?,
    _ makeChanges: () -> ContentChanges
  ) {
    if isLoaded { layoutIfNeeded() }
    let wasLoaded = isLoaded
    let changes = makeChanges()
    guard wasLoaded, let dataSource else {
      discardData()
      completion?(true)
      return
    }
    guard let counts = rowCounts(from: dataSource) else {
      completion?(false)
      return
    }
    var batch = TableBatch()
    (batch.entering.others, batch.leaving.others) = (animation, animation)
    carryOut(changes, batch, counts, animated: animated, completion)
  }

  /// 1. Note where rows are. 2. Load the new numbers, and move cells to the rows that follow theirs.
  /// 3. Animate: rows that stay move to their new places, others leave or enter.
  private func carryOut(
    _ changes: ContentChanges, _ batch: TableBatch, _ counts: [Int], animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let dataSource else {
      completion?(false)
      return
    }
    var generation = generation
    leaveSwipe()
    // The delegate may change the content as the swipe ends. These changes start from an older one.
    guard generation == self.generation else {
      discardData()
      completion?(false)
      return
    }
    generation &+= 1
    self.generation = generation
    let (old, formerCells, formerSupplements) = (rows, cells, supplements)
    (cells, supplements) = ([:], [:])
    var update = TableUpdate()
    update.animations = batch.entering
    let successors = successors(of: old, changes)
    // Without an animation no row starts anywhere else.
    if animated {
      update.former.reserveCapacity(successors.count)
      for (index, successor) in successors { update.former[successor] = frame(index, in: old) }
    }
    for (path, animation) in batch.entering.reloads {
      if let place = changes[path] { update.animations.rows[place] = animation }
    }
    rows = TableRows(counts: counts)
    let former = formerHeights(old, successors, shown: formerCells, counts)
    let loaded = measured(counts, by: dataSource) { former[$0.section][$0.row] }
    guard generation == self.generation else {
      retireAll(formerCells, formerSupplements, old)
      setNeedsLayout()
      completion?(false)
      return
    }
    rows = loaded
    selection = selection.compactMap { changes[$0] }
    let leaving = moveViews(formerCells, formerSupplements, old, changes)
    configureAgain(changes)
    self.update = update
    animateLayout(animated, leaving, batch.leaving, completion)
    self.update = nil
  }

  /// The new index path of each surviving row of the former items.
  private func successors(of old: TableRows, _ changes: ContentChanges) -> [(Int, IndexPath)] {
    var found: [(Int, IndexPath)] = []
    for index in old.items.indices {
      if let path = old.path(of: index), let place = changes.keptPlace(of: path) {
        found.append((index, place))
      }
    }
    return found
  }

  /// The measured heights of surviving rows by their new sections and rows. Visible rows are measured again, because
  /// apps announce changed heights by an empty update.
  private func formerHeights(
    _ old: TableRows, _ successors: [(Int, IndexPath)], shown: [Int: UITableViewCell], _ counts: [Int]
  ) -> [[TableRows.Height?]] {
    var heights = counts.map { [TableRows.Height?](repeating: nil, count: $0) }
    for (index, place) in successors
    where heights.indices.contains(place.section) && heights[place.section].indices.contains(place.row) {
      let isMeasured = old.items[index].isMeasured && shown[index] == nil
      heights[place.section][place.row] = (old.items[index].height, isMeasured)
    }
    return heights
  }

  /// Gives surviving rows and sections their former views. Returns the others.
  private func moveViews(
    _ formerCells: [Int: UITableViewCell], _ formerSupplements: [Int: TableSupplement], _ old: TableRows,
    _ changes: ContentChanges
  ) -> [LeavingView] {
    var leaving: [LeavingView] = []
    for (index, cell) in formerCells {
      guard let path = old.path(of: index) else { continue }
      if let place = changes.keptPlace(of: path),
        let successor = rows.index(section: place.section, row: place.row)
      {
        cells[successor] = cell
      } else {
        leaving.append(.cell(cell, path))
      }
    }
    for (index, supplement) in formerSupplements {
      let item = old.items[index]
      if let section = changes.keptSection(item.section), rows.rowCounts.indices.contains(section) {
        let successor = item.kind == .header ? rows.header(section) : rows.footer(section)
        // The measure of a visible header of automatic height stays.
        if supplement.isAutomatic { _ = rows.measured(successor, item.height) }
        supplements[successor] = supplement
      } else {
        leaving.append(.supplement(supplement, item))
      }
    }
    return leaving
  }

  private func retireAll(
    _ cells: [Int: UITableViewCell], _ supplements: [Int: TableSupplement], _ rows: TableRows
  ) {
    for (index, cell) in cells { retire(cell, rows.path(of: index)) }
    for (index, supplement) in supplements { retire(supplement, rows.items[index]) }
  }

  /// Lets the data source configure the cells of reconfigured rows again.
  private func configureAgain(_ changes: ContentChanges) {
    for path in changes.reconfigured.compactMap({ changes[$0] }) {
      guard let index = rows.index(section: path.section, row: path.row), let cell = cells[index] else {
        continue
      }
      reconfigured = (path, cell)
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      // A data source that dequeues without the index path returns another cell, which replaces the first.
      if let answer, answer !== cell, cells[index] === cell {
        cells[index] = answer
        insertSubview(answer, aboveSubview: cell)
        retire(cell, path)
      }
      rows.discardMeasures(of: assumedHeight(path).isMeasured ? [] : [index])
    }
  }

  // MARK: Animation

  private func animateLayout(
    _ animated: Bool, _ leaving: [LeavingView], _ animations: RowAnimations,
    _ completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil else {
      update = nil
      setNeedsLayout()
      layoutIfNeeded()
      // After the layout: a reloaded row gets another cell than the one that leaves.
      for view in leaving { retire(view) }
      completion?(true)
      return
    }
    var departing = leaving
    UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .layoutSubviews) {
      for view in leaving { self.sendAway(view, animations) }
      departing += self.takeOutOfSight()
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { finished in
      // Views leave at the end of the animation. A view that left at once could not fade out.
      for view in departing { self.retire(view) }
      completion?(finished)
    }
  }

  private func sendAway(_ view: LeavingView, _ animations: RowAnimations) {
    guard case .cell(let cell, let path) = view else {
      view.view?.alpha = 0
      return
    }
    let end = TableUpdate.away(cell.frame, animations[path])
    sendSubviewToBack(cell)
    cell.frame = end.frame
    cell.alpha = animations[path] == .none ? 0 : end.alpha
  }

  /// Moves the cells of rows that the update has put out of sight, and returns them.
  private func takeOutOfSight() -> [LeavingView] {
    var gone: [LeavingView] = []
    for index in Array(cells.keys) {
      let frame = frame(index)
      guard frame.maxY <= bounds.minY || frame.minY >= bounds.maxY,
        let path = rows.path(of: index), let cell = cells.removeValue(forKey: index)
      else { continue }
      cell.frame = frame
      gone.append(.cell(cell, path))
    }
    return gone
  }

  private func retire(_ view: LeavingView) {
    switch view {
    case .cell(let cell, let path): retire(cell, path)
    case .supplement(let supplement, let item): retire(supplement, item)
    }
  }
}

/// A view that an update removes.
private enum LeavingView {
  case cell(UITableViewCell, IndexPath)
  case supplement(TableSupplement, TableRows.Item)

  var view: UIView? {
    switch self {
    case .cell(let cell, _): cell
    case .supplement(let supplement, _): supplement.view
    }
  }
}
