import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

/// Views at the edges of a whole compositional layout, around two sections of 100 points.
@MainActor
struct LayoutBoundaryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
  private let source = Counts(1, 1)

  private func item(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }

  private func show(_ items: NSCollectionLayoutBoundarySupplementaryItem...) -> UICollectionView {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = items
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in ["top", "bottom"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    window.makeKeyAndVisible()
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func frame(_ kind: String, _ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
  }

  @Test func theSectionsLieBetweenHeaderAndFooter() {
    let view = show(item("top", .top, height: 40), item("bottom", .bottom, height: 30))
    #expect(view.contentSize == CGSize(width: 300, height: 270))
    #expect(frame("top", view) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(frame("bottom", view) == CGRect(x: 0, y: 240, width: 300, height: 30))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 40)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 140)
    #expect(view.visibleSupplementaryViews(ofKind: "top").count == 1)
    #expect(view.visibleSupplementaryViews(ofKind: "bottom").isEmpty)
  }

  @Test func aPinnedHeaderStaysThroughAllSections() {
    let header = item("top", .top, height: 40)
    header.pinToVisibleBounds = true
    let view = show(header)
    view.contentOffset.y = 90
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 240)
    #expect(frame("top", view)?.minY == 90)
  }

  @Test func aHeaderThatDoesNotExtendTheLayoutLiesAboveTheContent() {
    let header = item("top", .top, height: 40)
    header.extendsBoundary = false
    let view = show(header)
    #expect(view.contentSize.height == 200 && frame("top", view)?.minY == 0)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
  }
}
