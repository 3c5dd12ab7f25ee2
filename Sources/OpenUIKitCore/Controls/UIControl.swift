/// A view with a state, which sends events to actions.
open class UIControl: UIView {
  /// An action and its events.
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []

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

  /// Whether the control responds. Disabling it during a touch cancels the touch.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      // Otherwise the end of the touch would still send actions of a disabled control.
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

  /// Adds the traits of the state to those of the control.
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
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
  var followsDrags: Bool { false }

  /// Whether a tap is the control's main action. Controls with a value send `primaryActionTriggered` with the
  /// value instead.
  var actsWhenTapped: Bool { true }

  /// Sends the events of a value that a touch has changed.
  func sendValueEvents() {
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
    remove(action, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Stops performing an action, or one with its identifier, for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, for: controlEvents)
  }

  private func remove(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { registered in
      registered === action || (action.identifier != nil && registered.identifier == action.identifier)
    }
  }

  /// Stops performing the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    // Releases the action, and what its closure retains.
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

  /// Performs the actions for events, in the order in which they were added. Actions that are added or
  /// removed meanwhile take effect the next time.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// Sends the control's own events, without an override of `sendActions(for:)`, which is for events from an
  /// app.
  final func send(_ controlEvents: Event) {
    // Over a copy: an action may add and remove actions.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }
}
