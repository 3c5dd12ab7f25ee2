import OpenUIKit

/// Tables and collections whose content changes by batches and snapshots.
@MainActor
final class ListScene: NSObject, CallbackScene {
  private unowned let callbacks: RandomCallbacks
  private let box: CallbackView
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 180, height: 250))
  private let collection: UICollectionView
  private let diffableTable = UITableView(frame: CGRect(x: 0, y: 250, width: 180, height: 200))
  private let diffableCollection: UICollectionView
  private var tableSource: UITableViewDiffableDataSource<Int, Int>!
  private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>!
  private var rows = [4, 3]
  private var items = [5, 2]

  init(_ callbacks: RandomCallbacks) {
    self.callbacks = callbacks
    box = CallbackView(callbacks, frame: CGRect(x: 0, y: 80, width: 390, height: 450))
    collection = UICollectionView(
      frame: CGRect(x: 190, y: 0, width: 180, height: 250), collectionViewLayout: UICollectionViewFlowLayout()
    )
    diffableCollection = UICollectionView(
      frame: CGRect(x: 190, y: 250, width: 180, height: 200), collectionViewLayout: Self.list())
    super.init()
    for view in [table, diffableTable] {
      view.register(CallbackTableCell.self, forCellReuseIdentifier: "cell")
      view.delegate = self
    }
    for view in [collection, diffableCollection] {
      view.register(CallbackCollectionCell.self, forCellWithReuseIdentifier: "cell")
      view.delegate = self
    }
    table.dataSource = self
    collection.dataSource = self
    tableSource = UITableViewDiffableDataSource(tableView: diffableTable) { [weak self] table, path, item in
      self?.tableCell(table, path) ?? UITableViewCell()
    }
    collectionSource = UICollectionViewDiffableDataSource(collectionView: diffableCollection) {
      [weak self] view, path, item in
      self?.collectionCell(view, path) ?? UICollectionViewCell()
    }
    for view in [table, collection, diffableTable, diffableCollection] as [UIView] { box.addSubview(view) }
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func tableCell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? CallbackTableCell)?.callbacks = callbacks
    cell.textLabel?.text = "\(path.row)"
    callbacks.call()
    return cell
  }

  private func collectionCell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? CallbackCollectionCell)?.callbacks = callbacks
    callbacks.call()
    return cell
  }

  func change() {
    switch callbacks.number(8) {
    case 0, 1: changeRows()
    case 2, 3: changeItems()
    case 4: applyToTable()
    case 5: applyToCollection()
    case 6: changeTableState()
    default: changeCollectionState()
    }
  }

  // MARK: Content

  /// The content and the list change together within a batch: nothing is called between them.
  private func changeRows() {
    let section = callbacks.number(2)
    let animation: UITableView.RowAnimation = callbacks.flag() ? .automatic : .none
    let kind = callbacks.number(6)
    guard kind > 0 else {
      rows = [callbacks.number(9), callbacks.number(4)]
      return table.reloadData()
    }
    table.performBatchUpdates {
      let first = IndexPath(row: 0, section: section)
      switch kind {
      case 1, 2:
        self.rows[section] += 1
        self.table.insertRows(at: [first], with: animation)
      case 3 where self.rows[section] > 0:
        self.rows[section] -= 1
        self.table.deleteRows(at: [IndexPath(row: self.rows[section], section: section)], with: animation)
      case 4 where self.rows[section] > 0: self.table.reloadRows(at: [first], with: animation)
      case 5 where self.rows[section] > 1:
        self.table.moveRow(at: first, to: IndexPath(row: 1, section: section))
      default: break
      }
    } completion: { [weak callbacks] _ in
      callbacks?.call()
    }
  }

  private func changeItems() {
    let section = callbacks.number(2)
    let kind = callbacks.number(6)
    guard kind > 0 else {
      items = [callbacks.number(9), callbacks.number(4)]
      return collection.reloadData()
    }
    collection.performBatchUpdates {
      let first = IndexPath(item: 0, section: section)
      switch kind {
      case 1, 2:
        self.items[section] += 1
        self.collection.insertItems(at: [first])
      case 3 where self.items[section] > 0:
        self.items[section] -= 1
        self.collection.deleteItems(at: [IndexPath(item: self.items[section], section: section)])
      case 4 where self.items[section] > 0: self.collection.reloadItems(at: [first])
      case 5 where self.items[section] > 1:
        self.collection.moveItem(at: first, to: IndexPath(item: 1, section: section))
      default: break
      }
    } completion: { [weak callbacks] _ in
      callbacks?.call()
    }
  }

  private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    let all = (0..<callbacks.number(12)).filter { _ in callbacks.flag() }
    snapshot.appendItems(callbacks.flag() ? all : all.reversed(), toSection: callbacks.number(2))
    if callbacks.flag(), let first = all.first { snapshot.reloadItems([first]) }
    return snapshot
  }

  private func applyToTable() {
    tableSource.apply(snapshot(), animatingDifferences: callbacks.flag()) { [weak callbacks] in
      callbacks?.call()
    }
  }

  private func applyToCollection() {
    if callbacks.number(4) == 0 {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([100, 101])
      tree.append([200, 201], to: 100)
      if callbacks.flag() { tree.expand([100]) }
      collectionSource.apply(tree, to: 3, animatingDifferences: callbacks.flag())
    } else {
      collectionSource.apply(snapshot(), animatingDifferences: callbacks.flag()) { [weak callbacks] in
        callbacks?.call()
      }
    }
  }

  // MARK: State

  private func changeTableState() {
    let table = callbacks.flag() ? table : diffableTable
    switch callbacks.number(12) {
    case 0: table.setEditing(callbacks.flag(), animated: callbacks.flag())
    case 1: table.contentOffset.y = CGFloat(callbacks.number(300))
    case 2: table.refreshControl = callbacks.flag() ? refreshControl() : nil
    case 3: table.refreshControl?.beginRefreshing()
    case 4: table.refreshControl?.endRefreshing()
    case 5: table.tableHeaderView = callbacks.flag() ? nil : CallbackView(callbacks)
    case 6: table.layoutIfNeeded()
    case 7: table.delegate = callbacks.flag() ? self : nil
    case 8:
      if let path = table.indexPathsForVisibleRows?.first {
        table.selectRow(at: path, animated: false, scrollPosition: .top)
      }
    case 9: if let root = callbacks.window.rootViewController?.viewIfLoaded { root.addSubview(box) }
    case 10: box.removeFromSuperview()
    default: swipe(table)
    }
  }

  /// Drags a row aside, and leaves it, or drags it back.
  private func swipe(_ table: UITableView) {
    guard table.window === callbacks.window else { return }
    let start = table.convert(CGPoint(x: 150, y: table.bounds.minY + 30), to: nil)
    let window = callbacks.window
    window.sendTouch(.began, identifier: 5, at: start)
    for step in 1...4 {
      window.sendTouch(.moved, identifier: 5, at: CGPoint(x: start.x - CGFloat(step * 25), y: start.y))
    }
    window.sendTouch(
      callbacks.flag() ? .ended : .cancelled, identifier: 5, at: CGPoint(x: start.x - 100, y: start.y))
  }

  private func refreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    let companion = CallingObject(callbacks)
    control.addAction(
      UIAction { [weak callbacks] _ in withExtendedLifetime(companion) { callbacks?.call() } },
      for: .valueChanged)
    return control
  }

  private func changeCollectionState() {
    let view = callbacks.flag() ? collection : diffableCollection
    switch callbacks.number(6) {
    case 0: view.contentOffset.y = CGFloat(callbacks.number(200))
    case 1:
      view.setCollectionViewLayout(
        callbacks.flag() ? UICollectionViewFlowLayout() : Self.list(), animated: callbacks.flag())
    case 2: view.backgroundView = callbacks.flag() ? nil : CallbackView(callbacks)
    case 3: view.layoutIfNeeded()
    case 4: view.collectionViewLayout.invalidateLayout()
    default:
      if let path = view.indexPathsForVisibleItems.first {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  func failures() -> [String] {
    guard box.window === callbacks.window else { return [] }
    var failures: [String] = []
    for view in [table, diffableTable] {
      let cells = view.subviews.filter { $0 is CallbackTableCell }
      if cells.count != view.visibleCells.count {
        failures.append("\(cells.count) cells in a table that shows \(view.visibleCells.count)")
      }
    }
    if (0..<2).contains(where: { table.numberOfRows(inSection: $0) != rows[$0] }) {
      failures.append("the table has other rows than its data source")
    }
    if diffableTable.numberOfSections != tableSource.snapshot().numberOfSections {
      failures.append("the table has other sections than its snapshot")
    }
    for view in [collection, diffableCollection] {
      let cells = view.subviews.filter { $0 is CallbackCollectionCell }
      if cells.count != view.visibleCells.count {
        failures.append("\(cells.count) cells in a collection that shows \(view.visibleCells.count)")
      }
    }
    if (0..<2).contains(where: { collection.numberOfItems(inSection: $0) != items[$0] }) {
      failures.append("the collection has other items than its data source")
    }
    return failures
  }
}

extension ListScene: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableCell(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { callbacks.call() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    callbacks.call()
    return 44
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    callbacks.call()
    return CallbackView(callbacks)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    callbacks.call()
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { callbacks.call() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { callbacks.call() }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { callbacks.call() }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { callbacks.call() }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    callbacks.call()
    let action = UIContextualAction(style: .destructive, title: "Delete") { [weak callbacks] _, _, done in
      callbacks?.call()
      done(true)
      callbacks?.call()
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { callbacks.call() }
}

extension ListScene: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionCell(collectionView, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    callbacks.call()
    return CGSize(width: 50, height: 40)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { callbacks.call() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { callbacks.call() }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    callbacks.call()
  }
}

private final class CallbackTableCell: UITableViewCell {
  weak var callbacks: RandomCallbacks?
  override func prepareForReuse() {
    super.prepareForReuse()
    callbacks?.call()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    callbacks?.call()
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    callbacks?.call()
  }
}

private final class CallbackCollectionCell: UICollectionViewCell {
  weak var callbacks: RandomCallbacks?
  override func prepareForReuse() {
    super.prepareForReuse()
    callbacks?.call()
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    callbacks?.call()
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    callbacks?.call()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    callbacks?.call()
  }
}
