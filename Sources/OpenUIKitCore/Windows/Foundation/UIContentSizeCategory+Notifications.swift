extension UIContentSizeCategory {
  /// The user prefers another size of text in the key window. Its views have the new traits already.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new size of text in the information of the notification: a `UIContentSizeCategory`.
  public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIWindow {
  /// Posts that the size of text has changed, if `UIApplication.preferredContentSizeCategory` is that of this window.
  final func postChangeOfContentSize() {
    guard self === UIWindow.current else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: windowTraits.values.preferredContentSizeCategory
      ])
  }
}
