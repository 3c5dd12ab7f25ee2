import Foundation

/// The behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name within the app.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The behaviour.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// An action for which the user enters a text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text in the empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The behaviour of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified when the notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications appear in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// Notifications with the same actions.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name within the app.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The names of intents.
  public let intentIdentifiers: [String]
  /// The behaviour.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}
