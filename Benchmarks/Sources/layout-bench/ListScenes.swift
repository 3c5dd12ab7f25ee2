import AllocationCounter
import OpenUIKit
import Workloads

/// A cell with a picture and three labels that sizes itself.
final class MessageCell: UITableViewCell {
  let picture = UIImageView(frame: .zero)
  let labels = (0..<3).map { _ in UILabel(frame: .zero) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    labels[2].numberOfLines = 0
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of cells that size themselves.
@MainActor
final class TableScene: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)

  override init() {
    super.init()
    table.register(MessageCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    let texts = [
      "Row \(indexPath.row)", "A line",
      "A text of two lines, which the width of the row does not hold: \(indexPath.row)",
    ]
    for (label, text) in zip(cell.labels, texts) { label.text = text }
    return cell
  }

  /// Scrolls by a row.
  func scroll(to row: Int) {
    table.contentOffset.y = CGFloat(row) * 90
    window.layoutIfNeeded()
  }
}

/// A collection of cells of one size.
@MainActor
final class GridScene: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let grid: UICollectionView
  private let count: Int

  init(_ layout: UICollectionViewLayout, count: Int) {
    grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    self.count = count
    super.init()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    window.addSubview(grid)
    window.layoutIfNeeded()
  }

  /// A flow of items in rows of three; ten rows are visible.
  static func flow() -> GridScene {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 72)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    return GridScene(layout, count: 3_000)
  }

  /// A compositional grid of items a quarter of its width wide.
  static func compositional(_ count: Int) -> GridScene {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item]
    )
    return GridScene(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), count: count)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// Scrolls to an offset in points.
  func scroll(to offset: CGFloat) {
    grid.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  /// Gives the collection another width.
  func resize(to width: CGFloat) {
    window.frame.size.width = width
    grid.frame.size.width = width
    window.layoutIfNeeded()
  }
}

/// A diffable data source of a thousand rows.
@MainActor
final class DiffableScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
  private let source: UITableViewDiffableDataSource<Int, Int>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    window.addSubview(table)
    apply(step: 0)
  }

  /// Applies a thousand items. A hundred of them are others than in the step before.
  func apply(step: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<1_000).map { $0 % 10 == 0 ? 1_000 * (step + 1) + $0 : $0 })
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }
}

/// The actions on lists that are in use.
@MainActor
enum ListAction: String, CaseIterable {
  /// A table of cells that size themselves is scrolled by a row.
  case tableScroll = "scroll-table"
  /// A table of cells that size themselves is loaded again.
  case tableReload = "reload-table"
  /// A flow of thirty visible items is scrolled by a part of a row.
  case flowScroll = "scroll-flow"
  /// A thousand items are applied, a hundred of them others.
  case diffable = "apply-diffable"
  /// A compositional grid of ten thousand items gets another width.
  case compositionalResize = "resize-compositional"

  /// Carries out the action so many times, on one scene.
  func run(_ times: Int) {
    switch self {
    case .tableScroll:
      let scene = TableScene()
      for step in 0..<times { scene.scroll(to: 1 + step % 200) }
    case .tableReload:
      let scene = TableScene()
      for _ in 0..<times {
        scene.table.reloadData()
        scene.window.layoutIfNeeded()
      }
    case .flowScroll:
      let scene = GridScene.flow()
      for step in 0..<times { scene.scroll(to: CGFloat(step % 2_000) * 4) }
    case .diffable:
      let scene = DiffableScene()
      for step in 0..<times { scene.apply(step: step) }
    case .compositionalResize:
      let scene = GridScene.compositional(10_000)
      for step in 0..<times { scene.resize(to: step % 2 == 0 ? 400 : 390) }
    }
  }
}

/// Microseconds of each action on lists.
@MainActor
func measureLists() {
  for action in ListAction.allCases {
    let times = action == .compositionalResize || action == .diffable ? 10 : 200
    let clock = ContinuousClock()
    let few = microseconds(clock.measure { action.run(times / 10) })
    let many = microseconds(clock.measure { action.run(times) })
    Line(name: action.rawValue, layout: (many - few) / Double(times - times / 10), solver: nil, straight: nil)
      .print()
  }
}
