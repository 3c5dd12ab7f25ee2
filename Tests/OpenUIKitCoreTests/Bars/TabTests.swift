import OpenUIKit
import Testing

@MainActor
private final class Chooser: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.append("should \(tab.identifier)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
}

/// The rules are those of Apple's documentation of UITab and of `UITabBarController.tabs`.
@MainActor
@Suite("Tabs of tab bar controllers")
struct TabTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UITabBarController()
  private let made = Log()

  @MainActor private final class Log {
    var names: [String] = []
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { [made] tab in
      made.names.append(tab.identifier)
      let screen = UIViewController()
      screen.title = name
      return screen
    }
  }

  private func show(_ tabs: [UITab]) {
    controller.tabs = tabs
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func tap(_ label: String) throws {
    window.activate(try #require(window.accessibilityTree().first { $0.accessibilityLabel == label }))
    window.clock.advance(by: 1)
  }

  private var titles: [String?] { controller.tabBar.items?.map(\.title) ?? [] }

  @Test("The screen of a tab is made when it is first selected, and once")
  func lazily() throws {
    show([tab("a"), tab("b"), tab("c")])
    #expect(titles == ["A", "B", "C"] && made.names == ["a"])
    #expect(controller.selectedTab?.identifier == "a" && controller.viewControllers?.count == 1)
    #expect(
      controller.selectedViewController?.title == "a"
        && controller.selectedViewController?.parent === controller)
    try tap("C")
    #expect(made.names == ["a", "c"] && controller.selectedViewController?.title == "c")
    #expect(controller.selectedViewController?.view.window === window && controller.selectedIndex == 2)
    try tap("A")
    try tap("C")
    #expect(made.names == ["a", "c"] && titles == ["A", "B", "C"])
    #expect(controller.selectedTab?.viewController === controller.selectedViewController)
    #expect(controller.selectedViewController?.tab === controller.selectedTab)
  }

  @Test("Tabs are selected by code, and found by their identifiers")
  func selection() {
    let tabs = [tab("a"), tab("b")]
    show(tabs)
    controller.selectedTab = controller.tab(forIdentifier: "b")
    #expect(controller.selectedTab === tabs[1] && made.names == ["a", "b"])
    controller.selectedTab = tab("other")
    #expect(controller.selectedTab === tabs[1] && controller.tab(forIdentifier: "x") == nil)
    controller.selectedIndex = 0
    #expect(controller.selectedTab === tabs[0] && tabs[0].tabBarController === controller)
  }

  @Test("The delegate decides about tapped tabs, with the one before")
  func delegate() throws {
    let chooser = Chooser()
    controller.delegate = chooser
    show([tab("a"), tab("b")])
    try tap("B")
    #expect(chooser.calls == ["should b", "did b after a"])
    chooser.allows = false
    try tap("A")
    #expect(chooser.calls.last == "should a" && controller.selectedTab?.identifier == "b")
  }

  @Test("Changes of a tab show in the bar, and a hidden one is left out")
  func changes() {
    let tabs = [tab("a"), tab("b"), tab("c")]
    show(tabs)
    controller.selectedTab = tabs[2]
    tabs[0].title = "First"
    tabs[1].badgeValue = "3"
    #expect(titles == ["First", "B", "C"] && controller.tabBar.items?[1].badgeValue == "3")
    tabs[0].isHidden = true
    #expect(titles == ["B", "C"] && controller.selectedTab === tabs[2] && controller.selectedIndex == 1)
    tabs[0].isHidden = false
    #expect(titles == ["First", "B", "C"] && controller.selectedTab === tabs[2] && made.names == ["a", "c"])
    tabs[1].isEnabled = false
    #expect(controller.tabBar.items?[1].isEnabled == false)
  }

  @Test("Tabs and controllers replace each other, and a search has its own tab")
  func replacing() {
    let tabs = [tab("a"), UISearchTab { _ in UIViewController() }]
    show(tabs)
    #expect(titles == ["A", "Search"] && tabs[1].title == "Search")
    let plain = UIViewController()
    plain.tabBarItem = UITabBarItem(title: "Plain", image: nil, tag: 0)
    controller.viewControllers = [plain]
    #expect(titles == ["Plain"] && controller.tabs.isEmpty && controller.selectedTab == nil)
    #expect(tabs[0].tabBarController == nil && controller.selectedViewController === plain)
    controller.tabs = tabs
    #expect(titles == ["A", "Search"] && plain.parent == nil && made.names == ["a"])
  }
}
