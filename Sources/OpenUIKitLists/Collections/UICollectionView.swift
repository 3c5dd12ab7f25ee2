@_spi(Overrides) import OpenUIKitCore

/// Items and supplementary views of sections, placed by a layout. Only visible ones have views.
///
/// Views that scroll out of sight are reused for other elements.
open class UICollectionView: UIScrollView {
  /// The source of the content; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { discardData() } }

  /// The object that prepares items before they become visible; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prepared before they become visible; true by default.
  open var isPrefetchingEnabled = true
  /// The items for which the prefetching data source has prepared.
  var prefetched: Set<IndexPath> = []

  /// The data source if its items can have others below them; nil otherwise.
  @Weak package final var outline: (any OutlineDataSource)?

  private var layoutStorage: UICollectionViewLayout { didSet { releaseAfterAssignment(oldValue) } }
  var pool = ReusePool()
  /// The visible views with their attributes.
  var shown:
    [CollectionElement: (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] =
      [:]
  /// The number of items of each section; nil until they are loaded.
  var itemCounts: [Int]?
  /// The number of reloads. A step that began before the last one is abandoned.
  package internal(set) var generation = 0
  var isPrepared = false
  /// The elements that were measured since the last invalidation.
  var asked: Set<CollectionElement> = []
  var isRelayingForContent = false
  /// The attributes of the element whose view is being made; nil otherwise.
  var attributesOfNewView: UICollectionViewLayoutAttributes? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// The item to which the last scroll has led; nil after the next layout.
  var aim: ScrollAim<ScrollPosition>?
  var selection: Set<IndexPath> = []
  private var contextMenu: CollectionContextMenu?
  /// The changes of the current batch; nil outside of one.
  var batch: [ContentChange]?
  /// The item whose cell is being configured again, and the cell; nil for none.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Whether the current layout carries out changes of items.
  var isUpdating = false
  /// Where elements were before those changes.
  var formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Where those changes take elements that leave the visible part.
  var finalPlaces: [CollectionElement: UICollectionViewLayoutAttributes] = [:] {
    didSet { releaseAfterAssignment(oldValue) }
  }

  /// Whether the current layout carries out an animated change of the bounds.
  var isChangingBounds = false
  #if !hasFeature(Embedded)
    /// Settings that few collections have.
    final var settings = CollectionSettings()
  #endif

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection of size zero, with the layout of a file of Interface Builder or else a flow layout.
  public required init?(coder: NSCoder) {
    #if hasFeature(Embedded) && !HasInterfaceFiles
      layoutStorage = UICollectionViewFlowLayout()
    #else
      layoutStorage =
        coder.interfaceValue(.layout, as: UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
    #endif
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutStorage.host = self
    contextMenu = CollectionContextMenu(self)
    super.backgroundColor = .systemBackground
  }

  // MARK: Settings

  /// The layout that places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout, and moves visible elements to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, moves visible elements to their new places, and calls `completion` at the end, with
  /// whether the motion reached it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated { layoutIfNeeded() }
    let change = LayoutChange(of: self, to: layout)
    if layout !== layoutStorage {
      layoutStorage.host = nil
      layoutStorage.placing?.layoutDidLeave()
      take(layout)
    }
    change.layoutWasTaken()
    layout.invalidateLayout()
    animateLayout(animated, completion)
    change.end()
  }

  /// Makes a layout that of the collection.
  final func take(_ layout: UICollectionViewLayout) {
    layoutStorage = layout
    layout.host = self
  }

  /// Whether taps select items.
  open var allowsSelection = true
  /// Whether taps on several items select all of them, and taps on selected ones deselect them.
  open var allowsMultipleSelection = false
  /// Whether taps select items in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether taps on several items select all of them in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the items are edited. Cells of lists show their accessories for that.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for entry in shown.values {
        entry.view.setNeedsLayout()
        (entry.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// A view behind the items, as large as the visible part; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Views

  #if hasFeature(Embedded)
    /// Registers a class of cells under an identifier; nil removes it.
    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String)
    {
      pool.register(cellClass, kind: "", identifier)
    }

    /// Registers a class of supplementary views under a kind and an identifier; nil removes it.
    open func register(
      _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      pool.register(viewClass, kind: elementKind, identifier)
    }
  #else
    /// Registers a class of cells under an identifier; nil removes it. Traps for a class that is not a
    /// cell's.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      let type = cellClass.map { cellClass -> UICollectionViewCell.Type in
        guard let type = cellClass as? UICollectionViewCell.Type else {
          fatalError(
            "UICollectionView.register takes a class of UICollectionViewCell for \(identifier)")
        }
        return type
      }
      pool.register(type, kind: "", identifier)
    }

    /// Registers a class of supplementary views under a kind and an identifier; nil removes it. Traps for a
    /// class of other views.
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      let type = viewClass.map { viewClass -> UICollectionReusableView.Type in
        guard let type = viewClass as? UICollectionReusableView.Type else {
          fatalError(
            "UICollectionView.register takes a class of UICollectionReusableView for \(identifier)")
        }
        return type
      }
      pool.register(type, kind: elementKind, identifier)
    }
  #endif
  #if !hasFeature(Embedded) || HasInterfaceFiles
    /// Registers a nib with one cell under an identifier, instead of a class; nil removes it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      pool.register(nib, kind: "", identifier)
    }

    /// Registers a nib with one supplementary view under a kind and an identifier, instead of a class; nil removes it.
    open func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
      pool.register(nib, kind: kind, identifier)
    }
  #endif

  /// The object that is notified of changes in the collection and makes decisions about it; not retained. Reads as nil if it is only a
  /// delegate of a scroll view.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { delegateReference?.delegate }
    set { super.delegate = newValue }
  }
  private var delegateReference: CollectionDelegateReference?

  @_spi(Overrides) open override func delegateDidChange() {
    delegateReference = super.delegate?._collectionViewDelegate as? CollectionDelegateReference
  }

  /// Returns a reused cell with an identifier, or a new one of its class. Traps if no class is registered for
  /// the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfiguredCell(identifier, at: indexPath) { return cell }
    guard let cell = dequeue(kind: "", identifier) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier"
      )
    }
    return cell
  }

  /// Returns a reused supplementary view with a kind and an identifier, or a new one of its class. Traps if
  /// no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(kind: elementKind, identifier) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier"
      )
    }
    return view
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map { $0.indexPath }.sorted { $0.comes(before: $1) }
  }

  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a visible cell; nil for another cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// The supplementary view of a kind at an index path, if it is visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[CollectionElement(kind: elementKind, category: .supplementaryView, indexPath: indexPath)]?.view
  }

  /// The visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind.hasSameBytes(as: elementKind) }
      .map { $0.indexPath }.sorted { $0.comes(before: $1) }
  }

  // MARK: Content

  /// Reloads everything from the data source. Removes the selection.
  open func reloadData() { discardData() }

  final func discardData() {
    generation &+= 1
    itemCounts = nil
    discardMovement()
    selection = []
    prefetched = []
    // Before anything else: the calls below may lay out the collection again.
    let former = shown
    shown = [:]
    asked = []
    for (element, entry) in former.sorted(by: { $0.key.comes(before: $1.key) }) {
      retire(entry.view, element)
    }
    layoutStorage.discardMeasures()
    layoutStorage.invalidateEverything(withCounts: true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts().count }

  /// The number of items in a section. Traps if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    require(counts.indices.contains(section), "UICollectionView has no section \(section)")
    return counts[section]
  }

  /// The attributes of an item; nil if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// The attributes of a supplementary view; nil for none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: CollectionElement(kind: kind, category: .supplementaryView, indexPath: indexPath))
  }

  /// The item at a point of the content; nil when there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return elements(in: area).first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  @_spi(Overrides) open override func row(_ move: RowMove, from row: UIView) -> UIView? {
    guard let cell = row as? UICollectionViewCell, let start = indexPath(for: cell),
      let target = path(move, from: start), target != start
    else { return nil }
    return reveal(target)
  }

  /// Scrolls to an item; without a position, by as little as makes it visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Selection

  /// The selected items, in order; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted { $0.comes(before: $1) } }

  /// Selects an item, or none, and scrolls to it if there is a position. Does not call the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not asked.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Changes

  /// Shows inserted items, at their new index paths.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem($0) }) }

  /// Removes deleted items, at their old index paths.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem($0) }) }

  /// Reloads the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem($0) }) }

  /// Configures the cells of items again without replacing them: the data source returns the existing cell
  /// when it dequeues one for such an item.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reconfigureItem($0) }) }

  /// Moves an item from its old index path to its new one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath, newIndexPath)])
  }

  #if !hasFeature(Embedded)
    /// The item that the user drags; nil for none.
    var itemMovement: ItemMovement?
    /// The transition between two layouts that a gesture controls; nil for none.
    var layoutTransition: LayoutTransition?

    /// Begins a transition to another layout, and returns the layout between both, whose `transitionProgress` a gesture sets. It ends with
    /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`. Then `completion` is called with whether it reached its end, and
    /// whether it was finished. Traps during another transition.
    open func startInteractiveTransition(
      to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Moves the elements from where they are to their places in the new layout, animated. Does nothing without a transition.
    open func finishInteractiveTransition() { settleTransition(atNext: true) }

    /// Moves the elements back to their places in the old layout, animated. Does nothing without a transition.
    open func cancelInteractiveTransition() { settleTransition(atNext: false) }

    /// Shows inserted sections, at their new indexes.
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

    /// Removes deleted sections, at their old indexes.
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }

    /// Moves a section from its old index to its new one.
    open func moveSection(_ section: Int, toSection newSection: Int) {
      change([.moveSection(section, newSection)])
    }
  #endif

  /// Carries out changes together, animated in a window, and calls `completion` at the end.
  ///
  /// The data source must have changed accordingly by the end of `updates`. Index paths of deletions, reloads
  /// and the start of moves are those before all changes; index paths of insertions and the end of moves are
  /// those after them. Traps if the numbers of items before and after do not agree with the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  #if !hasFeature(Embedded)
    // MARK: Focus

    /// The item that had the focus last or that the delegate prefers, or else the collection itself.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    @_spi(Overrides) open override var isFocusGroup: Bool { allowsFocus || super.isFocusGroup }

    /// Whether the delegate lets the focus move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      collectionDelegate?.collectionView(
        self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
        ?? super.shouldUpdateFocus(in: context)
    }

    /// Notifies the delegate, and selects the item that has the focus if the selection follows it.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      noteFocus(context, coordinator)
    }
  #endif

  // MARK: Layout

  /// Adds the visible elements, and measures self-sizing ones first.
  open override func layoutSubviews() {
    #if !hasFeature(Embedded)
      observeConstraintsOfCells()
    #endif
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let aim = takeAim()
    showElementsAfterBoundsChange()
    if let aim { reach(aim) }
    super.layoutSubviews()
  }

  /// The collection's rectangle in its own coordinates, in points; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      change(to: newValue) { super.bounds = newValue }
    }
  }

  /// The collection's rectangle in its superview, in points. As for `bounds`, the layout is asked first whether the change invalidates it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      change(to: bounds(forFrame: newValue)) { super.frame = newValue }
      // After the animation block the cells could not move with the collection any more.
      if boundsBeforeAnimation != nil { layoutIfNeeded() }
    }
  }

  /// The size that the layout was notified of.
  var announcedSize = CGSize.zero
  /// The bounds before a change in an animation block that no layout has followed yet; nil for none.
  var boundsBeforeAnimation: CGRect?

  /// Another size may change the length of lines, and so the height of cells.
  @_spi(Overrides) open override func sizeDidChange() {
    // Instead of super, see there.
    contentEndMayHaveMoved()
    asked = []
    setNeedsLayout()
    // The size of the layer was set.
    if announcedSize != bounds.size { invalidateKeepingMeasures() }
  }

  /// Called when the insets have changed, which may change the length of lines.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateKeepingMeasures()
  }

  @_spi(Overrides) open override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }
}
