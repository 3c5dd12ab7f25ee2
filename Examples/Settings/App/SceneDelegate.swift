import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let preferences = Preferences()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    NotificationCenter.default.addObserver(
      self, selector: #selector(preferencesDidChange), name: Preferences.didChangeNotification,
      object: preferences)
    window.rootViewController = OnboardingViewController(preferences: preferences)
    window.makeKeyAndVisible()
    preferencesDidChange()
  }

  /// Shows the settings once the introduction is over, and applies the appearance.
  @objc private func preferencesDidChange() {
    guard let window else { return }
    window.overrideUserInterfaceStyle = preferences.appearance.style
    window.tintColor = preferences.accent.color
    if preferences.hasSeenIntroduction, window.rootViewController is OnboardingViewController {
      let settings = SettingsSplitViewController(preferences: preferences)
      window.rootViewController = settings
      UIView.transition(with: window, duration: 0.35, options: .transitionCrossDissolve, animations: nil)
      settings.askForNotifications()
    }
  }
}
