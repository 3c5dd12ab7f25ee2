#if !hasFeature(Embedded)
  extension UIWindow {
    /// A window has become the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
      "UIWindowDidBecomeKeyNotification")
    /// A window is no longer the key window.
    public nonisolated static let didResignKeyNotification = Notification.Name(
      "UIWindowDidResignKeyNotification")

    final func keyDidChange(from former: UIWindow?) {
      if let former { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: former) }
      NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }
  }

  extension UIApplication {
    /// The day or the time zone has changed. Hosts do not post it.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// Protected files have become readable. Hosts do not post it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable")
    /// Protected files are about to be locked. Hosts do not post it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
  }
#endif
