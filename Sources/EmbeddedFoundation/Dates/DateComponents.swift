/// The parts of a date, or of a length of time. Parts that are nil are not stated.
public struct DateComponents: Hashable, Sendable {
  /// The calendar of the parts.
  public var calendar: Calendar?
  /// The time zone of the parts.
  public var timeZone: TimeZone?
  /// The era: 1 since the year 1, 0 before that.
  public var era: Int?
  /// The year of the era.
  public var year: Int?
  /// The month, from 1.
  public var month: Int?
  /// The day of the month, from 1.
  public var day: Int?
  /// The hour, from 0.
  public var hour: Int?
  /// The minute.
  public var minute: Int?
  /// The second.
  public var second: Int?
  /// The billionths of a second.
  public var nanosecond: Int?
  /// The day of the week; 1 is Sunday. It does not determine a date.
  public var weekday: Int?
  /// A number of weeks, in a length of time.
  public var weekOfYear: Int?

  /// Creates parts of a date.
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekOfYear: Int? = nil
  ) {
    (self.calendar, self.timeZone, self.era) = (calendar, timeZone, era)
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
    (self.weekday, self.weekOfYear) = (weekday, weekOfYear)
  }

  /// The date of the parts in their calendar; nil without a calendar.
  public var date: Date? { calendar?.date(from: self) }

  /// A part.
  public func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: era
    case .year: year
    case .month: month
    case .day: day
    case .hour: hour
    case .minute: minute
    case .second: second
    case .nanosecond: nanosecond
    case .weekday: weekday
    case .weekOfYear: weekOfYear
    }
  }

  /// Sets a part.
  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekOfYear: weekOfYear = value
    }
  }
}
