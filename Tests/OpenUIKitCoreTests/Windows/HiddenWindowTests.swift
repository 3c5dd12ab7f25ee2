import Testing

@testable import OpenUIKitCore

/// Writes down how far it has appeared.
private final class Diary: UIViewController {
  var lines: [String] = []
  override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { lines.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
}

@MainActor
@Suite("Windows that are not shown")
struct HiddenWindowTests {
  private let frame = CGRect(x: 0, y: 0, width: 200, height: 300)

  @Test("a window is hidden until it is shown, and draws and is touched only then")
  func hidden() {
    let window = UIWindow(frame: frame)
    window.backgroundColor = .red
    #expect(window.isHidden && window.displayList().entries.isEmpty)
    #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && !window.displayList().entries.isEmpty)
    #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === window)
    #expect(UIWindow(windowScene: UIWindowScene(size: frame.size)).isHidden)
  }

  @Test("a window without a frame has the size of the screen")
  func screenSize() {
    let first = UIWindow(frame: frame)
    first.makeKey()
    #expect(UIWindow().frame == CGRect(origin: .zero, size: frame.size))
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test("what is in a hidden window is laid out")
  func layout() {
    let (window, controller) = (UIWindow(frame: frame), UIViewController())
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.frame == frame && controller.view.window === window)
  }

  @Test("the controllers of a window appear when it is shown and disappear when it is hidden")
  func appearance() {
    let (window, root, child) = (UIWindow(frame: frame), Diary(), Diary())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(root.lines.isEmpty)
    window.isHidden = false
    #expect(root.lines == ["will appear", "is appearing"])
    window.layoutIfNeeded()
    window.isHidden = false
    #expect(root.lines == ["will appear", "is appearing", "did appear"])
    window.isHidden = true
    #expect(Array(root.lines.dropFirst(3)) == ["will disappear", "did disappear"])
    #expect(child.lines == root.lines)
  }

  @Test("screens of containers appear once, with the window")
  func containers() {
    let (window, screen, pushed) = (UIWindow(frame: frame), Diary(), Diary())
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(screen.lines.isEmpty && pushed.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(screen.lines.isEmpty && pushed.lines == ["will appear", "is appearing", "did appear"])
  }

  @Test("a view that moves from a shown window into a hidden one makes its controller disappear")
  func move() {
    let (shown, hidden, controller) = (UIWindow(frame: frame), UIWindow(frame: frame), Diary())
    shown.makeKeyAndVisible()
    shown.addSubview(controller.view)
    shown.layoutIfNeeded()
    hidden.addSubview(controller.view)
    hidden.layoutIfNeeded()
    #expect(controller.lines.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test("nothing is presented in a hidden window")
  func presentation() {
    let (window, root) = (UIWindow(frame: frame), UIViewController())
    window.rootViewController = root
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController == nil)
    window.makeKeyAndVisible()
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController != nil)
  }
}
