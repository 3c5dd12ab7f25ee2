import OpenUIKitLists

extension UITableView {
  /// The source of drags; not retained. A long press on a row begins one.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { attached(WeakDelegate<any UITableViewDragDelegate>.self)?.value }
    set { setDelegate(WeakDelegate<any UITableViewDragDelegate>(newValue), of: listDrag.drag) }
  }

  /// The destination of drops; not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { attached(WeakDelegate<any UITableViewDropDelegate>.self)?.value }
    set { setDelegate(WeakDelegate<any UITableViewDropDelegate>(newValue), of: listDrag.drop) }
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
    let drop = ListDrop(session, on: self, at: destination, settle)
    let coordinator = TableDropCoordinator(drop, proposal)
    dropDelegate?.tableView(self, performDropWith: coordinator)
    coordinator.listDrop.animate()
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

/// A drop on a table, with the names of a table.
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let listDrop: ListDrop
  let proposal: UITableViewDropProposal

  init(_ listDrop: ListDrop, _ proposal: UITableViewDropProposal) {
    (self.listDrop, self.proposal) = (listDrop, proposal)
    super.init()
  }

  var items: [any UITableViewDropItem] { listDrop.items }
  var destinationIndexPath: IndexPath? { listDrop.destination }
  var session: any UIDropSession { listDrop.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    listDrop.moveItem(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    listDrop.moveItem(into: rect, of: indexPath)
  }
}
