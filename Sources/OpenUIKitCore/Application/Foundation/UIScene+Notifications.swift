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

  /// Creates a context. Hosts call it.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
