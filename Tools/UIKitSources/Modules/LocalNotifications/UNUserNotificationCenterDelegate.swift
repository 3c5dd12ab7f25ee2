/// The object that is notified of delivered notifications. All methods are optional.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Decides what is shown of a notification while the app is active.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Decides what is shown of a notification while the app is active.
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
    async
    -> UNNotificationPresentationOptions
  /// Called when the user has chosen an action of a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user has chosen an action of a notification.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  /// Called when the user asks for the app's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // One by one: Swift 6.3 releases a closure that is in a tuple in a generic value once too often.
    let (delegate, handler) = (OnMain(self), OnMain(completionHandler))
    Task { @MainActor in
      handler.value(await delegate.value.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let (delegate, handler) = (OnMain(self), OnMain(completionHandler))
    Task { @MainActor in
      await delegate.value.userNotificationCenter(center, didReceive: response)
      handler.value()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// A value that is used on the main thread alone, as delegates and their handlers are.
struct OnMain<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
