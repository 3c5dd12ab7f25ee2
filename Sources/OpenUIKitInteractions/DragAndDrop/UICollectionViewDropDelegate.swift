import OpenUIKitLists

/// The destination of drops in a collection. All methods but the first are optional.
public protocol UICollectionViewDropDelegate: AnyObject, ViewTreeConfined {
  /// The items were dropped: changes the data, and moves the previews into their places.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection can do something with a drag at all.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at an item would do; nil for a place without one.
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

/// The proposal of a collection for a drop of the items at this place.
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
  /// The destination of the items, counted after the removal of items that move within the collection; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves the preview of an item to an item, which the data has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview of an item into a rectangle of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}
