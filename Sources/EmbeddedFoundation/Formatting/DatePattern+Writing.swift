/// The texts that the fields of a pattern show for a date.
struct DateFields {
  let calendar: Calendar
  let parts: DateComponents
  let seconds: Int

  init(_ date: Date, _ calendar: Calendar) {
    self.calendar = calendar
    parts = calendar.dateComponents(in: calendar.timeZone, from: date)
    seconds = calendar.timeZone.secondsFromGMT(for: date)
  }

  /// The text of a field; nothing for a letter that is not known.
  func text(_ letter: UInt8, _ count: Int) -> String {
    switch UnicodeScalar(letter) {
    case "G": name(count == 4 ? .longEras : .eras, parts.era)
    case "y", "u": year(count)
    case "M":
      count < 3 ? number(parts.month, count) : name(Self.months[min(count, 5) - 3], parts.month, from: 1)
    case "L":
      count < 3
        ? number(parts.month, count) : name(Self.standaloneMonths[min(count, 5) - 3], parts.month, from: 1)
    case "d": number(parts.day, count)
    case "E": name(Self.weekdays[max(3, min(count, 5)) - 3], parts.weekday, from: 1)
    case "c":
      count < 3
        ? number(parts.weekday, count)
        : name(Self.standaloneWeekdays[min(count, 5) - 3], parts.weekday, from: 1)
    default: time(letter, count)
    }
  }

  private func time(_ letter: UInt8, _ count: Int) -> String {
    let hour = parts.hour ?? 0
    return switch UnicodeScalar(letter) {
    case "a": name(.periods, hour / 12)
    case "H": number(hour, count)
    case "h": number(hour % 12 == 0 ? 12 : hour % 12, count)
    case "K": number(hour % 12, count)
    case "k": number(hour == 0 ? 24 : hour, count)
    case "m": number(parts.minute, count)
    case "s": number(parts.second, count)
    case "S": fraction(count)
    case "z": seconds == 0 ? "GMT" : "GMT" + shortOffset
    case "Z": count < 4 ? TimeZone.clock(seconds, separator: "") : count == 4 ? longOffset : isoOffset
    case "X": isoOffset
    case "x": TimeZone.clock(seconds, separator: count == 3 ? ":" : "")
    default: ""
    }
  }

  private func number(_ value: Int?, _ count: Int) -> String { (value ?? 0).digits(count) }

  private func year(_ count: Int) -> String {
    let year = parts.year ?? 0
    return count == 2 ? (year % 100).digits(2) : year.digits(count)
  }

  private func name(_ kind: CalendarSymbols, _ value: Int?, from first: Int = 0) -> String {
    let names = Browser.symbols(kind, in: calendar.localeIdentifier)
    let index = (value ?? first) - first
    return names.indices.contains(index) ? names[index] : ""
  }

  /// The first digits of the fraction of the second.
  private func fraction(_ count: Int) -> String {
    let digits = (parts.nanosecond ?? 0).digits(9) + String(repeating: "0", count: max(0, count - 9))
    return String(decoding: digits.utf8.prefix(count), as: UTF8.self)
  }

  /// The offset without zeros that are not needed, such as +2 and +5:30.
  private var shortOffset: String {
    let minutes = abs(seconds) / 60
    let hours = (seconds < 0 ? "-" : "+") + "\(minutes / 60)"
    return minutes % 60 == 0 ? hours : hours + ":" + (minutes % 60).digits(2)
  }

  private var longOffset: String { seconds == 0 ? "GMT" : "GMT" + TimeZone.clock(seconds, separator: ":") }
  private var isoOffset: String { seconds == 0 ? "Z" : TimeZone.clock(seconds, separator: ":") }

  private static let months = [CalendarSymbols.shortMonths, .months, .veryShortMonths]
  private static let standaloneMonths = [
    CalendarSymbols.shortStandaloneMonths, .standaloneMonths, .veryShortStandaloneMonths,
  ]
  private static let weekdays = [CalendarSymbols.shortWeekdays, .weekdays, .veryShortWeekdays]
  private static let standaloneWeekdays = [
    CalendarSymbols.shortStandaloneWeekdays, .standaloneWeekdays, .veryShortStandaloneWeekdays,
  ]
}
