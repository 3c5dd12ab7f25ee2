extension UIApplication {
  /// Notifies the observers of an event of the application, or of `object`.
  final func post(_ event: ApplicationEvent, _ object: UIResponder? = nil) {
    NotificationCenter.default.post(name: event.notification, object: object ?? self)
  }
}

extension ApplicationEvent {
  /// The name under which observers are notified.
  fileprivate var notification: Notification.Name {
    switch self {
    case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .willTerminate: UIApplication.willTerminateNotification
    case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
    case .sceneWillConnect: UIScene.willConnectNotification
    case .sceneDidActivate: UIScene.didActivateNotification
    case .sceneWillDeactivate: UIScene.willDeactivateNotification
    case .sceneWillEnterForeground: UIScene.willEnterForegroundNotification
    case .sceneDidEnterBackground: UIScene.didEnterBackgroundNotification
    }
  }
}
