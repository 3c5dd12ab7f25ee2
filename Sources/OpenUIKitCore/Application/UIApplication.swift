/// The program, with its state, scenes and delegate.
///
/// A host launches it with `launch`. Windows that no application has launched, such as those of tests, do not depend on it.
open class UIApplication: UIResponder {
  /// The application that was launched on this thread, or else one without a delegate.
  open class var shared: UIApplication { ApplicationScope.shared.application }

  /// Whether an application is visible and receives events.
  public enum State: Int, Sendable {
    /// The app is visible and receives events.
    case active = 0
    /// The app is visible and receives no events.
    case inactive = 1
    /// The app is not visible.
    case background = 2
  }

  /// Creates an application. Hosts call it before `launch`, for an app with a class of its own.
  public override init() {
    super.init()
  }

  /// The object that receives the application's events. It is retained, as the object that launches an app retains it in UIKit.
  open var delegate: (any UIApplicationDelegate)? { didSet { releaseAfterAssignment(oldValue) } }

  /// The host, which carries out requests of the application; nil without one.
  public final var host: (any ApplicationHost)? { didSet { releaseAfterAssignment(oldValue) } }

  /// Whether the app is visible and receives events.
  open internal(set) var applicationState = State.inactive

  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The scene for windows that are created without one.
  final var mainScene: UIWindowScene?

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.compactMap { $0.connection }) }

  /// Whether the app can have several scenes: false, because a host connects one.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of the connected scenes, from back to front. Before `launch`, the key window alone.
  open var windows: [UIWindow] {
    guard !connectedScenes.isEmpty else { return UIWindow.current.map { [$0] } ?? [] }
    return connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
  }

  /// The key window of the connected scenes; nil for none.
  open var keyWindow: UIWindow? {
    guard !connectedScenes.isEmpty else { return UIWindow.current }
    return connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Events

  /// Sends an event to its window. Called for every touch, key and wheel in windows of the app's scenes. An override calls super, or keeps
  /// the event from the window.
  open func sendEvent(_ event: UIEvent) { event.window?.sendEvent(event) }

  // MARK: Actions

  /// Sends an action to a target; for a nil target, to the first responder in the chain that performs it. Returns whether it was sent.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Selector.Value?, from sender: Selector.Value?, for event: UIEvent?
  ) -> Bool {
    ActionSender.send(action, to: Selector.object(target), from: Selector.object(sender), for: event)
  }

  #if !hasFeature(Embedded)
    // MARK: URLs

    /// Whether the host can open a URL; false without a host.
    open func canOpenURL(_ url: URL) -> Bool { host?.canOpen(url) ?? false }

    /// Opens a URL with the host, and then calls `completion` with whether it did.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpen = host?.open(url) ?? false
      guard let completion else { return }
      // Later, as in UIKit, so that the caller's work is done. Without a window there is no later.
      guard let clock = UIWindow.current?.clock else { return completion(isOpen) }
      _ = clock.schedule(at: clock.now) { completion(isOpen) }
    }

    /// The URL of the app's page in the system's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The shortcuts that the app offers outside of itself.
    open var shortcutItems: [UIApplicationShortcutItem]? { didSet { releaseAfterAssignment(oldValue) } }

    /// The requests of the app to its surroundings, and whether the device is locked.
    final var services = ApplicationServices()
  #endif

  // MARK: Host

  /// The number on the app's icon; 0 for none.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      if applicationIconBadgeNumber != oldValue { host?.badgeDidChange(to: applicationIconBadgeNumber) }
    }
  }

  /// Whether the screen stays on without input.
  open var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled != oldValue { host?.idleTimerDidChange(isDisabled: isIdleTimerDisabled) }
    }
  }

  /// The direction of the interface, from the key window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.layoutDirection ?? .leftToRight
  }

  /// The size of text that the user prefers, from the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  // MARK: Background

  private var lastBackgroundTask = 0

  /// How long the app can run in the background, in seconds: without limit, because no host stops it.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins work that continues in the background. Hosts do not stop it, so `handler` is not called.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Begins work with a name that continues in the background. Hosts do not stop it, so `handler` is not called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// Ends work in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The identifier of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The only application.
final class ApplicationScope: ViewTreeConfined {
  /// The application that was launched; nil before.
  var launched: UIApplication?
  #if !hasFeature(Embedded)
    var screen = ScreenState()
  #endif
  #if !hasFeature(Embedded) || HasInterfaceFiles
    /// The description of the app's start in its Info.plist; nil for none.
    var mainInterface: MainInterface?
  #endif

  private lazy var idle = UIApplication()

  nonisolated init() {}

  var application: UIApplication { launched ?? idle }
}
