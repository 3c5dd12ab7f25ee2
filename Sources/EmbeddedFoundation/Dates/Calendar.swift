/// The Gregorian calendar in a time zone. Like Foundation's, it is the Julian calendar up to 4 October 1582.
public struct Calendar: Hashable, Sendable {
  /// A kind of calendar.
  public enum Identifier: Hashable, Sendable {
    /// The calendar of most of the world.
    case gregorian
    /// The calendar of most of the world, with weeks that begin on Monday.
    case iso8601
  }

  /// A part of a date.
  public enum Component: Hashable, Sendable, CaseIterable {
    /// Since the year 1, or before that.
    case era
    /// The year of the era.
    case year
    /// The month, from 1.
    case month
    /// Weeks, in lengths of time alone.
    case weekOfYear
    /// The day of the month, from 1.
    case day
    /// The hour, from 0.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// The billionths of a second.
    case nanosecond
    /// The day of the week; 1 is Sunday.
    case weekday
  }

  /// The kind of calendar.
  public let identifier: Identifier
  /// The time zone, the browser's by default.
  public var timeZone = TimeZone.current
  /// The language of names, and the first day of weeks; nil for the browser's.
  public var locale: Locale?
  private var chosenFirstWeekday: Int?

  /// Creates a calendar in the browser's time zone.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The Gregorian calendar with the browser's time zone and locale.
  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .current
    return calendar
  }

  /// The Gregorian calendar with the browser's time zone and locale, also after they have changed.
  public static var autoupdatingCurrent: Calendar { current }

  /// The day that weeks begin on; 1 is Sunday. The locale determines it until it is set.
  public var firstWeekday: Int {
    get { chosenFirstWeekday ?? (identifier == .iso8601 ? 2 : Browser.firstWeekday(in: localeIdentifier)) }
    set { chosenFirstWeekday = newValue }
  }

  var localeIdentifier: String { locale?.identifier ?? Browser.localeIdentifier() }
}
