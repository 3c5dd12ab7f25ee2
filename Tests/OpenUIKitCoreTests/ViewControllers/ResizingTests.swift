import OpenUIKit
import Testing

@MainActor
private final class Screen: UIViewController {
  var calls: [String] = []
  var style = UIStatusBarStyle.default

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    calls.append(
      "will change traits to \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("will be \(Int(size.width)), is \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [self] _ in calls.append("along at \(Int(view.bounds.width))") },
      completion: { [self] _ in calls.append("completion") })
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { style == .lightContent }
}

@MainActor
@Suite("The size of the window and the status bar")
struct ResizingTests {
  private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
  }

  @Test("A controller is notified before its view gets the new size, and animates along with it")
  func resizing() {
    let (parent, screen) = (UIViewController(), Screen())
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.view.frame = parent.view.bounds
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(
      screen.calls == [
        "will change traits to compact", "will be 844, is 390", "along at 844", "completion",
      ])
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  @Test("A hidden window notifies nothing")
  func hidden() {
    let screen = Screen()
    window.rootViewController = screen
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(screen.calls.isEmpty)
  }

  @Test("The status bar follows the visible controller")
  func statusBar() throws {
    let (first, second) = (Screen(), Screen())
    let manager = try #require(scene.statusBarManager)
    window.rootViewController = first
    window.makeKeyAndVisible()
    #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
    var changes = 0
    manager.changeHandler = { _ in changes += 1 }
    first.style = .lightContent
    first.setNeedsStatusBarAppearanceUpdate()
    #expect(changes == 1 && manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    first.present(second, animated: false)
    #expect(manager.statusBarStyle == .lightContent, "a sheet does not decide")
    first.dismiss(animated: false)
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: false)
    #expect(manager.statusBarStyle == .darkContent)
  }

  @Test("A navigation controller's bar decides, and its screen without a bar")
  func navigation() {
    let screen = Screen()
    screen.style = .lightContent
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
    navigation.navigationBar.barStyle = .black
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.isNavigationBarHidden = true
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
  }
}
