@_spi(Overrides) import OpenUIKitCore

/// A control that chooses a date, a time, both, or a duration: with wheels, in a calendar, or in a field that opens one.
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes, in `countDownDuration`.
    case countDownTimer = 3
    /// A month of a year, with wheels. A date that is chosen keeps its day, as far as the month has it.
    case yearAndMonth = 4
  }

  private var storedDate = Date()
  private var storedDuration: TimeInterval = 60
  private var content: DatePickerContent?

  /// Creates a picker of the current date and time with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a picker of the current date and time.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
  }

  // MARK: Date

  /// The chosen date, within the limits. Setting it sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, animated if `animated`. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limits.clamped(date)
    content?.show(storedDate, animated: animated)
    invalidateIntrinsicContentSize()
  }

  /// The earliest date; nil, the default, for none. It has no effect if it is later than the latest.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; nil, the default, for none. It has no effect if it is earlier than the earliest.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The duration of `countDownTimer` in seconds, from a minute to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
      if datePickerMode == .countDownTimer { content?.show(storedDate, animated: false) }
    }
  }

  /// The distance of the minutes, 1 by default. Numbers that do not divide 60, or are greater than 30, are ignored.
  open var minuteInterval = 1 {
    didSet {
      guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
        return minuteInterval = oldValue
      }
      rebuild()
    }
  }

  private func limitsDidChange() {
    content?.reload()
    setDate(storedDate, animated: false)
  }

  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  /// The user has chosen another date, or another duration.
  func userDidChoose(_ date: Date) {
    setDate(date, animated: true)
    sendValueEvents()
  }

  func userDidChoose(duration: TimeInterval) {
    countDownDuration = duration
    sendValueEvents()
  }

  // MARK: Appearance

  /// The kind of value that is chosen; a day and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }

  /// The requested appearance; `automatic` by default, which is `compact`, and wheels for durations and months.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }

  /// The appearance.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    // A calendar shows no times.
    if preferredDatePickerStyle == .inline && datePickerMode == .time { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The language and the order of the parts of a date; nil, the default, for the user's.
  open var locale: Locale? { didSet { rebuild() } }
  /// The calendar; the user's by default.
  open var calendar: Calendar! = Calendar.current { didSet { rebuild() } }
  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { rebuild() } }

  /// The calendar with language and time zone.
  var ownCalendar: Calendar {
    var own = calendar ?? Calendar.current
    if let timeZone { own.timeZone = timeZone }
    own.locale = ownLocale
    return own
  }

  var ownLocale: Locale { locale ?? Locale.current }

  private func rebuild() {
    content?.removeFromSuperview()
    let made: DatePickerContent
    switch datePickerStyle {
    case .wheels: made = DateWheels(self)
    case .inline: made = DateCalendar(self)
    case .compact, .automatic: made = DateFields(self)
    }
    content = made
    addSubview(made)
    made.show(storedDate, animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : 0.4
  }

  // MARK: Layout

  /// The size of the wheels, the calendar or the fields, in points.
  open override var intrinsicContentSize: CGSize { content?.wishedSize ?? .zero }
  /// The size of the wheels, the calendar or the fields, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The usual one.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// The earliest and the latest date.
struct DateLimits {
  let minimum: Date?
  let maximum: Date?

  /// The nearest date within the limits.
  func clamped(_ date: Date) -> Date {
    // As in UIKit, limits that exclude every date have no effect.
    if let minimum, let maximum, minimum > maximum { return date }
    return min(max(date, minimum ?? date), maximum ?? date)
  }

  /// Whether a part of a day is within the limits.
  func allows(day start: Date, end: Date) -> Bool {
    if let minimum, let maximum, minimum > maximum { return true }
    return minimum.map { end > $0 } != false && maximum.map { start <= $0 } != false
  }
}

/// The content of a date picker.
class DatePickerContent: UIView {
  unowned(unsafe) let picker: UIDatePicker

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var wishedSize: CGSize { .zero }
  /// Shows a date.
  func show(_ date: Date, animated: Bool) {}
  /// Shows other limits.
  func reload() {}

  /// A formatter of the picker's language, calendar and time zone, for parts of a date as their template lists them.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = picker.ownCalendar
    formatter.timeZone = picker.ownCalendar.timeZone
    formatter.locale = picker.ownLocale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
