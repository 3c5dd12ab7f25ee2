extension UIContentSizeCategory {
  /// The user prefers another size of text in the key window. Its views have the new traits already.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new size of text in the information of the notification: a `UIContentSizeCategory`.
  public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIWindow {
  /// Posts that the size of text has changed, if `UIApplication.preferredContentSizeCategory` is that of this window.
  final func postChangeOfContentSize(from former: UIContentSizeCategory) {
    guard self === UIWindow.current else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: windowTraits.values.preferredContentSizeCategory
      ])
    guard
      former.isAccessibilityCategory
        != windowTraits.values.preferredContentSizeCategory.isAccessibilityCategory
    else { return }
    // Large content viewers work for sizes of accessibility alone. Their module runs no code of its own.
    NotificationCenter.default.post(name: Self.largeContentViewersDidChange, object: nil)
  }

  /// The name of `UILargeContentViewerInteraction.enabledStatusDidChangeNotification`.
  package nonisolated static let largeContentViewersDidChange = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}
