import OpenUIKitLists

/// The source of drags in a table. All methods but the first are optional.
public protocol UITableViewDragDelegate: AnyObject, ViewTreeConfined {
  /// Returns the items of a drag that would begin on a row; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  )
    -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved, and not only copied.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Called after the drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// True.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

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

/// What a table would do with the items if they were dropped now.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    /// Elsewhere: no place is shown.
    case unspecified = 0
    /// Between the rows.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// Into the row, if the finger is over its middle, and else between the rows.
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
  /// Where the items go, after the rows that are moved within the table have left; nil for no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
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

extension UITableView {
  /// The source of drags; not retained. A long press on a row begins one.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { attached(WeakDelegate<any UITableViewDragDelegate>.self)?.value }
    set {
      attach(WeakDelegate<any UITableViewDragDelegate>(newValue))
      if newValue == nil { removeInteraction(listDrag.drag) } else { addInteraction(listDrag.drag) }
    }
  }

  /// The destination of drops; not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { attached(WeakDelegate<any UITableViewDropDelegate>.self)?.value }
    set {
      attach(WeakDelegate<any UITableViewDropDelegate>(newValue))
      if newValue == nil { removeInteraction(listDrag.drop) } else { addInteraction(listDrag.drop) }
    }
  }

  /// Whether long presses begin drags; true by default.
  public var dragInteractionEnabled: Bool {
    get { listDrag.drag.isEnabled }
    set { listDrag.drag.isEnabled = newValue }
  }

  /// Whether rows of the table are being dragged.
  public var hasActiveDrag: Bool { attached(ListDrag.self)?.hasActiveDrag ?? false }
  /// Whether a drag is over the table.
  public var hasActiveDrop: Bool { attached(ListDrag.self)?.hasActiveDrop ?? false }
}

extension UITableView: DraggableList {
  func itemsForDrag(_ session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
  }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (
    proposal: UIDropProposal, inserts: Bool
  ) {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.inserts ?? false)
  }

  func performDrop(
    _ session: DragSession, _ destination: IndexPath?, _ proposal: UIDropProposal,
    _ settle: @escaping (CGRect) -> Void
  ) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    let coordinator = Coordinator(self, session, destination, proposal, settle)
    dropDelegate?.tableView(self, performDropWith: coordinator)
    coordinator.animate()
  }

  func indexPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func visibleCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
  func frame(of indexPath: IndexPath) -> CGRect? {
    indexPath.section < numberOfSections && indexPath.row < numberOfRows(inSection: indexPath.section)
      ? rectForRow(at: indexPath) : nil
  }
  var isOneColumn: Bool { true }
  func count(in section: Int) -> Int { numberOfRows(inSection: section) }
  var lastSection: Int { numberOfSections - 1 }
}

/// An item that was dropped on a table.
private final class DroppedItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

/// A drop on a table.
private final class Coordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let drag: DragSession
  private let list: UITableView
  private let settle: (CGRect) -> Void
  private var animators: [DragAnimator] = []

  init(
    _ list: UITableView, _ session: DragSession, _ destination: IndexPath?,
    _ proposal: UITableViewDropProposal,
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

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    list.layoutIfNeeded()
    return animate(to: list.frame(of: indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
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
