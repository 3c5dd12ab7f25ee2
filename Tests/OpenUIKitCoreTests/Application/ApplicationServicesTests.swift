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

  @Test func aHostStatesTheBatteryAndWhatIsCloseToTheScreen() {
    let device = UIDevice.current
    var posted: [String] = []
    let names = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIDevice.proximityStateDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      device.setBattery(level: -1, state: .unknown)
      device.isBatteryMonitoringEnabled = false
      device.setProximity(false)
      device.isProximityMonitoringEnabled = false
    }
    device.setBattery(level: 0.5, state: .charging)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && posted == [])
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .charging)
    device.setBattery(level: .nan, state: .full)
    device.setBattery(level: 0.4, state: .charging)
    device.setBattery(level: 0.4, state: .unplugged)
    #expect(posted == [names[0].rawValue, names[1].rawValue] && device.batteryLevel == 0.4)
    // A device without a sensor does not watch it.
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
    device.setProximity(true)
    device.isProximityMonitoringEnabled = true
    #expect(device.proximityState)
    device.setProximity(false)
    #expect(posted.last == names[2].rawValue && !device.proximityState)
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
