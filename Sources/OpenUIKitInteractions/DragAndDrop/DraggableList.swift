import OpenUIKitControls

/// The properties of a table or a collection that drag and drop uses.
protocol DraggableList: UIScrollView, ViewTreeConfined {
  /// The items of a drag that begins on a row or an item.
  func itemsForDrag(_ session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// The effect of a drop at a row or an item: into it, or inserted before it.
  func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (
    proposal: UIDropProposal, inserts: Bool
  )
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// The items were dropped. The closure is called with the place of their preview, in points of the list.
  func performDrop(
    _ session: DragSession, _ destination: IndexPath?, _ proposal: UIDropProposal,
    _ settle: @escaping (CGRect) -> Void)
  /// The row or item at a point of the list.
  func indexPath(at point: CGPoint) -> IndexPath?
  /// The frame of a row or an item.
  func frame(of indexPath: IndexPath) -> CGRect?
  /// Whether the rows or items lie one below the other, so that the middle of one divides what is before and after it.
  var isOneColumn: Bool { get }
  func visibleCell(at indexPath: IndexPath) -> UIView?
  func count(in section: Int) -> Int
  var lastSection: Int { get }
}

extension DraggableList {
  /// Drag and drop of the list, created on first use.
  var listDrag: ListDrag {
    if let found = attached(ListDrag.self) { return found }
    let made = ListDrag(self)
    attach(made)
    return made
  }

  /// Keeps a delegate of drags or drops. The list has the interaction that calls it only while there is one.
  func setDelegate<Kind>(_ delegate: WeakDelegate<Kind>, of interaction: any UIInteraction) {
    attach(delegate)
    if delegate.value == nil { removeInteraction(interaction) } else { addInteraction(interaction) }
  }
}

/// A delegate that is not retained.
final class WeakDelegate<Kind> {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var value: Kind? { object as? Kind }
}
