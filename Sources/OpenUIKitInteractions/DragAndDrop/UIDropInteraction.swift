import OpenUIKitCore

/// The delegate of a drop's destination. All methods are optional, but nothing is dropped without `sessionDidUpdate` and `performDrop`.
public protocol UIDropInteractionDelegate: AnyObject, ViewTreeConfined {
  /// Whether the destination can do something with a drag at all.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop at the present place would do. Called after each movement.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Called when the drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The items were dropped: loads them.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the animation of the drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag has ended, wherever that was.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
  }
  /// Cancels.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
  }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets the user drop items on a view.
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that handles drops; not retained.
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
  /// The view; not retained.
  public private(set) final weak var view: UIView?
  /// Whether an outer view can handle a drag over this one that this one cannot; false by default.
  open var allowsSimultaneousDropSessions = false
  /// Returns the place of the preview after a drop, in points of the window; nil for its present place.
  final var dropPlace: () -> CGRect? = { nil }

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Follows a drag over the destinations in its window.
final class DropTracker: ViewTreeConfined {
  private let session: DragSession
  private var target: UIDropInteraction?
  private var visited: [UIDropInteraction] = []
  private var hasDropped = false
  /// The effect of a drop at the present place.
  private(set) var operation = UIDropOperation.cancel

  init(_ session: DragSession) { self.session = session }

  /// The drag has moved.
  func update() {
    let next = destination()
    if next !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
      target = next
      if let next {
        if !visited.contains(where: { $0 === next }) { visited.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: session)
      }
    }
    guard let target, let delegate = target.delegate else { return operation = .cancel }
    operation = delegate.dropInteraction(target, sessionDidUpdate: session).operation
    if operation == .move, !session.isLocal || !session.allowsMoveOperation { operation = .forbidden }
  }

  /// The innermost destination at the place that can handle the drag.
  private func destination() -> UIDropInteraction? {
    guard let window = session.window else { return nil }
    var current = window.hitTest(session.place, with: nil)
    while let view = current {
      for case let interaction as UIDropInteraction in view.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
        return interaction
      }
      current = view.superview
    }
    return nil
  }

  /// Ends the drag: drops the items or leaves the destination. Returns the place of the preview.
  func end(isDrop: Bool) -> CGRect? {
    guard let target else { return nil }
    hasDropped = isDrop
    guard isDrop else {
      target.delegate?.dropInteraction(target, sessionDidExit: session)
      return nil
    }
    target.delegate?.dropInteraction(target, performDrop: session)
    return target.dropPlace()
  }

  /// The animation of the drop has ended.
  func conclude() {
    if hasDropped, let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}

extension UIWindow {
  /// Sends a drag from another program, such as one of files, to the window. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - phase: `began` when it enters the window, `ended` for a drop and `cancelled` when it leaves.
  ///   - items: The items; read when the drag begins.
  ///   - location: The place, in points of the window.
  /// - Returns: What a drop there does, or has done.
  @discardableResult
  public func sendDrag(_ phase: UITouch.Phase, items: [NSItemProvider] = [], at location: CGPoint)
    -> UIDropOperation
  {
    if phase == .began {
      attach(ForeignDrag(DragSession(items.map { UIDragItem(itemProvider: $0) }, isLocal: false, in: self)))
    }
    guard let drag = attached(ForeignDrag.self) else { return .cancel }
    drag.session.place = location
    if phase != .cancelled { drag.tracker.update() }
    let operation = drag.tracker.operation
    guard phase == .ended || phase == .cancelled else { return operation }
    attach(nil as ForeignDrag?)
    let isDrop = phase == .ended && operation == .copy
    _ = drag.tracker.end(isDrop: isDrop)
    drag.tracker.conclude()
    return isDrop ? operation : .cancel
  }
}

/// A drag of another program over a window.
private final class ForeignDrag: ViewTreeConfined {
  let session: DragSession
  let tracker: DropTracker

  init(_ session: DragSession) {
    self.session = session
    tracker = DropTracker(session)
  }
}
