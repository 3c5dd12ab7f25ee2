import OpenUIKit
import Testing

@MainActor
@Suite("Appearances of bars")
struct BarAppearanceTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Whether the window shows a box of a colour that is at least as high as a bar.
  private func shows(_ color: UIColor) -> Bool {
    window.layoutIfNeeded()
    let expected = DisplayList.Color(color.cgColor)
    return window.displayList().entries.contains { entry in
      entry.size.height >= 44 && entry.opacity > 0 && entry.fill == expected
    }
  }

  private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func show(contentOffset: CGFloat) -> (UINavigationController, UIScrollView) {
    let screen = UIViewController()
    let scrollView = UIScrollView()
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    scrollView.contentOffset.y += contentOffset
    return (navigation, scrollView)
  }

  @Test("The configurations have UIKit's backgrounds and lines")
  func configurations() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
    #expect(appearance.backgroundColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(
      appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil
    )
  }

  @Test("A bar copies an appearance, and its own copy can be changed")
  func copies() {
    let (navigation, _) = show(contentOffset: 100)
    let bar = navigation.navigationBar
    let appearance = opaque(.systemRed)
    bar.standardAppearance = appearance
    #expect(bar.standardAppearance !== appearance && shows(.systemRed))
    appearance.backgroundColor = .systemGreen
    #expect(shows(.systemRed))
    bar.standardAppearance.backgroundColor = .systemGreen
    #expect(shows(.systemGreen) && !shows(.systemRed))
  }

  @Test("A copy has the properties and the class of the original")
  func copyOfSubclass() throws {
    let appearance = opaque(.systemRed)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy !== appearance && copy.backgroundColor == .systemRed)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .yellow)
    let other = UIToolbarAppearance(barAppearance: appearance)
    #expect(other.backgroundColor == .systemRed)
  }

  @Test("Above the beginning of its content the bar has the appearance of the scroll edge")
  func scrollEdge() {
    let (navigation, scrollView) = show(contentOffset: 0)
    navigation.navigationBar.standardAppearance = opaque(.systemRed)
    #expect(!shows(.systemRed), "no appearance at the edge means no background there")
    navigation.navigationBar.scrollEdgeAppearance = opaque(.systemBlue)
    #expect(shows(.systemBlue) && !shows(.systemRed))
    scrollView.contentOffset.y += 100
    #expect(shows(.systemRed))
  }

  @Test("The item of a screen has appearances of its own")
  func itemAppearance() {
    let (navigation, _) = show(contentOffset: 100)
    navigation.navigationBar.standardAppearance = opaque(.systemRed)
    navigation.topViewController?.navigationItem.standardAppearance = opaque(.systemGreen)
    #expect(shows(.systemGreen) && !shows(.systemRed))
  }

  @Test("A phone in landscape has the compact appearance")
  func compact() {
    window.frame.size = CGSize(width: 844, height: 390)
    window.hostTraits = UITraitCollection(verticalSizeClass: .compact)
    let (navigation, _) = show(contentOffset: 100)
    navigation.navigationBar.standardAppearance = opaque(.systemRed)
    navigation.navigationBar.compactAppearance = opaque(.systemGreen)
    #expect(shows(.systemGreen) && !shows(.systemRed))
  }

  @Test("The older properties colour the bar above content, until it has an appearance")
  func olderProperties() {
    let (navigation, _) = show(contentOffset: 100)
    navigation.navigationBar.barTintColor = .systemOrange
    #expect(shows(.systemOrange))
    navigation.navigationBar.standardAppearance = opaque(.systemRed)
    #expect(shows(.systemRed) && !shows(.systemOrange))
  }

  @Test("A tab bar shows its background where content lies below it")
  func tabBar() {
    let screen = UIViewController()
    let scrollView = UIScrollView()
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    tabs.tabBar.standardAppearance = appearance
    window.rootViewController = tabs
    #expect(shows(.systemRed))
    scrollView.contentOffset.y = 3000 - 844 + 49
    #expect(!shows(.systemRed))
  }

  @Test("A tab's item colours the bar while it is selected")
  func tabItem() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .systemRed
    tabs.viewControllers?[1].tabBarItem.scrollEdgeAppearance = appearance
    window.rootViewController = tabs
    #expect(!shows(.systemRed))
    tabs.selectedIndex = 1
    #expect(shows(.systemRed))
  }
}
