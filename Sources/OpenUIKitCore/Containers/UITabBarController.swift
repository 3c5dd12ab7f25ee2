/// The object that is notified of a tab bar controller's selection and makes decisions about it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap on its tab may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap on its tab has selected a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
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
}

/// A controller of several screens, of which one is visible, above a bar with a tab for each.
///
/// The view of the selected screen fills the controller's view. The bar is part of its safe area. A screen's
/// view is loaded when it is first selected.
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public let tabBar = UITabBar()

  /// The object that makes decisions about the tabs; not retained.
  #if hasFeature(Embedded)
    @Weak open var delegate: (any UITabBarControllerDelegate)?
  #else
    open weak var delegate: (any UITabBarControllerDelegate)?
  #endif

  private var screens: [UIViewController] = []
  private var selection = 0
  private var shown: UIViewController?

  // MARK: Screens

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens. The selected one stays selected if it is still there; otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (former, selected) = (screens, selectedScreen)
    screens = viewControllers ?? []
    for controller in former where !screens.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { hideShown() }
      controller.removeFromParent()
      controller.containerInsets = .zero
    }
    for controller in screens where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
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

  private func select(_ index: Int) {
    selection = index
    showSelected()
  }

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
    tabBar.didSelect = { controller.wrappedValue?.selectByTouch($0) }
    showSelected()
  }

  /// Places bar and screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    // A pushed screen without the bar covers it from the trailing edge on.
    let x = barIsPushedAway ? -view.bounds.width * (view.isRightToLeft ? -1 : 1) : 0
    tabBar.frame = CGRect(
      x: x, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.setNeedsLayout()
    if let shown { place(shown) }
    showProgress()
  }

  private var barIsPushedAway: Bool { (shown as? UINavigationController)?.hidesBottomBar == true }

  /// Sets frame and insets of a screen. It does not extend below an opaque bar.
  private func place(_ screen: UIViewController) {
    let isCovered = !tabBar.isHidden && !barIsPushedAway
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
    if scrollView === shown?.scrollViewBelowBars { showProgress() }
  }

  private func showProgress() {
    let progress = shown?.scrollViewBelowBars?.progress(belowBarAt: tabBar.frame.minY, in: view)
    tabBar.contentProgress = progress ?? 0
  }

  // MARK: Selection

  private func selectByTouch(_ index: Int) {
    let controller = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    if index == selection, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, shown !== selectedViewController else { return }
    let (old, new) = (shown, selectedViewController)
    let isVisible = isInShownWindow
    new?.loadViewIfNeeded()
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    shown = new
    if let new {
      place(new)
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(new.view, at: 0)
    }
    guard isVisible else { return }
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  private func hideShown() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }
}
