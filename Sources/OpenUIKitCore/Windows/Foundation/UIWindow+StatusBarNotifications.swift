extension UIApplication {
  /// The status bar of the key window gets another orientation. A host resizes its window at once, so it is posted in the next frame, with
  /// ``didChangeStatusBarOrientationNotification``. Apple deprecates both.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The status bar of the key window has got another orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The orientation that the notification is about, as a number: the new one before the change, the old one after it.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The status bar of the key window gets another frame. Posted in the next frame, with ``didChangeStatusBarFrameNotification``. Apple
  /// deprecates both.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar of the key window has got another frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The frame that the notification is about, as a value: the new one before the change, the old one after it, in points.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIWindow {
  /// Posts the notifications of the status bar's frame in the next frame if it has changed. Observers may change the window, whose size is
  /// being set now.
  final func statusBarFrameMayHaveChanged() {
    let former = knownStatusBarFrame
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: deviceSafeAreaInsets.top)
    knownStatusBarFrame = frame
    guard let former, former != frame, isKeyWindow else { return }
    _ = clock.schedule(at: clock.now) {
      let key = UIApplication.statusBarFrameUserInfoKey
      NotificationCenter.default.post(
        name: UIApplication.willChangeStatusBarFrameNotification, object: UIApplication.shared,
        userInfo: [key: NSValue(cgRect: frame)])
      NotificationCenter.default.post(
        name: UIApplication.didChangeStatusBarFrameNotification, object: UIApplication.shared,
        userInfo: [key: NSValue(cgRect: former)])
    }
  }

  /// Posts the notifications of the status bar's orientation.
  final func postChangeOfStatusBarOrientation(wasLandscape: Bool) {
    let (wide, high) = (UIInterfaceOrientation.landscapeRight, UIInterfaceOrientation.portrait)
    let (former, new) = wasLandscape ? (wide, high) : (high, wide)
    let key = UIApplication.statusBarOrientationUserInfoKey
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared,
      userInfo: [key: new.rawValue])
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
      userInfo: [key: former.rawValue])
  }
}
