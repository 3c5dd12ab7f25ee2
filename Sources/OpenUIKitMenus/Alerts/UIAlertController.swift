import OpenUIKitControls

/// A message with buttons: an alert in the middle of the window, or an action sheet at its bottom.
///
/// Present it with `present(_:animated:completion:)`. A button dismisses it, and then calls the handler of its action.
open class UIAlertController: UIViewController {
  /// The kind of a message.
  public enum Style: Int, Sendable {
    /// Choices from the bottom of the window. In a wide window of a tablet, in a popover.
    case actionSheet = 0
    /// In the middle of the window. Only an alert has text fields.
    case alert = 1
  }

  /// The kind of the message.
  open var preferredStyle: Style { kind }
  private final var kind = Style.actionSheet
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }
  private final var ownActions: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// Creates an action sheet without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an action sheet without a title. Archives contain no alerts.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a message of a kind, without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    kind = preferredStyle
    hasPopoverInEachStyle = preferredStyle == .actionSheet
  }

  private func setUp() {
    hasPopoverInEachStyle = preferredStyle == .actionSheet
    // The controller owns the closure, so the reference cannot dangle. A strong one would be a cycle.
    presentationContainer = { [unowned(unsafe) self] presenter, frame in
      AlertPresentationView(self, over: presenter, in: frame)
    }
  }

  // MARK: Content

  /// The title.
  open override var title: String? {
    didSet { alertView?.contentDidChange() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { alertView?.contentDidChange() }
  }

  /// How serious the message is; without effect on its appearance.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a button. Traps if it is the second one whose style is `cancel`.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
    ownActions.append(action)
    action.controller = self
    alertView?.actionsDidChange()
  }

  /// The action whose title is bold, and that the return key chooses; nil for none. Only an alert has one. Traps unless it was
  /// added before.
  open var preferredAction: UIAlertAction? {
    didSet {
      releaseAfterAssignment(oldValue)
      require(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "The preferredAction of a UIAlertController must be one of its actions")
      alertView?.actionsDidChange()
    }
  }

  /// The action that changes nothing, if there is one.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The text fields, in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field to an alert. The closure configures it. Traps in an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertController.Style.alert")
    let field = UITextField()
    let index = fields.count
    fields.append(field)
    configurationHandler?(field)
    field.addAction(
      UIAction { [alert = Weak(wrappedValue: self)] _ in alert.wrappedValue?.finishEditing(at: index) },
      for: .primaryActionTriggered)
    alertView?.contentDidChange()
  }

  // MARK: View

  /// The view with title, message and buttons, once it is loaded.
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates the view. Traps if there is nothing to show.
  open override func loadView() {
    require(
      title != nil || message != nil || !actions.isEmpty || !fields.isEmpty,
      "UIAlertController must have a title, a message or an action to display")
    view = AlertView(of: self)
  }

  /// Makes the first text field the first responder, or else the alert. So keys reach the alert, and the text below it is not
  /// edited meanwhile.
  func takeKeys() {
    if let field = fields.first(where: { $0.canBecomeFirstResponder }), field.becomeFirstResponder() {
      return
    }
    becomeFirstResponder()
  }

  /// Dismisses the alert, and then calls the action's handler. Does nothing for a disabled action, and unless the alert is
  /// presented.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: Keys

  /// True: keys choose actions.
  open override var canBecomeFirstResponder: Bool { true }

  /// Chooses an action: escape the cancel action, and return the focused or preferred one. Arrow keys move the focus to the
  /// buttons.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key.map(handle) == true { return }
    super.pressesBegan(presses, with: event)
  }

  private func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardEscape: return accessibilityPerformEscape()
    case .keyboardReturnOrEnter, .keypadEnter: return choose(focusedAction ?? returnAction)
    case .keyboardSpacebar: return choose(focusedAction)
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      guard focusedAction == nil, let first = alertView?.firstFocusableRow else { return false }
      let system = UIFocusSystem.focusSystem(for: self)
      system?.requestFocusUpdate(to: first)
      system?.updateFocusIfNeeded()
      first.showFocus()
      return true
    default: return false
    }
  }

  private func choose(_ action: UIAlertAction?) -> Bool {
    guard let action else { return false }
    choose(action)
    return true
  }

  private var focusedAction: UIAlertAction? {
    guard let row = UIFocusSystem.focusSystem(for: self)?.focusedItem as? AlertActionRow, row.showsFocus
    else {
      return nil
    }
    return row.action
  }

  /// The action of the return key when no button is focused: the preferred one, or the only one.
  private var returnAction: UIAlertAction? {
    preferredAction ?? (actions.count == 1 ? actions.first : nil)
  }

  /// Moves on to the next text field. In the last one return chooses the preferred action, or else the first that is not
  /// `cancel`.
  private func finishEditing(at index: Int) {
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) ?? actions.first {
      choose(action)
    }
  }

  /// Chooses the cancel action. Returns false if there is none.
  open override func accessibilityPerformEscape() -> Bool { choose(cancelAction) }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An ordinary message.
  case `default` = 0
  /// A message about a loss of data or the like.
  case critical = 1
}
