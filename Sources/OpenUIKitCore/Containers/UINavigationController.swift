/// A controller of a stack of screens below a bar with a back button. The last screen is visible.
///
/// The view of the last screen fills the controller's view. The bar is part of its safe area.
open class UINavigationController: UIViewController {
  /// The bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  private let ownBar: UINavigationBar
  /// The class of the toolbar.
  final let toolbarClass: UIToolbar.Type

  // Image pickers have a property of the same name with the type of their delegates, which comes first.
  /// The object that is notified of transitions; not retained.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  private(set) final var stack: [UIViewController] = [] { didSet { releaseAfterAssignment(oldValue) } }
  /// The visible screen.
  final var shown: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  /// The current transition. A later one replaces it.
  final var change: ScreenChange?
  /// The screens that have left the stack and are still children.
  private var departing: [UIViewController] = [] { didSet { releaseAfterAssignment(oldValue) } }
  private(set) final var barIsHidden = false
  /// The height of the bar over the visible screen, in points; nil for the greatest.
  final var barHeight: CGFloat?
  /// Whether the bars are being placed, which may scroll the content that they follow.
  final var isPlacingBars = false
  /// The parts that the app has added, such as a toolbar or gestures that hide the bars.
  final var parts: [NavigationPart] = []
  private var popGesture: NavigationPopGesture?
  /// The object that drives the next transition, while a gesture begins it.
  final var gestureInteractor: (any UIViewControllerInteractiveTransitioning)? {
    didSet { releaseAfterAssignment(oldValue) }
  }

  /// The swipe from the leading edge that pops the last screen; nil before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture?.recognizer }

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (ownBar, toolbarClass) = (UINavigationBar(), UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without screens.
  public required init?(coder: NSCoder) {
    (ownBar, toolbarClass) = (UINavigationBar(), UIToolbar.self)
    super.init(coder: coder)
  }

  #if !hasFeature(Embedded)
    /// Creates a controller without screens, with bars of classes of the app; nil for UIKit's. Traps for classes of other views.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      guard let bar = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type,
        let toolbar = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type
      else {
        fatalError("UINavigationController takes classes of UINavigationBar and UIToolbar")
      }
      (ownBar, self.toolbarClass) = (bar.init(_frame: .zero), toolbar)
      super.init(nibName: nil, bundle: nil)
    }
  #endif

  // MARK: The stack

  /// The controllers on the stack; the last one is visible.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller's tab: the one that was set, or else that of the first screen. A controller with a title of its own
  /// has a tab of its own, unless its first screen has one.
  open override var tabBarItem: UITabBarItem! {
    get {
      let root = stack.first
      if ownTabBarItem == nil, let item = root?.ownTabBarItem ?? (title == nil ? root?.tabBarItem : nil) {
        return item
      }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
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
    let animated = animated && UIView.areAnimationsEnabled
    let former = stack
    stack = screens
    departing += former.filter { controller in
      !contains(controller) && !departing.contains { $0 === controller }
    }
    for controller in former where !contains(controller) { controller.willMove(toParent: nil) }
    for controller in stack where controller.parent !== self && contains(controller) {
      adoptScreen(controller)
    }
    navigationBar.setItems(stack.map { $0.navigationItem }, animated: animated && isInShownWindow)
    for part in parts { part.topDidChange(self, animated: animated) }
    // A screen that was on the stack before slides in from the back, also if others were inserted below it.
    let isBack = stack.last.map { last in former.contains { $0 === last } } ?? false
    let leaving = former.filter { !contains($0) }
    let coming = stack.filter { controller in !former.contains { $0 === controller } }
    setMovement(of: leaving, .isMovingFromParent)
    setMovement(of: coming, .isMovingToParent)
    showTop(animated: animated && isViewLoaded, goingBack: isBack) { [self] completed in
      for controller in leaving + coming {
        controller.movement.subtract([.isMovingFromParent, .isMovingToParent])
      }
      guard completed else { return restore(former) }
      releaseDeparted()
      // Not of those that another change has removed meanwhile.
      for controller in coming where contains(controller) { controller.didMove(toParent: self) }
    }
  }

  /// Makes a screen a child, unless the call to it removes it from the stack.
  private func adoptScreen(_ controller: UIViewController) {
    addChild(controller)
    if !contains(controller) { controller.removeFromParent() }
  }

  /// Ends the relation to screens that have left the stack. One that still slides out stays until the end of that transition.
  private func releaseDeparted() {
    let screens = departing
    departing = screens.filter { !contains($0) && change?.involves($0) == true }
    for controller in screens where !contains(controller) && change?.involves(controller) != true {
      controller.removeFromParent()
      controller.containerInsets = .zero
    }
  }

  private func setMovement(of screens: [UIViewController], _ movement: ControllerMovement) {
    for screen in screens { screen.movement.insert(movement) }
  }

  /// Restores the stack after a transition that was cancelled.
  private func restore(_ former: [UIViewController]) {
    for controller in stack where !former.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    stack = former
    navigationBar.setItems(stack.map { $0.navigationItem }, animated: false)
    for part in parts { part.topDidChange(self, animated: false) }
  }

  private func contains(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  // MARK: Bars

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, animated if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    layOutBars(animated: animated)
  }

  /// Light above a black bar. Without a bar the last screen decides.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  #if !hasFeature(Embedded)
    /// Those of the delegate, or else those of controllers that do not state any.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      delegate?.navigationControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }

    /// That of the delegate, or else the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  #endif

  /// The last screen, if the bar is hidden.
  open override var childForStatusBarStyle: UIViewController? { barIsHidden ? stack.last : nil }

  /// The last screen.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// Creates the view and adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    // The bar keeps the closures, and the controller keeps the bar.
    let controller = Weak<UINavigationController>(wrappedValue: self)
    #if hasFeature(Embedded)
      navigationBar.goBack = { controller.wrappedValue?.popViewController(animated: true) }
    #else
      navigationBar.goBack = { controller.wrappedValue?.goBack() }
    #endif
    navigationBar.heightsDidChange = { controller.wrappedValue?.barHeightsDidChange() }
    for part in parts { part.viewDidLoad(self) }
    let gesture = NavigationPopGesture(self)
    popGesture = gesture
    view.addGestureRecognizer(gesture.recognizer)
    showTop(animated: false, goingBack: false) { _ in }
  }

  /// Places bars and screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
    // During a transition the view has a transform, under which its frame must not be set.
    if let shown, shown.view.transform.isIdentity { shown.view.frame = screenFrame(of: shown) }
  }

  /// The bar follows the content of the visible screen.
  override func contentDidScroll(_ scrollView: UIScrollView) {
    if scrollView === shown?.scrollViewBelowBars || scrollView === scrollViewBelowBars
      || scrollView === shown?.scrollViewAboveBottom
    {
      placeBars()
    }
  }

  /// The content that the accessory of the visible screen shows over it, or else the screen.
  override var screenBelowBars: UIViewController? { shown?.navigationItem.accessory?.content ?? shown }

  #if !hasFeature(Embedded)
    /// The toolbar at the bottom, which shows the `toolbarItems` of the last screen.
    open var toolbar: UIToolbar! { ownToolbar }

    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
      get { hidesToolbar }
      set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, animated if `animated`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
  #endif
}
