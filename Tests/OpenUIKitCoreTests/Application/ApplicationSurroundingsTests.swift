import OpenUIKit
import Testing

/// By Apple's documentation of `UIApplicationDelegate` and `UIApplication`.
@MainActor
@Suite("What surrounds an application")
struct ApplicationSurroundingsTests {
  private let screen = UIWindowScene(size: CGSize(width: 320, height: 480), scale: 2)

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown] }
    func applicationSignificantTimeChange(_ application: UIApplication) { log.append("time") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      log.append("lock \(application.isProtectedDataAvailable)")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      log.append("unlock \(application.isProtectedDataAvailable)")
    }
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      log.append(identifier)
      completionHandler()
    }
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) { log.append("failed \(userActivityType)") }
  }

  @Test("A window supports the orientations that its controller and the delegate have in common")
  func orientations() throws {
    let delegate = Delegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      let window = try #require(delegate.window)
      // A controller of a telephone supports all but upside down.
      #expect(window.supportedInterfaceOrientations == .portrait)
      #expect(app.supportedInterfaceOrientations(for: window) == [.portrait, .portraitUpsideDown])
    }
  }

  @Test("The delegate is notified of the time, of locks, of transfers and of failed activities")
  func events() {
    let delegate = Delegate()
    UIApplication.withLaunched(delegate, on: screen) { app in
      var isProcessed = false
      app.timeDidChangeSignificantly()
      app.setLocked(true)
      app.setLocked(true)
      #expect(!app.isProtectedDataAvailable)
      app.setLocked(false)
      app.backgroundTransfersDidEnd(ofSession: "session") { isProcessed = true }
      app.failToContinueActivity(ofType: "reading", error: NSError(domain: "test", code: 1))
      #expect(delegate.log == ["time", "lock true", "unlock true", "session", "failed reading"])
      #expect(isProcessed)
    }
  }

  @Test("No host opens or closes a scene for an app, which gets an error")
  func scenes() throws {
    let delegate = Delegate()
    try UIApplication.withLaunched(delegate, on: screen) { app in
      var errors = 0
      let session = try #require(app.openSessions.first)
      app.requestSceneSessionActivation(session, userActivity: nil, options: nil) { _ in errors += 1 }
      #expect(errors == 0)
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in errors += 1 }
      app.requestSceneSessionDestruction(session, options: nil) { _ in errors += 1 }
      #expect(errors == 2)
    }
  }
}
