/// The events of a scene. All methods are optional.
public protocol UISceneDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The scene is connected. An app creates its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to receive no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  #if !hasFeature(Embedded)
    /// The scene is to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is about to continue an activity of a kind.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The scene is to continue what the user did before.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// An activity cannot be continued. The scene may have been notified of its type before.
    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// The activity from which the state of the scene can be restored; nil for none. Called when the scene enters the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene is connected, and is to restore its state.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  #endif
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The events of a scene with windows. All requirements are optional.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  #if !hasFeature(Embedded)
    /// The user has chosen a shortcut. Call `completionHandler` with whether it was performed.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
  #endif
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
