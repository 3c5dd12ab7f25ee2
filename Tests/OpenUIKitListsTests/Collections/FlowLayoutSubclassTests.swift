import OpenUIKit
import Testing

/// A layout that decides on its settings when it is prepared, in the ways that programs do.
@MainActor
private final class SettlingLayout: UICollectionViewFlowLayout {
  enum CallOfSuper { case none, first, last }

  var callOfSuper = CallOfSuper.none
  var prepared = 0

  override func prepare() {
    prepared += 1
    if callOfSuper == .first { super.prepare() }
    if let collectionView {
      itemSize = CGSize(width: collectionView.bounds.width / 2, height: 40)
      minimumInteritemSpacing = 0
      minimumLineSpacing = 4
    }
    if callOfSuper == .last { super.prepare() }
  }
}

private final class NotedContext: UICollectionViewFlowLayoutInvalidationContext {
  var note = ""
}

/// A layout that receives what becomes invalid and returns how much of it.
@MainActor
private final class ContextLayout: UICollectionViewFlowLayout {
  var heard: [String] = []
  var change: (NotedContext) -> Void = { _ in }

  override class var invalidationContextClass: AnyClass { NotedContext.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? NotedContext {
      context.note = "\(newBounds.minY)"
      change(context)
    }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let note = (context as? NotedContext)?.note ?? "?"
    heard.append(
      context.invalidateDataSourceCounts ? "counts" : context.invalidateEverything ? "everything" : note)
    super.invalidateLayout(with: context)
  }
}

@MainActor
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TiltedAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { tilt == other.tilt }
  }
}

@MainActor
private final class TiltedLayout: UICollectionViewFlowLayout {
  var tilt = 0
  var target: CGPoint?

  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] { (attributes as? TiltedAttributes)?.tilt = tilt + attributes.indexPath.item }
    return all
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

@MainActor
private final class TiltedCell: UICollectionViewCell {
  var tilts: [Int] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let tilt = (layoutAttributes as? TiltedAttributes)?.tilt { tilts.append(tilt) }
  }
}

/// A layout that puts an item at the top of its line, which it finds by asking its superclass.
@MainActor
private final class TopLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
    var line = attributes.frame
    (line.origin.x, line.size.width) = (0, collectionViewContentSize.width)
    let tops = super.layoutAttributesForElements(in: line)?.map { $0.frame.minY }
    attributes.frame.origin.y = tops?.min() ?? 0
    return attributes
  }
}

