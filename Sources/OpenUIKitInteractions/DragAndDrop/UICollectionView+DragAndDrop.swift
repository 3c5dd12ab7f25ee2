import OpenUIKitLists

extension UICollectionView {
  /// The source of drags; not retained. A long press on an item begins one.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { attached(WeakDelegate<any UICollectionViewDragDelegate>.self)?.value }
    set { setDelegate(WeakDelegate<any UICollectionViewDragDelegate>(newValue), of: listDrag.drag) }
  }

  /// The destination of drops; not retained.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { attached(WeakDelegate<any UICollectionViewDropDelegate>.self)?.value }
    set { setDelegate(WeakDelegate<any UICollectionViewDropDelegate>(newValue), of: listDrag.drop) }
  }

  /// Whether long presses begin drags; true by default.
  public var dragInteractionEnabled: Bool {
    get { listDrag.drag.isEnabled }
    set { listDrag.drag.isEnabled = newValue }
  }

  /// Whether items of the collection are being dragged.
  public var hasActiveDrag: Bool { attached(ListDrag.self)?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection.
  public var hasActiveDrop: Bool { attached(ListDrag.self)?.hasActiveDrop ?? false }
}

extension UICollectionView: DraggableList {
  func itemsForDrag(_ session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? false
  }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (
    proposal: UIDropProposal, inserts: Bool
  ) {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.inserts ?? false)
  }

  func performDrop(
    _ session: DragSession, _ destination: IndexPath?, _ proposal: UIDropProposal,
    _ settle: @escaping (CGRect) -> Void
  ) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    let drop = ListDrop(session, on: self, at: destination, settle)
    let coordinator = CollectionDropCoordinator(drop, proposal)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    coordinator.listDrop.animate()
  }

  func indexPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func visibleCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
  func frame(of indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }
  /// Whether no visible item lies beside another one.
  var isOneColumn: Bool {
    let frames = indexPathsForVisibleItems.compactMap { layoutAttributesForItem(at: $0)?.frame }
    return zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY || $1.maxY <= $0.minY }
  }
  func count(in section: Int) -> Int { numberOfItems(inSection: section) }
  var lastSection: Int { numberOfSections - 1 }
}

/// A drop on a collection, with the names of a collection.
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let listDrop: ListDrop
  let proposal: UICollectionViewDropProposal

  init(_ listDrop: ListDrop, _ proposal: UICollectionViewDropProposal) {
    (self.listDrop, self.proposal) = (listDrop, proposal)
    super.init()
  }

  var items: [any UICollectionViewDropItem] { listDrop.items }
  var destinationIndexPath: IndexPath? { listDrop.destination }
  var session: any UIDropSession { listDrop.session }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    listDrop.moveItem(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    listDrop.moveItem(into: rect, of: indexPath)
  }
}
