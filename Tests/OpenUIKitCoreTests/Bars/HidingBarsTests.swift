import OpenUIKit
import Testing

/// The rules are those of Apple's documentation of UINavigationController and UITabBarController.
@MainActor
@Suite("Bars that are hidden")
struct HidingBarsTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()

  private func show() -> UINavigationController {
    screen.toolbarItems = [UIBarButtonItem(title: "Archive")]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setToolbarHidden(false, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  private func tapContent() {
    window.sendTouch(.began, at: CGPoint(x: 200, y: 200))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 200))
    window.clock.advance(by: 1)
  }

  private func areHidden(_ navigation: UINavigationController) -> [Bool] {
    [navigation.isNavigationBarHidden, navigation.isToolbarHidden]
  }

  @Test("Little height hides both bars, and more height shows them")
  func littleHeight() {
    let navigation = show()
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(areHidden(navigation) == [false, false])
    window.frame.size = CGSize(width: 844, height: 390)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(areHidden(navigation) == [true, true] && screen.view.safeAreaInsets == .zero)
    window.frame.size = CGSize(width: 390, height: 844)
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(areHidden(navigation) == [false, false] && screen.view.safeAreaInsets.top == 44)
  }

  @Test(
    "A tap on the content shows bars that little height has hidden, and bars that were hidden before stay so")
  func tapInLittleHeight() {
    let navigation = show()
    navigation.setToolbarHidden(true, animated: false)
    window.frame.size = CGSize(width: 844, height: 390)
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(areHidden(navigation) == [true, true])
    tapContent()
    #expect(areHidden(navigation) == [false, true])
    tapContent()
    #expect(areHidden(navigation) == [false, true])
  }

  @Test("The keyboard hides both bars, which stay hidden until a tap on the content")
  func keyboard() {
    let navigation = show()
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    window.keyboardFrame = keyboard
    #expect(areHidden(navigation) == [false, false])
    window.keyboardFrame = .zero
    navigation.hidesBarsWhenKeyboardAppears = true
    window.keyboardFrame = keyboard
    #expect(areHidden(navigation) == [true, true])
    window.keyboardFrame = .zero
    #expect(areHidden(navigation) == [true, true])
    tapContent()
    #expect(areHidden(navigation) == [false, false])
  }

  @Test("A hidden tab bar is below the window, and covers no part of the screen")
  func tabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(!tabs.isTabBarHidden && tabs.tabBar.frame.minY == 795 && screen.view.safeAreaInsets.bottom == 49)
    tabs.setTabBarHidden(true, animated: true)
    window.clock.advance(by: 1)
    #expect(tabs.isTabBarHidden && tabs.tabBar.frame.minY == 844 && screen.view.safeAreaInsets.bottom == 0)
    tabs.isTabBarHidden = false
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 795 && screen.view.safeAreaInsets.bottom == 49)
  }

  @Test("Bars at the top and at the bottom follow the scroll views that were set for their edges")
  func contentScrollViews() {
    let navigation = show()
    let (first, second) = (UIScrollView(), UIScrollView())
    (first.frame, second.frame) = (screen.view.bounds, screen.view.bounds)
    second.contentSize = CGSize(width: 390, height: 3000)
    for view in [first, second] { screen.view.addSubview(view) }
    window.layoutIfNeeded()
    let backdrop = navigation.toolbar.subviews[1]
    let before = backdrop.alpha
    screen.setContentScrollView(second, for: .bottom)
    #expect(screen.contentScrollView(for: .bottom) === second && screen.contentScrollView(for: .top) == nil)
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(before == 0 && backdrop.alpha == 1)
    screen.setContentScrollView(first)
    #expect(screen.contentScrollView(for: .bottom) === first && screen.contentScrollView(for: .top) === first)
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(backdrop.alpha == 0)
  }
}
