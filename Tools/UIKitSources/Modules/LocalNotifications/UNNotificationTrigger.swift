import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The next time after a date; nil for none.
  func date(after date: Date) -> Date? { nil }
}

/// A notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger. Traps unless the time is positive, and at least a minute if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "UNTimeIntervalNotificationTrigger: the time must be positive")
    precondition(
      !repeats || timeInterval >= 60,
      "UNTimeIntervalNotificationTrigger: repetitions take at least 60 seconds")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The time of the next delivery, if the request were added now.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A notification at a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that have to match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The time of the next delivery; nil if the date has passed.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
