import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Lists and their content")
struct ListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ items: [String],
    _ fill: @escaping (UICollectionViewListCell, String) -> Void = { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    },
    prepare: (Source) -> Void = { _ in }
  ) -> (UICollectionView, Source) {
    window.isHidden = false
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      fill(cell, item)
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    prepare(source)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, source)
  }

  @Test("Rows of a list are 44.33 points high at scale 3, with lines between them")
  func plainList() {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .plain), ["a", "b", "c"])
    let tops = view.visibleCells.map { $0.frame.minY }
    #expect(zip(tops, [0, 133.0 / 3, 266.0 / 3]).allSatisfy { abs($0 - $1) < 0.01 } && tops.count == 3)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 320 })
    #expect(view.backgroundColor === UIColor.systemBackground)
  }

  @Test("Cells without constraints keep the estimated height of a row")
  func plainCells() {
    window.isHidden = false
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in
      cell.contentView.backgroundColor = .red
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [0, 44].map { CGRect(x: 0, y: $0, width: 320, height: 44) })
  }

  @Test("An inset list has round corners at its ends and no line below its last row")
  func insetList() {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), ["a", "b", "c"])
    let cells = view.visibleCells
    #expect(cells.map { $0.frame.minX } == [16, 16, 16] && cells[0].frame.minY == 35)
    #expect(cells.map { $0.layer.cornerRadius } == [10, 0, 10])
    #expect(view.backgroundColor === UIColor.systemGroupedBackground)
  }

  @Test("A list cell that is a header has neither a background nor the height of a row")
  func header() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let kind = UICollectionView.elementKindSectionHeader
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
      view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      view.contentConfiguration = content
    }
    let (view, _) = list(
      configuration, ["a"],
      prepare: { source in
        source.supplementaryViewProvider = { view, _, path in
          view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
      })
    let shown = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(shown?.backgroundColor == nil && (shown?.frame.height ?? 44) < 44)
    #expect(abs(view.visibleCells[0].frame.minY - (shown?.frame.maxY ?? 0)) < 0.001)
  }

  @Test("Accessories lie at the edges and narrow the content")
  func accessories() {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .plain), ["a"]) { cell, _ in
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    }
    let cell = view.visibleCells[0]
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 296, height: 44))
    view.isEditing = true
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 38)
  }

  @Test("A second text makes a row higher, one at the side does not")
  func contentHeights() {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .plain), ["below", "beside"]) {
      cell, item in
      var content = item == "below" ? UIListContentConfiguration.subtitleCell() : .valueCell()
      content.text = "Text"
      content.secondaryText = "More"
      cell.contentConfiguration = content
    }
    let heights = view.visibleCells.map { $0.frame.height }
    #expect(heights[0] > 52 && heights[1] < 48)
  }

  @Test("A cell's handler is called with its state before it is shown, and when the state changes")
  func stateHandler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    window.addSubview(cell)
    window.isHidden = false
    window.layoutIfNeeded()
    cell.isSelected = true
    window.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("A background has the colour of the state unless the app has set one")
  func background() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    #expect(
      UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor === UIColor.systemGray4)
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .red
    #expect(own.updated(for: state).backgroundColor === UIColor.red)
  }

  @Test("A content view that fits the new configuration stays")
  func contentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [view])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A tap on the outline's sign shows the items below")
  func outline() {
    let (view, source) = list(UICollectionLayoutListConfiguration(appearance: .sidebar), []) { cell, item in
      cell.accessories = item == "parent" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["parent"])
    tree.append(["child"], to: "parent")
    source.apply(tree, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
    let place = CGPoint(x: 320 - 16 - 16 - 7, y: view.visibleCells[0].frame.midY)
    window.sendTouch(.began, at: place)
    window.sendTouch(.ended, at: place)
    window.clock.advance(by: 1)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "child")
  }
}
