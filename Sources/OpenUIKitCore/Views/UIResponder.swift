/// An object that can respond to events: views, view controllers and windows.
open class UIResponder: NSObject, ViewTreeConfined {
  var associatedObjects = AssociatedObjects()
  private(set) final var record: ResponderRecord?

  final var ownRecord: ResponderRecord {
    let own = record ?? ResponderRecord()
    record = own
    return own
  }

  /// The accessibility properties that were set for the responder.
  final var accessibility: AccessibilityProperties {
    get { record?.accessibility ?? AccessibilityProperties() }
    _modify { yield &ownRecord.accessibility }
  }

  /// Creates a responder without a next one.
  public override init() {
    super.init()
  }

  /// The responder that receives events that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when touches go down on the responder's view. The base implementation passes them to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began on the responder's view move. The base implementation passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began on the responder's view are lifted. The base implementation passes them
  /// on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that began on the responder's view are cancelled. The base implementation passes
  /// them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// The commands of keys that the responder performs while it is in the chain of the first responder; nil, the default, for
  /// none.
  open var keyCommands: [UIKeyCommand]? {
    addedKeyCommands
  }

  /// Called when keys go down. The base implementation passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesBegan(presses, with: event)
  }

  /// Called when pressed keys repeat. The base implementation passes them on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesChanged(presses, with: event)
  }

  /// Called when keys are released. The base implementation passes them on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesEnded(presses, with: event)
  }

  /// Called when keys are cancelled. The base implementation passes them on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return pass(event) }
    next.pressesCancelled(presses, with: event)
  }

  /// No responder in the chain has handled the event.
  private func pass(_ event: UIPressesEvent?) { event?.reachedTheEnd = true }

  #if !hasFeature(Embedded)
    /// Called before a command is performed by its keys. An override changes the command, such as its attributes, and calls super. The base
    /// implementation does nothing.
    open func validate(_ command: UICommand) {}

    /// Called when estimated properties of touches become exact. No host estimates them. The base implementation passes the touches on.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      next?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// Called when the focus of assistive technology has reached the element. The base implementation does nothing.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the focus of assistive technology has left the element. The base implementation does nothing.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the element has the focus of assistive technology.
    open func accessibilityElementIsFocused() -> Bool {
      ancestorWindow(of: self)?.accessibilityFocusedElement === self
    }

    // MARK: Motion

    /// Called when the device begins to be shaken. The base implementation passes the event to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      next?.motionBegan(motion, with: event)
    }

    /// Called when the device was shaken. The base implementation passes the event on. At the end of the chain it offers to undo the last
    /// change, if `UIApplication.applicationSupportsShakeToEdit` is true.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      guard let next else {
        (event as? MotionEvent)?.reachedTheEnd = true
        return
      }
      next.motionEnded(motion, with: event)
    }

    /// Called when shaking was interrupted, or lasted too long. The base implementation passes the event on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      next?.motionCancelled(motion, with: event)
    }

    /// Called for buttons of headphones and of the system's player, after `UIApplication.beginReceivingRemoteControlEvents()`. The base
    /// implementation passes the event on.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    #if !canImport(ObjectiveC)
      // MARK: Observation

      /// Called when a property has changed that the responder observes by `addObserver(_:forKeyPath:options:context:)` of a view. The
      /// base implementation does nothing.
      open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    #endif

    // MARK: Undo

    /// The undo manager of the nearest responder in the chain that has one; nil for a chain without a window. Each window, text field
    /// and text view has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Menus

    /// Changes the main menus, when they are built: that of the application and of its delegate is called. The base implementation does
    /// nothing; an override calls super.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Activities

    /// The activity of the user with the responder; nil, the default, for none that can be continued. Several responders may share an
    /// activity. Before its information is read, each of them gets `updateUserActivityState(_:)`, if `needsSave` is true.
    open var userActivity: NSUserActivity? {
      get { record?.requests.userActivity }
      set { changeUserActivity(to: newValue) }
    }

    /// Adds the responder's state to the information of its activity. The base implementation does nothing; an override calls super.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows the state of an activity that is continued. The base implementation does nothing; an override calls super.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
  #endif

  /// The responder as one that accepts text; nil for others.
  @_spi(Overrides) open var keyInput: (any UIKeyInput)? { nil }

  /// Whether the responder is no element for assistive technology, but a view with content to scroll to.
  var isScrollArea: Bool { false }

  /// Whether assistive technology reads the responder before its siblings, as a bar that lies in front of the content below it.
  var isReadBeforeSiblings: Bool { false }

  /// Scrolls by the distance of a wheel, as a scroll view does. Returns whether the content moved.
  func scrollByWheel(_ delta: CGVector) -> Bool { false }

  /// The table or collection that has the responder as a row or a cell; nil for others.
  @_spi(Overrides) open var listAround: UIView? { nil }

  /// Whether the responder is a row that an activation selects.
  @_spi(Overrides) open var isSelectableRow: Bool { false }

  /// The responder as one whose text the user can edit; nil for others.
  @_spi(Overrides) open var editableTextReference: EditableTextReference? { nil }

  /// The kind of text view that the responder is, whether or not the user can edit the text; nil for others.
  @_spi(Overrides) open var textViewKind: TextViewKind? { nil }

  #if hasFeature(Embedded)
    /// The name of the class in messages; nil for a class whose name this module finds itself.
    @_spi(Overrides) open var className: String? { nil }
  #endif

  // MARK: First responder

  /// Whether the responder can become the first responder, which receives events without a location, such as
  /// keys; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder can resign; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is its window's first.
  open var isFirstResponder: Bool { ancestorWindow(of: self)?.firstResponder === self }

  /// Makes the responder its window's first responder. Returns false if it cannot become it, if it is not in
  /// a window, or if the current one does not resign. A view without a window becomes it when it enters one.
  @discardableResult
  open func becomeFirstResponder() -> Bool { moveFirstResponderHere() }

  /// Resigns as first responder. Returns false if the responder cannot.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Actions

  /// Whether the responder performs an action from a control or menu without a target. By default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Selector.Value?) -> Bool {
    if let isAllowed = allowsUndo(action) { return isAllowed }
    return !EditActions.contains(action) && action.isMethod(of: self)
  }

  /// The object that performs an action: the responder, or else the first one in the chain that does; nil for none.
  open func target(forAction action: Selector, withSender sender: Selector.Value?) -> Selector.Value? {
    responder(for: action, from: sender)
  }

  /// Called when the responder had to resign although it refused, because its view has left the window.
  @_spi(Overrides) open func firstResponderWasTaken() {}

  /// The responder as an environment of the focus; nil for others.
  var focusEnvironment: (any UIFocusEnvironment)? { nil }

  #if !hasFeature(Embedded)
    // MARK: Editing

    /// Copies the selection and deletes it. The base implementation does nothing, and so for the following actions. A responder that
    /// overrides one also returns true for it from `canPerformAction(_:withSender:)`.
    open func cut(_ sender: Any?) {}
    /// Copies the selection.
    open func copy(_ sender: Any?) {}
    /// Replaces the selection by what was copied.
    open func paste(_ sender: Any?) {}
    /// Selects what is at the caret.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection.
    open func delete(_ sender: Any?) {}

    /// The view that replaces the keyboard while the responder is in the chain of the first one; nil, the default, for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the responder is in the chain of the first one; nil, the default, for none.
    open var inputAccessoryView: UIView? { nil }
    /// Shows the present input view and accessory view, if the responder is the first one.
    open func reloadInputViews() { if isFirstResponder { ancestorWindow(of: self)?.updateInputViews() } }

    /// How text for the responder is entered: in the user's language.
    open var textInputMode: UITextInputMode? { UITextInputMode() }
  #endif

  // MARK: Interface Builder

  /// UIKit calls this after it has loaded the object from a nib. OpenUIKit has no nibs and never calls it. It
  /// exists for classes that are loaded from nibs elsewhere. An override calls super.
  open func awakeFromNib() {}

  /// Interface Builder calls this when it shows the object. OpenUIKit never calls it. An override calls
  /// super.
  open func prepareForInterfaceBuilder() {}

  // MARK: Restoration

  /// The identifier of the responder's restorable state; nil, the default, stores no state.
  open var restorationIdentifier: String? {
    get { record?.restorationIdentifier }
    set { ownRecord.restorationIdentifier = newValue }
  }

  /// Writes the state that is restored at the next launch. An override calls super.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads the state that `encodeRestorableState(with:)` has written. An override calls super.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Accessibility

  /// Whether assistive technology treats the responder as one element and ignores its descendants. The
  /// default depends on the class: true for labels, buttons and other controls, false for others.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? defaultIsAccessibilityElement }
    set { accessibility.isElement = newValue }
  }

  /// The element's short name: by default the text of a label and the title of a button.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { accessibility.label = newValue }
  }

  /// The element's value if it has one, such as the position of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibilityValue }
    set { accessibility.value = newValue }
  }

  /// The effect of activating the element, in a sentence.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The kind and behaviour of the element: by default `.staticText` for a label and `.button` for a button.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  /// The element's rectangle on the screen, in points; by default the bounds of a view.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOfAccessibilityPath ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The point on the screen where a tap activates the element; by default the centre of its rectangle.
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

  /// The names by which a user can address the element; by default its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// Whether the element can be activated; by default false for text and pictures.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let traits = accessibilityTraits
      return accessibility.respondsToUserInteraction
        ?? !traits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
    }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// Whether the responder and its descendants are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether assistive technology ignores the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether the descendants are read together, before the next sibling.
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

  #if !hasFeature(Embedded)
    /// `accessibilityLabel` with attributes, such as the language of a part. Each of both replaces the other when it is set.
    open var accessibilityAttributedLabel: NSAttributedString? {
      get { accessibility.attributed.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
      set {
        accessibility.label = newValue?.string
        accessibility.attributed.label = newValue
      }
    }

    /// `accessibilityValue` with attributes. Each of both replaces the other when it is set.
    open var accessibilityAttributedValue: NSAttributedString? {
      get { accessibility.attributed.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
      set {
        accessibility.value = newValue?.string
        accessibility.attributed.value = newValue
      }
    }

    /// `accessibilityHint` with attributes. Each of both replaces the other when it is set.
    open var accessibilityAttributedHint: NSAttributedString? {
      get { accessibility.attributed.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
      set {
        accessibility.hint = newValue?.string
        accessibility.attributed.hint = newValue
      }
    }

    /// The outline of the element on the screen, in points; nil, the default, for the rectangle. Unless `accessibilityFrame` is set too, it is
    /// the rectangle around the path.
    open var accessibilityPath: UIBezierPath? {
      get { accessibility.path }
      set { accessibility.path = newValue }
    }

    /// The ways in which assistive technology moves through the content, such as from link to link; nil, the default, for none.
    /// ``UIWindow/accessibilityRotors(at:)`` returns those of an element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { accessibility.rotors }
      set { accessibility.rotors = newValue }
    }

    /// The kind of the element's text, such as source code, by which assistive technology chooses how to read it; nil, the default, for
    /// none.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
      get { accessibility.textualContext }
      set { accessibility.textualContext = newValue }
    }
  #endif

  #if hasFeature(Embedded)
    /// The elements inside, in reading order, instead of the subviews; nil for the subviews.
    open var accessibilityElements: [UIResponder]? {
      get { accessibility.elements }
      set { accessibility.elements = newValue }
    }
  #else
    /// The elements inside, in reading order, instead of the subviews; nil for the subviews. Hosts see only
    /// views and `UIAccessibilityElement`s.
    open var accessibilityElements: [Any]? {
      get { accessibility.elements }
      set { accessibility.elements = newValue }
    }

    /// How many elements `accessibilityElements` lists; 0 for nil.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at an index of `accessibilityElements`; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
      guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
      return elements[index]
    }

    /// The index of an element, an object, in `accessibilityElements`; `NSNotFound` if it is not there.
    open func index(ofAccessibilityElement element: Any) -> Int {
      let object = element as AnyObject
      return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }
  #endif

  /// Performs the action of a double tap on the element. Returns whether there is one; otherwise a tap is
  /// sent to the element.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element by a step.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element by a step.
  open func accessibilityDecrement() {}

  /// Scrolls the content by a page. Returns whether it moved.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Closes a modal view or the like. Returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the current state. Returns whether there is one.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Defaults of accessibility

  /// `isAccessibilityElement` unless it is set.
  @_spi(Overrides) open var defaultIsAccessibilityElement: Bool { false }
  /// The element with the controls inside it that are elements too, in the order of reading.
  @_spi(Overrides) open var elementWithControls: [UIResponder] { [self] }
  /// `accessibilityLabel` unless it is set.
  @_spi(Overrides) open var defaultAccessibilityLabel: String? { nil }
  /// `accessibilityValue` unless it is set.
  @_spi(Overrides) open var defaultAccessibilityValue: String? { nil }
  /// `accessibilityTraits` unless they are set.
  @_spi(Overrides) open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// `accessibilityFrame` unless it is set.
  var defaultAccessibilityFrame: CGRect { .zero }
}
