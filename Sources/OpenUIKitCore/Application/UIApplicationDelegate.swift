/// The events of an application. All requirements are optional.
public protocol UIApplicationDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The main window of an app without scenes.
  var window: UIWindow? { get set }
  /// The app starts. Returns false if the app cannot handle what it was started for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Selector.Value]?
  ) -> Bool
  /// The app has started. Without scenes, it creates its window here. Returns false if the app cannot handle what it was started for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Selector.Value]?
  ) -> Bool
  /// The app has started. Called if the method with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The configuration for a new scene; one without a delegate by default.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app receives events. Not called for an app with scenes, and so for the following three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to receive no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// The system needs memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  #if !hasFeature(Embedded)
    /// The app is to open a URL. Returns whether it did.
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The app is about to continue an activity of a kind. Returns whether the app shows that itself, which has no effect here.
    func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// The app is to continue what the user did before. Call `restorationHandler` with the objects whose `restoreUserActivityState(_:)`
    /// is to be called. Returns whether the app continues it. Not called for an app with scenes.
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// The user has chosen a shortcut. Call `completionHandler` with whether it was performed.
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
    /// The system offers time to fetch data in the background. Call `completionHandler` with the result.
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// A server for notifications is found, with a token for the device. No host has one.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// No server for notifications is found, as on every host.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A remote notification has arrived. Call `completionHandler` with the result of a fetch.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The orientations that the app supports in a window; all by default.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
      -> UIInterfaceOrientationMask
    /// The day, the time zone or another significant part of the time has changed.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// The device is about to be locked, and with it protected files.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// The device was unlocked, and with it protected files.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Transfers of a session in the background have ended. Call `completionHandler` after they were processed.
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void)
    /// An activity cannot be continued. The app may have been notified of its type before.
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error)
  #endif
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Selector.Value]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Selector.Value]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// A configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  #if !hasFeature(Embedded)
    /// False.
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// False.
    public func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// False.
    public func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Performs nothing.
    public func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// No data.
    public func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Does nothing.
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// No data.
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
  #endif
}
