@_spi(Overrides) import OpenUIKitCore

/// The month of a date picker. Below it is a field for the time, if that is chosen too.
final class DateCalendar: DatePickerContent, MonthViewOwner {
  private let calendar: Calendar
  private lazy var month = MonthView(calendar, month: picker.date, of: self)
  private var time: UIDatePicker?
  private let timeTitle = UILabel()

  override init(_ picker: UIDatePicker) {
    calendar = picker.ownCalendar
    super.init(picker)
    addSubview(month)
    makeTime()
    month.reload()
  }

  required init?(coder: NSCoder) { nil }

  private func makeTime() {
    guard picker.datePickerMode == .dateAndTime else { return }
    let time = UIDatePicker()
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    time.calendar = picker.calendar
    time.locale = picker.locale
    time.timeZone = picker.timeZone
    time.minuteInterval = picker.minuteInterval
    time.date = picker.date
    time.addAction(
      UIAction { [unowned(unsafe) self, unowned(unsafe) time] _ in timeDidChange(time.date) },
      for: .valueChanged)
    timeTitle.text = "Time"
    timeTitle.font = .systemFont(ofSize: 17)
    self.time = time
    for view in [timeTitle, time] { addSubview(view) }
  }

  private func timeDidChange(_ time: Date) {
    let parts = calendar.dateComponents([.hour, .minute], from: time)
    guard
      let date = calendar.date(
        bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: picker.date)
    else { return }
    picker.userDidChoose(date)
  }

  // MARK: Content

  override func show(_ date: Date, animated: Bool) {
    month.show(date)
    time?.setDate(date, animated: animated)
  }

  override func reload() { month.reload() }

  func prepare(_ day: DayButton) {
    let end = calendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
    day.isEnabled = picker.limits.allows(day: day.date, end: end)
    day.isSelected = calendar.isDate(day.date, inSameDayAs: picker.date)
  }

  func choose(_ day: Date) {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let date = calendar.date(
      bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: day)
    picker.userDidChoose(date ?? day)
  }

  func monthDidChange(from old: Date) {}

  // MARK: Layout

  override var wishedSize: CGSize {
    CGSize(width: 320, height: month.wishedHeight + (time == nil ? 0 : Self.timeHeight))
  }

  /// Places the month, and the title and the field of the time at both ends of the last line.
  override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: month.wishedHeight)
    guard let time else { return }
    let size = time.intrinsicContentSize
    let middle = bounds.height - Self.timeHeight / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let titleWidth = max(0, bounds.width - size.width - 40)
    time.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - size.width, y: middle - size.height / 2, width: size.width,
      height: size.height)
    timeTitle.frame = CGRect(
      x: isRightToLeft ? bounds.width - 16 - titleWidth : 16, y: middle - 11, width: titleWidth, height: 22)
  }

  private static let timeHeight: CGFloat = 50
}
