extension UIScene {
  /// The scene is about to be connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// The scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene receives events.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The scene is about to receive no more events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is about to be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is to open.
public final class UIOpenURLContext: NSObject, ViewTreeConfined {
  /// The URL.
  public let url: URL
  /// The options with which an app opens the URL.
  public let options: UIScene.OpenURLOptions

  /// Creates a context. Hosts call it.
  public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    (self.url, self.options) = (url, options)
    super.init()
  }
}

extension UIScene {
  /// The options with which an app opens a URL.
  public struct OpenURLOptions: Sendable {
    /// The identifier of that app; nil if the host does not state it.
    public var sourceApplication: String?
    /// Whether the app edits the file where it is instead of a copy; false by default.
    public var openInPlace: Bool

    /// Creates options. Hosts call it.
    public init(sourceApplication: String? = nil, openInPlace: Bool = false) {
      (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
    }
  }
}
