import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor
@Suite("Copies of a compositional layout's group")
struct GroupCopyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func show(_ group: NSCollectionLayoutGroup, _ source: Counts, spacing: CGFloat = 0)
    -> UICollectionView
  {
    window.isHidden = false
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  /// A group of five: a wide item, then two columns of two.
  private func mosaic() -> NSCollectionLayoutGroup {
    let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: half, count: 2)
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [wide, column, column])
  }

  /// Where the item lies if each copy begins 70 points below the one before it.
  private func expected(_ item: Int) -> CGRect {
    let top = CGFloat(item / 5) * 70
    let place = item % 5
    guard place > 0 else { return CGRect(x: 0, y: top, width: 150, height: 60) }
    return CGRect(x: place < 3 ? 150 : 225, y: top + (place % 2 == 1 ? 0 : 30), width: 75, height: 30)
  }

  @Test(
    "All copies have the places of the first one, and the last one has as many items as are left",
    arguments: [1, 4, 5, 6, 10, 33])
  func copies(count: Int) {
    let source = Counts(count)
    let view = show(mosaic(), source, spacing: 10)
    for item in 0..<count { #expect(frame(view, item) == expected(item)) }
    let rows = CGFloat((count + 4) / 5)
    #expect(view.contentSize.height == rows * 60 + (rows - 1) * 10)
  }

  @Test("Items of other lengths fill each copy again, and so does another width")
  func otherWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(70), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    let source = Counts(30)
    let view = show(group, source)
    // Four times 70 fit into 300.
    #expect(frame(view, 9) == CGRect(x: 70, y: 40, width: 70, height: 20))
    view.frame.size.width = 150
    window.layoutIfNeeded()
    // Two times 70 fit into 150.
    #expect(frame(view, 9) == CGRect(x: 70, y: 80, width: 70, height: 20))
  }

  @Test("An app's places are asked for in each copy")
  func custom() {
    var copies = 0
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(30))) { _ in
      copies += 1
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10 * copies, y: 0, width: 20, height: 20))]
    }
    let source = Counts(4)
    let view = show(group, source)
    #expect(copies == 4)
    #expect((0..<4).map { frame(view, $0)?.minX } == [10, 20, 30, 40])
  }

  @Test("In a section of 1,000 items those of a rectangle are found, with the views attached to them")
  func search() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let source = Counts(1_000)
    let view = show(group, source)
    // From 4,158 to 4,198: rows of 40 points from 4,120 and from 4,160, and the badges from 4,155 and from 4,195, which are 10 high.
    let found =
      view.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 4_158, width: 300, height: 40)) ?? []
    let items = found.filter { $0.representedElementCategory == .cell }.map { $0.indexPath.item }
    let badges = found.filter { $0.representedElementCategory == .supplementaryView }.map {
      $0.indexPath.item
    }
    #expect(items == Array(412..<420))
    #expect(badges == Array(416..<424))
  }

  @Test("An item whose place is NaN hides no other one")
  func notANumber() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(30))) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 0, width: 20, height: 20)),
      ]
    }
    let source = Counts(2)
    let view = show(group, source)
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 50, y: 0, width: 20, height: 20))
  }
}
