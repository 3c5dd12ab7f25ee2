import OpenUIKit
import Testing

/// By Apple's documentation and headers of `UIViewController` and `UIWindow`.
@MainActor
@Suite("Rotation and the edges of the screen", .serialized)
struct RotationTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class Screen: UIViewController {
    let name: String
    let log: Log
    var hides = false
    var edges: UIRectEdge = []
    var decides: UIViewController?
    var childTraits: UITraitCollection?

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.calls.append("\(name) will \(toInterfaceOrientation) \(Int(view.bounds.width))")
    }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      log.calls.append("\(name) animates")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.calls.append("\(name) did \(fromInterfaceOrientation) \(Int(view.bounds.width))")
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var childForHomeIndicatorAutoHidden: UIViewController? { decides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decides }
    override func overrideTraitCollection(forChild childViewController: UIViewController)
      -> UITraitCollection?
    {
      childTraits ?? super.overrideTraitCollection(forChild: childViewController)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()
  private let root: Screen
  private let child: Screen

  init() {
    (root, child) = (Screen("root", log), Screen("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = root.view.bounds
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test("Controllers are notified of a rotation before, between and after it")
  func rotation() {
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(log.calls == ["root will landscapeRight 320", "child will landscapeRight 320"])
    window.layoutIfNeeded()
    #expect(
      Array(log.calls.dropFirst(2)) == [
        "root animates", "child animates", "root did portrait 480", "child did portrait 480",
      ])
    #expect(root.interfaceOrientation == .landscapeRight)
    #expect(root.preferredInterfaceOrientationForPresentation == .landscapeRight)
  }

  @Test("A change of the size alone is no rotation")
  func size() {
    window.frame.size = CGSize(width: 330, height: 480)
    window.layoutIfNeeded()
    #expect(log.calls == [])
  }

  @Test(
    "The frontmost controller, or the child that it names, decides about the home indicator and the edges")
  func edges() {
    root.hides = true
    root.edges = .bottom
    #expect(window.isHomeIndicatorAutoHidden && window.edgesDeferringSystemGestures == .bottom)
    root.decides = child
    child.edges = [.top, .bottom]
    #expect(!window.isHomeIndicatorAutoHidden && window.edgesDeferringSystemGestures == [.top, .bottom])
    window.rootViewController = nil
    #expect(!window.isHomeIndicatorAutoHidden && window.edgesDeferringSystemGestures == [])
  }

  @Test("A container determines traits of its child, by setting them or by an override")
  func traits() {
    #expect(
      root.overrideTraitCollection(forChild: child)?.horizontalSizeClass ?? .unspecified == .unspecified)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    root.childTraits = UITraitCollection(horizontalSizeClass: .compact)
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    window.layoutIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  private final class KeyWindow: UIWindow {
    var calls: [String] = []
    var canBe = true
    override var canBecomeKey: Bool { canBe }
    override func becomeKey() {
      super.becomeKey()
      calls.append("become \(isKeyWindow)")
    }
    override func resignKey() {
      super.resignKey()
      calls.append("resign \(isKeyWindow)")
    }
  }

  @Test("A window is notified when it becomes the key window and when another one does")
  func keyWindow() {
    let key = KeyWindow(frame: window.frame)
    // Notifications without a queue are posted at once, on the thread of the test.
    nonisolated(unsafe) var posted: [Notification.Name] = []
    let token = NotificationCenter.default.addObserver(forName: nil, object: key, queue: nil) {
      posted.append($0.name)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    key.makeKey()
    key.makeKey()
    window.makeKey()
    key.canBe = false
    key.makeKey()
    #expect(key.calls == ["become true", "resign false"] && window.isKeyWindow)
    #expect(posted == [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification])
  }
}
