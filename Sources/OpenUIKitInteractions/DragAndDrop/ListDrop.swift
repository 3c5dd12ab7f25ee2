import OpenUIKitLists

/// A drop on a table or a collection: its items, and the animations of their previews.
final class ListDrop: ViewTreeConfined {
  let items: [DroppedItem]
  /// The destination of the items, counted after the removal of rows or items that move within the list.
  let destination: IndexPath?
  let session: DragSession
  private let list: any DraggableList
  private let settle: (CGRect) -> Void
  private var animators: [DragAnimator] = []

  /// Creates a drop. It calls `settle` with each rectangle that the preview moves to, in points of the list.
  init(
    _ session: DragSession, on list: any DraggableList, at destination: IndexPath?,
    _ settle: @escaping (CGRect) -> Void
  ) {
    (self.session, self.list, self.destination, self.settle) = (session, list, destination, settle)
    items = session.items.map { item in
      let source = session.sourceList === list ? session.sources[ObjectIdentifier(item)] : nil
      return DroppedItem(item, source, source.flatMap { list.frame(of: $0)?.size } ?? .zero)
    }
  }

  /// Moves the preview to a row or an item, which the data has already.
  func moveItem(to indexPath: IndexPath) -> any UIDragAnimating {
    // The delegate has inserted it since the last layout.
    list.layoutIfNeeded()
    return move(to: list.frame(of: indexPath))
  }

  /// Moves the preview into a rectangle of a row or an item.
  func moveItem(into rect: CGRect, of indexPath: IndexPath) -> any UIDragAnimating {
    let origin = list.frame(of: indexPath)?.origin ?? .zero
    return move(to: rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  private func move(to place: CGRect?) -> any UIDragAnimating {
    if let place { settle(place) }
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// Runs what the delegate has added, with the preview.
  func animate() {
    for animator in animators { animator.run {} }
  }
}

/// An item that was dropped on a table or a collection.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}
