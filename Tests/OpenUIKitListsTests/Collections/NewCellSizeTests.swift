import OpenUIKit
import Testing

/// The sizes of cells while the data source fills them. `UITableView.h` states that a cell dequeued for an index path is resized
/// properly, and `dequeueReusableCell(withReuseIdentifier:for:)` of a collection takes the frame from the layout's attributes.
@MainActor
@Suite struct NewCellSizeTests {
  private let fixed = CGSize(width: 30, height: 20)

  /// A subview of flexible size, which grows with its superview.
  private func flexible() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: fixed))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// A collection of 20 items of other sizes each, and a header.
  private func collection(_ items: Items) -> (UIWindow, UICollectionView) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(FilledCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      FilledView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    for item in 0..<20 {
      items.sizes[IndexPath(item: item, section: 0)] = CGSize(width: 120, height: 90 + item)
    }
    collection.delegate = items
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    return (window, collection)
  }

  @Test func flexibleViewsInNewAndReusedItemsKeepTheirSizes() {
    let items = Items(counts: 20)
    var sizes: [CGSize] = []
    items.configure = { cell, _ in
      sizes.append(cell.bounds.size)
      cell.contentView.subviews.dropFirst().forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(self.flexible())
    }
    let (window, collection) = collection(items)
    for y in stride(from: 0, through: 600, by: 50) {
      collection.contentOffset.y = CGFloat(y)
      window.layoutIfNeeded()
      for cell in collection.visibleCells { #expect(cell.contentView.subviews.last?.bounds.size == fixed) }
    }
    #expect(items.made == 20)
    #expect(sizes == (0..<20).map { CGSize(width: 120, height: 90 + $0) })
    for case let cell as FilledCell in collection.visibleCells {
      #expect(cell.ownView.bounds.height - (cell.bounds.height - cell.firstSize.height) == 20)
    }
  }

  @Test func aViewThatAnInitialiserAddsHasTheSizeThatItWasGiven() throws {
    let (_, collection) = collection(Items(counts: 1))
    let cell = try #require(collection.visibleCells.first as? FilledCell)
    #expect(cell.firstSize == CGSize(width: 120, height: 90) && cell.ownView.bounds.size == fixed)
    let header = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? FilledView)
    #expect(header.ownView.bounds.size == fixed && header.bounds.size == CGSize(width: 400, height: 50))
  }

  @Test(arguments: [320, 375, 700] as [CGFloat])
  func flexibleViewsInRowsKeepTheirSizes(_ width: CGFloat) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: width, height: 300))
    let table = UITableView(frame: window.bounds)
    let rows = FlexibleRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = rows
    table.dataSource = rows
    window.addSubview(table)
    for y in stride(from: 0, through: 1500, by: 100) {
      table.contentOffset.y = CGFloat(y)
      window.layoutIfNeeded()
      for cell in table.visibleCells {
        #expect(cell.contentView.subviews.first?.bounds.size == FlexibleRows.size)
      }
    }
    #expect(rows.sizes.count == 20)
    #expect(rows.sizes.allSatisfy { $0.width == width })
    #expect(rows.sizes.map(\.height) == (0..<20).map { 80 + CGFloat($0) })
  }
}

/// A cell that adds a view of flexible size when it is created.
@MainActor
private final class FilledCell: UICollectionViewCell {
  let ownView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  private(set) var firstSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    firstSize = frame.size
    ownView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(ownView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A supplementary view that adds a view of flexible size when it is created.
@MainActor
private final class FilledView: UICollectionReusableView {
  let ownView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    ownView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// 20 rows of other heights, each with a view of flexible size.
@MainActor
private final class FlexibleRows: UITableViewDataSource, UITableViewDelegate {
  static let size = CGSize(width: 100, height: 40)
  var sizes: [CGSize] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    80 + CGFloat(indexPath.row)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    sizes.append(cell.bounds.size)
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    let view = UIView(frame: CGRect(origin: .zero, size: Self.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(view)
    return cell
  }
}
