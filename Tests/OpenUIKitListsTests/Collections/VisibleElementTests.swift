import OpenUIKit
import Testing

/// A layout that returns its elements in an order of its own, some of them twice.
private final class UnorderedLayout: UICollectionViewLayout {
  /// The items that the layout returns.
  var items: [Int] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 20 * CGFloat(indexPath.item), width: 100, height: 20)
    return attributes
  }
}

/// Attributes with a property of an app.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}

private final class TintedCell: UICollectionViewCell {
  private(set) var tints: [Int] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let tinted = layoutAttributes as? TintedAttributes { tints.append(tinted.tint) }
  }
}

private final class TintedLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for case let tinted as TintedAttributes in found ?? [] {
      tinted.tint = Int(collectionView?.contentOffset.y ?? 0)
    }
    return found
  }
}

@MainActor
@Suite("Visible elements of a collection")
struct VisibleElementTests {
  private func show(
    _ layout: UICollectionViewLayout, _ items: Items, _ cell: AnyClass = UICollectionViewCell.self
  )
    -> (UIWindow, UICollectionView)
  {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func visible(_ view: UICollectionView) -> [Int] { view.indexPathsForVisibleItems.map { $0.item } }

  @Test("They are those that the layout returns, in any order and however often")
  func unordered() {
    let layout = UnorderedLayout()
    let items = Items(counts: 10)
    layout.items = [3, 1, 2]
    let (window, view) = show(layout, items)
    #expect(visible(view) == [1, 2, 3])
    // As many as before, but one of them twice: another one has gone.
    layout.items = [2, 3, 2]
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(visible(view) == [2, 3])
    layout.items = [5, 3, 2]
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(visible(view) == [2, 3, 5])
    #expect(view.subviews.map { $0.frame.minY } == [40, 60, 100])
  }

  @Test("A view that an app has moved in front goes back to its place")
  func order() {
    let layout = UnorderedLayout()
    let items = Items(counts: 10)
    layout.items = [0, 1, 2]
    let (window, view) = show(layout, items)
    let first = view.subviews[0]
    view.bringSubviewToFront(first)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.subviews.first === first)
  }

  @Test("Attributes that differ in an app's property alone are applied while the collection scrolls")
  func subclass() {
    let layout = TintedLayout()
    layout.itemSize = CGSize(width: 100, height: 300)
    let items = Items(counts: 3)
    let (window, view) = show(layout, items, TintedCell.self)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TintedCell
    for offset in [5, 5, 9] {
      view.contentOffset.y = CGFloat(offset)
      window.layoutIfNeeded()
    }
    #expect(cell?.tints == [0, 5, 9])
  }
}
