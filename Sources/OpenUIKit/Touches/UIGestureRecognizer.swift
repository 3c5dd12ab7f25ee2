/// Watches the touches on a view and calls its actions when they make up a gesture.
///
/// Where UIKit has targets and selectors there are closures here: `init(action:)` and `addAction(_:)`. Of the
/// recognisers that share a touch the first to recognise its gesture wins, unless delegates allow both or one waits for
/// another to fail.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// A gesture that goes on was recognised.
    case began = 1
    /// A gesture that goes on has changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The gesture was broken off.
    case cancelled = 4
    /// The touches were something else.
    case failed = 5

    /// The gesture is complete: the one state of gestures that do not go on.
    public static let recognized = State.ended
  }

  /// What decides about the recogniser; not retained.
  #if hasFeature(Embedded)
    @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  #else
    open weak var delegate: (any UIGestureRecognizerDelegate)?
  #endif
  /// The view whose touches, and those in it, the recogniser watches.
  open var view: UIView? { attachedView }
  /// Whether the view loses the touches when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears that touches were lifted only after the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name for the recogniser's user to find it by.
  open var name: String?
  /// Whether the recogniser watches touches. Switching it off breaks a gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// The touches that the recogniser follows, in the order in which they began.
  private(set) nonisolated(unsafe) var touches: [UITouch] = []
  /// All touches that it has followed since it was last ready, which decide what it competes with.
  private nonisolated(unsafe) var history: [UITouch] = []
  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var requirements: [UIGestureRecognizer] = []
  private var storedState = State.possible
  private var heldState: State?
  @Weak final var dispatcher: TouchDispatcher?
  @Weak final var attachedView: UIView?

  /// A recogniser without actions.
  public override init() {
    super.init()
  }

  /// A recogniser that calls `action` whenever its state has changed to one of a recognised gesture.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure to call whenever the state has changed to one of a recognised gesture.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Lets the recogniser wait until `otherGestureRecognizer` has failed, and fail if that one succeeds.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  // MARK: Places

  /// How many touches the recogniser follows.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches in the coordinates of `view`, or of the window for nil, in points; zero without any.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: touches.isEmpty ? history.suffix(1) : touches, in: view)
  }

  /// The middle of some touches in the coordinates of `view`, or of the window for nil, in points; zero for none.
  final func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// Where a touch is in the coordinates of `view`, or of the window for nil, in points. Traps unless `touchIndex` is
  /// less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError(
        "UIGestureRecognizer follows \(touches.count) touches, there is none with the index \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// How far the gesture has come. Subclasses set it: from possible to failed, to ended for a gesture that is complete
  /// at once, or to began and later changed, ended or cancelled.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Touches went down. An override looks at them and sets `state`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }
  /// Called when the recogniser becomes ready for the next gesture.
  open func reset() {}
  /// Whether the recogniser's gesture keeps the other one's from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other gesture keeps this recogniser's from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recogniser waits until the other one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recogniser waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture may begin, as far as the kind of recogniser is concerned.
  func mayBegin() -> Bool { true }

  /// Whether the recogniser leaves a touch to the control that it is on.
  func yields(toControlUnder touch: UITouch) -> Bool { false }

  // MARK: Touches

  /// Whether the recogniser takes up a touch that has just begun.
  final func accepts(_ touch: UITouch) -> Bool {
    isEnabled && heldState == nil && !isOver && !yields(toControlUnder: touch)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Lets go of touches whose window is no more, which know their recognisers in turn.
  final nonisolated func forgetTouches() {
    touches = []
    history = []
  }

  final func receive(_ touch: UITouch, with event: UIEvent) {
    guard !isOver else { return }
    switch touch.phase {
    case .began:
      touches.append(touch)
      history.append(touch)
      touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .stationary: break
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Whether the recogniser has followed the touch and has not decided what it is.
  final func mayStillRecognize(_ touch: UITouch) -> Bool {
    storedState == .possible && history.contains { $0 === touch }
  }

  final func release(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  // MARK: States

  /// Whether the gesture is complete, broken off or none.
  private var isOver: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }

  /// Whether the gesture has been recognised, whatever became of it.
  final var hasRecognized: Bool { storedState == .began || storedState == .changed || storedState == .ended }

  /// Whether the gesture would be recognised if others had failed.
  final var isHeld: Bool { heldState != nil && storedState == .possible }

  /// Whether the recogniser can be made ready again.
  final var isThrough: Bool { isOver && touches.isEmpty }

  private func change(to newState: State) {
    switch (storedState, newState) {
    case (.possible, .failed):
      storedState = .failed
    case (.possible, .began), (.possible, .ended):
      begin(as: newState)
    case (.possible, .changed) where heldState != nil:
      break
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      storedState = newState
      performActions()
    default:
      break
    }
  }

  private func begin(as newState: State) {
    if let dispatcher, dispatcher.isPrevented(self) { return storedState = .failed }
    if let dispatcher, !dispatcher.obstacles(of: self).isEmpty { return heldState = newState }
    recognize(as: newState)
  }

  private func recognize(as newState: State) {
    guard mayBegin(), delegate?.gestureRecognizerShouldBegin(self) != false,
      view?.gestureRecognizerShouldBegin(self) != false, isEnabled
    else { return storedState = .failed }
    storedState = newState
    dispatcher?.preventOthers(than: self)
    if cancelsTouchesInView { for touch in history { touch.claim(with: dispatcher?.event) } }
    performActions()
  }

  final func releaseHeldState() {
    guard let state = heldState else { return }
    heldState = nil
    if let dispatcher, dispatcher.isPrevented(self) { return storedState = .failed }
    recognize(as: state)
  }

  final func returnToPossible() {
    storedState = .possible
    heldState = nil
    history = []
    dispatcher = nil
    reset()
  }

  /// Ends the gesture, and lets recognisers act that have waited for it to fail.
  final func breakOff() {
    change(to: storedState == .possible ? .failed : .cancelled)
    guard let dispatcher else {
      if isThrough { returnToPossible() }
      return
    }
    // An event that is being delivered ends with that.
    if dispatcher.event == nil { dispatcher.settle() }
  }

  private func performActions() {
    for action in actions { action(self) }
  }

  // MARK: Others

  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    history.contains { touch in other.history.contains { $0 === touch } }
  }

  final func allowsBoth(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  final func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Calls `action` after `delay` seconds of the window's clock, and decides anew between recognisers.
  final func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> ScheduledEvent? {
    guard let clock = view?.window?.clock else { return nil }
    return clock.schedule(at: clock.now + delay) { [reference = Weak(wrappedValue: self)] in
      guard let self = reference.wrappedValue else { return }
      action()
      self.dispatcher?.settle()
    }
  }
}
