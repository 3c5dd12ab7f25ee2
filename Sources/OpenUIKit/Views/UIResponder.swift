/// An object that can respond to events: views, view controllers and windows.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject {
  var associatedObjects = AssociatedObjects()
  private(set) final var record: ResponderRecord?

  final var ownRecord: ResponderRecord {
    let own = record ?? ResponderRecord()
    record = own
    return own
  }

  /// What was said about the responder for assistive technology.
  final var accessibility: AccessibilityProperties {
    get { record?.accessibility ?? AccessibilityProperties() }
    _modify { yield &ownRecord.accessibility }
  }

  /// A responder without a next one.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Touches went down on the responder's view. The base implementation passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began on the responder's view moved. The base implementation passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began on the responder's view were lifted. The base implementation passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began on the responder's view were taken away. The base implementation passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Keys went down. The base implementation passes them on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesBegan(presses, with: event)
  }

  /// Keys that are down repeat. The base implementation passes them on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesChanged(presses, with: event)
  }

  /// Keys were released. The base implementation passes them on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesEnded(presses, with: event)
  }

  /// Keys were taken away. The base implementation passes them on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesCancelled(presses, with: event)
  }

  /// Nobody in the chain has done anything about the event.
  private func pass(_ event: UIPressesEvent?) { event?.reachedTheEnd = true }

  /// The responder as one that takes text; nil for others.
  var keyInput: (any UIKeyInput)? { nil }

  // MARK: First responder

  /// Whether the responder can be the first to hear what is not meant for a place, such as keys; false unless
  /// overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder can give that up; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is its window's first.
  open var isFirstResponder: Bool { window(above: self)?.firstResponder === self }

  /// Makes the responder its window's first. Returns false when it cannot be that, when it is in no window, or when
  /// the present one does not give it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { moveFirstResponderHere() }

  /// Gives up being first. Returns false when the responder cannot.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Called when the responder has lost being first although it would not give it up: its view has left the window.
  func firstResponderWasTaken() {}

  /// The responder as a place for the focus; nil for those that are none.
  var focusEnvironment: (any UIFocusEnvironment)? { nil }

  // MARK: Interface Builder

  /// UIKit calls this after it has made the object from a nib. There are no nibs here, so nobody does; classes that are
  /// made from nibs elsewhere override it. An override calls super.
  open func awakeFromNib() {}

  /// Interface Builder calls this when it shows the object, and nobody else does. An override calls super.
  open func prepareForInterfaceBuilder() {}

  // MARK: Restoration

  /// A name by which a window finds what it has kept for the responder; nil, the default, keeps nothing.
  open var restorationIdentifier: String? {
    get { record?.restorationIdentifier }
    set { ownRecord.restorationIdentifier = newValue }
  }

  /// Writes what is to survive the end of the program. An override calls super.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` has written. An override calls super.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Accessibility

  /// Whether assistive technology treats the responder as one element and does not look inside; false unless its kind
  /// makes it one, as labels, buttons and other controls are.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? defaultIsAccessibilityElement }
    set { accessibility.isElement = newValue }
  }

  /// The element's name in short. A label's is its text, a button's its title.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { accessibility.label = newValue }
  }

  /// The element's value where it has one, such as the place of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibilityValue }
    set { accessibility.value = newValue }
  }

  /// What happens when the element is activated, in a sentence.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the element is and how it behaves. A label is `.staticText`, a button `.button`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  /// The element's rectangle on the screen, in points: a view's bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// Where on the screen a tap activates the element, in points: the middle of its rectangle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The language in which the element is read, as a tag such as `en-GB`; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The names by which a user can call the element; its label unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Whether the element can be activated; false for text and pictures unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let traits = accessibilityTraits
      return accessibility.respondsToUserInteraction
        ?? !traits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
    }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// Whether everything inside the responder is kept from assistive technology, itself included.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether assistive technology ignores the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether what is inside is read together, before what comes next.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// How the elements inside belong together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// Actions that are offered beside activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  #if hasFeature(Embedded)
    /// The elements inside, in reading order, in place of the subviews; nil for these.
    open var accessibilityElements: [UIResponder]? {
      get { accessibility.elements }
      set { accessibility.elements = newValue }
    }
  #else
    /// The elements inside, in reading order, in place of the subviews; nil for these. Hosts see the views and
    /// `UIAccessibilityElement`s among them.
    open var accessibilityElements: [Any]? {
      get { accessibility.elements }
      set { accessibility.elements = newValue }
    }

    /// How many elements `accessibilityElements` lists; 0 for nil.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place of `accessibilityElements`; nil when there is none.
    open func accessibilityElement(at index: Int) -> Any? {
      guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
      return elements[index]
    }

    /// The place of an element, an object, in `accessibilityElements`; `NSNotFound` when it is not there.
    open func index(ofAccessibilityElement element: Any) -> Int {
      let object = element as AnyObject
      return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }
  #endif

  /// Does what a double tap on the element means. Returns whether it did something; where it did not, a tap on the
  /// element is sent.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable element larger by a step.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable element smaller by a step.
  open func accessibilityDecrement() {}

  /// Scrolls the content by a page. Returns whether it moved.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is open, a modal view for instance. Returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most at the moment. Returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Accessibility of the kinds of responders

  /// `isAccessibilityElement` unless it is set.
  var defaultIsAccessibilityElement: Bool { false }
  /// `accessibilityLabel` unless it is set.
  var defaultAccessibilityLabel: String? { nil }
  /// `accessibilityValue` unless it is set.
  var defaultAccessibilityValue: String? { nil }
  /// `accessibilityTraits` unless they are set.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// `accessibilityFrame` unless it is set.
  var defaultAccessibilityFrame: CGRect { .zero }
}
