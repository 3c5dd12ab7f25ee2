extension UIWindow {
  /// A window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// A window has been shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window has been hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posts that the window has been shown or hidden.
  final func postChangeOfVisibility() {
    post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
  }

  /// Posts that the window has become the key window instead of another one.
  final func postChangeOfKey(from former: UIWindow?) {
    former?.resignKey()
    becomeKey()
  }

  final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Posts that the user's preference for reduced motion has changed.
  final func postChangeOfReducedMotion() {
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// Posts that the contrast has changed.
  final func postChangeOfContrast() {
    NotificationCenter.default.post(
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
  }

  /// Posts the notification of the device's orientation in the next frame if the key window has become wider than high, or higher than
  /// wide. Its observers may change the window, whose size is being set now.
  func orientationMayHaveChanged() {
    let isLandscape = bounds.width > bounds.height
    defer { wasLandscape = isLandscape }
    guard let wasLandscape, wasLandscape != isLandscape, isKeyWindow else { return }
    let former = wasLandscape
    _ = clock.schedule(at: clock.now) {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      self.postChangeOfStatusBarOrientation(wasLandscape: former)
    }
  }
}

extension UIApplication {
  /// The day or the time zone has changed. A host states it with `timeDidChangeSignificantly()`.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Protected files have become readable. A host states it with `setLocked(_:)`.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Protected files are about to be locked. A host states it with `setLocked(_:)`.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}
