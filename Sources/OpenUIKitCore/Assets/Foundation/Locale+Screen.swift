extension Locale {
  /// The locale of the screen's language: that of the window that was made key last, or else the user's.
  ///
  /// The plugin's translation of `Locale.current` calls it. A language without a region has the region that most of its readers have.
  public static var _current: Locale {
    Bundle.languagesOfScreen?.first.map { Locale(identifier: $0.replacingOccurrences(of: "-", with: "_")) }
      ?? .current
  }
}

extension Calendar {
  /// The user's calendar with the names and the first day of the week of the screen's language. The plugin's translation of `Calendar.current`
  /// calls it.
  public static var _current: Calendar {
    var calendar = Calendar.current
    guard Bundle.languagesOfScreen != nil else { return calendar }
    let locale = Locale._current
    calendar.locale = locale
    calendar.firstWeekday = locale.calendar.firstWeekday
    return calendar
  }
}

extension Formatter {
  /// Gives a new formatter the locale of the screen's language, and returns it.
  ///
  /// The plugin adds it to the creation of a formatter of an app, which then follows the language of later screens too, until the app sets a
  /// locale of its own. Formatters without a locale are returned as they are.
  public static func _following<Value: Formatter>(_ formatter: Value) -> Value {
    FormatterLocales.shared.add(formatter)
    return formatter
  }
}

/// The formatters that have the locale of the screen's language.
package final class FormatterLocales: Sendable {
  package static let shared = FormatterLocales()

  private struct Entry {
    weak var formatter: Formatter?
    var locale: Locale
  }

  // A formatter is changed on the windows' thread alone, and others only add theirs. Formatters are not sendable.
  private nonisolated(unsafe) var entries: [Entry] = []
  private let lock = NSLock()

  /// Gives a formatter the locale of the screen.
  fileprivate func add(_ formatter: Formatter) {
    guard Bundle.languagesOfScreen != nil || formatter.localeOfApp != nil else { return }
    let locale = Locale._current
    if Bundle.languagesOfScreen != nil { formatter.localeOfApp = locale }
    lock.withLock { entries.append(Entry(formatter: formatter, locale: formatter.localeOfApp ?? locale)) }
  }

  /// Gives the formatters the locale of the screen that is shown now, except those whose locale an app has set.
  package func update() {
    let locale = Locale._current
    lock.withLock {
      entries.removeAll { $0.formatter == nil }
      for index in entries.indices {
        guard let formatter = entries[index].formatter, formatter.localeOfApp == entries[index].locale else {
          continue
        }
        formatter.localeOfApp = locale
        entries[index].locale = locale
      }
    }
  }
}

extension Formatter {
  /// The locale of a formatter of dates or numbers; nil for other formatters.
  fileprivate var localeOfApp: Locale? {
    get {
      switch self {
      case let dates as DateFormatter: dates.locale
      case let numbers as NumberFormatter: numbers.locale
      case let intervals as DateIntervalFormatter: intervals.locale
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case let dates as DateFormatter: dates.locale = newValue
      case let numbers as NumberFormatter: numbers.locale = newValue
      case let intervals as DateIntervalFormatter: intervals.locale = newValue
      default: break
      }
    }
  }
}
