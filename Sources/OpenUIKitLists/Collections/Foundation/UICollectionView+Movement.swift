@_spi(Overrides) import OpenUIKitCore

// Items that the user drags to another place.

/// An item that is being dragged. The data source still has it at its source, and the layout at its target.
struct ItemMovement {
  let source: IndexPath
  var target: IndexPath
  /// The middle of the cell, in points of the content.
  var center: CGPoint
  /// Scrolls while the item is near an edge.
  let scroller: EdgeScroller

  /// The numbers of items of the layout, for those of the data source.
  func adjusted(_ counts: [Int]) -> [Int] {
    var counts = counts
    guard counts.indices.contains(source.section), counts.indices.contains(target.section) else {
      return counts
    }
    counts[source.section] -= 1
    counts[target.section] += 1
    return counts
  }

  /// The place of an item in the data source, for its place in the layout.
  func sourcePath(of path: IndexPath) -> IndexPath {
    if path == target { return source }
    var item = path.item
    if path.section == target.section, item > target.item { item -= 1 }
    if path.section == source.section, item >= source.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

extension UICollectionView {
  /// Begins to move an item, and returns whether the data source allows it. The item follows
  /// `updateInteractiveMovementTargetPosition(_:)`.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
      let center = layoutAttributesForItem(at: indexPath)?.center
    else { return false }
    var offset = contentOffset
    let scroller = EdgeScroller(self) { [weak self] in
      guard let self, let movement = itemMovement else { return }
      // The item stays under the finger.
      let distance = CGPoint(x: contentOffset.x - offset.x, y: contentOffset.y - offset.y)
      offset = contentOffset
      moveItem(to: CGPoint(x: movement.center.x + distance.x, y: movement.center.y + distance.y))
    }
    itemMovement = ItemMovement(source: indexPath, target: indexPath, center: center, scroller: scroller)
    setNeedsLayout()
    return true
  }

  /// Moves the dragged item to a point of the content. The other items make room for it.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
    itemMovement?.scroller.follow(convert(targetPosition, to: nil))
  }

  private func moveItem(to targetPosition: CGPoint) {
    guard let old = itemMovement else { return }
    itemMovement?.center = targetPosition
    let layout = collectionViewLayout
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: old.target, withPosition: targetPosition)
    if proposed != old.target, itemMovement != nil {
      let place =
        collectionDelegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.source,
          atCurrentIndexPath: old.target, toProposedIndexPath: proposed) ?? proposed
      // The delegate may have ended the movement.
      if itemMovement != nil { shift(to: place) }
    }
    if let now = itemMovement, layout === collectionViewLayout {
      invalidateKeepingMeasures(
        layout.invalidationContext(
          forInteractivelyMovingItems: [now.target], withTargetPosition: targetPosition,
          previousIndexPaths: [old.target], previousPosition: old.center))
    }
    setNeedsLayout()
  }

  /// Ends the movement: the data source moves the item, whose cell glides to its place.
  public final func endInteractiveMovement() {
    guard let ended = itemMovement else { return }
    let generation = generation
    itemMovement = nil
    if ended.target != ended.source {
      dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.target)
    }
    // The data source may have reloaded the collection.
    guard generation == self.generation else { return }
    invalidateAfterMovement(ended, isCancelled: false)
    animateLayout(true, nil)
  }

  /// Ends the movement, and brings the item back to where it was.
  public final func cancelInteractiveMovement() {
    guard let cancelled = itemMovement else { return }
    shift(to: cancelled.source)
    itemMovement = nil
    invalidateAfterMovement(cancelled, isCancelled: true)
    animateLayout(true, nil)
  }

  private func invalidateAfterMovement(_ movement: ItemMovement, isCancelled: Bool) {
    let layout = collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? movement.source : movement.target],
      previousIndexPaths: [movement.source], movementCancelled: isCancelled)
    context.addEverything()
    layout.invalidateLayout(with: context)
  }

  /// Moves the dragged item to another place of the layout.
  private func shift(to target: IndexPath) {
    guard let old = itemMovement, old.target != target else { return }
    let before = loadedCounts()
    var moved = old
    moved.target = target
    itemMovement = moved
    itemCounts = nil
    let after = loadedCounts()
    guard after.indices.contains(target.section), target.item < after[target.section] else {
      (itemMovement, itemCounts) = (old, before)
      return
    }
    carryOut(ContentChanges([.moveItem(old.target, target)], from: before, to: after), nil)
  }

  /// The other item whose place contains a point; nil for none.
  func restingItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return restingElements(in: area).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
        && $0.indexPath != itemMovement?.target
    }?.indexPath
  }

  /// The attributes of elements, with those of the dragged item as the layout returns them for its position.
  func following(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement = itemMovement else { return elements }
    let others = elements.filter {
      $0.representedElementCategory != .cell || $0.indexPath != movement.target
    }
    return others + [
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.center)
    ]
  }
}

/// The long press that moves an item of a collection view controller. It begins only over an item that can be moved.
final class ItemMovementGestureRecognizer: UILongPressGestureRecognizer {
  private var collection: UICollectionView? { view as? UICollectionView }

  init(_ collection: UICollectionView) {
    super.init(target: nil, action: nil)
    addAction { [unowned(unsafe) self] _ in follow() }
    collection.addGestureRecognizer(self)
  }

  override func mayBegin() -> Bool {
    guard let collection, let path = collection.indexPathForItem(at: location(in: collection)) else {
      return false
    }
    return collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true
  }

  private func follow() {
    guard let collection else { return }
    let place = location(in: collection)
    switch state {
    case .began:
      if let path = collection.indexPathForItem(at: place) {
        collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
