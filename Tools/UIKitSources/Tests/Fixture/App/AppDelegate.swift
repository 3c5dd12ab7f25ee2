import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window?.rootViewController = UINavigationController(rootViewController: CounterViewController(start: 3))
    window?.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(didLaunch), name: UIApplication.didFinishLaunchingNotification, object: nil)
    return true
  }

  private(set) var launches = 0

  @objc private func didLaunch(_ notification: Notification) {
    launches += 1
  }
}
