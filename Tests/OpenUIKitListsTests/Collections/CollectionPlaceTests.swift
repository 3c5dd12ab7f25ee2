import OpenUIKit
import Testing

/// A cell whose height depends on its number: 30 points and 10 more for each item before it.
private final class GrowingCell: UICollectionViewCell {
  var item = 0

  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.frame.size.height = 30 + 10 * CGFloat(layoutAttributes.indexPath.item)
    return layoutAttributes
  }
}

@MainActor
@Suite("The place of collections whose cells change their size")
struct CollectionPlaceTests {
  /// 30 items that are taken for 100 points high until they are measured.
  private func makeShelf() -> Shelf {
    let shelf = Shelf(Items(counts: 30), cell: GrowingCell.self)
    shelf.layout.estimatedItemSize = CGSize(width: 320, height: 100)
    shelf.layout.minimumLineSpacing = 0
    shelf.window.layoutIfNeeded()
    return shelf
  }

  /// Where an item is seen, from the top of the collection.
  private func place(of item: Int, in shelf: Shelf) -> CGFloat? {
    shelf.window.layoutIfNeeded()
    let path = IndexPath(item: item, section: 0)
    return shelf.view.cellForItem(at: path).map { $0.frame.minY - shelf.view.contentOffset.y }
  }

  @Test("an item that is in sight stays there when those above it come into sight with another size")
  func scrollingUp() throws {
    let shelf = makeShelf()
    shelf.view.contentOffset.y = 2000
    shelf.window.layoutIfNeeded()
    let item = try #require(shelf.view.indexPathsForVisibleItems.first).item
    var before = try #require(place(of: item, in: shelf))
    for _ in 0..<3 {
      shelf.view.contentOffset.y -= 20
      let after = try #require(place(of: item, in: shelf))
      #expect(after == before + 20)
      before = after
    }
  }

  @Test("a drag continues under the finger while cells above get their size")
  func dragging() throws {
    let shelf = makeShelf()
    shelf.view.contentOffset.y = 2000
    shelf.window.layoutIfNeeded()
    let item = try #require(shelf.view.indexPathsForVisibleItems.first).item
    shelf.window.sendTouch(.began, at: CGPoint(x: 100, y: 100))
    shelf.window.sendTouch(.moved, at: CGPoint(x: 100, y: 115))
    let before = try #require(place(of: item, in: shelf))
    for step in 1...6 {
      shelf.window.sendTouch(.moved, at: CGPoint(x: 100, y: 115 + 5 * CGFloat(step)))
      #expect(place(of: item, in: shelf) == before + 5 * CGFloat(step))
    }
  }

  @Test("at the start of the content nothing moves")
  func start() {
    let shelf = makeShelf()
    #expect(
      shelf.view.contentOffset == .zero && place(of: 0, in: shelf) == 0 && place(of: 1, in: shelf) == 30)
  }

  @Test(
    "an animated scroll shows what was seen as much lower as it scrolls, whatever sizes cells get on the way")
  func gliding() throws {
    let shelf = makeShelf()
    shelf.view.contentOffset.y = 2000
    shelf.window.layoutIfNeeded()
    let item = try #require(shelf.view.indexPathsForVisibleItems.first).item
    let before = try #require(place(of: item, in: shelf))
    shelf.view.setContentOffset(CGPoint(x: 0, y: shelf.view.contentOffset.y - 100), animated: true)
    for frame in 1...30 {
      shelf.window.clock.advance(to: Double(frame) / 60)
      shelf.window.layoutIfNeeded()
    }
    #expect(place(of: item, in: shelf) == before + 100)
  }
}
