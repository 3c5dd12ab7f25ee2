extension UIDevice {
  /// The window of `UIScreen.main` has become wider than high, or higher than wide.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
