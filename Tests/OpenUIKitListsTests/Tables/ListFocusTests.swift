import OpenUIKit
import Testing

@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var unfocusable: Set<Int> = []
  var preferred: IndexPath?
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus && !unfocusable.contains(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0?.row ?? -1 }
    log.append("\(rows[0])>\(rows[1])")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }
}

/// A view beside the list that can have the focus.
@MainActor
private final class Field: UIView {
  override var canBecomeFocused: Bool { true }
}

/// Source: Apple's documentation of `allowsFocus`, `selectionFollowsFocus` and `remembersLastFocusedIndexPath`.
@MainActor
@Suite("The focus in lists")
struct ListFocusTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private let source = Source()

  init() {
    table.dataSource = source
    table.delegate = source
    window.addSubview(field)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: window) }

  private func focus(_ environment: any UIFocusEnvironment) -> Int? {
    system?.requestFocusUpdate(to: environment)
    system?.updateFocusIfNeeded()
    return (system?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("Cells get the focus if the table allows it, and the delegate decides about each row")
  func allowed() throws {
    #expect(try cell(0).canBecomeFocused == false)
    #expect(focus(table) == nil)
    table.allowsFocus = true
    source.unfocusable = [0]
    #expect(try cell(0).canBecomeFocused == false && cell(1).canBecomeFocused)
    #expect(focus(table) == 1)
    #expect(source.log == ["-1>1"])
  }

  @Test("The focus enters a table at the row that the delegate prefers, or that had it last")
  func remembered() throws {
    table.allowsFocus = true
    source.preferred = IndexPath(row: 2, section: 0)
    #expect(focus(table) == 2)
    #expect(focus(try cell(1)) == 1)
    #expect(focus(field) == nil)
    #expect(focus(table) == 2)
    table.remembersLastFocusedIndexPath = true
    #expect(focus(try cell(3)) == 3)
    #expect(focus(field) == nil)
    #expect(focus(table) == 3)
  }

  @Test("The selection follows the focus if the table has it so")
  func selection() throws {
    table.allowsFocus = true
    #expect(focus(try cell(1)) == 1)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectionFollowsFocus = true
    #expect(focus(try cell(2)) == 2)
    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(source.log == ["-1>1", "1>2", "selected 2"])
  }

  @Test("Collections do the same with their items")
  func items() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.delegate = source
    table.removeFromSuperview()
    window.addSubview(collection)
    window.layoutIfNeeded()
    let cells = try (0..<4).map { try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0))) }
    #expect(!cells[0].canBecomeFocused)
    collection.allowsFocus = true
    collection.selectionFollowsFocus = true
    collection.remembersLastFocusedIndexPath = true
    _ = focus(cells[2])
    #expect(system?.focusedItem === cells[2])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(source.log == ["selected 2"])
    _ = focus(field)
    _ = focus(collection)
    #expect(system?.focusedItem === cells[2])
  }
}
