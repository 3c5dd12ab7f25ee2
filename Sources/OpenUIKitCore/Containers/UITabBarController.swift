/// The object that is notified of a tab bar controller's selection and makes decisions about it.
public protocol UITabBarControllerDelegate: AnyObject, ViewTreeConfined {
  /// Whether a tap on its tab may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap on its tab has selected a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  #if !hasFeature(Embedded)
    /// Whether a tap may select a tab, in a controller with `tabs`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called when a tap has selected a tab, in a controller with `tabs`.
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// The animator of a change of the selected screen; nil, the default, for no animation.
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that drives a transition with an animator of the delegate; nil, the default, for none.
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The orientations of the window, for hosts that can turn it.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    /// The orientation in which the controller is presented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientation
  #endif
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  #if !hasFeature(Embedded)
    /// Yes.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      true
    }
    /// Does nothing.
    public func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
  #endif
}

/// A controller of several screens above a bar with a tab for each. One screen is visible.
///
/// The view of the selected screen fills the controller's view. The bar is part of its safe area. A screen's
/// view is loaded when it is first selected.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar at the bottom.
  open var tabBar: UITabBar { ownBar }
  private let ownBar = UITabBar()

  /// The object that makes decisions about the tabs; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  final private(set) var screens: [UIViewController] = [] { didSet { releaseAfterAssignment(oldValue) } }
  final var selection = 0
  final var shown: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  #if !hasFeature(Embedded)
    /// Whether the bar is below the screen.
    final var hidesTabBar = false
    /// The view that contains the screens during a transition with an animator; nil for none.
    final var transitionContainer: UIView?
    /// The tabs that the app has set instead of screens.
    final var ownTabs: [UITab] = [] { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  // MARK: Screens

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get {
      #if hasFeature(Embedded)
        screens
      #else
        screens.filter { !($0 is PendingScreen) }
      #endif
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens. The selected one stays selected if it is still there; otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    #if !hasFeature(Embedded)
      for tab in ownTabs { tab.tabBarController = nil }
      ownTabs = []
    #endif
    replaceScreens(viewControllers ?? [])
  }

  /// Shows other screens. The selected screen stays selected if it is one of them; otherwise the first one is selected.
  final func replaceScreens(_ new: [UIViewController]) {
    let (former, selected) = (screens, selectedScreen)
    screens = new
    for controller in former where !contains(controller) { remove(controller) }
    for controller in screens where controller.parent !== self && contains(controller) { add(controller) }
    tabBar.items = screens.compactMap { $0.tabBarItem }
    selection = screens.firstIndex { $0 === selected } ?? 0
    showSelected()
  }

  /// The index of the selected screen. Setting an index out of range does nothing.
  open var selectedIndex: Int {
    get { screens.isEmpty ? NSNotFound : selection }
    set {
      guard screens.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// The selected screen. Traps if it is set to a controller that is not one of the screens.
  open var selectedViewController: UIViewController? {
    get { selectedScreen }
    set {
      guard let index = screens.firstIndex(where: { $0 === newValue }) else {
        fatalError("UITabBarController can select only one of its viewControllers")
      }
      select(index)
    }
  }

  private var selectedScreen: UIViewController? {
    screens.indices.contains(selection) ? screens[selection] : nil
  }

  private func contains(_ controller: UIViewController) -> Bool { screens.contains { $0 === controller } }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    // The call may have added it again.
    guard !contains(controller) else { return }
    if controller === shown { hideShown() }
    controller.removeFromParent()
    controller.containerInsets = .zero
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    // The call may have removed it again.
    guard contains(controller) else { return controller.removeFromParent() }
    controller.didMove(toParent: self)
  }

  private func select(_ index: Int) {
    selection = index
    showSelected()
  }

  #if !hasFeature(Embedded)
    /// Makes the screen of the selected tab, unless it exists.
    private func makePendingScreen() {
      guard let pending = selectedScreen as? PendingScreen else { return }
      let made = pending.pendingTab.madeScreen
      // The closure of the tab may have set other tabs.
      guard let index = screens.firstIndex(where: { $0 === pending }) else { return }
      screens[index] = made
      remove(pending)
      add(made)
    }
  #endif

  #if !hasFeature(Embedded)
    /// Those of the delegate, or else those of controllers that do not state any.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// That of the delegate, or else the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  #endif

  /// The selected screen.
  open override var childForStatusBarStyle: UIViewController? { selectedScreen }

  /// The selected screen.
  open override var childForStatusBarHidden: UIViewController? { selectedScreen }

  // MARK: Layout

  /// Creates the view and adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    let controller = Weak<UITabBarController>(wrappedValue: self)
    tabBar.delegate = self
    tabBar.didSelect = { controller.wrappedValue?.selectByTouch($0) }
    showSelected()
  }

  /// Places bar and screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    // A pushed screen without the bar covers it from the trailing edge on.
    let x = barIsPushedAway ? -view.bounds.width * (view.hasRightToLeftContent ? -1 : 1) : 0
    #if hasFeature(Embedded)
      let y = view.bounds.height - height
    #else
      let y = view.bounds.height - (hidesTabBar ? 0 : height)
    #endif
    tabBar.frame = CGRect(x: x, y: y, width: view.bounds.width, height: height)
    tabBar.setNeedsLayout()
    if let shown { place(shown) }
    showProgress()
  }

  private var barIsPushedAway: Bool { (shown as? UINavigationController)?.hidesBottomBar == true }

  /// Sets frame and insets of a screen. It does not extend below an opaque bar.
  final func place(_ screen: UIViewController) {
    #if hasFeature(Embedded)
      let isCovered = !tabBar.isHidden && !barIsPushedAway
    #else
      let isCovered = !tabBar.isHidden && !barIsPushedAway && !hidesTabBar
    #endif
    let extends =
      screen.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || screen.extendedLayoutIncludesOpaqueBars)
    screen.containerInsets.bottom = isCovered && extends ? UITabBar.height : 0
    var frame = view.bounds
    if isCovered && !extends { frame.size.height = max(0, tabBar.frame.minY) }
    screen.view.frame = frame
  }

  /// The bar follows the content of the selected screen.
  override func contentDidScroll(_ scrollView: UIScrollView) {
    if scrollView === shown?.scrollViewAboveBottom { showProgress() }
  }

  private func showProgress() {
    let progress = shown?.scrollViewAboveBottom?.progress(belowBarAt: tabBar.frame.minY, in: view)
    tabBar.contentProgress = progress ?? 0
  }

  // MARK: Selection

  /// Called for a tap on a tab, before the delegate decides and the selection changes. Does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func selectByTouch(_ index: Int) {
    guard screens.indices.contains(index) else { return }
    #if !hasFeature(Embedded)
      if let tab = tab(at: index) { return selectByTouch(tab) }
    #endif
    let controller = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    if index == selection, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    // The calls above may have removed the screen.
    guard contains(controller) else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected() {
    #if !hasFeature(Embedded)
      makePendingScreen()
    #endif
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let new = selectedViewController
    if isViewLoaded { new?.loadViewIfNeeded() }
    guard isViewLoaded, shown !== new, new === selectedViewController else { return }
    let old = shown
    let transition = AppearanceTransition(isVisible: isInShownWindow)
    // Before the calls below. One that selects another screen replaces `new`, and the rest of the change leaves out what is
    // replaced.
    shown = new
    // UIKit's order: the new screen first.
    transition.begin(new, true, animated: false)
    if shown === new { transition.begin(old, false, animated: false) }
    #if !hasFeature(Embedded)
      if let change = screenTransition(from: old, to: new) { return run(change, transition) }
    #endif
    if shown !== old { old?.viewIfLoaded?.removeFromSuperview() }
    if let new, shown === new { insert(new) }
    keepOnlyShown(besides: old, new)
    transition.end()
  }

  /// Corrects what callbacks have changed while views were added and removed: only the view of the shown screen is visible.
  final func keepOnlyShown(besides old: UIViewController?, _ new: UIViewController?) {
    for screen in screens { leaveOut(screen) }
    // They may be no screens any more.
    leaveOut(old)
    leaveOut(new)
    if let shown, shown.viewIfLoaded?.superview !== view { insert(shown) }
  }

  private func leaveOut(_ screen: UIViewController?) {
    guard screen !== shown, screen?.viewIfLoaded?.superview === view else { return }
    screen?.viewIfLoaded?.removeFromSuperview()
  }

  private func insert(_ screen: UIViewController) {
    place(screen)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(screen.view, at: 0)
  }

  private func hideShown() {
    let former = shown
    // Before the call, in which another screen may be selected.
    shown = nil
    former?.viewIfLoaded?.removeFromSuperview()
  }
}
