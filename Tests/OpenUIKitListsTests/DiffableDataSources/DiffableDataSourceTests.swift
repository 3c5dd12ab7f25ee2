import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
private final class TextCell: UICollectionViewCell {
  var text = ""
}

/// A generator that gives equal numbers in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  init() { window.isHidden = false }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func table() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("A table shows a snapshot, and cells follow their items to the next one")
  func tableMoves() {
    let (table, source) = table()
    source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])), animatingDifferences: false)
    #expect(texts(table) == ["1", "2", "3", "4"])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    var isFinished = false
    source.apply(snapshot(("b", [5, 1]), ("a", [3, 2]))) { isFinished = true }
    #expect(texts(table) == ["5", "1", "3", "2"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(!isFinished && table.numberOfSections == 2)
    window.clock.advance(by: 1)
    #expect(isFinished && cell?.frame.minY == 44)
    #expect(table.subviews.count { $0 is UITableViewCell } == 4)
  }

  @Test("Items and index paths lead to each other")
  func identifiers() {
    let (_, source) = table()
    source.apply(snapshot(("a", [1, 2]), ("b", [3])), animatingDifferences: false)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
    #expect(source.snapshot() == snapshot(("a", [1, 2]), ("b", [3])))
  }

  @Test("A reloaded item gets another cell, a reconfigured one keeps its own")
  func reloads() {
    let (table, source) = table()
    source.apply(snapshot(("a", [1, 2])), animatingDifferences: false)
    let cells = table.visibleCells
    for cell in cells { cell.textLabel?.text = "stale" }
    var next = source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    source.apply(next, animatingDifferences: false)
    #expect(texts(table) == ["1", "2"])
    #expect(table.visibleCells.first === cells[0] && table.visibleCells.last !== cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("A snapshot that is applied by reloading calls its completion")
  func reloadData() {
    let (table, source) = table()
    var isFinished = false
    source.applySnapshotUsingReloadData(snapshot(("a", [3, 4]))) { isFinished = true }
    #expect(isFinished && texts(table) == ["3", "4"])
  }

  private func collection() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, source)
  }

  @Test("A collection shows a snapshot, and cells follow their items, also to other sections that move")
  func collectionMoves() {
    let (view, source) = collection()
    source.apply(snapshot(("a", [1, 2]), ("b", [3])), animatingDifferences: false)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    source.apply(snapshot(("b", [3, 1]), ("c", []), ("a", [2])))
    #expect(view.visibleCells.map { ($0 as? TextCell)?.text } == ["3", "1", "2"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    window.clock.advance(by: 1)
    #expect(cell?.frame.minY == 50)
  }

  @Test("A tree in a section shows and hides the children of an item")
  func outline() {
    let (view, source) = collection()
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    source.apply(tree, to: "a", animatingDifferences: false)
    #expect(view.numberOfItems(inSection: 0) == 2)
    source.toggleItem(at: IndexPath(item: 0, section: 0))
    window.clock.advance(by: 1)
    #expect(view.visibleCells.map { ($0 as? TextCell)?.text } == ["1", "10", "11", "2"])
    #expect(source.isExpanded(at: IndexPath(item: 0, section: 0)))
    source.toggleItem(at: IndexPath(item: 0, section: 0))
    #expect(view.numberOfItems(inSection: 0) == 2 && source.snapshot(for: "a").items.count == 4)
  }

  @Test("Random snapshots end in their own content, with one cell for each item")
  func randomChanges() {
    let (table, source) = table()
    var generator = Generator(state: 7)
    for _ in 0..<60 {
      var items = Array(0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator))
      var next = Snapshot()
      next.appendSections(["a", "b", "c"].shuffled(using: &generator))
      for section in next.sectionIdentifiers {
        let count = Int.random(in: 0...items.count, using: &generator)
        next.appendItems(Array(items.prefix(count)), toSection: section)
        items = items.dropFirst(count)
      }
      source.apply(next)
      window.clock.advance(by: Double.random(in: 0...0.5, using: &generator))
      #expect(texts(table) == next.itemIdentifiers.map { "\($0)" })
    }
    window.clock.advance(by: 2)
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("Each item that stays keeps its cell: replaced neighbours, items before it, other sections")
  func cellsFollowItems() {
    let (table, source) = table()
    var generator = Generator(state: 11)
    var cells: [Int: UITableViewCell] = [:]
    var former = [[Int]](repeating: [], count: 2)
    for step in 0..<120 {
      var items = former
      let free = (0..<40).filter { !former[0].contains($0) && !former[1].contains($0) }.shuffled(
        using: &generator)
      switch step % 4 {
      case 0: for place in items[0].indices where place % 2 == 1 { items[0][place] = free[place] }
      case 1: items[0] = Array(free.prefix(2)) + items[0].prefix(3)
      case 2: items = [Array(items[1].reversed()), items[0]]
      default: items[1] = Array((items[1].dropFirst() + free.prefix(1)).prefix(4))
      }
      source.apply(snapshot(("a", items[0]), ("b", items[1])), animatingDifferences: false)
      var now: [Int: UITableViewCell] = [:]
      for item in items[0] + items[1] {
        now[item] = source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
        #expect(now[item]?.textLabel?.text == "\(item)", "step \(step)")
        if let cell = cells[item] { #expect(now[item] === cell, "step \(step), item \(item)") }
      }
      (cells, former) = (now, items)
    }
  }
}
