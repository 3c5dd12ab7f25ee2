import Foundation
import FoundationAdditions
import Testing

/// The examples are those of Apple's documentation of the formatters and their styles.
@Suite("Formatters of times and lists") struct FormatterTests {
  private func english() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  private func duration() -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = english()
    return formatter
  }

  @Test(
    "9 hours, 41 minutes and 30 seconds in each style",
    arguments: [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = duration()
    formatter.unitsStyle = style
    #expect(formatter.string(from: TimeInterval(9 * 3600 + 41 * 60 + 30)) == text)
    #expect(formatter.string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
  }

  @Test(
    "Positions pad what follows the first one, and drop leading zeros unless all are padded",
    arguments: [
      (3905, [.hour, .minute, .second], .default, "1:05:05"),
      (65, [.hour, .minute, .second], .default, "1:05"),
      (5, [.minute, .second], .default, "0:05"), (5, [.minute, .second], .pad, "00:05"),
      (3905, [.minute, .second], .pad, "65:05"), (65, [.hour, .minute, .second], .pad, "00:01:05"),
      (90000, [.day, .hour, .minute], .default, "1d 1:00"), (59.6, [.minute, .second], .pad, "01:00"),
      (0, [.minute, .second], .pad, "00:00"), (-65, [.minute, .second], .pad, "-01:05"),
    ] as [(Double, NSCalendar.Unit, DateComponentsFormatter.ZeroFormattingBehavior, String)])
  func positions(
    seconds: Double, units: NSCalendar.Unit, zeros: DateComponentsFormatter.ZeroFormattingBehavior,
    text: String
  ) {
    let formatter = duration()
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Words leave out zeros, are limited in number, and take the unit below a largest one of 1")
  func words() {
    let formatter = duration()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7505) == "2 hours")
    formatter.maximumUnitCount = 0
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63 seconds")
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 120) == "About 2 minutes remaining")
  }

  @Test("Dates are apart by months of their calendar")
  func dates() {
    let formatter = duration()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    let start = english().date(from: DateComponents(year: 2024, month: 1, day: 31))!
    let end = english().date(from: DateComponents(year: 2024, month: 3, day: 1))!
    #expect(formatter.string(from: start, to: end) == "1 month, 1 day")
    #expect(formatter.string(from: end, to: start)?.hasPrefix("-") == true)
  }

  @Test("Lengths that are not finite have no text", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func refused(seconds: Double) {
    #expect(duration().string(from: seconds) == nil)
  }

  @Test("Other languages have their words")
  func german() {
    let formatter = duration()
    formatter.calendar?.locale = Locale(identifier: "de")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 7260) == "2 Stunden, 1 Minute")
  }

  @Test("A list is joined as its language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1]) == "1.0")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test(
    "A time is described by its largest unit",
    arguments: [
      (-86400, .numeric, "1 day ago"), (-86400, .named, "yesterday"), (86400, .named, "tomorrow"),
      (3600 * 3 + 3599, .numeric, "in 3 hours"), (-300, .numeric, "5 minutes ago"), (0, .named, "now"),
      (86400 * 14, .numeric, "in 2 weeks"), (-45, .numeric, "45 seconds ago"),
      (0.4, .numeric, "in 0 seconds"),
    ] as [(Double, RelativeDateTimeFormatter.DateTimeStyle, String)])
  func relative(seconds: Double, style: RelativeDateTimeFormatter.DateTimeStyle, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = english()
    formatter.dateTimeStyle = style
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == text)
  }

  @Test("Components are described in words and in other languages")
  func components() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(year: 3)) == "in three years")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "vor 2 Tagen")
  }
}
