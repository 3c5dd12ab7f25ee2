import Testing

@testable import OpenUIKitCore

@MainActor
@Suite("Controllers whose transitions overlap or follow each other")
struct TransitionStateTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    var announcements: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      announcements.append("will appear" + (animated ? " animated" : ""))
    }
    override func viewWillDisappear(_ animated: Bool) {
      announcements.append("will disappear" + (animated ? " animated" : ""))
    }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func run(_ seconds: Double = 2) {
    for _ in 0..<Int(seconds * 20) { window.clock.advance(by: 0.05) }
  }

  private func navigation(_ screens: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return navigation
  }

  // MARK: Navigation

  @Test("a screen that is popped while it slides in leaves the one below in sight")
  func popDuringPush() {
    let (first, second) = (Screen(), Screen())
    let navigation = navigation(first)
    navigation.pushViewController(second, animated: true)
    window.clock.advance(by: 0.1)
    navigation.popViewController(animated: true)
    run()
    #expect(navigation.topViewController === first)
    #expect(first.view.window === window)
    #expect(first.view.transform.isIdentity)
    #expect(second.view.superview == nil)
    #expect(second.parent == nil)
    #expect(first.log.last != "did disappear")
  }

  @Test("a screen that is pushed again while it slides out stays")
  func pushDuringPop() {
    let (first, second) = (Screen(), Screen())
    let navigation = navigation(first, second)
    navigation.popViewController(animated: true)
    window.clock.advance(by: 0.1)
    navigation.pushViewController(second, animated: true)
    run()
    #expect(navigation.topViewController === second)
    #expect(second.parent === navigation)
    #expect(second.view.window === window)
    #expect(second.view.frame == navigation.view.bounds)
    #expect(first.view.superview == nil)
  }

  @Test("a screen that has left its container has the safe area of its new place")
  func insetsOfContainers() {
    let screen = Screen()
    let navigation = navigation(Screen(), screen)
    #expect(screen.view.safeAreaInsets.top == 44)
    navigation.popViewController(animated: false)
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 0)
    let tabs = UITabBarController()
    let tab = Screen()
    tabs.viewControllers = [tab]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tab.view.safeAreaInsets.bottom == 49)
    tabs.viewControllers = []
    window.rootViewController = tab
    window.layoutIfNeeded()
    #expect(tab.view.safeAreaInsets.bottom == 0)
  }

  // MARK: Presentation

  /// `shouldAutomaticallyForwardAppearanceMethods`: containers forward appearance callbacks to their children.
  @Test("a screen in a container is notified at once when its container is covered, and when it comes back")
  func forwarding() {
    let (screen, full) = (Screen(), Screen())
    let navigation = navigation(screen)
    (screen.log, screen.announcements) = ([], [])
    full.modalPresentationStyle = .fullScreen
    screen.present(full, animated: true)
    #expect(screen.announcements == ["will disappear animated"])
    #expect(screen.log.isEmpty)
    run()
    #expect(screen.log == ["did disappear"])
    #expect(full.announcements == ["will appear animated"])
    (screen.log, screen.announcements) = ([], [])
    navigation.dismiss(animated: true)
    #expect(screen.announcements == ["will appear animated"])
    run()
    #expect(screen.log == ["did appear"])
    #expect(full.log == ["did appear", "did disappear"])
  }

  /// `present(_:animated:completion:)`: "The completion handler is called after the viewDidAppear(_:) method is called on the
  /// presented view controller."
  @Test("the completion of a presentation comes after viewDidAppear", arguments: [true, false])
  func completionOrder(animated: Bool) {
    let root = UIViewController()
    window.rootViewController = root
    window.layoutIfNeeded()
    let sheet = Screen()
    root.present(sheet, animated: animated) { sheet.log.append("completion") }
    run()
    #expect(sheet.log == ["did appear", "completion"])
    sheet.log = []
    root.dismiss(animated: animated) { sheet.log.append("completion") }
    run()
    #expect(sheet.log == ["did disappear", "completion"])
  }

  /// By UIKit's documentation of `dismiss(animated:completion:)`, a controller low in a stack of presentations dismisses the
  /// controller that it presents, with all above that one.
  @Test("dismissing takes away everything above", arguments: [true, false])
  func dismissStack(animated: Bool) {
    let (root, middle, top) = (UIViewController(), Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(middle, animated: false)
    window.layoutIfNeeded()
    middle.present(top, animated: false)
    window.layoutIfNeeded()
    root.dismiss(animated: animated)
    run()
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(middle.view.window == nil && top.view.window == nil)
    #expect(window.subviews == [root.view])
    #expect(middle.log == ["did appear", "did disappear"])
    #expect(top.log == ["did appear", "did disappear"])
  }

  @Test("what is dismissed before it has come leaves the presenter in sight")
  func dismissDuringPresentation() {
    let (root, full) = (Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    window.clock.advance(by: 0.1)
    root.dismiss(animated: true)
    run()
    #expect(root.view.window === window)
    #expect(full.view.window == nil)
    #expect(window.subviews == [root.view])
    #expect(root.log.last != "did disappear")
  }

  @Test("a sheet that presented something over the full screen comes back as a sheet")
  func fullScreenOverSheet() {
    let (root, sheet, full) = (UIViewController(), Screen(), Screen())
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    let (place, frame) = (sheet.view.superview, sheet.view.frame)
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.superview === place)
    #expect(sheet.view.frame == frame)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.window == nil)
    #expect(window.subviews == [root.view])
  }
}
