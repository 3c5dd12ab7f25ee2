@_spi(Overrides) import OpenUIKitCore

/// A list of rows. Only the visible ones have views.
///
/// Cells that scroll out of sight are reused for other rows. A row of automatic height gets the height of its
/// content when it becomes visible; until then it has the height `estimatedRowHeight`.
open class UITableView: UIScrollView {
  /// The source of the content; not retained.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { discardData() } }

  /// The style of the table.
  public let style: Style

  var rows = TableRows()
  var isLoaded = false
  /// The number of reloads. A step that began before the last one is abandoned.
  var generation = 0
  var measuredWidth: CGFloat = 0
  /// The content whose heights the delegate is being asked for; nil for none.
  var measuring: TableMeasuring?
  /// The row to which the last scroll has led; nil after the next layout.
  var aim: ScrollAim<ScrollPosition>?
  /// The visible cells by the indexes of their items.
  var cells: [Int: UITableViewCell] = [:]
  /// The visible headers and footers by the indexes of their items.
  var supplements: [Int: TableSupplement] = [:]
  var pool = TablePool()
  /// The selected rows, in the order of their selection.
  var selection: [IndexPath] = []
  /// The changes of the current batch; nil outside of one.
  var batch: TableBatch?
  var batchDepth = 0
  /// The update that the current layout carries out; nil outside of one.
  var update: TableUpdate?
  /// The row whose cell is being configured again, and the cell; nil for none.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)? { didSet { releaseAfterAssignment(oldValue) } }
  /// Whether the last answer of the data source came from a default implementation.
  var answersByDefault = false
  var isEditingStorage = false
  /// Whether the cells change to or from editing in an animation, at whose end they are notified.
  var isAnimatingEditing = false
  /// The state of the actions of a swiped row; nil until a row is swiped.
  var swipes: TableSwipes?
  /// The row that is being dragged to another place; nil for none.
  var reordering: TableReordering?
  var indexView: TableIndexView?
  /// The rows for which the prefetching data source has prepared.
  var prefetched: Set<IndexPath> = []
  private var contextMenu: TableContextMenu?
  #if !hasFeature(Embedded)
    /// Settings that few tables have.
    final var settings = TableSettings()
  #endif

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

  /// Creates a table of size zero, plain unless a file of Interface Builder states its style.
  public required init?(coder: NSCoder) {
    #if hasFeature(Embedded) && !HasInterfaceFiles
      style = .plain
    #else
      style = coder.interfaceValue(.style) ?? .plain
    #endif
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    contextMenu = TableContextMenu(self)
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addSwipes()
  }

  // MARK: Settings

