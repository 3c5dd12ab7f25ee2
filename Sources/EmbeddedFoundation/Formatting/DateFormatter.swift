/// Writes dates as texts. It does not read them.
open class DateFormatter {
  /// How much of a date or a time a text has.
  public enum Style: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// Numbers alone.
    case short = 1
    /// Short names.
    case medium = 2
    /// Names.
    case long = 3
    /// Everything.
    case full = 4
  }

  /// The language; the browser's by default.
  open var locale: Locale! = Locale.current
  /// The calendar; the browser's by default.
  open var calendar: Calendar! = Calendar.current
  /// The time zone; the browser's by default.
  open var timeZone: TimeZone! = TimeZone.current
  /// How much of the day the text has, unless there is a format.
  open var dateStyle = Style.none { didSet { format = nil } }
  /// How much of the time the text has, unless there is a format.
  open var timeStyle = Style.none { didSet { format = nil } }
  private var format: String?

  /// Creates a formatter for the browser's language and time zone.
  public init() {}

  /// The pattern of the texts, such as `yyyy-MM-dd`. That of the styles until it is set.
  open var dateFormat: String! {
    get { format ?? stylePattern }
    set { format = newValue }
  }

  private var stylePattern: String {
    if dateStyle == .none && timeStyle == .none { return "" }
    return Browser.pattern(dateStyle: dateStyle, timeStyle: timeStyle, in: localeIdentifier)
  }

  private var localeIdentifier: String { (locale ?? .current).identifier }

  /// Sets the pattern that the language has for the parts of a template, such as `yMMMMd`, in its own order.
  open func setLocalizedDateFormatFromTemplate(_ template: String) {
    format = Browser.pattern(template: template, in: localeIdentifier)
  }

  /// The pattern that a language has for the parts of a template; `options` has no effect.
  open class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
    Browser.pattern(template: template, in: (locale ?? .current).identifier)
  }

  /// The text of a date.
  open func string(from date: Date) -> String {
    var calendar = calendar ?? .current
    calendar.locale = locale ?? .current
    calendar.timeZone = timeZone ?? .current
    let fields = DateFields(date, calendar)
    var text = ""
    for piece in DatePattern(dateFormat).pieces {
      switch piece {
      case .field(let letter, let count): text += fields.text(letter, count)
      case .text(let words): text += words
      }
    }
    return text
  }

  /// The text of a date in the browser's language.
  open class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
}
