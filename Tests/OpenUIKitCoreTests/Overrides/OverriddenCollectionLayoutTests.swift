import OpenUIKit
import Testing

/// Items in lines of 50 points with a header above and a line behind them, and a list of what the collection asks.
private final class LoggedLayout: UICollectionViewLayout {
  var log: [String] = []
  var invalidates = true
  /// The attributes that were computed for the last width; nil after an invalidation.
  private var cache: [UICollectionViewLayoutAttributes]?
  private(set) var updates: [String] = []
  var start: CGFloat?
  var end: CGFloat?

  override func prepare() {
    log.append("prepare")
    guard cache == nil, let view = collectionView else { return }
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    line.frame = CGRect(x: 0, y: 20, width: 1, height: 20)
    cache =
      [header, line]
      + (0..<view.numberOfItems(inSection: 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 20 + item * 50, width: Int(view.bounds.width), height: 50)
        return attributes
      }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cache?.last?.frame.maxY ?? 0)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache?.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache?.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("should \(Int(newBounds.width)) from \(Int(collectionView?.bounds.width ?? -1))")
    return invalidates && newBounds.width != collectionView?.bounds.width
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    log.append("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate")
    cache = nil
    super.invalidateLayout(with: context)
  }

  // MARK: Animated changes

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("prepare updates")
    updates = updateItems.map { item in
      let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
        path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section).\($0.item)" } ?? "-"
      }
      return "\(item.updateAction) \(places[0]) \(places[1])"
    }
  }
  override func finalizeCollectionViewUpdates() { log.append("finalize updates") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("prepare bounds \(Int(oldBounds.width))")
  }
  override func finalizeAnimatedBoundsChange() { log.append("finalize bounds") }

  private func ends(_ kind: String, _ path: IndexPath, _ x: CGFloat?) -> UICollectionViewLayoutAttributes? {
    log.append("\(kind) \(path.item)")
    guard let x else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: x, y: 0, width: 50, height: 50)
    return attributes
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { ends("initial item", itemIndexPath, start) }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { ends("final item", itemIndexPath, end) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends("initial \(elementKind)", elementIndexPath, nil) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends("final \(elementKind)", elementIndexPath, nil) }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends("initial \(elementKind)", decorationIndexPath, nil) }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends("final \(elementKind)", decorationIndexPath, nil) }
}

@MainActor
private final class NumberedItems: NSObject, UICollectionViewDataSource {
  var sections = [3]
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// By the documentation of `UICollectionViewLayout` and the comments of its interface: the layout is asked about new bounds before they are
/// set; the calls of an update come in the order of the tests.
@MainActor
@Suite("Overridden layouts of collections")
struct OverriddenCollectionLayoutTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let layout = LoggedLayout()
  private let items = NumberedItems()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    layout.log = []
  }

  // MARK: Bounds

  @Test("A new frame asks the layout before it is set, and invalidates what the layout has cached")
  func frame() {
    view.frame.size.width = 200
    #expect(layout.log == ["should 200 from 320", "context", "invalidate"])
    window.layoutIfNeeded()
    #expect(layout.log.last == "prepare" && view.visibleCells.map { $0.frame.width } == [200, 200, 200])
  }

  @Test("So do a window that turns, constraints, bounds that are set, and scrolling", arguments: 0..<4)
  func otherWays(_ way: Int) {
    switch way {
    case 0:
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.frame.size = CGSize(width: 400, height: 320)
    case 1:
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 400),
        view.heightAnchor.constraint(equalToConstant: 320),
      ])
    case 2: view.bounds.size.width = 400
    default: view.contentOffset.y = 30
    }
    window.layoutIfNeeded()
    let width = way == 3 ? 320 : 400
    #expect(layout.log.first == "should \(width) from 320")
    #expect(
      layout.log.contains("context") == (way < 3)
        && view.visibleCells.allSatisfy { Int($0.frame.width) == width })
  }

  @Test("A layout that returns false keeps its results in another size")
  func keeps() {
    layout.invalidates = false
    view.frame.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(layout.log == ["should 200 from 320"])
    #expect(
      view.visibleCells.map { $0.frame } == [
        CGRect(x: 0, y: 20, width: 320, height: 50), CGRect(x: 0, y: 70, width: 320, height: 50),
      ])
  }

  @Test("An animated change of the bounds asks where elements go to and come from, between its two calls")
  func animatedBounds() {
    UIView.animate(withDuration: 1) { view.frame.size.width = 200 }
    #expect(
      layout.log == [
        "should 200 from 320", "context", "invalidate", "prepare", "prepare bounds 320", "final line 0",
        "final head 0", "final item 0", "final item 1", "final item 2", "initial line 0", "initial head 0",
        "initial item 0", "initial item 1", "initial item 2", "finalize bounds",
      ])
    window.clock.advance(by: 0.5)
    let width = view.visibleCells[0].layer.presentation()?.bounds.width ?? 0
    #expect(width > 200 && width < 320)
    layout.log = []
    view.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(!layout.log.contains { $0.hasSuffix("bounds") || $0.hasPrefix("initial") })
  }

  // MARK: Updates

  @Test("A batch calls the layout in UIKit's order, for items, supplementary views and decorations")
  func batch() {
    view.performBatchUpdates {
      items.sections = [3]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(layout.updates == ["delete 0.1 -", "insert - 0.2"])
    #expect(
      layout.log == [
        "invalidate", "prepare", "prepare updates", "final line 0", "final head 0", "final item 0",
        "final item 1", "final item 2", "initial line 0", "initial head 0", "initial item 0",
        "initial item 1", "initial item 2", "finalize updates",
      ])
  }

  @Test("The attributes of a layout are where elements start and end")
  func places() throws {
    let leaver = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    (layout.start, layout.end) = (-100, 500)
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let comer = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(
      comer.layer.presentation()?.frame.minX == -100 && comer.frame.minX == 0 && leaver.frame.minX == 500)
    window.clock.advance(by: 1)
    #expect(leaver.superview == nil && comer.layer.presentation()?.frame.minX == 0)
  }

  @Test("Sections, moves and reloads are in the updates; a reload of everything calls none of it")
  func kinds() {
    view.performBatchUpdates {
      items.sections = [3, 2]
      view.insertSections([1])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(layout.updates == ["insert - section 1", "move 0.2 0.0", "reload 0.1 0.2"])
    layout.log = []
    view.reloadData()
    window.layoutIfNeeded()
    #expect(!layout.log.contains { $0.hasSuffix("updates") })
  }

  @Test("A diffable data source's changes are in the updates: the least number of moves")
  func diffable() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    snapshot.deleteItems([2])
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.appendItems([5])
    source.apply(snapshot, animatingDifferences: true)
    #expect(layout.updates == ["delete 0.1 -", "move 0.3 0.0", "insert - 0.3"])
  }

  @Test("A layout that reloads the collection while it is notified leaves it with the new content")
  func reload() {
    final class Reloader: UICollectionViewFlowLayout {
      var finalized = 0
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        collectionView?.reloadData()
      }
      override func finalizeCollectionViewUpdates() { finalized += 1 }
    }
    let layout = Reloader()
    view.collectionViewLayout = layout
    window.layoutIfNeeded()
    items.sections = [4]
    view.insertItems(at: [IndexPath(item: 3, section: 0)])
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(view.visibleCells.count == 4 && layout.finalized == 1 && view.subviews.count == 4)
  }
}
