import Foundation
import OpenUIKit
import Testing

/// A layout with an item in each row of 50 points and a badge for each number in `badges`, at that row.
@MainActor
private final class BadgeLayout: UICollectionViewLayout {
  var rows = 0
  var badges: [Int] = []
  var inserted: [Int] = []
  var deleted: [Int] = []
  var log: [String] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 50 * rows) }
  override func prepare() { rows = collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<rows).map { item($0) } + badges.map { badge($0) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(indexPath.item)
  }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { badges.contains(indexPath.item) ? badge(indexPath.item) : nil }

  private func item(_ row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: 0))
    attributes.frame = CGRect(x: 0, y: 50 * row, width: 320, height: 50)
    return attributes
  }
  private func badge(_ row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: row, section: 0))
    attributes.frame = CGRect(x: 300, y: 50 * row, width: 20, height: 20)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("prepare")
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert \(elementKind)")
    return inserted.map { IndexPath(item: $0, section: 0) }
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete \(elementKind)")
    return deleted.map { IndexPath(item: $0, section: 0) }
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert decoration \(elementKind)")
    return []
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete decoration \(elementKind)")
    return []
  }
  override func finalizeCollectionViewUpdates() { log.append("finalize") }

  // MARK: Dragging

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    log.append("target of \(previousIndexPath.item) at \(Int(position.y))")
    return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    log.append("move \(places(context)) at \(Int(context.interactiveMovementTarget.y))")
    return context
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    log.append("end \(places(context)) cancelled \(movementCancelled)")
    return context
  }
  private func places(_ context: UICollectionViewLayoutInvalidationContext) -> String {
    let former = context.previousIndexPathsForInteractivelyMovingItems ?? []
    let new = context.targetIndexPathsForInteractivelyMovingItems ?? []
    return "\(former.map(\.item)) to \(new.map(\.item))"
  }
}

@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
  var count = 4
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

private final class Mark: UICollectionReusableView {}

/// By Apple's documentation of `UICollectionViewLayout`: when each method is called, and what its result means.
@MainActor
@Suite("Supplementary views and drags in layouts of apps")
struct LayoutHookTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let layout = BadgeLayout()
  private let rows = Rows()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = rows
    layout.badges = [0, 1]
    window.addSubview(view)
    window.layoutIfNeeded()
    layout.log = []
  }

  private func badge(_ row: Int) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: "badge", at: IndexPath(item: row, section: 0))
  }

  private func insertRow() {
    rows.count += 1
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  @Test(
    "An insertion asks for views to insert, a deletion for those to delete, between the two calls of the update"
  )
  func calls() {
    insertRow()
    #expect(layout.log == ["prepare", "insert badge", "finalize"])
    layout.log = []
    rows.count -= 1
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.log == ["prepare", "delete badge", "finalize"])
    layout.log = []
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(layout.log == ["prepare", "finalize"])
  }

  @Test("Without an answer of the layout views keep their index paths")
  func keptViews() {
    let former = badge(0)
    insertRow()
    #expect(former != nil && badge(0) === former)
    window.clock.advance(by: 1)
    #expect(badge(0) === former && former?.superview === view)
  }

  @Test("A view to insert is another one, which fades in while the former one fades out")
  func insertedView() {
    let former = badge(0)
    layout.inserted = [0]
    insertRow()
    let new = badge(0)
    #expect(new != nil && new !== former)
    window.clock.advance(by: 0.15)
    let shown = new?.layer.presentation()?.opacity ?? 1
    #expect(shown > 0 && shown < 1 && former?.alpha == 0 && former?.superview === view)
    window.clock.advance(by: 1)
    #expect(former?.superview == nil && new?.superview === view && new?.alpha == 1)
  }

  @Test("A view to delete leaves, and another one takes its place")
  func deletedView() {
    let former = badge(1)
    layout.deleted = [1]
    layout.badges = [0]
    rows.count -= 1
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    #expect(badge(1) == nil && former?.alpha == 0)
    window.clock.advance(by: 1)
    #expect(former?.superview == nil && badge(0) != nil)
  }

  @Test("Index paths that do not exist are ignored")
  func absentViews() {
    (layout.inserted, layout.deleted) = ([7, -1, .max], [99, -5])
    insertRow()
    rows.count -= 1
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    window.clock.advance(by: 1)
    #expect(badge(0) != nil && badge(1) != nil && view.visibleCells.count == 4)
  }

  @Test("A drag asks for the place at each position, and names its index paths in contexts")
  func drag() {
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 30))
    #expect(layout.log == ["target of 0 at 30", "move [0] to [0] at 30"])
    layout.log = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 130))
    #expect(layout.log.first == "target of 0 at 130" && layout.log.last == "move [0] to [2] at 130")
    layout.log = []
    view.endInteractiveMovement()
    #expect(layout.log.contains("end [0] to [2] cancelled false"))
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0))
    layout.log = []
    view.cancelInteractiveMovement()
    #expect(layout.log.contains("end [3] to [3] cancelled true"))
  }

  @Test("A nib gives the decoration views of a kind")
  func decorationNib() {
    UINib.register("LayoutHookTests.Mark") { _ in [Mark()] }
    let lines = MarkedLayout()
    lines.register(UINib(nibName: "LayoutHookTests.Mark", bundle: nil), forDecorationViewOfKind: "mark")
    view.collectionViewLayout = lines
    window.layoutIfNeeded()
    #expect(view.subviews.contains { $0 is Mark })
  }

  @Test("A layout that is written for one direction is mirrored in the other", arguments: [false, true])
  func developmentDirection(isForRight: Bool) {
    let flipping = FlippingLayout()
    flipping.isForRight = isForRight
    view.collectionViewLayout = flipping
    window.layoutIfNeeded()
    let x = { (view: UICollectionView) in view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX }
    // A layout for the right has its first item at the right end, 220 points from the left.
    #expect(x(view) == 0)
    window.layoutDirection = .rightToLeft
    view.reloadData()
    window.layoutIfNeeded()
    #expect(x(view) == 220)
  }

  @Test(
    "Insets of sections are relative to the content inset, the safe area or the layout margins",
    arguments: [
      (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 5), (.fromSafeArea, 45),
      (.fromLayoutMargins, 48),
    ] as [(UICollectionViewFlowLayout.SectionInsetReference, CGFloat)])
  func insetReference(_ reference: UICollectionViewFlowLayout.SectionInsetReference, left: CGFloat) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    flow.sectionInsetReference = reference
    window.frame.size.width = 400
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    view.frame = window.bounds
    view.layoutMargins = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    view.collectionViewLayout = flow
    window.layoutIfNeeded()
    // One column of two possible widths: a single item in a line is centred in the rest.
    let room = 400 - left
    let x = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX ?? 0
    // On a whole pixel, rounded down.
    let scale = window.screenScale
    #expect(abs(x - ((left + (room - 300) / 2) * scale).rounded(.down) / scale) < 1e-6)
  }
}

/// A layout with a decoration alone.
private final class MarkedLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForDecorationView(ofKind: "mark", at: IndexPath(item: 0, section: 0)).map { [$0] }
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let mark = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: indexPath)
    mark.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return mark
  }
}

/// A layout with items at the left, or at the right if it is written for that direction.
private final class FlippingLayout: UICollectionViewFlowLayout {
  var isForRight = false
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    isForRight ? .rightToLeft : .leftToRight
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: isForRight ? 220 : 0, y: 0, width: 100, height: 50)
    return attributes
  }
}