  /// The height of rows, in points; by default that of their content.
  open var rowHeight = UITableView.automaticDimension { didSet { discardData() } }
  /// The height of a row of automatic height until it is measured, in points.
  open var estimatedRowHeight: CGFloat = 44 { didSet { discardData() } }
  /// The height of headers, in points; by default that of their content. Sections of a plain table that have none take no space.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { discardData() } }
  /// The height of footers, in points; by default that of their content. Sections of a plain table that have none take no space.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { discardData() } }
  /// The height of a header of automatic height until it is measured, in points; by default that of a title.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { discardData() } }
  /// The height of a footer of automatic height until it is measured, in points; by default that of a title.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { discardData() } }
  /// The space above headers, in points; by default 22 in a plain table, and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { discardData() } }
  /// Whether the content of rows, headers and footers keeps clear of the safe area; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sidesDidChange() } }
  }
  /// The sides of the safe area in which the rows were measured.
  var measuredSides = UIEdgeInsets.zero
  /// Whether content is no wider than readable text; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { layoutOfCellsDidChange() } }
  }
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows; that of separators by default.
  open var separatorColor: UIColor? = .separator { didSet { layoutOfCellsDidChange() } }
  /// The space at the ends of the lines between rows, in points. By default they begin where the text does.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetStorage ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      separatorInsetStorage = newValue
      layoutOfCellsDidChange()
    }
  }
  var separatorInsetStorage: UIEdgeInsets?
  /// The origin of `separatorInset`; the cell's edge by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { layoutOfCellsDidChange() }
  }

  /// Whether touches select rows.
  open var allowsSelection = true
  /// Whether touches select rows in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether touches on several rows select all of them, and touches on selected ones deselect them.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
  /// Whether several rows can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// The object that is notified of changes in the table and makes decisions about it; not retained. Reads as nil if it is only a
  /// delegate of a scroll view.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { delegateReference?.delegate }
    set { super.delegate = newValue }
  }
  private var delegateReference: TableDelegateReference?

  @_spi(Overrides) open override func delegateDidChange() {
    delegateReference = super.delegate?._tableViewDelegate as? TableDelegateReference
  }

  /// A view above the first row, with its own height; nil for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the last row, with its own height; nil for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// A view behind the rows, as large as the visible part; nil for none.
  open var backgroundView: UIView? {
    didSet {
      replace(oldValue, by: nil)
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// The object that prepares rows before they become visible; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prepared before they become visible; true by default.
  open var isPrefetchingEnabled = true

  /// The colour of the index at the trailing edge; the tint colour by default.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  /// The background of the index; none by default.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  /// How many rows a table needs to show its index; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  // MARK: Cells

  #if hasFeature(Embedded)
    /// Registers a class of cells under an identifier; nil removes it.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
      pool.cellClasses[ExactString(identifier)] = cellClass
    }

    /// Registers a class of headers and footers under an identifier; nil removes it.
    open func register(
      _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      pool.supplementClasses[ExactString(identifier)] = viewClass
    }
  #else
    /// Registers a class of cells under an identifier; nil removes it. Traps for a class that is not a
    /// cell's.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      pool.cellNibs[ExactString(identifier)] = nil
      guard let cellClass else { return pool.cellClasses[ExactString(identifier)] = nil }
      guard let type = cellClass as? UITableViewCell.Type else {
        fatalError("UITableView.register takes a class of UITableViewCell for \(identifier)")
      }
      pool.cellClasses[ExactString(identifier)] = type
    }

    /// Registers a class of headers and footers under an identifier; nil removes it. Traps for a class of
    /// other views.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
      pool.supplementNibs[ExactString(identifier)] = nil
      guard let aClass else { return pool.supplementClasses[ExactString(identifier)] = nil }
      guard let type = aClass as? UITableViewHeaderFooterView.Type else {
        fatalError("UITableView.register takes a class of UITableViewHeaderFooterView for \(identifier)")
      }
      pool.supplementClasses[ExactString(identifier)] = type
    }
  #endif
  #if !hasFeature(Embedded) || HasInterfaceFiles
    /// Registers a nib with one cell under an identifier, instead of a class; nil removes it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      pool.cellNibs[ExactString(identifier)] = nib
    }

    /// Registers a nib with one header or footer under an identifier, instead of a class; nil removes it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
      pool.supplementNibs[ExactString(identifier)] = nib
    }
  #endif

  /// Returns a reused cell with an identifier, or a new one of its class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reused cell with an identifier, or a new one of its class, in the size of the row. Traps if no class is registered for
  /// the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reconfiguredCell(identifier, at: indexPath) { return cell }
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
      )
    }
    sizeForUse(cell, at: indexPath)
    return cell
  }

  /// Returns a reused header or footer with an identifier, or a new one of its class; nil if there is
  /// neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { dequeueSupplement(identifier) }

  /// The cells that are visible, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The rows that are visible, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap(rows.path)
  }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    index(of: indexPath).flatMap { cells[$0] }
  }

  /// The row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { rows.path(of: $0.key) }
  }

  /// The header of a section, if it is visible and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(of: section, isHeader: true)
  }

  /// The footer of a section, if it is visible and a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(of: section, isHeader: false)
  }

  // MARK: Content

  /// Reloads everything from the data source. Removes the selection.
  open func reloadData() { discardData() }

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
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  @_spi(Overrides) open override func row(_ move: RowMove, from row: UIView) -> UIView? {
    guard let cell = row as? UITableViewCell, let start = indexPath(for: cell),
      let target = path(move, from: start), target != start
    else { return nil }
    return reveal(target)
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Changes

  /// Shows inserted rows, at their new index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insertItem($0) }, animation)
  }

  /// Removes deleted rows, at their old index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .deleteItem($0) }, animation)
  }

  /// Replaces the cells of rows, at their old index paths.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reloadItem($0) }, animation)
  }

  /// Configures the cells of rows again without replacing them: the data source gets the present cell when it
  /// dequeues one for such a row.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .reconfigureItem($0) }, .none)
  }

  /// Moves a row from its old index path to its new one.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath, newIndexPath)], .automatic)
  }

  #if !hasFeature(Embedded)
    /// Shows inserted sections, at their new indexes.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      change(sections.map { .insertSection($0) }, animation)
    }

    /// Removes deleted sections, at their old indexes.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      change(sections.map { .deleteSection($0) }, animation)
    }

    /// Replaces the views of sections, at their old indexes.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      change(sections.map { .reloadSection($0) }, animation)
    }
  #endif

  /// Moves a section from its old index to its new one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)], .automatic)
  }

  /// Begins a batch of changes, which `endUpdates()` carries out together. Calls can be nested.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch and carries its changes out, animated in a window. Rows get their new heights. Traps if the
  /// numbers of rows before and after do not agree with the changes.
  open func endUpdates() { endBatch(nil) }

  /// Carries out changes together, animated in a window, and calls `completion` at the end.
  ///
  /// The data source must have changed accordingly by the end of `updates`. Index paths of deletions, reloads
  /// and the start of moves are those before all changes; index paths of insertions and the end of moves are
  /// those after them. Traps if the numbers of rows before and after do not agree with the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  // MARK: Editing

  /// Whether the table shows its rows' editing controls.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the rows' editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Selection

  /// The row that was selected first; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none, and scrolls to it unless the position is `none`. Does not call the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row. The delegate is not asked.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  #if !hasFeature(Embedded)
    // MARK: Focus

    /// The row that had the focus last or that the delegate prefers, or else the table itself.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    @_spi(Overrides) open override var isFocusGroup: Bool { allowsFocus || super.isFocusGroup }

    /// Whether the delegate lets the focus move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      tableDelegate?.tableView(
        self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self))
        ?? super.shouldUpdateFocus(in: context)
    }

    /// Notifies the delegate, and selects the row that has the focus if the selection follows it.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      noteFocus(context, coordinator)
    }
  #endif

  // MARK: Layout

  /// Measures the rows again if the sides of the safe area have changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaDidChange()
  }

  /// Measures the rows of automatic height again if the size of text has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = traitCollection.preferredContentSizeCategory
    if let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != size {
      sidesDidChange()
    }
  }

  /// Adds the cells of visible rows, and measures those that were not visible before.
  open override func layoutSubviews() {
    load()
    guard measuring?.generation != generation else {
      measuring?.hasSkippedLayout = true
      return
    }
    #if !hasFeature(Embedded)
      observeConstraintsOfCells()
    #endif
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if bounds.width != measuredWidth { widthDidChange() }
    let aim = takeAim()
    showVisibleRows()
    updateContentSize()
    if let aim { reach(aim) }
    super.layoutSubviews()
    placeEnds()
    #if !hasFeature(Embedded)
      placeFillerRows()
    #endif
    placeIndex()
  }

  /// Floating headers cover the rows below them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event != nil, stopsForTouch { return super.hitTest(point, with: event) }
    return floatingView(at: point, with: event) ?? super.hitTest(point, with: event)
  }

  /// The rectangle of a section with its header and footer, in points of the content. Traps if there is no
  /// such section.
  open func rect(forSection section: Int) -> CGRect {
    let (header, footer) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
    return CGRect(x: 0, y: header.minY, width: bounds.width, height: footer.maxY - header.minY)
  }

  /// The rectangle of a section's header with the space above it, in points of the content. Traps if there is
  /// no such section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    _ = numberOfRows(inSection: section)
    return frame(rows.header(section))
  }

  /// The rectangle of a section's footer, in points of the content. Traps if there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    _ = numberOfRows(inSection: section)
    return frame(rows.footer(section))
  }

  /// The rows that a rectangle of the content intersects; nil for none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    guard !rows.items.isEmpty, rect.maxY > start, rect.minY < start + rows.height else { return nil }
    let first = rows.index(at: max(0, rect.minY - start))
    let last = rows.items.indices[first...].prefix { start + rows.top(of: $0) < rect.maxY }
    return last.compactMap(rows.path)
  }

  /// Scrolls to the row that was selected first.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Whether changes are made whose animation has not begun.
  open var hasUncommittedUpdates: Bool { batch != nil }
}
