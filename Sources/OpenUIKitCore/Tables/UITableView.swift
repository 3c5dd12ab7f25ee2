/// A list of rows, of which only the visible ones have views.
///
/// Cells that scroll out of sight are reused for other rows. A row of automatic height gets the height of its
/// content when it becomes visible; until then it has the height `estimatedRowHeight`.
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Separate sections on a grey background.
    case grouped = 1
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a hairline.
    case singleLine = 1
  }

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as makes the row visible.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// A height that stands for that of the content.
  public static let automaticDimension: CGFloat = -1

  /// The source of the content; not retained.
  #if hasFeature(Embedded)
    @Weak open var dataSource: (any UITableViewDataSource)? { didSet { forgetData() } }
  #else
    open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetData() } }
  #endif

  /// The style of the table.
  public let style: Style

  private var rows = TableRows()
  private var isLoaded = false
  /// The number of reloads. A step that began before the last one is abandoned.
  private var generation = 0
  private var measuredWidth: CGFloat = 0
  private var cells: [Int: UITableViewCell] = [:]
  private var titles: [Int: UILabel] = [:]
  private var spares: [ExactString: [UITableViewCell]] = [:]
  private var classes: [ExactString: UITableViewCell.Type] = [:]
  private var selection: IndexPath?

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table of size zero.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Settings

  /// The height of rows, in points; by default that of their content.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetData() } }
  /// The height of a row of automatic height until it is measured, in points.
  open var estimatedRowHeight: CGFloat = 44 { didSet { forgetData() } }
  /// Whether touches select rows.
  open var allowsSelection = true
  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }

  /// A view above the first row, with its own height; nil for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the last row, with its own height; nil for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Cells

  #if hasFeature(Embedded)
    /// Registers a class of cells under an identifier; nil removes it.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
      classes[ExactString(identifier)] = cellClass
    }
  #else
    /// Registers a class of cells under an identifier; nil removes it. Traps for a class that is not a
    /// cell's.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      guard let cellClass else { return classes[ExactString(identifier)] = nil }
      guard let type = cellClass as? UITableViewCell.Type else {
        fatalError("UITableView.register takes a class of UITableViewCell for \(identifier)")
      }
      classes[ExactString(identifier)] = type
    }
  #endif

  /// Returns a reused cell with an identifier, or a new one of its class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spares[ExactString(identifier)]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[ExactString(identifier)]?.init(_style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused cell with an identifier, or a new one of its class. Traps if no class is registered for
  /// the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
    }
    return cell
  }

  /// The cells that are visible, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The rows that are visible, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap(path)
  }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    index(of: indexPath).flatMap { cells[$0] }
  }

  /// The row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { path($0.key) }
  }

  // MARK: Rows

  /// Reloads everything from the data source. Removes the selection.
  open func reloadData() { forgetData() }

  private func forgetData() {
    let former = (cells: cells, titles: titles, rows: rows)
    generation &+= 1
    isLoaded = false
    selection = nil
    // Before anything else: the calls below may lay out the table again.
    (cells, titles, rows) = ([:], [:], TableRows())
    for (index, cell) in former.cells.sorted(by: { $0.key < $1.key }) {
      retire(cell, former.rows.path(of: index))
    }
    for title in former.titles.values { title.removeFromSuperview() }
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    load()
    return rows.rowCounts.count
  }

  /// The number of rows in a section. Traps if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    load()
    require(rows.rowCounts.indices.contains(section), "UITableView has no section \(section)")
    return rows.rowCounts[section]
  }

  /// The rectangle of a row, in points of the content; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    return index(of: indexPath).map(frame) ?? .zero
  }

  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    let y = point.y - start
    guard y >= 0, y < rows.height else { return nil }
    return path(rows.index(at: y))
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    load()
    guard let index = index(of: indexPath) else { return }
    let row = frame(index)
    let visible = bounds.inset(by: adjustedContentInset)
    var y = contentOffset.y
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - adjustedContentInset.top
    case .middle: y = row.midY - visible.height / 2 - adjustedContentInset.top
    case .bottom: y = row.maxY - visible.height - adjustedContentInset.top
    }
    updateContentSize()
    setContentOffset(CGPoint(x: contentOffset.x, y: y.clamped(to: verticalRange)), animated: animated)
  }

  /// Loads the numbers from the data source, and again if it makes the table reload meanwhile.
  private func load() {
    var attempts = 0
    while !isLoaded, attempts < Self.mostAttempts, let dataSource {
      let generation = generation
      let counts = rowCounts(from: dataSource)
      guard generation == self.generation else {
        attempts += 1
        continue
      }
      isLoaded = true
      // The delegate may read the numbers while it is asked for heights, so they are stored first.
      rows = TableRows(counts: counts)
      let loaded = measured(counts, by: dataSource)
      attempts += 1
      if generation == self.generation { rows = loaded }
    }
  }

  private func rowCounts(from dataSource: any UITableViewDataSource) -> [Int] {
    (0..<checked(dataSource.numberOfSections(in: self), "sections")).map {
      checked(dataSource.tableView(self, numberOfRowsInSection: $0), "rows in section \($0)")
    }
  }

  private func checked(_ count: Int, _ kind: @autoclosure () -> String) -> Int {
    require(count >= 0, "The data source of \(layoutDescription) has \(count) \(kind())")
    return count
  }

  private func measured(_ counts: [Int], by dataSource: any UITableViewDataSource) -> TableRows {
    var rows = TableRows()
    for (section, count) in counts.enumerated() {
      let title = dataSource.tableView(self, titleForHeaderInSection: section)
      let titleHeight = style == .plain ? Self.titleHeight : Self.groupTitleHeight
      let space: CGFloat? = title != nil ? titleHeight : style == .grouped ? Self.sectionSpace : nil
      rows.append(title: space, rows: (0..<count).map { assumedHeight(IndexPath(row: $0, section: section)) })
    }
    return rows
  }

  private func assumedHeight(_ path: IndexPath) -> (height: CGFloat, isMeasured: Bool) {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? (height, true) : (max(1, estimatedRowHeight), false)
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate?._tableViewDelegate }

  private func index(of path: IndexPath) -> Int? {
    load()
    return rows.index(section: path.section, row: path.row)
  }

  private func path(_ index: Int) -> IndexPath? { rows.path(of: index) }

  private var start: CGFloat { tableHeaderView?.bounds.height ?? 0 }

  private func frame(_ index: Int) -> CGRect {
    CGRect(x: 0, y: start + rows.top(of: index), width: bounds.width, height: rows.items[index].height)
  }

  // MARK: Layout

  /// Adds the cells of visible rows, and measures those that were not visible before.
  open override func layoutSubviews() {
    load()
    if bounds.width != measuredWidth { widthDidChange() }
    showVisibleRows()
    updateContentSize()
    super.layoutSubviews()
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
    let footer = tableFooterView?.bounds.height ?? 0
    tableFooterView?.frame = CGRect(x: 0, y: start + rows.height, width: bounds.width, height: footer)
  }

  private func updateContentSize() {
    let footer = tableFooterView?.bounds.height ?? 0
    contentSize = CGSize(width: bounds.width, height: start + rows.height + footer)
  }

  private func widthDidChange() {
    measuredWidth = bounds.width
    let automatic = rows.items.indices.filter { index in
      guard let path = path(index) else { return false }
      return (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }
    rows.forgetMeasures(of: automatic)
  }

  /// Adds visible cells. The data source and the delegate may reload everything when they are called. The
  /// next layout starts from the beginning then.
  private func showVisibleRows() {
    guard bounds.height > 0, !rows.items.isEmpty else { return removeCells { _ in true } }
    let generation = generation
    let first = rows.index(at: max(0, bounds.minY - start))
    var index = first
    while index < rows.items.count, start + rows.top(of: index) < bounds.maxY {
      if rows.items[index].row == nil { showTitle(index, generation) } else { showCell(index, generation) }
      guard generation == self.generation else { return setNeedsLayout() }
      index += 1
    }
    let visible = first..<max(first, index)
    removeCells { !visible.contains($0) }
    for index in Array(titles.keys) where !visible.contains(index) {
      titles.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  private func removeCells(where isGone: (Int) -> Bool) {
    for index in Array(cells.keys) where isGone(index) { recycle(index) }
  }

  private func showCell(_ index: Int, _ generation: Int) {
    guard let path = path(index), let cell = cells[index] ?? makeCell(index, path, generation) else { return }
    if !rows.items[index].isMeasured {
      let moves = start + rows.top(of: index) < bounds.minY
      let height = cell.height(fitting: bounds.width)
      guard generation == self.generation else { return }
      let growth = rows.measured(index, height)
      // Content above the visible part grows upwards, so that visible rows do not move.
      if moves { followContent(movedBy: CGPoint(x: 0, y: growth)) }
      guard generation == self.generation else { return }
    }
    let frame = frame(index)
    if cell.frame != frame { cell.frame = frame }
    cell.separator.isHidden = separatorStyle == .none
    cell.setSelected(path == selection, animated: false)
  }

  /// Measures the row of a cell again, because its content has changed, if its height depends on the content.
  func contentDidChange(of cell: UITableViewCell) {
    guard let index = cells.first(where: { $0.value === cell })?.key, let path = path(index),
      assumedHeight(path).isMeasured == false
    else { return }
    rows.forgetMeasures(of: [index])
    setNeedsLayout()
  }

  private func placeInGroup(_ path: IndexPath) -> (isFirst: Bool, isLast: Bool) {
    (path.row == 0, path.row == rows.rowCounts[path.section] - 1)
  }

  /// Returns a new cell at its place; nil if everything has to be reloaded.
  private func makeCell(_ index: Int, _ path: IndexPath, _ generation: Int) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    guard generation == self.generation else {
      keep(cell)
      return nil
    }
    cells[index] = cell
    if style == .grouped { cell.placeInGroup = placeInGroup(path) }
    insertSubview(cell, at: place(of: index))
    guard generation == self.generation else { return nil }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return generation == self.generation ? cell : nil
  }

  /// The index of an item among the subviews, which are in reading order.
  private func place(of index: Int) -> Int {
    let before = cells.keys.count { $0 < index } + titles.keys.count { $0 < index }
    return min(before, subviews.count)
  }

  private func recycle(_ index: Int) {
    guard let cell = cells.removeValue(forKey: index) else { return }
    retire(cell, path(index))
  }

  /// Removes a cell that is no longer listed.
  private func retire(_ cell: UITableViewCell, _ path: IndexPath?) {
    cell.removeFromSuperview()
    keep(cell)
    if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// Keeps a cell for reuse, unless it is in use or kept already.
  private func keep(_ cell: UITableViewCell) {
    guard let name = cell.reuseIdentifier, !cells.values.contains(where: { $0 === cell }) else { return }
    let key = ExactString(name)
    if spares[key]?.contains(where: { $0 === cell }) != true { spares[key, default: []].append(cell) }
  }

  private func showTitle(_ index: Int, _ generation: Int) {
    let section = rows.items[index].section
    guard let text = dataSource?.tableView(self, titleForHeaderInSection: section),
      generation == self.generation
    else { return }
    let label = titles[index] ?? UILabel()
    titles[index] = label
    label.text = text
    label.font = .systemFont(
      ofSize: style == .plain ? 17 : 13, weight: style == .plain ? .semibold : .regular)
    label.textColor = style == .plain ? .label : .secondaryLabel
    label.accessibilityTraits = .header
    let frame = frame(index)
    // The title of a group is small and directly above it.
    let height = style == .plain ? frame.height : label.intrinsicContentSize.height
    label.frame = CGRect(
      x: Self.margin, y: frame.maxY - height - (style == .plain ? 0 : Self.titleGap),
      width: max(0, frame.width - 2 * Self.margin), height: height)
    if label.superview == nil { insertSubview(label, at: place(of: index)) }
  }

  // MARK: Selection

  /// The selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection }

  /// Selects a row, or none, and scrolls to it unless the position is `none`. Does not call the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  private func select(_ indexPath: IndexPath?, animated: Bool) {
    selection = indexPath
    for (index, cell) in cells { cell.setSelected(path(index) == indexPath, animated: animated) }
  }

  /// Deselects a row. The delegate is not asked.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selection == indexPath { selection = nil }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func touch(_ cell: UITableViewCell, began: Bool) {
    if allowsSelection { cell.setHighlighted(began, animated: false) }
  }

  /// Selects the row of a cell after a tap, if the delegate allows it.
  func select(_ cell: UITableViewCell) {
    guard allowsSelection, let tapped = indexPath(for: cell) else { return }
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let wanted else { return }
    let former = selection
    select(wanted, animated: false)
    if let former, former != wanted { tableDelegate?.tableView(self, didDeselectRowAt: former) }
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  /// The number of times that the data source is loaded in one call if it makes the table reload meanwhile.
  private static let mostAttempts = 8
  // UIKit's measures, in points.
  private static let titleHeight: CGFloat = 38
  private static let groupTitleHeight: CGFloat = 56
  private static let titleGap: CGFloat = 6
  private static let sectionSpace: CGFloat = 35
  private static let margin: CGFloat = 16
}
