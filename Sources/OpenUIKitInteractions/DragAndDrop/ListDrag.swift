import OpenUIKitControls

/// Drag and drop in a table or a collection.
final class ListDrag: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var list: (any DraggableList)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  private let line = UIView()
  private var destination: IndexPath?
  private var proposal: UIDropProposal?
  private var settled: CGRect?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false

  init(_ list: any DraggableList) {
    self.list = list
    super.init()
    drop.dropPlace = { [weak self] in
      guard let self, let list = self.list else { return nil }
      return self.settled.map { list.convert($0, to: nil) }
    }
  }

  // MARK: Drag

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard let list, let path = list.indexPath(at: session.location(in: list)) else { return [] }
    let items = list.itemsForDrag(session, at: path)
    if let session = session as? DragSession {
      session.sourceList = list
      for item in items { session.sources[ObjectIdentifier(item)] = path }
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview? {
    guard let list, let path = list.indexPath(at: session.location(in: list)),
      let cell = list.visibleCell(at: path)
    else { return nil }
    return UITargetedPreview.inPlace(cell)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    hasActiveDrag = true
    list?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.allowsMove(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    list?.dragDidEnd(session)
  }

  // MARK: Drop

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list?.canHandleDrop(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = true
    list?.dropDidEnter(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: list)
    let over = list.indexPath(at: place)
    let (found, inserts) = list.dropProposal(session, over)
    proposal = found
    destination = inserts ? insertion(at: place, over, in: list) : over
    showLine(inserts && (found.operation == .copy || found.operation == .move) ? destination : nil)
    return found
  }

  /// The index path for an item that is dropped at a point. Outside of the rows it is the end of the last section.
  private func insertion(at place: CGPoint, _ over: IndexPath?, in list: any DraggableList) -> IndexPath? {
    guard let over, let frame = list.frame(of: over) else {
      guard list.lastSection >= 0 else { return nil }
      return IndexPath(row: list.count(in: list.lastSection), section: list.lastSection)
    }
    let isAfter = list.isOneColumn ? place.y > frame.midY : place.x > frame.midX
    return isAfter ? IndexPath(row: over.row + 1, section: over.section) : over
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    (hasActiveDrop, destination, proposal) = (false, nil, nil)
    showLine(nil)
    list?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let session = session as? DragSession, let proposal else { return }
    showLine(nil)
    settled = nil
    list.performDrop(session, destinationAfterRemoval(session, proposal), proposal) { [weak self] in
      self?.settled = $0
    }
  }

  /// In a move within the list, the rows that leave from before the destination are gone when the others arrive.
  private func destinationAfterRemoval(_ session: DragSession, _ proposal: UIDropProposal) -> IndexPath? {
    guard let destination, proposal.operation == .move, session.sourceList === list else {
      return destination
    }
    let before = session.sources.values.filter {
      $0.section == destination.section && $0.row < destination.row
    }.count
    let count = list?.count(in: destination.section) ?? 0
    let row = destination.row - before
    return IndexPath(row: min(row, max(0, count - 1)), section: destination.section)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    (hasActiveDrop, destination, proposal) = (false, nil, nil)
    showLine(nil)
    list?.dropDidEnd(session)
  }

  // MARK: The line at the destination

  private func showLine(_ path: IndexPath?) {
    guard let list, let path, let place = linePlace(path, in: list) else {
      return line.removeFromSuperview()
    }
    line.isUserInteractionEnabled = false
    line.backgroundColor = list.tintColor
    line.frame = place
    line.layer.cornerRadius = 1
    list.addSubview(line)
  }

  private func linePlace(_ path: IndexPath, in list: any DraggableList) -> CGRect? {
    let isEnd = path.row >= list.count(in: path.section)
    let neighbour = isEnd ? IndexPath(row: path.row - 1, section: path.section) : path
    guard neighbour.row >= 0, let frame = list.frame(of: neighbour) else { return nil }
    if list.isOneColumn {
      return CGRect(x: frame.minX, y: (isEnd ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    }
    return CGRect(x: (isEnd ? frame.maxX : frame.minX) - 1, y: frame.minY, width: 2, height: frame.height)
  }
}
