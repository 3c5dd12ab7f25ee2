import OpenUIKit
import Testing

/// A cell whose constraints make it as high as its box.
@MainActor
private final class BoxCell: UITableViewCell {
  let box = UIView()
  private(set) var height: NSLayoutConstraint!

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    height = box.pin(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// An item whose constraints make it as high as its box.
@MainActor
private final class BoxItem: UICollectionViewCell {
  let box = UIView()
  private(set) var height: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    height = box.pin(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Pins the view to all edges of a content view, and returns the constraint of its height, 60 points.
  fileprivate func pin(in content: UIView) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(self)
    let height = heightAnchor.constraint(equalToConstant: 60)
    // Optional, so that the old height of the cell does not conflict with the new one of the content.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: content.topAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor),
      leadingAnchor.constraint(equalTo: content.leadingAnchor),
      trailingAnchor.constraint(equalTo: content.trailingAnchor), height,
    ])
    return height
  }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) }
}

/// Source: Apple's documentation of `UITableView.SelfSizingInvalidation` and `UICollectionView.SelfSizingInvalidation`.
@MainActor
@Suite("The sizes of cells after changes of their content")
struct SelfSizingInvalidationTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = Source()

  private func table() throws -> (UITableView, BoxCell) {
    let table = UITableView(frame: window.bounds)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? BoxCell))
  }

  private func collection() throws -> (UICollectionView, BoxItem) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(BoxItem.self, forCellWithReuseIdentifier: "box")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    return (
      collection, try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? BoxItem)
    )
  }

  private func places(_ table: UITableView) -> [CGFloat] {
    window.layoutIfNeeded()
    return (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
  }

  private func places(_ collection: UICollectionView) -> [CGFloat] {
    window.layoutIfNeeded()
    return (0..<3).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minY ?? -1
    }
  }

  @Test("By default a row follows the call of its cell or of its content view, and no constraint")
  func enabled() throws {
    let (table, cell) = try table()
    #expect(table.selfSizingInvalidation == .enabled)
    #expect(places(table) == [0, 60, 120])
    cell.height.constant = 90
    #expect(places(table) == [0, 60, 120])
    cell.invalidateIntrinsicContentSize()
    #expect(places(table) == [0, 60, 150])
    cell.height.constant = 70
    cell.contentView.invalidateIntrinsicContentSize()
    #expect(places(table) == [0, 60, 130])
  }

  @Test("A disabled invalidation leaves the row as it is until it is reloaded")
  func disabled() throws {
    let (table, cell) = try table()
    table.selfSizingInvalidation = .disabled
    cell.height.constant = 90
    cell.invalidateIntrinsicContentSize()
    cell.contentView.invalidateIntrinsicContentSize()
    #expect(places(table) == [0, 60, 120])
  }

  @Test("With constraints included, a row follows another constant without a call")
  func constraints() throws {
    let (table, cell) = try table()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    window.layoutIfNeeded()
    cell.height.constant = 90
    #expect(places(table) == [0, 60, 150])
    // So does the text of a label.
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 20)
    cell.box.addSubview(label)
    cell.height.isActive = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.box.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: cell.box.leadingAnchor),
    ])
    label.text = "One"
    let one = places(table)[2]
    label.numberOfLines = 0
    label.text = "One\nTwo"
    #expect(places(table)[2] - 60 > (one - 60) * 1.5)
  }

  @Test("Items follow in the same ways")
  func items() throws {
    let (collection, item) = try collection()
    #expect(collection.selfSizingInvalidation == .enabled)
    #expect(places(collection) == [0, 60, 120])
    item.height.constant = 90
    #expect(places(collection) == [0, 60, 120])
    item.contentView.invalidateIntrinsicContentSize()
    #expect(places(collection) == [0, 60, 150])
    collection.selfSizingInvalidation = .disabled
    item.height.constant = 70
    item.invalidateIntrinsicContentSize()
    #expect(places(collection) == [0, 60, 150])
    collection.selfSizingInvalidation = .enabledIncludingConstraints
    window.layoutIfNeeded()
    item.height.constant = 100
    #expect(places(collection) == [0, 60, 160])
  }
}
