// For hosts. The order of the calls is UIKit's.
extension UIApplication {
  /// Creates the delegate of a scene from its configuration; nil for a scene without one. Swift creates no object of a class that is
  /// known only at run time, so a host passes this.
  public typealias SceneDelegateMaker = (UISceneConfiguration) -> (any UISceneDelegate)?

  /// Starts an app: calls its delegate, connects `scene`, and makes the app active. From then on it is `UIApplication.shared` on this
  /// thread, and windows that are created without a scene belong to `scene`.
  ///
  /// - Parameters:
  ///   - application: The application; a host passes one of the app's class.
  ///   - delegate: The app's delegate.
  ///   - scene: The scene with the size, scale and traits of the host's screen.
  ///   - host: Carries out requests of the application; nil for none.
  ///   - options: The reasons for the start.
  ///   - sceneDelegate: Creates the delegate of the scene. An app for which it returns nil receives the events of `UIApplicationDelegate`.
  @discardableResult
  public static func launch(
    _ application: UIApplication = UIApplication(), delegate: any UIApplicationDelegate,
    on scene: UIWindowScene,
    host: (any ApplicationHost)? = nil, options: [LaunchOptionsKey: Selector.Value]? = nil,
    sceneDelegate: SceneDelegateMaker = { _ in nil }
  ) -> UIApplication {
    application.delegate = delegate
    application.host = host
    application.mainScene = scene
    scene.application = application
    ApplicationScope.shared.launched = application
    #if hasFeature(Embedded) && !HasInterfaceFiles
      application.finishLaunching(delegate, options)
    #else
      application.withMainWindow(of: delegate, on: scene) { application.finishLaunching(delegate, options) }
    #endif
    application.connect(scene, sceneDelegate)
    application.enterForeground(isLaunch: true)
    application.becomeActive()
    application.receiveArrival(of: scene)
    return application
  }

  /// Launches an app, calls `body`, and makes the application before it, or none, `UIApplication.shared` again. For tests.
  public static func withLaunched<Result>(
    _ delegate: any UIApplicationDelegate, on scene: UIWindowScene, host: (any ApplicationHost)? = nil,
    options: [LaunchOptionsKey: Selector.Value]? = nil, sceneDelegate: SceneDelegateMaker = { _ in nil },
    _ body: (UIApplication) throws -> Result
  ) rethrows -> Result {
    let scope = ApplicationScope.shared
    let outer = scope.launched
    defer { scope.launched = outer }
    return try body(
      launch(delegate: delegate, on: scene, host: host, options: options, sceneDelegate: sceneDelegate))
  }

  private func finishLaunching(
    _ delegate: any UIApplicationDelegate, _ options: [LaunchOptionsKey: Selector.Value]?
  ) {
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(.didFinishLaunching)
  }

  private func connect(_ scene: UIWindowScene, _ sceneDelegate: SceneDelegateMaker) {
    let role = UISceneSession.Role.windowApplication
    let options = scene.connectionOptions
    let proposal = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let configuration = delegate?.application(self, configurationForConnecting: proposal, options: options)
    let session = configuration.map { UISceneSession(role: role, configuration: $0) } ?? proposal
    session.scene = scene
    scene.sessionDidConnect(session)
    scene.connection = session
    scene.activationState = .foregroundInactive
    connectedScenes.insert(scene)
    scene.delegate = sceneDelegate(session.configuration)
    #if hasFeature(Embedded) && !HasInterfaceFiles
      post(.sceneWillConnect, scene)
      scene.delegate?.scene(scene, willConnectTo: session, options: options)
    #else
      if scene.delegate == nil { scene.delegate = mainInterface?.makeSceneDelegate(session.configuration) }
      withMainWindow(of: scene) {
        post(.sceneWillConnect, scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
      }
    #endif
    scene.restoreInteractionState()
  }

  // MARK: States

  /// The host's window receives events. Does nothing if it did before.
  public func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground(isLaunch: false) }
    applicationState = .active
    forEachScene(.foregroundActive, .sceneDidActivate) { $0.sceneDidBecomeActive($1) }
    if !hasSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    post(.didBecomeActive)
  }

  /// The host's window is about to receive no more events.
  public func resignActive() {
    guard applicationState == .active else { return }
    if !hasSceneDelegates { delegate?.applicationWillResignActive(self) }
    post(.willResignActive)
    forEachScene(.foregroundInactive, .sceneWillDeactivate) { $0.sceneWillResignActive($1) }
    applicationState = .inactive
  }

  /// The host's window is no longer visible.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    forEachScene(.background, .sceneDidEnterBackground) { $0.sceneDidEnterBackground($1) }
    storeRestorationActivities()
    if !hasSceneDelegates { delegate?.applicationDidEnterBackground(self) }
    post(.didEnterBackground)
  }

  /// The host's window is about to be visible.
  private func enterForeground(isLaunch: Bool) {
    applicationState = .inactive
    forEachScene(.foregroundInactive, .sceneWillEnterForeground) {
      $0.sceneWillEnterForeground($1)
    }
    // An app without scenes is not in the background before its launch.
    guard !isLaunch else { return }
    if !hasSceneDelegates { delegate?.applicationWillEnterForeground(self) }
    post(.willEnterForeground)
  }

  /// The program is about to end.
  public func terminate() {
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(.willTerminate)
  }

  /// The system needs memory: calls the delegate, and the controllers of all windows.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(.didReceiveMemoryWarning)
    for window in windows {
      var controllers: [UIViewController] = []
      window.forEachInTree { if let controller = $0.owningController { controllers.append(controller) } }
      for controller in controllers { controller.didReceiveMemoryWarning() }
    }
  }

  #if !hasFeature(Embedded)
    /// Passes a URL to the scene's delegate, or else to that of the application. Returns whether there is one that opens it.
    @discardableResult
    public func receive(_ url: URL) -> Bool {
      let scenes = connectedScenes.filter { $0.delegate != nil }
      for scene in scenes { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
      return !scenes.isEmpty || delegate?.application(self, open: url, options: [:]) == true
    }

    /// Offers the app time to fetch data in the background. `completion` receives what the app reports.
    public func performBackgroundFetch(_ completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }) {
      guard let delegate else { return completion(.noData) }
      delegate.application(self, performFetchWithCompletionHandler: completion)
    }

    /// Passes a remote notification to the app. `completion` receives what the app reports.
    public func receiveRemoteNotification(
      _ userInfo: [AnyHashable: Any], _ completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
    ) {
      guard let delegate else { return completion(.noData) }
      delegate.application(self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
    }
  #endif

  // MARK: Calls

  private var hasSceneDelegates: Bool { connectedScenes.contains { $0.delegate != nil } }

  private func forEachScene(
    _ state: UIScene.ActivationState, _ event: ApplicationEvent,
    _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in connectedScenes {
      scene.activationState = state
      if let delegate = scene.delegate { call(delegate, scene) }
      post(event, scene)
    }
  }
}
