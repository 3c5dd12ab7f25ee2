/// A view with a state, which sends events to actions.
open class UIControl: UIView {
  private var registrations: [ControlRegistration] = []

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State
  // Exclusive access to the three flags is not checked. A button reads its state for each of its parts, and an access
  // of a flag cannot overlap another one.

  /// Whether the control responds. Disabling it during a touch cancels the touch.
  @exclusivity(unchecked)
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      // Otherwise the end of the touch would still send actions of a disabled control.
      if !isEnabled { breakOffTracking(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is chosen.
  @exclusivity(unchecked)
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a touch is on the control.
  @exclusivity(unchecked)
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, made of `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after `state` has changed.
  @_spi(Overrides) open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    observablePropertyDidChange()
  }

  /// Adds the traits of the state to those of the control.
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: For subclasses in this module

  /// Whether the control handles a drag that begins on it, instead of a surrounding scroll view or
  /// recogniser.
  @_spi(Overrides) open var followsDrags: Bool { false }
  /// Whether a drag on the control may scroll what is around it.
  @_spi(Overrides) open var givesUpDrags: Bool { false }

  /// Whether a tap is the control's main action. Controls with a value send `primaryActionTriggered` with the
  /// value instead.
  @_spi(Overrides) open var actsWhenTapped: Bool { true }

  /// Sends the events of a value that a touch has changed.
  package func sendValueEvents() {
    send([.valueChanged, .primaryActionTriggered])
  }

  // MARK: Touches

  /// Whether a touch that began on the control is in progress.
  open internal(set) var isTracking = false

  /// The tracked touch; nil between touches.
  final var trackedTouch: UITouch?

  /// Whether that touch is on the control, or close enough.
  open internal(set) var isTouchInside = false

  /// Called when a touch begins on the control. Returns whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved. Returns whether the control continues to follow it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called after the touch has been lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called after the touch has been cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Touches went down on the control.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(began: touches, event)
  }

  /// Touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(moved: touches, event)
  }

  /// Touches were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(ended: touches, event)
  }

  /// Touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: touches, event)
  }

  // MARK: Events

  /// Performs an action for events. It replaces the same action, or one with the same identifier, for these
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // Without the method that an app may override, as in UIKit.
    remove(controlEvents) { $0.isAction(like: action) }
    registrations.append(ControlRegistration(handler: .action(action), events: controlEvents))
  }

  /// Stops performing an action, or one with its identifier, for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.isAction(like: action) }
  }

  /// Stops performing the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Sends `action` to `target` for events. The target is not retained. For nil, and for a value that is not an object, the action goes
  /// to the first responder in the chain that performs it. The method receives the control and the event, as far as it has arguments.
  open func addTarget(_ target: Selector.Value?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target, action)
    _ = registrations.extract { $0.isDead }
    // A target and action that are there already keep their place in the order.
    if let index = registrations.firstIndex(where: { $0.targetAction?.isSame(as: new) == true }) {
      return registrations[index].events.formUnion(controlEvents)
    }
    registrations.append(ControlRegistration(handler: .target(new), events: controlEvents))
  }

  /// Stops sending `action` to `target` for events. Nil stands for every target, and for every action.
  open func removeTarget(_ target: Selector.Value?, action: Selector?, for controlEvents: Event) {
    if Selector.isValue(target) { return }
    let object = Selector.object(target)
    remove(controlEvents) { $0.targetAction?.matches(object, action) == true }
  }

  private func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    // Releases the action, and what its closure retains.
    _ = registrations.extract { $0.events.isEmpty || $0.isDead }
  }

  /// All events that have an action.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The actions and targets with their events, in the order in which they were added.
  final var livingRegistrations: [ControlRegistration] { registrations.filter { !$0.isDead } }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Sends an action to a target on behalf of the control; for a nil target, to the first responder in the chain that performs it.
  open func sendAction(_ action: Selector, to target: Selector.Value?, for event: UIEvent?) {
    _ = ActionSender.send(action, to: Selector.object(target), from: self, for: event)
  }

  /// Performs the actions for events, in the order in which they were added. Actions that are added or
  /// removed meanwhile take effect the next time.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// Sends the control's own events, without an override of `sendActions(for:)`, which is for events from an
  /// app.
  package final func send(_ controlEvents: Event, with event: UIEvent? = nil) {
    // Over a copy: an action may add and remove actions.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(let entry) where entry.isDead: break
      case .target(let entry): sendAction(entry.action, to: entry.target, for: event)
      }
    }
  }

  #if !hasFeature(Embedded)
    /// The objects that receive actions. `NSNull` stands for a nil target.
    open var allTargets: Set<AnyHashable> {
      Set(
        livingRegistrations.compactMap(\.targetAction).compactMap {
          $0.followsResponderChain ? NSNull() : $0.target as? NSObject
        })
    }

    /// The names of the selectors that are sent to `target` for events; nil if there is none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let object = Selector.object(target)
      let entries = livingRegistrations.filter { $0.events.isSuperset(of: controlEvent) }.compactMap(
        \.targetAction)
      let names = entries.filter { $0.target === object }.map { $0.action.description }
      return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for every action and target in the order in which they were added, until it sets its last argument to true.
    open func enumerateEventHandlers(
      _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
      var stops = false
      for registration in livingRegistrations where !stops {
        let target = registration.targetAction.map { ($0.target as Any?, $0.action) }
        iterator(registration.action, target, registration.events, &stops)
      }
    }

    @_spi(Overrides) open override var isOpaqueByDefault: Bool { false }
  #endif
}
