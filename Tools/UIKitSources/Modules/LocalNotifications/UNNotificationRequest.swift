import Foundation

/// A notification that is to be delivered.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The name of the request, which a later one with the same name replaces.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, Sendable {
  /// The time of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// The response of the user to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The chosen action.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
    super.init()
  }
}

/// A text that the user has entered into a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}

/// The action of a notification that was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
