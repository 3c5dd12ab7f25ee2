/// The object that is notified of a navigation controller's transitions.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller's view becomes visible.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A controller of a stack of screens, of which the last is visible, below a bar with a back button.
///
/// The view of the last screen fills the controller's view. The bar is part of its safe area.
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// The object that is notified of transitions; not retained.
  #if hasFeature(Embedded)
    @Weak open var delegate: (any UINavigationControllerDelegate)?
  #else
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  private var stack: [UIViewController] = []
  private var shown: UIViewController?
  /// The current transition. A later one replaces it.
  private var change: ScreenChange?
  private var barIsHidden = false

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without screens.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The controllers on the stack; the last one is visible.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one that the last screen presents, or the last screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a screen, which slides in from the trailing edge if `animated`. Traps if it is in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !contains(viewController),
      "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))"
    )
    change(to: stack + [viewController], animated: animated)
  }

  /// Removes the last screen, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Removes the screens after one, and returns them. Traps if that one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError(
        "Tried to pop to a view controller that doesn't exist (\(type(of: viewController)))")
    }
    return removeScreens(after: index, animated: animated)
  }

  /// Removes all screens but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : removeScreens(after: 0, animated: animated)
  }

  private func removeScreens(after index: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return removed
  }

  /// Sets the screens. If the last one changes, it slides in if `animated`: from the leading edge if it was
  /// in the stack already, or else from the trailing edge.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  private func change(to screens: [UIViewController], animated: Bool) {
    let former = stack
    stack = screens
    for controller in former where !contains(controller) { controller.willMove(toParent: nil) }
    for controller in stack where controller.parent !== self { addChild(controller) }
    navigationBar.items = stack.map { $0.navigationItem }
    // A screen that was on the stack before slides in from the back, also if others were inserted below it.
    let isBack = stack.last.map { last in former.contains { $0 === last } } ?? false
    let leaving = former.filter { !contains($0) }
    let coming = stack.filter { controller in !former.contains { $0 === controller } }
    showTop(animated: animated && isViewLoaded, goingBack: isBack) { [self] in
      // Meanwhile the stack may have changed again.
      for controller in leaving where !contains(controller) {
        controller.removeFromParent()
        controller.containerInsets = .zero
      }
      // Not of those that another change has removed meanwhile.
      for controller in coming where contains(controller) { controller.didMove(toParent: self) }
    }
  }

  private func contains(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  // MARK: The bar

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, animated if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }

  // MARK: Layout

  /// Creates the view and adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    // The bar keeps the closure, and the controller keeps the bar.
    let controller = Weak<UINavigationController>(wrappedValue: self)
    navigationBar.goBack = { controller.wrappedValue?.popViewController(animated: true) }
    showTop(animated: false, goingBack: false) {}
  }

  /// Places bar and screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = navigationBar.intrinsicContentSize.height
    let top = view.safeAreaInsets.top
    navigationBar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.setNeedsLayout()
    // Of all screens, so that a screen that returns has the right safe area from its first frame.
    for controller in stack { controller.containerInsets.top = barIsHidden ? 0 : height }
    // During a transition the view has a transform, under which its frame must not be set.
    if let shown, shown.view.transform.isIdentity { shown.view.frame = view.bounds }
  }

  // MARK: Transitions

  /// Replaces the visible screen by the last one.
  private func showTop(animated: Bool, goingBack: Bool, completion: @escaping () -> Void) {
    guard isViewLoaded, stack.last !== shown else { return completion() }
    let isVisible = isInShownWindow
    let (old, new) = (shown, stack.last)
    let animated = animated && isVisible && old != nil && new != nil
    let change = ScreenChange(old: old, new: new, isVisible: isVisible)
    // Before the calls below, which may start another change. That one then replaces this one.
    self.change = change
    new?.loadViewIfNeeded()
    shown = new
    if isVisible {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
      insert(new, over: goingBack ? nil : old)
    }
    let finish = { [self] in
      settle(change)
      completion()
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    guard animated, let old, let new else { return finish() }
    slide(from: old.view, to: new.view, goingBack: goingBack, completion: finish)
  }

  /// Adds the view of a screen, in front of another's or behind all.
  private func insert(_ screen: UIViewController, over old: UIViewController?) {
    screen.containerInsets.top = barIsHidden ? 0 : navigationBar.intrinsicContentSize.height
    // An earlier change may have left it beside.
    screen.view.transform = .identity
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let old {
      view.insertSubview(screen.view, aboveSubview: old.view)
    } else {
      view.insertSubview(screen.view, at: 0)
    }
  }

  /// Ends a transition, and removes the view of the old screen. Views that belong to a later transition stay.
  private func settle(_ finished: ScreenChange) {
    if change === finished { change = nil }
    for screen in [finished.old, finished.new] {
      // A later change shows the screen again, or slides it away, and ends its transition.
      guard let screen, change?.involves(screen) != true else { continue }
      if screen !== shown {
        screen.viewIfLoaded?.transform = .identity
        screen.viewIfLoaded?.removeFromSuperview()
      }
      if finished.isVisible { screen.endAppearanceTransition() }
    }
  }

  /// Slides the new screen in over the old one, or the old one out to reveal the new one.
  private func slide(from old: UIView, to new: UIView, goingBack: Bool, completion: @escaping () -> Void) {
    let width = view.bounds.width * (view.isRightToLeft ? -1 : 1)
    let beside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
    view.layoutIfNeeded()
    UIView.performWithoutAnimation { new.transform = goingBack ? behind : beside }
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
      new.transform = .identity
      old.transform = goingBack ? beside : behind
    } completion: { _ in
      completion()
    }
  }
}

/// A transition from one screen to another.
private final class ScreenChange {
  let old: UIViewController?
  let new: UIViewController?
  /// Whether the transition is visible, so that the screens are notified.
  let isVisible: Bool

  init(old: UIViewController?, new: UIViewController?, isVisible: Bool) {
    (self.old, self.new, self.isVisible) = (old, new, isVisible)
  }

  func involves(_ screen: UIViewController) -> Bool { screen === old || screen === new }
}
