import Foundation

/// Describes a time in relation to another one: “in 2 weeks”, “yesterday”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric = 0
    /// “yesterday”.
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full = 0
    /// “two months ago”.
    case spellOut = 1
    /// “2 mo. ago”.
    case short = 2
    /// “2 mo. ago”, as short as the language allows.
    case abbreviated = 3
  }

  /// Whether days have names; no by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands; it begins with a capital letter at the beginning of a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that decides how long units are; the current one by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Describes a date in relation to another one by the largest unit of their difference, without its fraction.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    // Whole seconds, so that a date just made is now.
    let end = referenceDate.addingTimeInterval((date.timeIntervalSince(referenceDate)).rounded(.towardZero))
    return localizedString(from: usedCalendar.dateComponents(units, from: referenceDate, to: end))
  }

  /// Describes a time in seconds, which is past if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Describes the largest unit of components that is not 0; seconds without any.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let found = Self.fields.first { (dateComponents.value(for: $0.component) ?? 0) != 0 } ?? Self.second
    let amount = dateComponents.value(for: found.component) ?? 0
    // A date that is this many units from another one, whatever the lengths of months are.
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    var utc = usedCalendar
    utc.timeZone = TimeZone(identifier: "UTC") ?? utc.timeZone
    let date = utc.date(byAdding: found.component, value: amount, to: anchor) ?? anchor
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [found.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: fieldStyle,
      locale: locale ?? .autoupdatingCurrent, calendar: utc, capitalizationContext: capitalization)
    return style.format(anchor)
  }

  /// Describes a date in relation to now; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var usedCalendar: Calendar {
    var found = calendar ?? .autoupdatingCurrent
    found.locale = locale
    return found
  }

  private typealias Field = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)
  private static let second: Field = (.second, .second)
  private static let fields: [Field] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
    (.hour, .hour), (.minute, .minute),
  ]

  private var fieldStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
