// The services of a telephone for an app, as far as hosts have them.

/// The requests of the app to its surroundings, and whether the device is locked.
struct ApplicationServices {
  var ignoredInteractions = 0
  var isNetworkActivityVisible = false
  var supportsShakeToEdit = true
  var receivesRemoteControl = false
  var isLocked = false
  /// The windows that ignored interactions have switched off.
  var silencedWindows: [UIWindow] = []
}

/// Whether the system may start an app in the background to refresh its content.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change it.
  case restricted = 0
  /// The user has switched it off.
  case denied = 1
  /// It may.
  case available = 2
}

extension UIApplication {
  // MARK: Status bar

  /// The rectangle of the status bar of the key window, in points; empty without one. Apple deprecates it in favour of
  /// `UIStatusBarManager`.
  public final var statusBarFrame: CGRect {
    keyWindow?.windowScene?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the status bar of the key window is hidden, as its controllers decide; false without one. Apple deprecates it in favour of
  /// `UIStatusBarManager`.
  public final var isStatusBarHidden: Bool {
    keyWindow?.windowScene?.statusBarManager?.isStatusBarHidden ?? false
  }

  /// The colour of the content of the key window's status bar, as its controllers decide. Apple deprecates it in favour of
  /// `UIStatusBarManager`.
  public final var statusBarStyle: UIStatusBarStyle {
    keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default
  }

  /// The orientation of the key window. Apple deprecates it in favour of `UIWindowScene.interfaceOrientation`.
  public final var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? .unknown
  }

  /// Whether a sign of network activity is asked for. Hosts show none, and neither do telephones since iOS 13.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { services.isNetworkActivityVisible }
    set { services.isNetworkActivityVisible = newValue }
  }

  // MARK: Interaction

  /// Lets windows ignore touches and keys, until `endIgnoringInteractionEvents()` is called as often.
  public final func beginIgnoringInteractionEvents() {
    services.ignoredInteractions += 1
    guard services.ignoredInteractions == 1 else { return }
    services.silencedWindows = windows.filter(\.isUserInteractionEnabled)
    for window in services.silencedWindows { window.isUserInteractionEnabled = false }
  }

  /// Ends ignoring touches and keys, if it is called as often as the beginning.
  public final func endIgnoringInteractionEvents() {
    guard services.ignoredInteractions > 0 else { return }
    services.ignoredInteractions -= 1
    guard services.ignoredInteractions == 0 else { return }
    for window in services.silencedWindows { window.isUserInteractionEnabled = true }
    services.silencedWindows = []
  }

  /// Whether windows ignore touches and keys.
  public final var isIgnoringInteractionEvents: Bool { services.ignoredInteractions > 0 }

  /// Whether shaking the device offers to undo the last change; true by default.
  public final var applicationSupportsShakeToEdit: Bool {
    get { services.supportsShakeToEdit }
    set { services.supportsShakeToEdit = newValue }
  }

  /// Lets responders receive events of remote controls.
  public final func beginReceivingRemoteControlEvents() { services.receivesRemoteControl = true }

  /// Ends the events of remote controls.
  public final func endReceivingRemoteControlEvents() { services.receivesRemoteControl = false }

  // MARK: Services

  /// Opens a URL with the host. Returns whether it did. Apple deprecates it in favour of `open(_:options:completionHandler:)`.
  @discardableResult public final func openURL(_ url: URL) -> Bool { host?.open(url) ?? false }

  /// Asks for notifications of a server. There is none, which the delegate learns later.
  public final func registerForRemoteNotifications() {
    let application = self
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported here"])
    later {
      application.delegate?.application(
        application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Ends notifications of a server.
  public final func unregisterForRemoteNotifications() {}

  /// Whether notifications of a server arrive: false.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether files that are protected by a lock can be read: true, unless the host states that the device is locked.
  public final var isProtectedDataAvailable: Bool { !services.isLocked }

  /// Whether the app can change its icon: false.
  public final var supportsAlternateIcons: Bool { false }

  /// The name of the app's icon; nil for the usual one.
  public final var alternateIconName: String? { nil }

  /// Fails, because no host changes icons. `completionHandler` is called with the error.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(
      NSError(
        domain: NSCocoaErrorDomain, code: 3072,
        userInfo: [NSLocalizedDescriptionKey: "the icon cannot be changed here"]))
  }

  /// Asks for time to fetch data in the background, which hosts grant by themselves.
  public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The shortest time between fetches in the background, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches in the background.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Whether the system may start the app in the background to refresh its content: it may not, because no host does, and the user cannot
  /// change it.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// `backgroundRefreshStatus` has changed. It never does here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The URL of the app's page for notifications in the system's settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Calls a block after the current event. Without a window there is no later.
  private func later(_ block: @escaping () -> Void) {
    guard let clock = UIWindow.current?.clock else { return block() }
    _ = clock.schedule(at: clock.now, block)
  }
}
