/// A table's data source whose content is a snapshot. Applying another one animates the differences.
///
/// A subclass may override the methods for titles, editing and moving.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item, reused if possible.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows appear and disappear; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  @Weak private var table: UITableView?
  private var content = SnapshotContent(
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())
  { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates an empty data source, and sets it as that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    table = tableView
    tableView.dataSource = self
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
    let new = SnapshotContent(snapshot)
    guard let table, table.dataSource === self else {
      content = new
      completion?()
      return
    }
    table.applyChanges(
      animated: animatingDifferences, animation: defaultRowAnimation,
      completion: completion.map { end in { _ in end() } }
    ) {
      // Read only now: before it the table may have called the app, which may have applied another snapshot.
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
    table?.reloadData()
    table?.layoutIfNeeded()
    completion?()
  }

  /// The item of a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

  /// The row of an item; nil if it is not there.
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
  open func numberOfSections(in tableView: UITableView) -> Int { content.items.count }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.items[section].count
  }

  /// The cell of the cell provider. Traps if it returns none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = content.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "UITableViewDiffableDataSource cell provider returned nil for the row \(indexPath.row) of section "
          + "\(indexPath.section), which is not allowed. You must always return a cell to the table view")
    }
    return cell
  }

  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// No.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
