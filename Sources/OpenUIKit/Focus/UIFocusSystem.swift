/// Knows what has the focus in a window, the target of keys that move and choose, and moves it.
///
/// As on a tablet with a keyboard: tab and shift-tab lead from group to group, arrow keys from item to item within one,
/// and what gets the focus, or else the closest responder around it that can, becomes the first responder.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UIFocusSystem: NSObject {
  /// What has the focus; nil until the user moves it or code asks for it.
  @Weak public private(set) var focusedItem: (any UIFocusItem)?

  @Weak private var requested: (any UIFocusEnvironment)?
  /// What was around the item that had the focus when it was taken away.
  @Weak private var surroundings: (any UIFocusEnvironment)?
  private let reference: WindowReference
  private var isUpdating = false

  init(_ window: UIWindow) {
    reference = window.reference
    super.init()
  }

  var window: UIWindow? { reference.window }

  /// The system of the window that an environment is in; nil outside of any.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    var current = environment
    while let parent = current.parentFocusEnvironment { current = parent }
    return (current as? UIWindow)?.focusSystem
  }

  /// Whether an environment is another or lies in it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { environment.contains(otherEnvironment) }

  /// Asks for the focus to go to an environment, where that prefers it, with the next layout. A request for something
  /// around it takes precedence.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let requested, requested !== environment, requested.contains(environment) { return }
    requested = environment
    window?.setNeedsLayout()
  }

  /// Does now what was asked for, and takes the focus from an item that cannot have it any more.
  open func updateFocusIfNeeded() {
    guard let window, !isUpdating else { return }
    if let environment = requested {
      requested = nil
      if let item = FocusSearch(window).preferredItem(in: environment) { move(to: item, []) }
    }
    loseUnsuitableItem(in: window)
  }

  /// Notes that a view is about to leave the window.
  func viewWillLeave(_ view: UIView) {
    guard let focusedItem, view.contains(focusedItem) else { return }
    surroundings = view.superview
    window?.setNeedsLayout()
  }

  /// Gives the focus to what the nearest environment prefers when the item that has it was hidden, closed or taken away.
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

  /// Moves the focus as a key says. Returns false when there is nothing to move it to.
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

  /// Moves the focus, unless one of the environments that it leaves or comes into forbids it. Returns whether it moved.
  @discardableResult
  func move(to item: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    guard item !== focusedItem, !isUpdating else { return false }
    isUpdating = true
    defer { isUpdating = false }
    let context = UIFocusUpdateContext(from: focusedItem, to: item, heading)
    let environments = context.environments
    // An item that has gone cannot keep the focus.
    if item != nil {
      for environment in environments where !environment.shouldUpdateFocus(in: context) { return false }
    }
    focusedItem = item
    scrollToVisible(context.nextFocusedView)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    giveFirstResponder(to: context.nextFocusedView)
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

  /// Lets the keys that follow reach what has the focus.
  private func giveFirstResponder(to view: UIView?) {
    var current: UIResponder? = view
    while let responder = current {
      if responder.isFirstResponder { return }
      if responder.canBecomeFirstResponder {
        responder.becomeFirstResponder()
        return
      }
      current = responder.next
    }
  }
}

#if !hasFeature(Embedded)
  /// What gives `UIFocusSystem` its failable initialiser, which returns an object that is there already.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol _UIFocusSystemLookup {}

  extension UIFocusSystem: _UIFocusSystemLookup {}

  extension _UIFocusSystemLookup {
    /// The system of the window that an environment is in; nil outside of any.
    public init?(for environment: any UIFocusEnvironment) {
      guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
      self = system
    }
  }
#endif
