/// What hears of a navigation controller's way.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to show.
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

/// A controller of a stack of screens, of which the last shows, below a bar that leads back.
///
/// The view of the last screen fills the controller's view; the bar is part of its safe area.
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// What hears of the way; not retained.
  #if hasFeature(Embedded)
    @Weak open var delegate: (any UINavigationControllerDelegate)?
  #else
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  private var stack: [UIViewController] = []
  private var shown: UIViewController?
  private var barIsHidden = false

  /// A controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with a first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller without screens.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The screens, the one that shows last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen.
  open var topViewController: UIViewController? { stack.last }

  /// What is visible: the screen that the last one presents, or the last one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Adds a screen, which slides in from the trailing edge if `animated`. Traps when it is in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))"
    )
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the last screen, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Removes the screens after one, and returns them. Traps when that is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist (\(type(of: viewController)))")
    }
    let removed = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return removed
  }

  /// Removes all screens but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the screens. When the last one is another than before, it slides in if `animated`: from the leading edge if it
  /// was in the stack already, else from the trailing edge.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let former = stack
    stack = viewControllers
    for controller in former where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    for controller in stack where controller.parent !== self { addChild(controller) }
    navigationBar.items = stack.map { $0.navigationItem }
    let isBack = stack.last.map { last in former.contains { $0 === last } } ?? false
    let leaving = former.filter { controller in !stack.contains { $0 === controller } }
    let coming = stack.filter { controller in !former.contains { $0 === controller } }
    showTop(animated: animated && isViewLoaded, goingBack: isBack) {
      for controller in leaving { controller.removeFromParent() }
      for controller in coming { controller.didMove(toParent: self) }
    }
  }

  // MARK: The bar

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; it slides if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }

  // MARK: Layout

  /// Makes the view and puts the bar into it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
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
    for controller in stack { controller.containerInsets.top = barIsHidden ? 0 : height }
    if let shown, shown.view.transform.isIdentity { shown.view.frame = view.bounds }
  }

  // MARK: Showing

  /// Puts the last screen in the place of the one that shows.
  private func showTop(animated: Bool, goingBack: Bool, completion: @escaping () -> Void) {
    guard isViewLoaded, stack.last !== shown else { return completion() }
    let (old, new) = (shown, stack.last)
    let isVisible = view.window != nil
    new?.loadViewIfNeeded()
    let animated = animated && isVisible && old != nil && new != nil
    shown = new
    if isVisible {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
      new.containerInsets.top = barIsHidden ? 0 : navigationBar.intrinsicContentSize.height
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(new.view, at: 0)
      if !goingBack, let old { view.insertSubview(new.view, aboveSubview: old.view) }
    }
    let finish = { [self] in
      old?.view.transform = .identity
      old?.viewIfLoaded?.removeFromSuperview()
      if isVisible {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      completion()
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    guard animated, let old, let new else { return finish() }
    slide(from: old.view, to: new.view, goingBack: goingBack, completion: finish)
  }

  /// Moves the new screen in over the old one, or the old one away from above the new one.
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
