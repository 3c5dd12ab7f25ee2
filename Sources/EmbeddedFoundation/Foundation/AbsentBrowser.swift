import Foundation

/// Answers outside of browsers what a browser answers in a page, so that tests can compare with Foundation.
enum Browser {
  static func secondsSince1970() -> Double { Foundation.Date().timeIntervalSince1970 }

  static func localeIdentifier() -> String { Foundation.Locale.current.identifier }

  static func timeZoneIdentifier() -> String { Foundation.TimeZone.current.identifier }

  static func isTimeZone(_ name: String) -> Bool { Foundation.TimeZone(identifier: name) != nil }

  static func secondsFromGMT(in zone: String, at seconds: Double) -> Int {
    let zone = zone.isEmpty ? Foundation.TimeZone.current : Foundation.TimeZone(identifier: zone)
    return zone?.secondsFromGMT(for: Foundation.Date(timeIntervalSince1970: seconds)) ?? 0
  }

  static func pattern(template: String, in locale: String) -> String {
    let locale = Foundation.Locale(identifier: locale)
    return Foundation.DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
  }

  static func pattern(dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style, in locale: String)
    -> String
  {
    let formatter = formatter(locale)
    formatter.dateStyle = Foundation.DateFormatter.Style(rawValue: dateStyle.rawValue) ?? .none
    formatter.timeStyle = Foundation.DateFormatter.Style(rawValue: timeStyle.rawValue) ?? .none
    return formatter.dateFormat
  }

  static func symbols(_ kind: CalendarSymbols, in locale: String) -> [String] {
    let formatter = formatter(locale)
    return switch kind {
    case .months: formatter.monthSymbols
    case .shortMonths: formatter.shortMonthSymbols
    case .veryShortMonths: formatter.veryShortMonthSymbols
    case .standaloneMonths: formatter.standaloneMonthSymbols
    case .shortStandaloneMonths: formatter.shortStandaloneMonthSymbols
    case .veryShortStandaloneMonths: formatter.veryShortStandaloneMonthSymbols
    case .weekdays: formatter.weekdaySymbols
    case .shortWeekdays: formatter.shortWeekdaySymbols
    case .veryShortWeekdays: formatter.veryShortWeekdaySymbols
    case .standaloneWeekdays: formatter.standaloneWeekdaySymbols
    case .shortStandaloneWeekdays: formatter.shortStandaloneWeekdaySymbols
    case .veryShortStandaloneWeekdays: formatter.veryShortStandaloneWeekdaySymbols
    case .periods: [formatter.amSymbol, formatter.pmSymbol]
    case .eras: formatter.eraSymbols
    case .longEras: formatter.longEraSymbols
    }
  }

  static func firstWeekday(in locale: String) -> Int {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.locale = Foundation.Locale(identifier: locale)
    return calendar.firstWeekday
  }

  private static func formatter(_ locale: String) -> Foundation.DateFormatter {
    let formatter = Foundation.DateFormatter()
    formatter.locale = Foundation.Locale(identifier: locale)
    return formatter
  }
}
