/// A collection's data source whose content is a snapshot. Applying another one animates the differences.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item, reused if possible.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a supplementary view of a kind, reused if possible.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Returns the supplementary views of sections; nil if the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// The closures that are called as items are expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>() {
    didSet { releaseAfterAssignment(oldValue) }
  }

  private let cellProvider: CellProvider
  @Weak private var collection: UICollectionView?
  private var content = SnapshotContent(
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())
  { didSet { releaseAfterAssignment(oldValue) } }
  /// The trees of sections whose content has levels.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates an empty data source, and sets it as that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    collection = collectionView
    collectionView.dataSource = self
    collectionView.outline = self
  }

  // MARK: Content

  /// The present sections and items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows the content of a snapshot, with the differences animated if `animatingDifferences`, and calls
  /// `completion` at the end. O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // A section whose items are set one by one has no levels any more.
    trees = trees.filter { section, tree in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
    show(snapshot, animatingDifferences, completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let new = SnapshotContent(snapshot)
    guard let collection, collection.dataSource === self else {
      content = new
      completion?()
      return
    }
    collection.applyChanges(animated: animated, completion: completion.map { end in { _ in end() } }) {
      // Read only now: before it the collection may have called the app, which may have applied another snapshot.
      let old = content
      content = new
      return old.changes(to: new, reloading: snapshot)
    }
  }

  /// Shows the content of a snapshot without looking for differences, and calls `completion` at the end.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content = SnapshotContent(snapshot)
    collection?.reloadData()
    collection?.layoutIfNeeded()
    completion?()
  }

  /// Shows the visible items of a tree in a section, which is added at the end if it is not there yet.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = content.snapshot
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.replaceItems(of: section, by: snapshot.visibleItems)
    // On a copy: comparing identifiers calls the app.
    var trees = trees
    trees[section] = snapshot
    self.trees = trees
    show(all, animatingDifferences, completion)
  }

  /// The tree of a section; one of single items if it has no levels.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  > {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if content.index(of: section) != nil { tree.append(content.snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

  /// The index path of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// The section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

  /// The index of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(of: sectionIdentifier)
  }

  // MARK: Data source

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.items.count }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.items[section].count
  }

  /// The cell of the cell provider. Traps if it returns none.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = content.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError(
        "UICollectionViewDiffableDataSource cell provider returned nil for the item \(indexPath.item) of section "
          + "\(indexPath.section), which is not allowed. You must always return a cell to the collection view"
      )
    }
    return cell
  }

  /// The view of the supplementary view provider. Traps if it returns none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        "UICollectionViewDiffableDataSource has no supplementary view provider, or it returned nil, for kind \(kind) "
          + "in section \(indexPath.section)")
    }
    return view
  }

  #if !hasFeature(Embedded)
    /// The closures that are called as the user drags items to other places.
    open var reorderingHandlers = ReorderingHandlers() { didSet { releaseAfterAssignment(oldValue) } }

    // MARK: Reordering

    /// The closures that are called as the user drags items to other places.
    public struct ReorderingHandlers {
      /// Whether the user can move an item; nil for no items.
      public var canReorderItem: ((ItemIdentifierType) -> Bool)?
      /// Called before the snapshot changes, after the user has moved an item.
      public var willReorder:
        ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      /// Called after the snapshot has changed, after the user has moved an item.
      public var didReorder:
        ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Returns the result of the reordering handlers for the item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      content.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    /// Moves the item in the snapshot, and calls the reordering handlers.
    open func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let initial = snapshot()
      guard let item = content.item(at: sourceIndexPath),
        let section = content.section(at: destinationIndexPath.section)
      else { return }
      var final = initial
      final.move(item, to: destinationIndexPath.item, in: section)
      let transaction = NSDiffableDataSourceTransaction(initialSnapshot: initial, finalSnapshot: final)
      reorderingHandlers.willReorder?(transaction)
      content = SnapshotContent(final)
      reorderingHandlers.didReorder?(transaction)
    }
  #endif
}
