import OpenUIKitLists

/// The destination of drops in a table. All methods but the first are optional.
public protocol UITableViewDropDelegate: AnyObject, ViewTreeConfined {
  /// The items were dropped: changes the data, and moves the previews into their places.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table can do something with a drag at all.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at a row would do; nil for a place without one.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag has ended, wherever that was.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Copies the items to where they are inserted.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposal of a table for a drop of the items at this place.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    /// Elsewhere: no place is shown.
    case unspecified = 0
    /// Between the rows.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// Into the row if the finger is over its middle, and otherwise between the rows.
    case automatic = 3
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

  final var inserts: Bool { intent == .insertAtDestinationIndexPath || intent == .automatic }
}

/// An item that was dropped on a table.
public protocol UITableViewDropItem: NSObjectProtocol, ViewTreeConfined {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that the item comes from; nil for none.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a table.
public protocol UITableViewDropCoordinator: NSObjectProtocol, ViewTreeConfined {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The destination of the items, counted after the removal of rows that move within the table; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The effect of the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves the preview of an item to a row, which the data has already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview of an item into a rectangle of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}
