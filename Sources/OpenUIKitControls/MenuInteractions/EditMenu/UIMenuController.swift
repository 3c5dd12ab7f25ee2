/// An item that an app adds to the edit menu.
open class UIMenuItem: NSObject, ViewTreeConfined {
  /// The title.
  open var title: String
  /// The action, sent to the first responder in the chain that performs it.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu of the first responder: the standard edit actions that it can perform, and the items of the app.
open class UIMenuController: NSObject, ViewTreeConfined {
  /// Where the arrow of the menu points. The menu has none here.
  public enum ArrowDirection: Int, Sendable {
    /// The menu chooses.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
  }

  /// The only menu.
  open class var shared: UIMenuController {
    sharedObject(UIMenuController())
  }

  /// The items of the app; nil for none. Those are shown whose actions a responder can perform.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points.
  open var arrowDirection = ArrowDirection.default
  @Weak private var targetView: UIView?
  private var targetRect = CGRect.zero
  @Weak private var bar: EditMenuBar?

  nonisolated override init() { super.init() }

  /// Whether the menu is on the screen.
  open var isMenuVisible: Bool {
    get { bar.map { !$0.isClosing } ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in its window, in points; zero for a hidden one.
  open var menuFrame: CGRect { isMenuVisible ? bar?.frame ?? .zero : .zero }

  /// Sets the place that the menu belongs to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  /// Shows the menu at the place that was set, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hide() }
    guard let view = targetView, let window = view.window else { return }
    post(Self.willShowMenuNotification)
    let responder = window.firstResponder ?? view
    bar = EditMenuBar.show(
      elements(for: responder), at: view.convert(targetRect, to: window), from: responder, in: window)
    bar?.willClose = { [unowned(unsafe) self] in didClose() }
    if bar != nil { post(Self.didShowMenuNotification) }
  }

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hide() }
  }

  /// Hides the menu.
  open func hideMenu() { hide() }

  /// Shows the items that can be performed now in a visible menu.
  open func update() {
    if isMenuVisible { setMenuVisible(true, animated: false) }
  }

  private func elements(for responder: UIResponder) -> [UIMenuElement] {
    let own = (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
    return EditActions.commands(for: responder) + own.map { UICommand(title: $0.title, action: $0.action) }
  }

  private func hide() { bar?.close(animated: true) }

  private func didClose() {
    post(Self.willHideMenuNotification)
    bar = nil
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The menu is about to appear.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu is about to disappear.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The frame of the menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
