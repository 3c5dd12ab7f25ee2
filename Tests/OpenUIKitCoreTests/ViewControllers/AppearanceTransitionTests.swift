import OpenUIKit
import Testing

/// Code that is called during a transition changes the container: every controller ends as its view does.
@MainActor
@Suite("Appearance of controllers under callbacks")
struct AppearanceTransitionTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    var onLoad: () -> Void = {}
    var onWillAppear: () -> Void = {}
    var onWillDisappear: () -> Void = {}
    var onWillMove: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      perform(\.onLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
      calls.append("will appear")
      perform(\.onWillAppear)
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      calls.append("will disappear")
      perform(\.onWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    override func willMove(toParent parent: UIViewController?) { perform(\.onWillMove) }

    /// Performs a change once.
    private func perform(_ change: ReferenceWritableKeyPath<Screen, () -> Void>) {
      let body = self[keyPath: change]
      self[keyPath: change] = {}
      body()
    }
  }

  /// A view that makes a change once, before it moves to another window.
  private final class Mover: UIView {
    var onWillMove: () -> Void = {}
    override func willMove(toWindow newWindow: UIWindow?) {
      let body = onWillMove
      onWillMove = {}
      body()
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func rest() {
    for _ in 0..<40 { window.clock.advance(by: 0.05) }
    window.layoutIfNeeded()
  }

  private func navigation(_ screens: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return navigation
  }

  private func shownScreens(of container: UIViewController) -> [UIViewController] {
    container.children.filter { $0.viewIfLoaded?.superview === container.view }
  }

  // MARK: Navigation

  @Test(
    "a screen that changes the stack as it is loaded leaves one screen in sight", arguments: [true, false])
  func stackChangedInViewDidLoad(animated: Bool) {
    let (first, second, third) = (Screen(), Screen(), Screen())
    let navigation = navigation(first)
    second.onLoad = { navigation.pushViewController(third, animated: false) }
    navigation.pushViewController(second, animated: animated)
    rest()
    #expect(navigation.viewControllers == [first, second, third])
    #expect(shownScreens(of: navigation) == [third])
    #expect(third.calls == ["will appear", "did appear"] && first.calls.last == "did disappear")
    #expect(second.calls.isEmpty)
  }

  @Test("a screen that leaves the stack while it becomes a child is no child", arguments: [true, false])
  func stackChangedInWillMove(animated: Bool) {
    let (first, second) = (Screen(), Screen())
    let navigation = navigation(first)
    second.onWillMove = { navigation.setViewControllers([first], animated: false) }
    navigation.pushViewController(second, animated: animated)
    rest()
    #expect(navigation.viewControllers == [first] && navigation.children == [first])
    #expect(first.view.window === window && first.calls.last == "did appear")
  }

  @Test("a screen that pushes another as it disappears stays hidden", arguments: [true, false])
  func pushInWillDisappear(animated: Bool) {
    let (first, second, third) = (Screen(), Screen(), Screen())
    let navigation = navigation(first)
    first.onWillDisappear = { navigation.pushViewController(third, animated: animated) }
    navigation.pushViewController(second, animated: animated)
    rest()
    #expect(shownScreens(of: navigation) == [third])
    #expect(third.calls.last == "did appear")
    #expect(second.calls.isEmpty || second.calls.last == "did disappear")
    #expect(first.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test("screens of a navigation controller that leaves during their transition have not appeared")
  func navigationLeaves() {
    let (first, second) = (Screen(), Screen())
    let navigation = navigation(first)
    second.onWillAppear = { [window] in window.rootViewController = UIViewController() }
    navigation.pushViewController(second, animated: true)
    rest()
    #expect(first.calls.last == "did disappear" && second.calls.last == "did disappear")
    window.rootViewController = navigation
    rest()
    #expect(first.calls.last == "did disappear" && second.calls.last == "did appear")
  }

  // MARK: Tabs

  @Test("a tab whose content selects another one as it comes leaves one screen in sight")
  func selectionWhileViewEnters() {
    let (tabs, screens) = (UITabBarController(), (0..<3).map { _ in Screen() })
    tabs.viewControllers = screens
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let mover = Mover()
    mover.onWillMove = { tabs.selectedIndex = 2 }
    screens[1].view.addSubview(mover)
    tabs.selectedIndex = 1
    rest()
    #expect(shownScreens(of: tabs) == [screens[2]])
    #expect(screens[1].calls.isEmpty || screens[1].calls.last == "did disappear")
    #expect(screens[2].calls.last == "did appear")
  }

  // MARK: Presentation

  @Test(
    "a presenter that dismisses everything while the top leaves presents nothing", arguments: [true, false])
  func dismissalWithinDismissal(animated: Bool) {
    let (root, middle, top) = (Screen(), Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(middle, animated: false)
    window.layoutIfNeeded()
    middle.present(top, animated: false)
    window.layoutIfNeeded()
    top.onWillDisappear = { root.dismiss(animated: false) }
    middle.dismiss(animated: animated)
    rest()
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(middle.view.window == nil && top.view.window == nil)
    #expect(middle.calls.last == "did disappear" && top.calls.last == "did disappear")
    #expect(window.subviews == [root.view])
  }

  @Test("a controller that is being dismissed presents nothing, which nothing could dismiss")
  func presentWhileDismissed() {
    let (root, sheet, other) = (Screen(), Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    sheet.onWillDisappear = { sheet.present(other, animated: false) }
    root.dismiss(animated: true)
    rest()
    #expect(window.subviews == [root.view])
    #expect(other.calls.isEmpty && sheet.calls.last == "did disappear")
  }

  @Test("a presenter that was covered twice comes back once both have gone")
  func presenterComesBack() {
    let (root, middle, top) = (Screen(), Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    for controller in [middle, top] { controller.modalPresentationStyle = .fullScreen }
    root.present(middle, animated: false)
    window.layoutIfNeeded()
    middle.present(top, animated: true)
    window.clock.advance(by: 0.1)
    root.dismiss(animated: true)
    rest()
    #expect(window.subviews == [root.view])
    #expect(root.calls.last == "did appear")
    #expect(middle.calls.last == "did disappear" && top.calls.last == "did disappear")
  }

  @Test(
    "a presenter whose view dismisses the controller that replaces it, as it leaves, stays",
    arguments: [true, false])
  func dismissalWhilePresenterLeaves(animated: Bool) {
    let (root, cover) = (Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    let mover = Mover()
    root.view.addSubview(mover)
    mover.onWillMove = { root.dismiss(animated: animated) }
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    rest()
    #expect(window.subviews == [root.view])
    #expect(root.calls.last == "did appear" && cover.calls.last == "did disappear")
  }

  @Test("a controller that is presented again while it slides out stays")
  func presentedAgainWhileSlidingOut() {
    let (root, sheet) = (Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    // One presentation controller serves both times.
    _ = sheet.presentationController
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    root.dismiss(animated: true)
    window.clock.advance(by: 0.1)
    root.present(sheet, animated: false)
    rest()
    if root.presentedViewController === sheet {
      #expect(sheet.view.window === window && sheet.calls.last == "did appear")
    } else {
      #expect(sheet.view.window == nil && sheet.calls.last == "did disappear")
    }
  }
}
