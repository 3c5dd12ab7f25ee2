import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
final class TallCell: UICollectionViewCell {
  let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
final class Counts: UICollectionViewDataSource {
  var counts: [Int]
  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

// Not a method: the closure of a layout that called it would keep the window.
@MainActor
private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(
    _ layout: UICollectionViewLayout, _ source: Counts,
    _ cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    window.isHidden = false
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "item")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("Items fill a row, then the next group begins, inside the section's insets")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    section.interGroupSpacing = 8
    let source = Counts(3)
    let view = show(UICollectionViewCompositionalLayout(section: section), source)
    #expect(frame(view, 0) == CGRect(x: 12, y: 7, width: 146, height: 46))
    #expect(frame(view, 1)?.minX == 162)
    #expect(frame(view, 2)?.origin == CGPoint(x: 12, y: 65))
    #expect(view.contentSize == CGSize(width: 320, height: 5 + 50 + 8 + 50 + 7))
  }

  @Test("Groups in groups share the width and the height of the outer one")
  func nestedGroups() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let source = Counts(4)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), source)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 240, height: 160))
    #expect(frame(view, 1) == CGRect(x: 240, y: 0, width: 80, height: 80))
    #expect(frame(view, 2) == CGRect(x: 240, y: 80, width: 80, height: 80))
    #expect(frame(view, 3) == CGRect(x: 0, y: 160, width: 240, height: 160))
  }

  @Test("A number of items shares the width, with the spacing between them")
  func sharedWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let source = Counts(4)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(frame(view, 1) == CGRect(x: 110, y: 0, width: 100, height: 40))
    #expect(frame(view, 3)?.minY == 40)
  }

  @Test("Flexible spacing takes what is left over")
  func flexibleSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(0)
    let source = Counts(3)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect((0..<3).map { frame(view, $0)?.minX } == [0, 130, 260])
  }

  @Test("Items of estimated height get that of their content")
  func selfSizing() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let source = Counts(3)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source,
      TallCell.self)
    #expect(
      view.visibleCells.map { $0.frame } == (0..<3).map { CGRect(x: 0, y: 70 * $0, width: 320, height: 70) })
    #expect(view.contentSize.height == 210)
  }

  @Test("A pinned header stays at the top while its section is visible, and badges lie at their items")
  func supplements() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.trailing = 20
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Counts(10, 1)
    let view = show(UICollectionViewCompositionalLayout(section: section), source)
    let path = IndexPath(item: 0, section: 0)
    #expect(frame(view, 0) == CGRect(x: 0, y: 30, width: 300, height: 100))
    #expect(
      view.supplementaryView(forElementKind: "badge", at: path)?.frame
        == CGRect(x: 290, y: 20, width: 20, height: 20))
    view.contentOffset.y = 400
    window.layoutIfNeeded()
    #expect(
      view.supplementaryView(forElementKind: "header", at: path)?.frame
        == CGRect(x: 0, y: 400, width: 300, height: 30))
    view.contentOffset.y = 580
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 580)
    #expect(frame(view, 0, 1)?.minY == 1060)
  }

  private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func drag(_ view: UICollectionView, by distance: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 200, y: 50))
    for step in 1...10 {
      window.clock.advance(by: 0.02)
      window.sendTouch(.moved, at: CGPoint(x: 200 + distance * CGFloat(step) / 10, y: 50))
    }
    window.clock.advance(by: 0.3)
    window.sendTouch(.ended, at: CGPoint(x: 200 + distance, y: 50))
    window.clock.advance(by: 3)
    window.layoutIfNeeded()
  }

  @Test("A shelf scrolls sideways under the finger, with cells only for visible items")
  func orthogonalScrolling() throws {
    let source = Counts(50)
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous))
    let view = show(layout, source)
    #expect(view.contentSize == CGSize(width: 320, height: 100))
    #expect(view.visibleCells.count == 2)
    let scroller = try #require(layout.scrollers[0])
    #expect(scroller.contentSize == CGSize(width: 20 + 50 * 210 - 10 + 20, height: 100))
    drag(view, by: -150)
    #expect(scroller.contentOffset.x > 100)
    let first = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(first.convert(first.bounds, to: view).minX == 230 - scroller.contentOffset.x)
    scroller.contentOffset.x = 4_200
    window.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [19, 20, 21])
    #expect(view.contentOffset.y == 0)
  }

  @Test("A shelf that pages by groups comes to rest at the next group, or in its middle")
  func groupPaging() throws {
    let source = Counts(10)
    let layout = UICollectionViewCompositionalLayout(section: shelf(.groupPaging))
    let view = show(layout, source)
    drag(view, by: -150)
    #expect(layout.scrollers[0]?.contentOffset.x == 210)
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: shelf(.groupPagingCentered))
    window.layoutIfNeeded()
    let centered = try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    #expect(centered.scrollers[0]?.contentInset.left == 40)
    drag(view, by: -150)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.convert(cell.bounds, to: view).midX == 160)
  }

  @Test("A tap on a cell of a shelf selects it")
  func selection() {
    let source = Counts(10)
    let view = show(UICollectionViewCompositionalLayout(section: shelf(.continuous)), source)
    window.sendTouch(.began, at: CGPoint(x: 250, y: 50))
    window.sendTouch(.ended, at: CGPoint(x: 250, y: 50))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("A section's handler changes visible items")
  func visibleItems() {
    let section = shelf(.continuous)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 0 ? 1 : 0.5 }
    }
    let source = Counts(10)
    let view = show(UICollectionViewCompositionalLayout(section: section), source)
    #expect(view.visibleCells.map(\.alpha) == [1, 0.5])
  }

  @Test("Each section has the layout that the provider returns, and its background")
  func sections() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(index == 0 ? 40 : 60)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(
          .fractionalWidth(environment.container.contentSize.width > 300 ? 1 : 0.5),
          .absolute(index == 0 ? 40 : 60)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.decorationItems = [.background(elementKind: "background")]
      return section
    }
    layout.configuration.interSectionSpacing = 12
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let source = Counts(2, 1)
    let view = show(layout, source)
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 92, width: 320, height: 60))
    let back = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 320, height: 80) && back?.zIndex == -1)
  }
}
