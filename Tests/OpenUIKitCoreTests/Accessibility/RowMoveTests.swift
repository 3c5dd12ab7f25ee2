import OpenUIKit
import Testing

@Suite("Rows and cells that keys move to")
#if !ThreadConfined
  @MainActor
#endif
struct RowMoveTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let source = HundredItems()

  init() { window.makeKeyAndVisible() }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func makeCollection(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionView {
    let layout = MirroredLayout()
    layout.itemSize = CGSize(width: 60, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.scrollDirection = direction
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  @Test("keys reach every row of a table, and each is visible then")
  func everyRow() throws {
    let table = makeTable()
    var row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as UIView?)
    var reached = [IndexPath(row: 0, section: 0)]
    while let next = window.row(.down, from: row) {
      let path = try #require((next as? UITableViewCell).flatMap { table.indexPath(for: $0) })
      #expect(table.bounds.contains(table.rectForRow(at: path)))
      reached.append(path)
      row = next
    }
    #expect(reached.count == 100)
    #expect(reached == reached.sorted { ($0.section, $0.row) < ($1.section, $1.row) })
    #expect(window.row(.first, from: row) === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(table.contentOffset.y <= table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
  }

  @Test("a page of a table is as many rows as it shows, and the ends stop it")
  func pages() throws {
    let table = makeTable()
    let path = { (row: UIView?) in (row as? UITableViewCell).flatMap { table.indexPath(for: $0) } }
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let next = try #require(window.row(.pageDown, from: first))
    #expect(path(next) == IndexPath(row: 6, section: 0))
    let last = try #require(window.row(.last, from: next))
    #expect(path(last) == IndexPath(row: 49, section: 1))
    #expect(window.row(.down, from: last) == nil)
    #expect(window.row(.pageDown, from: last) == nil && window.row(.last, from: last) == nil)
    #expect(path(window.row(.pageUp, from: last)) == IndexPath(row: 43, section: 1))
  }

  @Test("rows with a height of their own are reached although their places were estimates")
  func estimatedHeights() throws {
    let table = makeTable()
    source.texts = (0..<50).map { String(repeating: "long words ", count: 1 + $0 % 7) }
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 20
    table.reloadData()
    window.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let last = try #require(window.row(.last, from: first) as? UITableViewCell)
    #expect(table.indexPath(for: last) == IndexPath(row: 49, section: 1))
    #expect(table.bounds.intersects(last.frame))
  }

  @Test("an element inside a row moves like the row, and an element outside of one does not")
  func elementsInside() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = try #require(cell.textLabel)
    #expect(window.row(of: label)?.list === table && window.row(of: label)?.row === cell)
    #expect(window.row(.up, from: label) === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(window.row(of: table) == nil)
    #expect(window.row(.up, from: table) == nil)
  }

  @Test("cells of a collection lie beside, above and below each other")
  func cells() throws {
    let collection = makeCollection()
    let path = { (cell: UIView?) in
      (cell as? UICollectionViewCell).flatMap { collection.indexPath(for: $0)?.item }
    }
    // Three in a line.
    var cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as UIView?)
    for (move, item) in [(RowMove.down, 4), (.right, 5), (.right, 6), (.up, 3), (.left, 2), (.down, 5)] {
      cell = try #require(window.row(move, from: cell))
      #expect(path(cell) == item, "after \(move)")
    }
    cell = try #require(window.row(.pageDown, from: cell))
    #expect(path(cell) == 23)
    cell = try #require(window.row(.last, from: cell))
    let lastPath = collection.indexPath(for: try #require(cell as? UICollectionViewCell))
    #expect(lastPath == IndexPath(item: 49, section: 1))
    #expect(collection.bounds.contains(cell.frame))
    #expect(window.row(.down, from: cell) == nil && window.row(.right, from: cell) == nil)
  }

  @Test("from right to left, the next cell is on the left")
  func rightToLeft() throws {
    window.layoutDirection = .rightToLeft
    let collection = makeCollection()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    let next = try #require(window.row(.left, from: cell) as? UICollectionViewCell)
    #expect(collection.indexPath(for: next)?.item == 3)
    #expect(window.row(.right, from: next) === collection.cellForItem(at: IndexPath(item: 2, section: 0)))
  }

  @Test("keys reach every cell of a collection that scrolls sideways")
  func sideways() throws {
    let collection = makeCollection(.horizontal)
    var cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as UIView?)
    var count = 1
    while let next = window.row(.right, from: cell), count < 200 {
      #expect(collection.bounds.intersects(next.frame))
      (cell, count) = (next, count + 1)
    }
    #expect(count < 100)
    #expect(collection.contentOffset.x > 0)
  }
}

/// A flow layout whose lines begin on the right in a layout from right to left.
private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class HundredItems: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var texts = (0..<50).map { "Row \($0)" }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = texts[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
