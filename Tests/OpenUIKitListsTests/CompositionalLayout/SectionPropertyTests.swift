import OpenUIKit
import Testing

/// An item as high as the list below.
@MainActor
private final class TallItem: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.size.height = [40, 90, 60, 30][layoutAttributes.indexPath.item % 4]
    return layoutAttributes
  }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
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

/// Source: Apple's documentation of `NSCollectionLayoutSection` and `NSCollectionLayoutDimension`.
@MainActor
@Suite("Properties of sections of compositional layouts")
struct SectionPropertyTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  private func show(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(TallItem.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height.isEstimated ? .estimated(50) : height)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Items of uniform height are as high as the highest one of their row")
  func uniform() {
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(dimension.isUniformAcrossSiblings && dimension.dimension == 50)
    #expect(!NSCollectionLayoutDimension.estimated(50).isUniformAcrossSiblings)
    let view = show(section(.fractionalWidth(0.5), dimension))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 160, height: 90))
    #expect(frame(view, 1) == CGRect(x: 160, y: 0, width: 160, height: 90))
    #expect(frame(view, 2) == CGRect(x: 0, y: 90, width: 160, height: 60))
    #expect(frame(view, 3) == CGRect(x: 160, y: 90, width: 160, height: 60))
    let cells = view.visibleCells.map(\.frame.height)
    #expect(cells == [90, 90, 60, 60] as [CGFloat])
  }

  private func header(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    return section
  }

  private func headerFrame(_ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame
  }

  @Test("Headers have the insets of the groups, or those from the edges that the section states")
  func supplementaryInsets() {
    let automatic = header(section(.fractionalWidth(0.5), .absolute(50)))
    #expect(automatic.supplementaryContentInsetsReference == .automatic)
    #expect(headerFrame(show(automatic)) == CGRect(x: 10, y: 0, width: 290, height: 30))

    let none = header(section(.fractionalWidth(0.5), .absolute(50)))
    none.supplementaryContentInsetsReference = .none
    let view = show(none)
    #expect(headerFrame(view) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frame(view, 0) == CGRect(x: 10, y: 30, width: 145, height: 50))

    let margins = header(section(.fractionalWidth(0.5), .absolute(50)))
    margins.supplementaryContentInsetsReference = .layoutMargins
    let third = show(margins)
    let (left, right) = (third.layoutMargins.left, third.layoutMargins.right)
    #expect(left > 0)
    #expect(
      headerFrame(third) == CGRect(x: 10 + left, y: 0, width: 290 - left - right, height: 30))
  }

  @Test("The insets of groups begin at the layout margins if the section has it so")
  func contentInsets() {
    let margins = section(.fractionalWidth(0.5), .absolute(50))
    margins.contentInsetsReference = .layoutMargins
    let view = show(margins)
    let (left, right) = (view.layoutMargins.left, view.layoutMargins.right)
    #expect(
      frame(view, 0) == CGRect(x: left, y: 0, width: (320 - left - right) / 2, height: 50))
  }

  @Test("A section that scrolls across the layout has the rate and the bounce that it states")
  func scrolling() throws {
    let scrolling = section(.fractionalWidth(1), .absolute(50))
    scrolling.orthogonalScrollingBehavior = .groupPaging
    #expect(scrolling.orthogonalScrollingProperties === scrolling.orthogonalScrollingProperties)
    let view = show(scrolling)
    let scroller = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.decelerationRate == .fast && scroller.bounces)
    scrolling.orthogonalScrollingProperties.decelerationRate = .normal
    scrolling.orthogonalScrollingProperties.bounce = .never
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(scroller.decelerationRate == .normal && !scroller.bounces)
    scrolling.orthogonalScrollingProperties.decelerationRate = .automatic
    scrolling.orthogonalScrollingProperties.bounce = .automatic
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(scroller.decelerationRate == .fast && scroller.bounces)
  }
}
