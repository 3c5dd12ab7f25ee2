/// Shows the notifications of an app: the program that hosts it, with the means of its system. A host passes itself to
/// `UNUserNotificationCenter.host`.
public protocol UNNotificationHost: AnyObject, Sendable {
  /// Whether the user looks at the app. Its delegate decides then what is shown.
  var isApplicationActive: Bool { get }
  /// Asks the user for the permission, and calls `answer` with it.
  func requestAuthorization(_ options: UNAuthorizationOptions, answer: @escaping @Sendable (Bool) -> Void)
  /// Shows a notification.
  func show(_ notification: UNNotification, options: UNNotificationPresentationOptions)
  /// Removes what it shows of notifications with these identifiers.
  func remove(_ identifiers: [String])
  /// Shows a number on the icon of the app; 0 for none.
  func setBadge(_ count: Int)
}
