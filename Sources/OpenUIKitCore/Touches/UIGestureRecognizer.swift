/// Observes the touches on a view and calls its actions when they form a gesture.
///
/// Beside targets and selectors, closures can be actions: `init(action:)` and `addAction(_:)`. Of the recognisers that share a touch, the
/// first to recognise its gesture wins, unless delegates allow both or one waits for another to fail.
open class UIGestureRecognizer: NSObject, ViewTreeConfined {
  /// The object that makes decisions about the recogniser; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, including those on its subviews, the recogniser observes.
  open var view: UIView? { attachedView }
  /// Whether the touches of the view are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name for lookup, without effect.
  open var name: String?
  /// Whether the recogniser observes touches. Disabling it cancels a current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  #if !hasFeature(Embedded)
    /// The pointer and the keys of the last touch.
    private(set) final var pointer = PointerInput()
    /// The raw values of the types of touches that the recogniser follows.
    final var touchTypes = [0, 1, 2, 3]
  #endif

  /// The touches that the recogniser follows, in the order in which they began.
  private(set) nonisolated(unsafe) var touches: [UITouch] = []
  /// All touches since the last reset, which determine the competing recognisers.
  nonisolated(unsafe) final var history: [UITouch] = []
  private var actions: [GestureAction] = []
  final var requirements: [UIGestureRecognizer] = []
  private var storedState = State.possible
  private var heldState: State?
  @Weak final var dispatcher: TouchDispatcher?
  @Weak final var attachedView: UIView?

  /// An action of a recogniser.
  private enum GestureAction {
    case closure((UIGestureRecognizer) -> Void)
    case target(TargetAction)
  }

  /// Creates a recogniser that sends `action` to `target` whenever its state has changed to one of a recognised gesture. The target is not
  /// retained. The method receives the recogniser if it has an argument. Without a target and an action, it sends nothing.
  public init(target: Selector.Value?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without actions.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sends `action` to `target` whenever the state has changed to one of a recognised gesture. The target is not retained.
  open func addTarget(_ target: Selector.Value, action: Selector) {
    // Unlike controls, recognisers do not send to the responder chain.
    if Selector.isValue(target) { return }
    let new = TargetAction(target, action)
    let isThere = actions.contains {
      if case .target(let entry) = $0 { entry.isSame(as: new) } else { false }
    }
    if !isThere { actions.append(.target(new)) }
  }

  /// Stops sending `action` to `target`. Nil stands for every target, and for every action.
  open func removeTarget(_ target: Selector.Value?, action: Selector?) {
    if Selector.isValue(target) { return }
    let object = Selector.object(target)
    _ = actions.extract {
      if case .target(let entry) = $0 { entry.isDead || entry.matches(object, action) } else { false }
    }
  }

  /// Creates a recogniser that calls `action` whenever its state has changed to one of a recognised gesture.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure that is called whenever the state has changed to one of a recognised gesture.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(.closure(action))
  }

  /// Makes the recogniser wait until `otherGestureRecognizer` has failed, and fail if that one succeeds.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  // MARK: Locations

  /// How many touches the recogniser follows.
  open var numberOfTouches: Int { touches.count }

  /// The centre of the touches in the coordinates of `view`, or of the window for nil, in points; zero
  /// without touches.
  open func location(in view: UIView?) -> CGPoint {
    // An action that runs at the end of a gesture still needs a location, when the last finger is already
    // lifted.
    middle(of: touches.isEmpty ? history.suffix(1) : touches, in: view)
  }

