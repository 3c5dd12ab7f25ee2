import OpenUIKit
import Testing

@MainActor @Suite struct ApplicationServicesTests {
  private let screen = UIWindowScene(size: CGSize(width: 320, height: 480), scale: 2)

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var failures = 0

    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { failures += 1 }
  }

  @Test func remoteNotificationsFailLater() throws {
    let delegate = Delegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let window = try #require(delegate.window)
      app.registerForRemoteNotifications()
      #expect(delegate.failures == 0 && !app.isRegisteredForRemoteNotifications)
      window.clock.advance(by: 0.1)
      #expect(delegate.failures == 1)
    }
  }

  @Test func touchesAreIgnoredUntilEveryBeginningHasItsEnd() throws {
    let delegate = Delegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let window = try #require(delegate.window)
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents && window.hitTest(CGPoint(x: 9, y: 9), with: nil) == nil)
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents && window.hitTest(CGPoint(x: 9, y: 9), with: nil) != nil)
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
    }
  }

  @Test func theStatusBarIsThatOfTheKeyWindow() throws {
    let delegate = Delegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let manager = try #require(delegate.window?.windowScene?.statusBarManager)
      #expect(app.statusBarFrame == manager.statusBarFrame)
      #expect(app.statusBarOrientation == .portrait)
    }
  }

  @Test func theIconStaysAsItIs() {
    var failed = false
    UIApplication.shared.setAlternateIconName("other") { failed = $0 != nil }
    #expect(failed && !UIApplication.shared.supportsAlternateIcons)
  }

  @Test func theBrightnessStaysBetweenNothingAndAll() {
    let before = UIScreen.main.brightness
    UIScreen.main.brightness = 3
    #expect(UIScreen.main.brightness == 1)
    UIScreen.main.brightness = .nan
    #expect(UIScreen.main.brightness == 1)
    UIScreen.main.brightness = before
  }

  @Test func theDeviceKeepsItsIdentifier() {
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
  }

  @Test func aWindowThatBecomesKeyPostsIt() {
    var posted: [String] = []
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    first.makeKey()
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let object = note.object as? UIWindow
        MainActor.assumeIsolated {
          posted.append(
            "\(object === first ? "first" : object === second ? "second" : "other") \(name == names[0])")
        }
      }
    }
    second.makeKey()
    second.makeKey()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(posted == ["first false", "second true"])
  }

  @Test func theTimeOfMediaIsThatOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKey()
    let before = CACurrentMediaTime()
    window.clock.advance(by: 2)
    #expect(CACurrentMediaTime() == before + 2)
  }
}
