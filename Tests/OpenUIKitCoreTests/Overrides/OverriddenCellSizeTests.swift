import OpenUIKit
import Testing

/// Rows of one section, with the cells and the header that a test makes.
@MainActor
private final class OneSection: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var cell: () -> UITableViewCell = { UITableViewCell() }
  var header: UIView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell() }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class FittedCell: UITableViewCell {
  var targets: [CGSize] = []
  var priorities: Set<UILayoutPriority> = []
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    targets.append(targetSize)
    priorities.formUnion([horizontalFittingPriority, verticalFittingPriority])
    return CGSize(width: targetSize.width, height: 77)
  }
}

private final class SizedCell: UITableViewCell {
  var height: CGFloat = 77
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// A row with a grid of squares, whose height is that of the grid's content.
private final class GridCell: UITableViewCell {
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var grid = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
  private let items = OneSection()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layout.itemSize = CGSize(width: 150, height: 60)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = items
    grid.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      grid.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      grid.topAnchor.constraint(equalTo: contentView.topAnchor),
      grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    grid.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: .greatestFiniteMagnitude)
    grid.layoutIfNeeded()
    return layout.collectionViewContentSize
  }
}

private final class SizedHeader: UITableViewHeaderFooterView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 55) }
}

private final class PlainHeader: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 61) }
}

/// Cells and headers state their sizes by methods that a subclass overrides: WWDC 2014, session 226, and the documentation of
/// `UITableView.automaticDimension` and `preferredLayoutAttributesFitting(_:)`.
@MainActor
@Suite("Overridden sizes of cells")
struct OverriddenCellSizeTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let content = OneSection()

  private func table(_ cell: @escaping () -> UITableViewCell) -> UITableView {
    let table = UITableView(frame: window.bounds)
    content.cell = cell
    table.dataSource = content
    table.delegate = content
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test("A row has the height that its cell's systemLayoutSizeFitting returns for the width of the row")
  func fitting() throws {
    let table = table { FittedCell() }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FittedCell)
    #expect(cell.frame == CGRect(x: 0, y: 77, width: 320, height: 77))
    #expect(cell.targets == [CGSize(width: 320, height: 0)])
    #expect(cell.priorities == [.required, .fittingSizeLevel])
  }

  @Test("A row without constraints has the height of its cell's sizeThatFits, also below the standard one")
  func sizeThatFits() {
    #expect(table { SizedCell() }.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 77)
    let low = table {
      let cell = SizedCell()
      cell.height = 20
      cell.textLabel?.text = "own text"
      return cell
    }
    #expect(low.rectForRow(at: IndexPath(row: 0, section: 0)).height == 20)
  }

  @Test(
    "A height that is not a number or negative leaves a row with a usable height",
    arguments: [.nan, .infinity, -5] as [CGFloat])
  func refused(_ height: CGFloat) {
    let table = table {
      let cell = SizedCell()
      cell.height = height
      return cell
    }
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == (height < 0 ? 0 : 44))
    #expect(table.contentSize.height.isFinite)
  }

  @Test("A collection view in a row makes the row as high as its content, and higher in a narrower window")
  func gridInRow() throws {
    let table = table { GridCell() }
    // Two squares of 60 points in 320, one below them, 10 points between the lines.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 130)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? GridCell)
    #expect(cell.grid.frame == CGRect(x: 0, y: 0, width: 320, height: 130))
    #expect(cell.grid.visibleCells.count == 3)
    table.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 200)
  }

  @Test("A header without constraints has the height of its sizeThatFits")
  func header() {
    for (view, height) in [(SizedHeader(reuseIdentifier: nil), 55), (PlainHeader(), 61)]
      as [(UIView, CGFloat)]
    {
      content.header = view
      let table = table { UITableViewCell() }
      table.sectionHeaderTopPadding = 0
      window.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0).height == height && view.frame.height == height)
    }
  }

  private class Item: UICollectionViewCell {
    static let side: CGFloat = 70
  }

  private final class FittedItem: Item {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: Self.side, height: Self.side) }
  }

  private final class SizedItem: Item {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: Self.side, height: Self.side) }
  }

  private final class PreferringItem: Item {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = CGSize(width: Self.side, height: Self.side)
      return attributes
    }
  }

  @Test(
    "An item of estimated size has the size of the override", arguments: ["fitted", "sized", "preferring"])
  func items(_ kind: String) {
    let classes: [String: AnyClass] = [
      "fitted": FittedItem.self, "sized": SizedItem.self, "preferring": PreferringItem.self,
    ]
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(classes[kind], forCellWithReuseIdentifier: "item")
    view.dataSource = content
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(
      view.visibleCells.map { $0.frame.size } == Array(repeating: CGSize(width: 70, height: 70), count: 3))
  }

  @Test(
    "An item of estimated height in a compositional layout keeps its width and has the height of the override"
  )
  func compositionalItems() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(SizedItem.self, forCellWithReuseIdentifier: "item")
    view.dataSource = content
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(
      view.visibleCells.map { $0.frame } == (0..<3).map { CGRect(x: 0, y: $0 * 70, width: 320, height: 70) })
  }
}
