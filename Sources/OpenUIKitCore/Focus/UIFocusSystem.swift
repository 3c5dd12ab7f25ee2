/// Manages the focus of a window. The focused item is the target of keys that move and select.
///
/// It behaves as on a tablet with a keyboard: tab and shift-tab move from group to group, and arrow keys from
/// item to item within a group. The item that gets the focus, or else the closest ancestor that can, becomes
/// the first responder.
open class UIFocusSystem: NSObject, ViewTreeConfined {
  /// The focused item; nil until the user or code moves the focus.
  @Weak public private(set) var focusedItem: (any UIFocusItem)?

  @Weak private var requested: (any UIFocusEnvironment)?
  /// The surroundings of the focused item when it was removed.
  @Weak private var surroundings: (any UIFocusEnvironment)?
  private let reference: WindowReference
  private var isUpdating = false

  init(_ window: UIWindow) {
    reference = window.reference
    super.init()
  }

  var window: UIWindow? { reference.window }

  /// The system of an environment's window; nil without one.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    var current = environment
    while let parent = current.parentFocusEnvironment { current = parent }
    return (current as? UIWindow)?.focusSystem
  }

  /// Whether an environment is another or a descendant of it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { environment.contains(otherEnvironment) }

  /// Requests that the focus moves to an environment's preferred item, in the next layout. A request for an
  /// ancestor takes precedence.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    // A request for an ancestor, such as an alert that appears, covers the requests of its descendants.
    if let requested, requested !== environment, requested.contains(environment) { return }
    requested = environment
    window?.setNeedsLayout()
  }

  /// Carries out requests now, and removes the focus from an item that is no longer focusable.
  open func updateFocusIfNeeded() {
    guard let window, !isUpdating else { return }
    if let environment = requested {
      requested = nil
      if let item = FocusSearch(window).preferredItem(in: environment) { move(to: item, []) }
    }
    // After the request, which may have moved the focus away from the unsuitable item.
    loseUnsuitableItem(in: window)
  }

  /// Notes that a view is about to leave the window.
  func viewWillLeave(_ view: UIView) {
    guard let focusedItem, view.contains(focusedItem) else { return }
    // Outside the window the item has no parents any more, so the search for its successor starts from here.
    surroundings = view.superview
    window?.setNeedsLayout()
  }

  /// Moves the focus to the nearest environment's preferred item if the focused item was hidden, disabled or
  /// removed.
  private func loseUnsuitableItem(in window: UIWindow) {
    let surroundings = surroundings
    self.surroundings = nil
    let search = FocusSearch(window)
    if let focusedItem, search.isEligible(focusedItem) { return }
    var current = surroundings ?? focusedItem?.parentFocusEnvironment
    while let environment = current {
      if let next = search.preferredItem(in: environment) {
        move(to: next, [])
        return
      }
      current = environment.parentFocusEnvironment
    }
    move(to: nil, [])
  }

  // MARK: Keys

  /// Moves the focus for a key. Returns false if there is no item to move it to.
  func move(_ heading: UIFocusHeading) -> Bool {
    guard let window else { return false }
    let search = FocusSearch(window)
    let isTab = heading == .next || heading == .previous
    guard let focusedItem, search.isEligible(focusedItem) else {
      guard isTab, let item = search.preferredItem(in: window) else { return false }
      return move(to: item, heading)
    }
    let next =
      isTab
      ? search.item(inGroupBeside: focusedItem, heading)
      : search.item(beside: focusedItem, heading)
    guard let next else { return false }
    return move(to: next, heading)
  }

  // MARK: Moving

  /// Moves the focus, unless one of the environments that it leaves or enters forbids it. Returns whether it
  /// moved.
  @discardableResult
  func move(to item: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    // A method that is called about a move may move the focus again. The inner move is refused.
    guard item !== focusedItem, !isUpdating else { return false }
    isUpdating = true
    defer { isUpdating = false }
    let context = UIFocusUpdateContext(from: focusedItem, to: item, heading)
    let environments = context.environments
    // An item that was removed cannot keep the focus.
    if item != nil {
      for environment in environments where !environment.shouldUpdateFocus(in: context) { return false }
    }
    focusedItem = item
    // Before `didUpdateFocus`, so that an app can scroll to another place there.
    scrollToVisible(context.nextFocusedView)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    giveFirstResponder(to: context.nextFocusedView, byKey: !heading.isEmpty)
    return true
  }

  private func scrollToVisible(_ view: UIView?) {
    var current = view?.superview
    while let ancestor = current {
      if let view, let scrollView = ancestor as? UIScrollView {
        scrollView.scrollRectToVisible(scrollView.convert(view.bounds, from: view), animated: true)
      }
      current = ancestor.superview
    }
  }

  /// Makes the focused item the first responder, which receives the following keys.
  private func giveFirstResponder(to view: UIView?, byKey: Bool) {
    var current: UIResponder? = view
    while let responder = current {
      if responder.isFirstResponder { return }
      // A screen that covers a field would otherwise begin to edit its own first field and show the keyboard.
      if !byKey, responder.keyInput != nil { return }
      if responder.canBecomeFirstResponder {
        responder.becomeFirstResponder()
        return
      }
      current = responder.next
    }
  }
}
