import OpenUIKit
import Testing

@testable import OpenUIKitCore

@MainActor
@Suite("Bars of containers")
struct NavigationBarsTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("A toolbar lies above the home area, is part of the safe area, and shows the screen's items")
  func toolbar() {
    let screen = UIViewController()
    screen.toolbarItems = [UIBarButtonItem(title: "Archive")]
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.isToolbarHidden)
    show(navigation)
    #expect(screen.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
    #expect(screen.view.safeAreaInsets.bottom == 78)
    #expect(window.accessibilityTree().map(\.accessibilityLabel).contains("Archive"))
    screen.setToolbarItems([UIBarButtonItem(title: "Reply")], animated: false)
    #expect(window.accessibilityTree().map(\.accessibilityLabel).contains("Reply"))
    navigation.setToolbarHidden(true, animated: true)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.bottom == 34 && navigation.toolbar.frame.minY >= 844)
  }

  @Test("A pushed screen can hide the tab bar, which returns when it is popped")
  func hidesBottomBar() {
    let (root, detail) = (UIViewController(), UIViewController())
    detail.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(root.view.safeAreaInsets.bottom == 83)
    navigation.pushViewController(detail, animated: true)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minX == -390 && detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 83)
  }

  @Test("The tab bar follows the content of the screen that was pushed, and of the one that returns")
  func tabBarAfterPush() {
    let (root, detail) = (UIViewController(), UIViewController())
    for (screen, height) in [(root, 3000.0), (detail, 100.0)] {
      let content = UIScrollView()
      content.contentSize.height = height
      screen.view = content
    }
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.contentProgress == 1)
    navigation.pushViewController(detail, animated: true)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.contentProgress == 0)
    navigation.popViewController(animated: true)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.contentProgress == 1)
  }

  @Test("A hidden tab bar covers nothing")
  func hiddenTabBar() {
    let screen = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    show(tabs)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.bottom == 34)
  }

  @Test("A screen that does not extend below bars lies between them")
  func edges() {
    let screen = UIViewController()
    screen.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setToolbarHidden(false, animated: false)
    show(navigation)
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 78))
    #expect(screen.view.safeAreaInsets == .zero)
  }

  @Test("Only screens that include opaque bars extend below one")
  func opaqueBar() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == 91 && screen.view.safeAreaInsets.top == 0)
    screen.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == 0 && screen.view.safeAreaInsets.top == 91)
  }

  @Test("A swipe up hides the bar, a swipe down shows it")
  func swipe() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsOnSwipe = true
    show(navigation)
    func swipe(by distance: CGFloat) {
      window.sendTouch(.began, at: CGPoint(x: 200, y: 400))
      window.sendTouch(.moved, at: CGPoint(x: 200, y: 400 + distance / 2))
      window.sendTouch(.moved, at: CGPoint(x: 200, y: 400 + distance))
      window.sendTouch(.ended, at: CGPoint(x: 200, y: 400 + distance))
      window.clock.advance(by: 1)
    }
    swipe(by: -200)
    #expect(navigation.isNavigationBarHidden)
    swipe(by: 200)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("A navigation bar is read before the screen below it, and a toolbar after it")
  func readingOrder() {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    screen.toolbarItems = [UIBarButtonItem(title: "Archive")]
    let row = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    row.text = "Row"
    screen.view.addSubview(row)
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    navigation.setToolbarHidden(false, animated: false)
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Edit", "Row", "Archive"])
  }

  @Test("The back button shows what the previous screen states")
  func backButton() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    first.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Inbox", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    show(navigation)
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Inbox"])
    first.navigationItem.backBarButtonItem = nil
    first.navigationItem.backButtonTitle = "Start"
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Start"])
    let back = navigation.navigationBar.subviews.last
    first.navigationItem.backButtonDisplayMode = .minimal
    window.layoutIfNeeded()
    let short = navigation.navigationBar.subviews.last
    #expect(short!.frame.width < back!.frame.width)
  }

  @Test("A tab bar without a controller notifies its delegate")
  func tabBarDelegate() {
    final class Chooser: NSObject, UITabBarDelegate {
      var chosen: UITabBarItem?
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen = item }
    }
    let (chooser, bar) = (Chooser(), UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49)))
    bar.items = [
      UITabBarItem(tabBarSystemItem: .search, tag: 1), UITabBarItem(tabBarSystemItem: .more, tag: 2),
    ]
    bar.delegate = chooser
    window.addSubview(bar)
    let tabs = window.accessibilityTree()
    #expect(tabs.map(\.accessibilityLabel) == ["Search", "More"])
    window.activate(tabs[1])
    #expect(chooser.chosen?.tag == 2 && bar.selectedItem === chooser.chosen)
  }
}
