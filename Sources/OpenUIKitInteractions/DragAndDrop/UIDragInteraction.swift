import OpenUIKitControls

/// The animation of a preview. Other animations can run alongside it.
public protocol UIDragAnimating: NSObjectProtocol, ViewTreeConfined {
  /// Runs changes animated, together with the preview.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The delegate of a drag's source. All methods but the first are optional.
public protocol UIDragInteractionDelegate: AnyObject, ViewTreeConfined {
  /// Returns the items of a drag that would begin at the session's place; none for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// Returns the preview to lift; nil for the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview?
  /// Called when the preview rises.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the finger begins to move the items.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved, and not only copied.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other apps cannot get the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the finger moves.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the finger is lifted, before the animation of the drop.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after the animation of the drop.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
  }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// Lets the user drag items from a view, after a long press.
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// Whether drags are enabled on the device; true.
  open class var isEnabledByDefault: Bool { true }

  /// The object that provides the items; not retained.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
  /// The view; not retained.
  public private(set) final weak var view: UIView?
  /// Whether a long press begins a drag.
  open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  /// Whether other recognisers of the view may recognise during the long press.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = UILongPressGestureRecognizer()
  private var session: DragSession?
  private var lifted: LiftedPreview?
  private var tracker: DropTracker?
  private var start = CGPoint.zero

  /// How far the finger moves before the lifted items follow it, in points.
  private static let hysteresis: CGFloat = 5

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
    press.delegate = self
    press.addAction { [interaction = Weak(wrappedValue: self)] _ in
      interaction.wrappedValue?.pressDidChange()
    }
  }

  /// Removes the recogniser from the view.
  open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }

  /// Adds the recogniser to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Whether there are items at the place of the press.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let window = view?.window, let delegate else { return false }
    let session = DragSession([], isLocal: true, in: window)
    session.place = press.location(in: nil)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    self.session = session.items.isEmpty ? nil : session
    return self.session != nil
  }

  /// Whether others may recognise during the long press.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsSimultaneousRecognitionDuringLift }

  private func pressDidChange() {
    guard let session else { return }
    session.place = press.location(in: nil)
    switch press.state {
    case .began: lift(session)
    case .changed: move(session)
    case .ended: end(session, isCancelled: false)
    case .cancelled: end(session, isCancelled: true)
    default: break
    }
  }

  private func lift(_ session: DragSession) {
    guard let window = session.window, let view else { return }
    start = session.place
    let preview = session.items.first.flatMap {
      delegate?.dragInteraction(self, previewForLifting: $0, session: session)
    }
    let animator = DragAnimator()
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    let shown = LiftedPreview(preview?.view ?? view, count: session.items.count, in: window)
    lifted = shown
    animator.run { shown.rise() }
  }

  private func move(_ session: DragSession) {
    if tracker == nil {
      guard max(abs(session.place.x - start.x), abs(session.place.y - start.y)) >= Self.hysteresis else {
        return
      }
      session.allowsMoveOperation =
        delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
      session.isRestrictedToDraggingApplication =
        delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
      tracker = DropTracker(session)
      delegate?.dragInteraction(self, sessionWillBegin: session)
      lifted?.follow(session.items)
    }
    lifted?.move(by: CGPoint(x: session.place.x - start.x, y: session.place.y - start.y))
    delegate?.dragInteraction(self, sessionDidMove: session)
    tracker?.update()
  }

  private func end(_ session: DragSession, isCancelled: Bool) {
    let (tracker, lifted) = (tracker, lifted)
    (self.session, self.tracker, self.lifted) = (nil, nil, nil)
    // Lifted and put down again: the drag has not begun.
    guard let tracker else {
      lifted?.settle(at: nil) {}
      return
    }
    let operation = isCancelled ? .cancel : tracker.operation
    let isDrop = operation == .copy || operation == .move
    delegate?.dragInteraction(self, session: session, willEndWith: isDrop ? operation : .cancel)
    let target = tracker.end(isDrop: isDrop)
    let finish = { [self] in
      tracker.conclude()
      delegate?.dragInteraction(self, session: session, didEndWith: isDrop ? operation : .cancel)
    }
    guard let lifted else { return finish() }
    if isDrop { lifted.drop(into: target, finish) } else { lifted.settle(at: nil, finish) }
  }
}

/// Collects the animations that run alongside that of a preview.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func run(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: 0.25) { [self] in
      change()
      for animation in animations { animation() }
    } completion: { [self] _ in
      for completion in completions { completion(.end) }
    }
  }
}
