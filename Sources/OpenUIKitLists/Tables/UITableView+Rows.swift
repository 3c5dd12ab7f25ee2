// The numbers and heights of rows, headers and footers.

extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate }

  func discardData() {
    // First: it calls the delegate, which may change the table.
    closeSwipe(animated: false)
    let former = (cells: cells, supplements: supplements, rows: rows)
    generation &+= 1
    isLoaded = false
    selection = []
    prefetched = []
    // Before anything else: the calls below may lay out the table again.
    (cells, supplements, rows) = ([:], [:], TableRows())
    for (index, cell) in former.cells.sorted(by: { $0.key < $1.key }) {
      retire(cell, former.rows.path(of: index))
    }
    for (index, supplement) in former.supplements.sorted(by: { $0.key < $1.key }) {
      retire(supplement, former.rows.items[index])
    }
    reloadIndexTitles()
    setNeedsLayout()
  }

  /// Loads the numbers from the data source, and again if it makes the table reload meanwhile.
  func load() {
    var attempts = 0
    while !isLoaded, attempts < Self.mostAttempts, let dataSource {
      guard let counts = rowCounts(from: dataSource) else {
        attempts += 1
        continue
      }
      let generation = generation
      isLoaded = true
      // The delegate may read the numbers while it is asked for heights, so they are stored first.
      rows = TableRows(counts: counts)
      let loaded = measured(counts, by: dataSource, former: nil)
      attempts += 1
      if generation == self.generation { rows = loaded }
    }
  }

  /// The numbers of rows; nil if the data source makes the table reload meanwhile.
  func rowCounts(from dataSource: any UITableViewDataSource) -> [Int]? {
    let generation = generation
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    var counts: [Int] = []
    for section in 0..<sections where generation == self.generation {
      counts.append(
        checked(dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)"))
    }
    return generation == self.generation ? counts : nil
  }

  private func checked(_ count: Int, _ kind: @autoclosure () -> String) -> Int {
    require(count >= 0, "The data source of \(layoutDescription) has \(count) \(kind())")
    return count
  }

  /// The rows with their heights. `former` returns the present height of a row of automatic height; nil for
  /// the estimate, and nil itself if all have that. If the delegate changes the content, it is not asked for the other rows of the former one, and the rows that are
  /// returned are incomplete.
  func measured(
    _ counts: [Int], by dataSource: any UITableViewDataSource, former: ((IndexPath) -> TableRows.Height?)?
  ) -> TableRows {
    let outer = measuring
    measuring = TableMeasuring(generation: generation)
    defer {
      if measuring?.hasSkippedLayout == true { setNeedsLayout() }
      measuring = outer
    }
    let generation = generation
    var rows = TableRows()
    for (section, count) in counts.enumerated() where generation == self.generation {
      let header = headerHeight(section, dataSource)
      let heights =
        assumedHeights(section, count, former: former) ?? askedHeights(section, count, former: former)
      guard generation == self.generation else { break }
      rows.append(header: header, rows: heights, footer: footerHeight(section, dataSource))
    }
    return rows
  }

  /// The heights of rows that no delegate is asked for: all have that of the table, or of its estimate. Nil if there is a delegate.
  private func assumedHeights(
    _ section: Int, _ count: Int, former: ((IndexPath) -> TableRows.Height?)?
  ) -> [TableRows.Height]? {
    guard tableDelegate == nil, count > 0 else { return nil }
    let assumed = assumedHeight(IndexPath(row: 0, section: section))
    guard let former, !assumed.isMeasured else { return Array(repeating: assumed, count: count) }
    return (0..<count).map { former(IndexPath(row: $0, section: section)) ?? assumed }
  }

  /// The heights of rows for each of which the delegate is asked, as long as it does not change the content.
  private func askedHeights(
    _ section: Int, _ count: Int, former: ((IndexPath) -> TableRows.Height?)?
  ) -> [TableRows.Height] {
    let generation = generation
    var heights: [TableRows.Height] = []
    for row in 0..<count where generation == self.generation {
      let path = IndexPath(row: row, section: section)
      let assumed = assumedHeight(path)
      heights.append(assumed.isMeasured ? assumed : former?(path) ?? assumed)
    }
    return heights
  }

  func assumedHeight(_ path: IndexPath) -> TableRows.Height {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return (height, true) }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate >= 0 ? max(1, estimate) : UITableViewCell.leastHeight, false)
  }

  private func headerHeight(_ section: Int, _ dataSource: any UITableViewDataSource) -> TableRows.Height {
    let isTitled = dataSource.tableView(self, titleForHeaderInSection: section) != nil
    let height = statedHeight(section, isHeader: true, isTitled: isTitled)
    if height >= 0 {
      if !isTitled, leavesOut(height, sectionHeaderHeight) { return (0, false) }
      return (height > 0 ? height + headerPadding : 0, true)
    }
    let estimate = estimatedHeight(ofHeader: section)
    if !isTitled, estimate > 0 { return (estimate + headerPadding, false) }
    return (isTitled ? titleHeaderHeight : emptyHeaderHeight, false)
  }

  private func footerHeight(_ section: Int, _ dataSource: any UITableViewDataSource) -> TableRows.Height {
    let isTitled = dataSource.tableView(self, titleForFooterInSection: section) != nil
    let height = statedHeight(section, isHeader: false, isTitled: isTitled)
    if height >= 0 {
      return !isTitled && leavesOut(height, sectionFooterHeight) ? (0, false) : (height, true)
    }
    return (isTitled ? Self.plainTitleHeight : max(0, estimatedHeight(ofFooter: section)), false)
  }

  /// The height of a header or footer that the delegate or the table states, in points; negative for that of its content.
  func statedHeight(_ section: Int, isHeader: Bool, isTitled: Bool) -> CGFloat {
    let heightOfTable = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? heightOfTable
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? heightOfTable
    guard isTitled, height == heightOfTable, isTooSmallForTitles(height, isHeader) else { return height }
    return UITableView.automaticDimension
  }

  /// Whether a height of all headers or footers of a grouped table is that of sections without titles alone. Storyboards state 18 points for
  /// every grouped table, and titles of its sections have their own height in UIKit.
  private func isTooSmallForTitles(_ height: CGFloat, _ isHeader: Bool) -> Bool {
    style != .plain && height > 0 && height < (isHeader ? titleHeaderHeight : Self.plainTitleHeight)
  }

  /// Whether a header or footer without a title has no space until the delegate has a view for it: in a plain table, unless the delegate
  /// returns a height of its own. Storyboards state 28 points for every plain table, whose sections without headers have no gaps in UIKit.
  private func leavesOut(_ height: CGFloat, _ heightOfTable: CGFloat) -> Bool {
    style == .plain && height == heightOfTable
  }

  /// The height of a header with a title, in points.
  var titleHeaderHeight: CGFloat {
    style == .plain ? Self.plainTitleHeight + headerPadding : Self.groupTitleHeight + headerPadding
  }

  /// The space above a section without a header, in points.
  var emptyHeaderHeight: CGFloat { style == .plain ? 0 : Self.sectionSpace }

  /// The space above headers, in points.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? Self.plainHeaderPadding : 0
  }

  // MARK: Places

  func index(of path: IndexPath) -> Int? {
    load()
    return rows.index(section: path.section, row: path.row)
  }

  /// The start of the first section, in points of the content.
  var start: CGFloat { tableHeaderView?.bounds.height ?? 0 }

  func frame(_ index: Int) -> CGRect { frame(index, in: rows) }

  func frame(_ index: Int, in rows: TableRows) -> CGRect {
    let inset = sectionInset
    guard inset > 0 else {
      return CGRect(
        x: 0, y: start + rows.top(of: index), width: bounds.width, height: rows.items[index].height)
    }
    let safeArea = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let sides = 2 * inset + safeArea.left + safeArea.right
    return CGRect(
      x: inset + safeArea.left, y: start + rows.top(of: index), width: max(0, bounds.width - sides),
      height: rows.items[index].height)
  }

  /// The parts of the safe area at the sides that the content of rows and titles leaves free. Sections of an inset table lie inside of
  /// the safe area as a whole.
  final var rowSafeArea: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  final func safeAreaDidChange() {
    let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    guard sides != measuredSides else { return }
    measuredSides = sides
    if insetsContentViewsToSafeArea { sidesDidChange() }
  }

  /// The next layout measures the rows in another width.
  final func sidesDidChange() {
    measuredWidth = -1
    layoutOfCellsDidChange()
  }

  /// The space beside the sections of an inset table, in points.
  var sectionInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= Self.wideScreen ? Self.wideMargin : Self.margin
  }

  /// The space at the sides of rows and titles, in points.
  var rowMargin: CGFloat { Self.rowMargin(in: bounds.width, of: window) }

  /// The space at the sides of rows and titles in a table of a width, in points. Interface Builder has saved margins of 16 points in
  /// cells up to 393 points wide, and of 20 from 414 on. On a smaller phone on its side they are 16, as those of its screens.
  static func rowMargin(in width: CGFloat, of window: UIWindow?) -> CGFloat {
    let screen = window.map { min($0.bounds.width, $0.bounds.height) } ?? width
    return min(width, screen) >= wideScreen ? wideMargin : margin
  }

  func row(at point: CGPoint) -> IndexPath? {
    load()
    let y = point.y - start
    guard y >= 0, y < rows.height else { return nil }
    return rows.path(of: rows.index(at: y))
  }

  /// The number of times that the data source is loaded in one call if it makes the table reload meanwhile.
  private static let mostAttempts = 8
  // UIKit's measures, in points.
  static let plainTitleHeight: CGFloat = 28
  static let plainHeaderPadding: CGFloat = 22
  static let groupTitleHeight: CGFloat = 56
  static let sectionSpace: CGFloat = 35
  private static let margin: CGFloat = 16
  private static let wideMargin: CGFloat = 20
  private static let wideScreen: CGFloat = 414
}
