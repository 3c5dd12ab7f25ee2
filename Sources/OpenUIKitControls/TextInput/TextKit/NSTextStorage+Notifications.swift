extension NSTextStorage {
  /// Posted after the delegate's method for the changes that are about to be processed.
  public nonisolated static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after the delegate's method for the processed changes, before layout managers are notified.
  public nonisolated static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
