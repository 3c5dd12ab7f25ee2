import OpenUIKit

/// Containers of controllers: navigation, tabs, pages, columns and a search.
@MainActor
final class ContainerScene: NSObject, CallbackScene {
  private unowned let callbacks: RandomCallbacks
  private let tabs = UITabBarController()
  private let navigation = UINavigationController()
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let split = UISplitViewController(style: .doubleColumn)
  private let search = UISearchController(searchResultsController: UIViewController())
  private var made: [WeakController] = []

  private struct WeakController { weak var controller: CallbackController? }

  init(_ callbacks: RandomCallbacks) {
    self.callbacks = callbacks
    super.init()
    tabs.delegate = self
    navigation.delegate = self
    pages.delegate = self
    pages.dataSource = self
    split.delegate = self
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    navigation.viewControllers = [controller()]
    pages.setViewControllers([controller()], direction: .forward, animated: false)
    split.setViewController(controller(), for: .primary)
    split.setViewController(controller(), for: .secondary)
    tabs.viewControllers = [navigation, pages, split]
    callbacks.window.rootViewController = tabs
  }

  private func controller() -> CallbackController {
    let new = CallbackController(callbacks)
    made = made.filter { $0.controller != nil } + [WeakController(controller: new)]
    return new
  }

  func change() {
    switch callbacks.number(19) {
    case 0...5: changeNavigation()
    case 6...8: changeTabs()
    case 9...11: changePages()
    case 12...14: changeColumns()
    case 15...17: changeSearch()
    default: changeWindow()
    }
  }

  /// Replaces the window's controller, or hides and shows the window.
  private func changeWindow() {
    switch callbacks.number(4) {
    case 0: callbacks.window.rootViewController = controller()
    case 1: callbacks.window.isHidden.toggle()
    default:
      callbacks.window.rootViewController = tabs
      callbacks.window.isHidden = false
    }
  }

  private func changeNavigation() {
    let isAnimated = callbacks.flag()
    switch callbacks.number(12) {
    case 0, 1, 2:
      if navigation.viewControllers.count < 6 {
        navigation.pushViewController(controller(), animated: isAnimated)
      }
    case 3, 4: navigation.popViewController(animated: isAnimated)
    case 5: navigation.popToRootViewController(animated: isAnimated)
    case 6:
      let kept = navigation.viewControllers.filter { _ in callbacks.flag() }
      navigation.setViewControllers(kept + [controller()], animated: isAnimated)
    case 7: navigation.setNavigationBarHidden(callbacks.flag(), animated: isAnimated)
    case 8: navigation.setToolbarHidden(callbacks.flag(), animated: isAnimated)
    case 9:
      if let screen = callbacks.one(of: navigation.viewControllers) {
        navigation.popToViewController(screen, animated: isAnimated)
      }
    case 10:
      let item = navigation.topViewController?.navigationItem
      item?.rightBarButtonItem = UIBarButtonItem(customView: CallbackView(callbacks))
      item?.titleView = callbacks.flag() ? nil : CallbackView(callbacks)
    default:
      navigation.topViewController?.toolbarItems = [UIBarButtonItem(customView: CallbackView(callbacks))]
      navigation.navigationBar.prefersLargeTitles.toggle()
    }
  }

  private func changeTabs() {
    switch callbacks.number(6) {
    case 0, 1, 2:
      tabs.selectedIndex = callbacks.number(tabs.viewControllers?.count ?? 1)
    case 3:
      var all: [UIViewController] = [navigation, pages, split]
      if callbacks.flag() { all.append(controller()) }
      if callbacks.flag() { all.remove(at: callbacks.number(3)) }
      tabs.setViewControllers(all, animated: callbacks.flag())
    case 4: tabs.selectedViewController = callbacks.one(of: tabs.viewControllers ?? [])
    default:
      if let item = callbacks.one(of: tabs.tabBar.items ?? []) {
        item.badgeValue = callbacks.flag() ? "1" : nil
      }
    }
  }

