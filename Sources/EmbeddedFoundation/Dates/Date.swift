/// A point in time.
public struct Date: Hashable, Comparable, Sendable {
  /// The seconds from the start of 1970 to the reference date.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200
  /// A date before all that an app shows: the start of the year 1.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// A date after all that an app shows: the start of the year 4001.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// The seconds since the reference date, the start of 2001 in UTC.
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// The present moment, by the browser's clock.
  public init() { self.init(timeIntervalSince1970: Browser.secondsSince1970()) }

  /// Creates a date by its distance from the start of 2001 in UTC.
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) {
    timeIntervalSinceReferenceDate = interval
  }

  /// Creates a date by its distance from the start of 1970 in UTC.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: interval - Self.timeIntervalBetween1970AndReferenceDate)
  }

  /// Creates a date by its distance from another one.
  public init(timeInterval interval: TimeInterval, since date: Date) { self = date + interval }

  /// Creates a date by its distance from the present moment.
  public init(timeIntervalSinceNow interval: TimeInterval) { self = Date() + interval }

  /// The present moment.
  public static var now: Date { Date() }

  /// The seconds since the start of 1970 in UTC.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }

  /// The seconds from the present moment to the date.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// The seconds from another date to this one.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The date some seconds later.
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self + interval }

  /// Moves the date by some seconds.
  public mutating func addTimeInterval(_ interval: TimeInterval) { self = self + interval }

  /// The date some seconds later.
  public static func + (date: Date, interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + interval)
  }

  /// The date some seconds earlier.
  public static func - (date: Date, interval: TimeInterval) -> Date { date + -interval }

  /// Moves the date by some seconds.
  public static func += (date: inout Date, interval: TimeInterval) { date = date + interval }

  /// Moves the date back by some seconds.
  public static func -= (date: inout Date, interval: TimeInterval) { date = date - interval }

  /// Whether the first date is earlier.
  public static func < (first: Date, second: Date) -> Bool {
    first.timeIntervalSinceReferenceDate < second.timeIntervalSinceReferenceDate
  }
}
