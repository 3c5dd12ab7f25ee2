import OpenUIKit
import Testing

@MainActor @Suite struct UIApplicationTests {
  private let screen = UIWindowScene(size: CGSize(width: 320, height: 480), scale: 2)

  @Test func anAppWithoutScenesGetsItsEventsInOrder() {
    let delegate = AppDelegate()
    UIApplication.withLaunched(delegate, on: screen) { app in
      #expect(delegate.calls == ["will finish", "did finish", "active"])
      #expect(app.applicationState == .active)
      app.enterBackground()
      app.becomeActive()
      app.terminate()
    }
    #expect(
      delegate.calls.dropFirst(3) == [
        "resign", "background", "foreground", "active", "resign", "background", "terminate",
      ])
  }

  @Test func windowsOfALaunchedAppBelongToTheScreenOfTheHost() throws {
    let delegate = AppDelegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let window = try #require(delegate.window)
      #expect(window.windowScene === screen)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(window.screenScale == 2)
      #expect(app.windows == [window])
      #expect(app.keyWindow === window)
      #expect(UIApplication.shared === app)
      #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
    }
  }

  @Test func windowsOutsideOfTheSceneDoNotChangeTheScreenOfAnApp() throws {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
    other.makeKey()
    let delegate = AppDelegate()
    try UIApplication.withLaunched(delegate, on: screen) { _ in
      let window = try #require(delegate.window)
      #expect(window.frame.size == CGSize(width: 320, height: 480))
      other.makeKey()
      #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
      #expect(UIScreen.main.scale == 2)
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 700, height: 500))
  }

  @Test func viewsWithoutAWindowAreMeasuredAsInTheWindowOfTheApp() throws {
    try UIApplication.withLaunched(AppDelegate(), on: screen) { app in
      try #require(app.keyWindow).textMeasurer = WideMeasurer()
      let label = UILabel()
      label.text = "ab"
      #expect(label.intrinsicContentSize.width == 200)
    }
    let other = UILabel()
    other.text = "ab"
    #expect(other.intrinsicContentSize.width != 200)
  }

  @Test func anAppHasThePicturesOfItsSceneBeforeItsFirstWindow() {
    let scene = UIWindowScene(size: CGSize(width: 320, height: 480))
    scene.imageSource = { $0 == "dot" ? UIImage() : nil }
    scene.colorSource = { $0 == "brand" ? .red : nil }
    UIApplication.withLaunched(AppDelegate(createsWindow: false), on: scene) { _ in
      #expect(UIImage(named: "dot") != nil && UIColor(named: "brand") == .red)
    }
    #expect(UIImage(named: "dot") == nil && UIColor(named: "brand") == nil)
  }

  @Test func windowsOfTestsDoNotDependOnAnApp() {
    UIApplication.withLaunched(AppDelegate(), on: screen) { _ in }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.windowScene == nil)
    #expect(window.next == nil)
    #expect(window.screenScale == UIWindow.defaultScreenScale)
  }

  @Test func anAppWithASceneGetsTheEventsOfTheScene() throws {
    let delegate = AppDelegate(createsWindow: false)
    let scene = SceneDelegate()
    try UIApplication.withLaunched(delegate, on: screen, sceneDelegate: { _ in scene }) { app in
      #expect(scene.calls == ["connect", "foreground", "active"])
      #expect(screen.activationState == .foregroundActive)
      let window = try #require(scene.window)
      #expect(window.windowScene === screen)
      #expect(app.connectedScenes == [screen])
      #expect(app.openSessions == [screen.session])
      app.resignActive()
      app.enterBackground()
      #expect(scene.calls.dropFirst(3) == ["resign", "background"])
      #expect(delegate.calls == ["will finish", "did finish"])
      #expect(app.receive(URL(string: "shop:item")!))
      #expect(scene.calls.last == "open shop:item")
    }
  }

  @Test func aWindowThatTheDelegateOfItsSceneKeepsIsReleasedWithTheScene() {
    weak var window: UIWindow?
    do {
      let scene = UIWindowScene(size: CGSize(width: 320, height: 480))
      UIApplication.withLaunched(
        AppDelegate(createsWindow: false), on: scene, sceneDelegate: { _ in SceneDelegate() }
      ) { _ in
        window = scene.keyWindow
        #expect(window != nil && window?.windowScene === scene)
      }
    }
    #expect(window == nil)
  }

  @Test func theChainOfRespondersEndsAtTheDelegate() throws {
    let delegate = AppDelegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let window = try #require(delegate.window)
      #expect(window.next === screen)
      #expect(screen.next === app)
      #expect(app.next === delegate)
      let button = UIButton()
      window.rootViewController?.view.addSubview(button)
      button.addTarget(nil, action: Selector("refresh:", AppDelegate.refresh(_:)), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(delegate.calls.last == "refresh")
      #expect(!app.sendAction("unknown", to: nil, from: button, for: nil))
    }
  }

  @Test func notificationsAreThoseOfUIKit() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    UIApplication.withLaunched(AppDelegate(), on: screen) { app in
      nonisolated(unsafe) var posted: [Notification.Name] = []
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: app, queue: nil) {
          posted.append($0.name)
        }
      }
      app.enterBackground()
      app.becomeActive()
      #expect(posted == names)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func theHostOpensURLsAndShowsTheBadge() {
    let host = Host()
    UIApplication.withLaunched(AppDelegate(), on: screen, host: host) { app in
      app.applicationIconBadgeNumber = 3
      app.isIdleTimerDisabled = true
      #expect(host.calls == ["badge 3", "idle true"])
      #expect(app.canOpenURL(URL(string: "https://example.org")!))
      var result: Bool?
      app.open(URL(string: "https://example.org")!) { result = $0 }
      #expect(result == nil)
      app.keyWindow?.clock.advance(by: 0.1)
      #expect(result == true)
    }
  }

  @Test func aMemoryWarningReachesControllers() {
    let delegate = AppDelegate()
    UIApplication.withLaunched(delegate, on: screen) { app in
      app.receiveMemoryWarning()
      #expect((delegate.window?.rootViewController as? Root)?.warnings == 1)
    }
  }

  @Test func theKeyboardPostsItsFrames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        #expect((end as? NSValue)?.cgRectValue == end as? CGRect)
        #expect(notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        posted.append("\(notification.name.rawValue) \((end as? CGRect)?.minY ?? -1)")
      }
    }
    window.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
    window.keyboardFrame = .zero
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted == [
        "UIKeyboardWillShowNotification 280.0", "UIKeyboardDidShowNotification 280.0",
        "UIKeyboardWillHideNotification 480.0", "UIKeyboardDidHideNotification 480.0",
      ])
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  private let createsWindow: Bool

  init(createsWindow: Bool = true) {
    self.createsWindow = createsWindow
    super.init()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will finish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did finish")
    guard createsWindow else { return true }
    window = UIWindow()
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  func refresh(_ sender: Any?) { calls.append("refresh") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    calls.append("open \(URLContexts.first?.url.absoluteString ?? "")")
  }
}

private final class Root: UIViewController {
  var warnings = 0

  override func didReceiveMemoryWarning() { warnings += 1 }
}

private final class Host: ApplicationHost {
  var calls: [String] = []

  func canOpen(_ url: URL) -> Bool { true }
  func open(_ url: URL) -> Bool { true }
  func badgeDidChange(to number: Int) { calls.append("badge \(number)") }
  func idleTimerDidChange(isDisabled: Bool) { calls.append("idle \(isDisabled)") }
}

/// Every character is 100 points wide.
private final class WideMeasurer: TextMeasurer {
  func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
    for _ in text { advances.append(100) }
  }

  func lineMetrics(of font: UIFont) -> LineMetrics { LineMetrics(ascent: 10, descent: 2) }
}