  private func changePages() {
    switch callbacks.number(4) {
    case 0, 1:
      pages.setViewControllers(
        [controller()], direction: callbacks.flag() ? .forward : .reverse, animated: callbacks.flag()
      ) { [weak callbacks] _ in callbacks?.call() }
    case 2: pages.dataSource = callbacks.flag() ? self : nil
    default:
      if let page = pages.viewControllers?.first {
        pages.setViewControllers([page], direction: .forward, animated: callbacks.flag())
      }
    }
  }

  private func changeColumns() {
    switch callbacks.number(6) {
    case 0: split.setViewController(controller(), for: callbacks.flag() ? .primary : .secondary)
    case 1: split.show(callbacks.flag() ? .primary : .secondary)
    case 2: split.hide(callbacks.flag() ? .primary : .secondary)
    case 3: split.preferredDisplayMode = callbacks.flag() ? .oneOverSecondary : .automatic
    case 4: split.showDetailViewController(controller(), sender: nil)
    default:
      let isWide = callbacks.number(3) == 0
      callbacks.window.frame.size.width = isWide ? 900 : 390
      callbacks.window.hostTraits = UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact)
    }
  }

  private func changeSearch() {
    switch callbacks.number(7) {
    case 0:
      navigation.topViewController?.navigationItem.searchController = callbacks.flag() ? search : nil
    case 1: search.isActive.toggle()
    case 2: search.searchBar.text = callbacks.flag() ? "a" : ""
    case 3: search.searchBar.becomeFirstResponder()
    case 4: search.searchBar.resignFirstResponder()
    case 5: search.searchBar.scopeButtonTitles = callbacks.flag() ? ["a", "b"] : nil
    default: search.dismiss(animated: callbacks.flag())
    }
  }

  func failures() -> [String] {
    var failures = made.compactMap { $0.controller?.failure }
    if navigation.children.filter({ $0 !== search }) != navigation.viewControllers {
      failures.append("the children of the navigation controller are not its stack")
    }
    if let view = navigation.viewIfLoaded {
      let shown = navigation.children.filter { $0 !== search && $0.viewIfLoaded?.superview === view }
      if shown.count > 1 { failures.append("the navigation controller shows \(shown.count) screens") }
    }
    if Set(tabs.children) != Set(tabs.viewControllers ?? []) {
      failures.append("the children of the tab controller are not its screens")
    }
    let screens = tabs.view.subviews.filter { ($0.next as? UIViewController).map { $0 !== tabs } == true }
    if screens.count > 1 { failures.append("the tab controller shows \(screens.count) screens") }
    if pages.isViewLoaded, pages.children != pages.viewControllers {
      failures.append("the page controller has \(pages.children.count) pages")
    }
    return failures
  }
}

extension ContainerScene: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { callbacks.call() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { callbacks.call() }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    callbacks.call()
    return nil
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    callbacks.call()
    return callbacks.number(4) > 0
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    callbacks.call()
  }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { callbacks.call() }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    callbacks.call()
    return callbacks.flag() ? .primary : proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { callbacks.call() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { callbacks.call() }
}

extension ContainerScene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    callbacks.call()
    return callbacks.number(3) == 0 ? nil : controller()
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    callbacks.call()
    return callbacks.number(3) == 0 ? nil : controller()
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    callbacks.call()
    return callbacks.number(3)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { callbacks.call() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { callbacks.call() }
}

extension ContainerScene: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { callbacks.call() }
  func didPresentSearchController(_ searchController: UISearchController) { callbacks.call() }
  func willDismissSearchController(_ searchController: UISearchController) { callbacks.call() }
  func didDismissSearchController(_ searchController: UISearchController) { callbacks.call() }
  func updateSearchResults(for searchController: UISearchController) { callbacks.call() }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    callbacks.call()
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { callbacks.call() }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { callbacks.call() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { callbacks.call() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { callbacks.call() }
}
