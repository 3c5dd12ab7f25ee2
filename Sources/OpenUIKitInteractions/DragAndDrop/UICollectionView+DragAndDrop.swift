import OpenUIKitLists

/// The source of drags in a collection. All methods but the first are optional.
public protocol UICollectionViewDragDelegate: AnyObject, ViewTreeConfined {
  /// Returns the items of a drag that would begin on a item; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  )
    -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved, and not only copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Called after the drag.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
}

/// The destination of drops in a collection. All methods but the first are optional.
public protocol UICollectionViewDropDelegate: AnyObject, ViewTreeConfined {
  /// The items were dropped: changes the data, and moves the previews into their places.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection can do something with a drag at all.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at a item would do; nil for a place without one.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag leaves the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag has ended, wherever that was.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Copies the items to where they are inserted.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// What a collection would do with the items if they were dropped now.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    /// Elsewhere: no place is shown.
    case unspecified = 0
    /// Between the items.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the place.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the items go.
  public final let intent: Intent

  /// Creates a proposal without a place.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  final var inserts: Bool { intent == .insertAtDestinationIndexPath }
}

/// An item that was dropped on a collection.
public protocol UICollectionViewDropItem: NSObjectProtocol, ViewTreeConfined {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item of the same collection that the item comes from; nil for none.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection.
public protocol UICollectionViewDropCoordinator: NSObjectProtocol, ViewTreeConfined {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items go, after the items that are moved within the collection have left; nil for no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves the preview of an item to a item, which the data has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview of an item into a rectangle of a item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

extension UICollectionView {
  /// The source of drags; not retained. A long press on a item begins one.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { attached(WeakDelegate<any UICollectionViewDragDelegate>.self)?.value }
    set {
      attach(WeakDelegate<any UICollectionViewDragDelegate>(newValue))
      if newValue == nil { removeInteraction(listDrag.drag) } else { addInteraction(listDrag.drag) }
    }
  }

  /// The destination of drops; not retained.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { attached(WeakDelegate<any UICollectionViewDropDelegate>.self)?.value }
    set {
      attach(WeakDelegate<any UICollectionViewDropDelegate>(newValue))
      if newValue == nil { removeInteraction(listDrag.drop) } else { addInteraction(listDrag.drop) }
    }
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
    let coordinator = Coordinator(self, session, destination, proposal, settle)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    coordinator.animate()
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

/// An item that was dropped on a collection.
private final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

/// A drop on a collection.
private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  private let drag: DragSession
  private let list: UICollectionView
  private let settle: (CGRect) -> Void
  private var animators: [DragAnimator] = []

  init(
    _ list: UICollectionView, _ session: DragSession, _ destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal,
    _ settle: @escaping (CGRect) -> Void
  ) {
    (self.list, drag, destinationIndexPath) = (list, session, destination)
    (self.proposal, self.settle) = (proposal, settle)
    items = session.items.map { item in
      let source = session.sourceList === list ? session.sources[ObjectIdentifier(item)] : nil
      return DroppedItem(item, source, source.flatMap { list.frame(of: $0)?.size } ?? .zero)
    }
    super.init()
  }

  var session: any UIDropSession { drag }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    list.layoutIfNeeded()
    return animate(to: list.frame(of: indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let origin = list.frame(of: indexPath)?.origin ?? .zero
    return animate(to: rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  private func animate(to place: CGRect?) -> any UIDragAnimating {
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
