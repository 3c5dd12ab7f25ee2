import Foundation

/// The options that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds on a muted device.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Messages in the list without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is presented while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With its number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// As a message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user does not allow it, or no host shows notifications.
  case denied = 1
  /// The user allows it.
  case authorized = 2
  /// In the list only.
  case provisional = 3
  /// For a while.
  case ephemeral = 4
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// The settings that the user allows.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Whether messages are on.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether sounds are on.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether numbers on the icon are on.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
}

/// Why a notification was refused.
public struct UNError: Error, Sendable {
  /// The cause.
  public enum Code: Int, Sendable {
    /// The app may not show notifications.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The notification has no time in the future.
    case notificationInvalidNoDate = 1400
  }

  /// The cause.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
