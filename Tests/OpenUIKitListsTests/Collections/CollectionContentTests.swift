import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Collections whose content changes")
struct CollectionContentTests {
  private final class Cell: UICollectionViewCell {
    let content = ContentView(100, 60)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: UICollectionViewDataSource {
    var count = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView
  private let source = Source()

  init() {
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }

  private func show(_ count: Int) {
    source.count = count
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  /// `selfSizingInvalidation` is `.enabled` by default (iOS 16).
  @Test("a cell gets another size when it reports a change of its content")
  func contentOfCellChanges() {
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    show(3)
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    #expect(cell?.frame.height == 60)
    cell?.content.content.height = 90
    cell?.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(cell?.frame.height == 90)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 90)
    #expect(collection.contentSize.height == 210)
  }

  @Test("a collection that was scrolled to its end shows its items when there are fewer")
  func fewerItems() {
    layout.itemSize = CGSize(width: 100, height: 40)
    show(50)
    collection.contentOffset.y = 1600
    window.layoutIfNeeded()
    source.count = 5
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 0)
    #expect(collection.visibleCells.count == 5)
  }
}
