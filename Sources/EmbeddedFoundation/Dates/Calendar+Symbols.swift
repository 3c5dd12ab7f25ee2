/// The lists of names that calendars have.
enum CalendarSymbols: Int32 {
  case months, shortMonths, veryShortMonths
  case standaloneMonths, shortStandaloneMonths, veryShortStandaloneMonths
  case weekdays, shortWeekdays, veryShortWeekdays
  case standaloneWeekdays, shortStandaloneWeekdays, veryShortStandaloneWeekdays
  case periods, eras, longEras
}

extension Calendar {
  private func symbols(_ kind: CalendarSymbols) -> [String] { Browser.symbols(kind, in: localeIdentifier) }

  /// The names of months beside days.
  public var monthSymbols: [String] { symbols(.months) }
  /// The short names of months beside days.
  public var shortMonthSymbols: [String] { symbols(.shortMonths) }
  /// The names of months alone.
  public var standaloneMonthSymbols: [String] { symbols(.standaloneMonths) }
  /// The short names of months alone.
  public var shortStandaloneMonthSymbols: [String] { symbols(.shortStandaloneMonths) }
  /// The letters of months alone.
  public var veryShortStandaloneMonthSymbols: [String] { symbols(.veryShortStandaloneMonths) }
  /// The names of days beside dates, from Sunday.
  public var weekdaySymbols: [String] { symbols(.weekdays) }
  /// The short names of days beside dates, from Sunday.
  public var shortWeekdaySymbols: [String] { symbols(.shortWeekdays) }
  /// The letters of days beside dates, from Sunday.
  public var veryShortWeekdaySymbols: [String] { symbols(.veryShortWeekdays) }
  /// The names of days alone, from Sunday.
  public var standaloneWeekdaySymbols: [String] { symbols(.standaloneWeekdays) }
  /// The short names of days alone, from Sunday.
  public var shortStandaloneWeekdaySymbols: [String] { symbols(.shortStandaloneWeekdays) }
  /// The letters of days alone, from Sunday.
  public var veryShortStandaloneWeekdaySymbols: [String] { symbols(.veryShortStandaloneWeekdays) }
  /// The symbol of the hours before noon.
  public var amSymbol: String { symbols(.periods).first ?? "AM" }
  /// The symbol of the hours after noon.
  public var pmSymbol: String { symbols(.periods).last ?? "PM" }
  /// The short names of the eras.
  public var eraSymbols: [String] { symbols(.eras) }
}
