import OpenUIKit
import Testing

/// Lists whose data source or delegate reloads while it is asked. They are not asked for what the former content had.
@MainActor
@Suite struct ReloadWhileAskedTests {
  private let content = Content()

  @Test func aTableDoesNotAskForHeightsOfRemovedRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    content.sections = [5, 5, 5]
    (table.dataSource, table.delegate) = (content, content)
    content.onHeight = { [unowned content, unowned table] path in
      guard path == IndexPath(row: 2, section: 1) else { return }
      content.sections = [1]
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(content.stale.isEmpty)
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.count == 1)
  }

  @Test(arguments: [true, false])
  func aTableDoesNotAskForTheSizesOfRemovedSections(inUpdate: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    content.sections = [1, 1, 1]
    (table.dataSource, table.delegate) = (content, content)
    if inUpdate { table.layoutIfNeeded() }
    content.onCount = { [unowned content, unowned table] section in
      guard section == 1 else { return }
      content.sections = [2]
      table.reloadData()
    }
    var hasFinished: Bool?
    if inUpdate {
      table.performBatchUpdates({
        content.sections[0] = 2
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      }) { hasFinished = $0 }
    }
    table.layoutIfNeeded()
    #expect(content.stale.isEmpty)
    #expect(table.visibleCells.count == 2)
    #expect(hasFinished == (inUpdate ? false : nil))
  }

  @Test(arguments: [true, false])
  func aCollectionDoesNotAskForTheSizesOfRemovedSections(inUpdate: Bool) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    content.sections = [1, 1, 1]
    collection.dataSource = content
    if inUpdate { collection.layoutIfNeeded() }
    content.onCount = { [unowned content, unowned collection] section in
      guard section == 1 else { return }
      content.sections = [2]
      collection.reloadData()
    }
    var hasFinished: Bool?
    if inUpdate {
      collection.performBatchUpdates({
        content.sections[0] = 2
        collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      }) { hasFinished = $0 }
    }
    collection.layoutIfNeeded()
    #expect(content.stale.isEmpty)
    #expect(collection.visibleCells.count == 2)
    #expect(hasFinished == (inUpdate ? false : nil))
  }
}

/// Content that notes each index path that it is asked for and does not have.
@MainActor
private final class Content: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource
{
  var sections: [Int] = []
  var stale: [IndexPath] = []
  /// Called once for each section that the list asks for.
  var onCount: ((Int) -> Void)?
  var onHeight: ((IndexPath) -> Void)?

  private func note(_ path: IndexPath) {
    guard !sections.indices.contains(path.section) || path.item >= sections[path.section] else { return }
    stale.append(path)
  }

  private func count(_ section: Int) -> Int {
    guard sections.indices.contains(section) else {
      stale.append(IndexPath(item: 0, section: section))
      return 0
    }
    let count = sections[section]
    onCount?(section)
    return count
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(section) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note(indexPath)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note(indexPath)
    onHeight?(indexPath)
    return 30
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(section)
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    note(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
