/// A view that is in a state and sends events to actions.
open class UIControl: UIView {
  /// An action and the events that it is for.
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []

  /// A control of the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control with an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts. Switching it off under a finger cancels the touch for it.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { breakOffTracking(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a touch is on the control.
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
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What the state adds to the traits of any control.
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Where content stands in the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content stands in the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: For subclasses in this module

  /// Whether a drag that begins on the control is the control's, not that of a scroll view or recogniser around it.
  var followsDrags: Bool { false }

  /// Whether a tap is what the control is there for; controls with a value send `primaryActionTriggered` with it.
  var actsWhenTapped: Bool { true }

  /// Tells that a touch has changed the value.
  func sendValueEvents() {
    send([.valueChanged, .primaryActionTriggered])
  }

  // MARK: Touches

  /// Whether a touch that began on the control is still down.
  open internal(set) var isTracking = false

  /// That touch.
  final var trackedTouch: UITouch?

  /// Whether that touch is on the control, or near enough.
  open internal(set) var isTouchInside = false

  /// A touch begins on the control. Returns whether the control wants to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch has moved. Returns whether the control goes on to follow it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch has been lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch has been taken away.
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

  /// Touches were taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: touches, event)
  }

  // MARK: Events

  /// Has an action performed at events. An action with the same identifier, or the same action, gives way to it at these
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// No longer performs an action, or one with its identifier, at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, for: controlEvents)
  }

  private func remove(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { registered in
      registered === action || (action.identifier != nil && registered.identifier == action.identifier)
    }
  }

  /// No longer performs the action of an identifier at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// All events that have an action.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions of events, in the order in which they were added. Actions that an action adds or removes count
  /// from the next time on.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// The same for what happens to the control, without what a subclass makes of events that an app sends.
  final func send(_ controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }
}