  /// The centre of some touches in the coordinates of `view`, or of the window for nil, in points; zero
  /// without touches.
  final func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// The location of a touch in the coordinates of `view`, or of the window for nil, in points. Traps unless
  /// `touchIndex` is less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError(
        "UIGestureRecognizer follows \(touches.count) touches, there is none with the index \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// The state of the gesture. Subclasses set it: from possible to failed, to ended for a discrete gesture,
  /// or to began and later changed, ended or cancelled.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Called when touches go down. An override reads them and sets `state`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }
  /// Leaves a touch to the view that it is on: the recogniser follows it no longer, and fails if it has followed no other. A subclass
  /// calls it for touches that do not belong to its gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard touches.contains(where: { $0 === touch }) else { return }
    release(touch)
    history.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
    if history.isEmpty { change(to: .failed) }
  }
  /// Called when the recogniser becomes ready for the next gesture.
  open func reset() {}
  /// Whether the recogniser's gesture prevents that of the other one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other gesture prevents that of this recogniser.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recogniser waits until the other one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recogniser waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this kind of recogniser allows the gesture to begin.
  @_spi(Overrides) open func mayBegin() -> Bool { true }

  /// Whether the recogniser follows a drag, or would if the touches moved further in the same direction.
  func followsDrag() -> Bool { isUnderWay }

  /// Whether the gesture was recognised and continues. Final, because subclasses in other modules of a page cannot call the method of
  /// their superclass above.
  final var isUnderWay: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture is one of fingers that stay where they are. A touch that stops moving content is none.
  var isPress: Bool { false }

  /// Whether the recogniser leaves a touch to the control that it is on.
  func yields(toControlUnder touch: UITouch) -> Bool { false }
  /// Drags by the distance of a wheel of a kind. Returns whether it drags. Overridden instead of a cast to the class that drags: a page
  /// without such a recogniser does not contain the code.
  func dragByWheel(_ delta: CGVector, _ type: UIScrollTypeMask, at location: CGPoint, time: TimeInterval)
    -> Bool
  { false }

  // MARK: Touches

  /// Whether the recogniser follows a touch that has just begun.
  final func accepts(_ touch: UITouch) -> Bool {
    #if !hasFeature(Embedded)
      guard touchTypes.contains(touch.type.rawValue) else { return false }
    #endif
    // A recogniser with a held state has already recognised its gesture and ignores further fingers.
    return isEnabled && heldState == nil && !isOver && !(touch.stopsContent && isPress)
      && !yields(toControlUnder: touch)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Releases touches whose window was deallocated. They reference their recognisers, so there would be a
  /// cycle.
  final nonisolated func removeTouches() {
    touches = []
    history = []
  }

  final func receive(_ touch: UITouch, with event: UIEvent) {
    guard !isOver else { return }
    #if !hasFeature(Embedded)
      pointer = event.pointer
    #endif
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

  /// Whether the recogniser has followed the touch and is still undecided.
  final func mayStillRecognize(_ touch: UITouch) -> Bool {
    storedState == .possible && history.contains { $0 === touch }
  }

  final func release(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  // MARK: States

  /// Whether the gesture has ended, was cancelled or has failed.
  final var isOver: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }

  /// Whether the gesture was recognised, also if it has ended since.
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
    // The gesture continues while it waits for another recogniser to fail. Its state stays held until then.
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
    guard isAllowedToBegin else { return storedState = .failed }
    storedState = newState
    // Others fail before the actions run, which may start a change that affects them.
    dispatcher?.preventOthers(than: self)
    if cancelsTouchesInView { for touch in history { touch.claim(with: dispatcher?.event) } }
    performActions()
  }

  /// Whether the kind of recogniser, the delegate and the view allow the gesture to begin.
  final var isAllowedToBegin: Bool {
    // `isEnabled` last: a delegate may disable the recogniser in its method.
    mayBegin() && delegate?.gestureRecognizerShouldBegin(self) != false
      && view?.gestureRecognizerShouldBegin(self) != false && isEnabled
  }

  final func releaseHeldState() {
    guard let state = heldState else { return }
    heldState = nil
    if let dispatcher, dispatcher.isPrevented(self) { return storedState = .failed }
    recognize(as: state)
  }

  package final func returnToPossible() {
    storedState = .possible
    heldState = nil
    history = []
    dispatcher = nil
    reset()
  }

  /// Cancels the gesture, and lets recognisers act that have waited for its failure.
  final func breakOff() {
    change(to: storedState == .possible ? .failed : .cancelled)
    // A recogniser without a touch, such as one that a wheel drives, has no dispatcher.
    guard let dispatcher else {
      if isThrough { returnToPossible() }
      return
    }
    // During the delivery of an event, its end settles the recognisers.
    if dispatcher.event == nil { dispatcher.settle() }
  }

  private func performActions() {
    for action in actions {
      switch action {
      case .closure(let action): action(self)
      // A target may have been deallocated by an action before it.
      case .target(let entry): if let target = entry.target { entry.action(target, [self]) }
      }
    }
  }
}
