import Foundation

/// Texts with numbers and dates, in the language of the screen.
enum StepTexts {
  static func count(_ count: Int) -> String { String(localized: "\(count) steps", table: "Counts") }

  static func format(_ count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("%lld steps", tableName: "Counts", comment: "The number of steps"), count)
  }

  static func length(_ length: Double) -> String {
    String(format: "%.1f", locale: Locale.current, length)
  }

  static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter.string(from: date)
  }

  static var firstWeekday: Int { Calendar.current.firstWeekday }
}