@MainActor
@Suite("Classes derived from flow layouts")
struct FlowLayoutSubclassTests {
  @Test(
    "Settings made while the layout is prepared count in it, before super is called, afterwards or without",
    arguments: [SettlingLayout.CallOfSuper.none, .first, .last])
  private func settingsInPrepare(callOfSuper: SettlingLayout.CallOfSuper) {
    let shelf = Shelf(Items(counts: 3))
    let layout = SettlingLayout()
    layout.callOfSuper = callOfSuper
    shelf.view.collectionViewLayout = layout
    #expect(
      shelf.frames == [
        "0.0": CGRect(x: 0, y: 0, width: 160, height: 40),
        "0.1": CGRect(x: 160, y: 0, width: 160, height: 40),
        "0.2": CGRect(x: 0, y: 44, width: 160, height: 40),
      ])
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 84))
    // It settles: nothing is left to be prepared or laid out.
    let prepared = layout.prepared
    for _ in 0..<3 { shelf.window.layoutIfNeeded() }
    #expect(layout.prepared == prepared && prepared <= 2)
    shelf.view.frame.size.width = 200
    #expect(shelf.lefts == [0, 100, 0])
  }

  @Test("Setting a flow layout to what it is does not make it invalid")
  func sameSettings() {
    let shelf = Shelf(Items(counts: 3))
    let layout = SettlingLayout()
    shelf.view.collectionViewLayout = layout
    shelf.window.layoutIfNeeded()
    let prepared = layout.prepared
    (layout.itemSize, layout.scrollDirection) = (layout.itemSize, .vertical)
    (layout.minimumLineSpacing, layout.sectionInset) = (4, .zero)
    shelf.window.layoutIfNeeded()
    #expect(layout.prepared == prepared)
  }

  @Test("A layout is invalidated for everything, for counts, and by its own context for a change of bounds")
  func contexts() {
    let shelf = Shelf(Items(counts: 100))
    let layout = ContextLayout()
    shelf.view.collectionViewLayout = layout
    shelf.window.layoutIfNeeded()
    layout.heard = []
    layout.invalidateLayout()
    shelf.view.reloadData()
    shelf.window.layoutIfNeeded()
    shelf.view.contentOffset.y = 30
    #expect(layout.heard == ["everything", "counts", "30.0"])
  }

  @Test("The delegate is asked for sizes again unless they are valid by the context")
  func delegateMetrics() {
    let shelf = Shelf(Items(counts: 100))
    let layout = ContextLayout()
    shelf.view.collectionViewLayout = layout
    shelf.window.layoutIfNeeded()
    shelf.items.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 50, height: 20)
    layout.change = { $0.invalidateFlowLayoutDelegateMetrics = false }
    shelf.view.contentOffset.y = 10
    #expect(shelf.frames["0.0"]?.height == 50)
    layout.change = { $0.invalidateFlowLayoutAttributes = false }
    shelf.view.contentOffset.y = 20
    #expect(shelf.frames["0.0"]?.height == 20)
  }

  @Test("A context can name elements, and move and enlarge the content")
  func adjustments() {
    let shelf = Shelf(Items(counts: 100))
    shelf.window.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    let first = IndexPath(item: 0, section: 0)
    context.invalidateItems(at: [first])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "edge", at: [first])
    context.invalidateDecorationElements(ofKind: "plate", at: [first])
    #expect(context.invalidatedItemIndexPaths?.count == 2)
    #expect(context.invalidatedSupplementaryIndexPaths == ["edge": [first]])
    #expect(context.invalidatedDecorationIndexPaths == ["plate": [first]])
    let size = shelf.view.contentSize
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.contentSizeAdjustment = CGSize(width: 0, height: 100)
    shelf.layout.invalidateLayout(with: context)
    #expect(shelf.view.contentOffset.y == 25 && shelf.view.contentSize.height == size.height + 100)
    shelf.window.layoutIfNeeded()
    #expect(shelf.view.contentOffset.y == 25 && shelf.view.contentSize == size)
  }

  @Test("Attributes are of the layout's class, and cells are notified when only its properties change")
  func attributesClass() throws {
    let shelf = Shelf(Items(counts: 2), cell: TiltedCell.self)
    let layout = TiltedLayout()
    shelf.view.collectionViewLayout = layout
    shelf.window.layoutIfNeeded()
    let cell = try #require(shelf.view.visibleCells.last as? TiltedCell)
    #expect(cell.tilts.last == 1)
    layout.tilt = 10
    layout.invalidateLayout()
    shelf.window.layoutIfNeeded()
    #expect(cell.tilts.last == 11)
    let told = cell.tilts.count
    layout.invalidateLayout()
    shelf.window.layoutIfNeeded()
    #expect(cell.tilts.count == told)
  }

  @Test("Asking the superclass for the elements of a rectangle does not ask the class for each of them")
  func elementsOfSuperclass() {
    let items = Items(counts: 2)
    items.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 50, height: 20)
    items.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 50, height: 60)
    let shelf = Shelf(items)
    #expect(shelf.frames["0.0"]?.minY == 20)
    shelf.view.collectionViewLayout = TopLayout()
    #expect(shelf.frames["0.0"]?.minY == 0 && shelf.frames["0.1"]?.minY == 0)
  }

  @Test("The layout returns where the content is scrolled to while items change")
  func targetOffset() {
    let shelf = Shelf(Items(counts: 100))
    let layout = TiltedLayout()
    shelf.view.collectionViewLayout = layout
    shelf.window.layoutIfNeeded()
    layout.target = CGPoint(x: 0, y: 120)
    shelf.items.sections[0].append("new")
    shelf.view.insertItems(at: [IndexPath(item: 100, section: 0)])
    #expect(shelf.view.contentOffset.y == 120)
    shelf.window.clock.advance(by: 1)
    #expect(shelf.view.contentOffset.y == 120)
  }
}
