/// Items, and what belongs to their sections, wherever a layout puts them; only what is in sight has views.
///
/// Views that scroll out of sight are used again for elements that come into it.
open class UICollectionView: UIScrollView {
  #if hasFeature(Embedded)
    /// What the collection shows; not retained.
    @Weak open var dataSource: (any UICollectionViewDataSource)? { didSet { forgetData() } }
  #else
    /// What the collection shows; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetData() } }
  #endif

  private var layoutStorage: UICollectionViewLayout
  var pool = ReusePool()
  /// The views that show, and the attributes that they have.
  var shown:
    [CollectionElement: (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] =
      [:]
  /// How many items each section has; nil until the data source has been asked.
  var itemCounts: [Int]?
  /// Counts how often everything was to be asked for anew: what was begun before is given up where this has changed.
  private(set) var generation = 0
  var isPrepared = false
  /// The elements whose content has been asked for its size since the layout became invalid.
  var asked: Set<CollectionElement> = []
  var isRelayingForContent = false
  var selection: Set<IndexPath> = []
  /// The changes of the batch that is being put together; nil outside of one.
  var batch: [CollectionChange]?
  /// Whether the layout that is going on carries out changes of items.
  var isUpdating = false
  /// Where elements were before those changes.
  var formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUp()
  }

  /// A collection without size, with a flow layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutStorage.host = self
    super.backgroundColor = .systemBackground
  }

  // MARK: Settings

  /// What decides where things lie.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Has another layout decide where things lie, and moves what is in sight there.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Has another layout decide where things lie, moves what is in sight there, and calls `completion` at the end with
  /// whether the motion got there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated { layoutIfNeeded() }
    if layout !== layoutStorage {
      layoutStorage.host = nil
      layoutStorage = layout
      layout.host = self
    }
    layout.invalidateLayout()
    animateLayout(animated, completion)
  }

  /// Whether taps select items.
  open var allowsSelection = true
  /// Whether taps on several items select all of them, and taps on selected ones deselect them.
  open var allowsMultipleSelection = false

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
    /// Has the collection make cells of a class for a name; nil for no longer.
    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String)
    {
      pool.register(cellClass, kind: "", identifier)
    }

    /// Has the collection make supplementary views of a class for a kind and a name; nil for no longer.
    open func register(
      _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      pool.register(viewClass, kind: elementKind, identifier)
    }
  #else
    /// Has the collection make cells of a class for a name; nil for no longer. Traps for a class that is no cell's.
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

    /// Has the collection make supplementary views of a class for a kind and a name; nil for no longer. Traps for a class
    /// of other views.
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

  /// A used cell of a name, or a new one of its class. Traps when no class is registered for the name.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue(kind: "", identifier) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a class for the identifier"
      )
    }
    return cell
  }

  /// A used supplementary view of a kind and a name, or a new one of its class. Traps when no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(kind: elementKind, identifier) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a class for the identifier"
      )
    }
    return view
  }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map { $0.indexPath }.sorted { $0.comes(before: $1) }
  }

  /// The cell of an item, if it is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a cell in sight; nil for another cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// The supplementary view of a kind at a place, if it is in sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[CollectionElement(kind: elementKind, category: .supplementaryView, indexPath: indexPath)]?.view
  }

  /// The supplementary views of a kind that are in sight, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the supplementary views of a kind that are in sight, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind.hasSameBytes(as: elementKind) }
      .map { $0.indexPath }.sorted { $0.comes(before: $1) }
  }

  // MARK: Content

  /// Asks the data source for everything anew. The selection is gone.
  open func reloadData() { forgetData() }

  final func forgetData() {
    generation &+= 1
    itemCounts = nil
    selection = []
    // First of all: the calls below may lay the collection out again.
    let former = shown
    shown = [:]
    asked = []
    for (element, entry) in former.sorted(by: { $0.key.comes(before: $1.key) }) {
      retire(entry.view, element)
    }
    layoutStorage.forgetMeasures()
    layoutStorage.invalidateEverything(withCounts: true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts().count }

  /// How many items a section has. Traps when there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    require(counts.indices.contains(section), "UICollectionView has no section \(section)")
    return counts[section]
  }

  /// The attributes of an item; nil for one without.
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

  /// Scrolls to an item; without a position, as little as shows it.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Selection

  /// The items that are selected, in order; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted { $0.comes(before: $1) } }

  /// Selects an item, or none, and scrolls to it where a position says so. The delegate is not asked.
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

  /// Shows items that have come into being, at the places that they have now.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem($0) }) }

  /// Takes away items, at the places that they had.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem($0) }) }

  /// Asks for the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem($0) }) }

  /// Moves an item from the place that it had to the place that it has now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath, newIndexPath)])
  }

  #if !hasFeature(Embedded)
    /// Shows sections that have come into being, at the places that they have now.
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

    /// Takes away sections, at the places that they had.
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

    /// Asks for everything in sections anew.
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
  #endif

  /// Carries out changes together, animated in a window, and calls `completion` when they are.
  ///
  /// The data source must have changed accordingly by the end of `updates`. Places of what is deleted, reloaded or moved
  /// are those before all changes, places of what is inserted or moved to those after. Traps when the numbers of items
  /// before and after do not agree with the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  // MARK: Layout

  /// Shows what is in sight, with elements of the size of their content measured first.
  open override func layoutSubviews() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    showElements()
    super.layoutSubviews()
  }

  /// The collection's rectangle in its own coordinates, in points; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      let context =
        layoutStorage.shouldInvalidateLayout(forBoundsChange: newValue)
        ? layoutStorage.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if let context { invalidateKeepingMeasures(context) }
    }
  }

  /// However the size was set, lines may have another length, and cells another height in it.
  override func sizeDidChange() {
    super.sizeDidChange()
    asked = []
    invalidateKeepingMeasures()
  }

  /// Called when the insets have changed: lines may have another length.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateKeepingMeasures()
  }

  override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }
}
