@_spi(Overrides) import OpenUIKitCore

/// The month of a date picker: a title with arrows to other months, and a button for each day. Below it is a field for the
/// time, if that is chosen too.
final class DateCalendar: DatePickerContent {
  private let calendar: Calendar
  /// The first day of the visible month.
  private var month: Date
  private let title = UILabel()
  private let back = ArrowButton(isForward: false)
  private let forward = ArrowButton(isForward: true)
  private var weekdays: [UILabel] = []
  private var days: [DayButton] = []
  private var time: UIDatePicker?
  private let timeTitle = UILabel()

  override init(_ picker: UIDatePicker) {
    calendar = picker.ownCalendar
    month = Self.firstDay(of: picker.date, picker.ownCalendar)
    super.init(picker)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.accessibilityTraits = .header
    back.accessibilityLabel = "Previous Month"
    forward.accessibilityLabel = "Next Month"
    back.addAction(UIAction { [unowned(unsafe) self] _ in move(by: -1) }, for: .primaryActionTriggered)
    forward.addAction(UIAction { [unowned(unsafe) self] _ in move(by: 1) }, for: .primaryActionTriggered)
    for view in [title, back, forward] { addSubview(view) }
    makeWeekdays()
    makeTime()
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private static func firstDay(of date: Date, _ calendar: Calendar) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  private func makeWeekdays() {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for index in symbols.indices {
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
  }

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
    month = Self.firstDay(of: date, calendar)
    time?.setDate(date, animated: animated)
    reload()
  }

  private func move(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    reload()
  }

  override func reload() {
    title.text = formatter("yMMMM").string(from: month)
    for day in days { day.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let formatter = formatter("EEEEMMMMd")
    days = (0..<count).compactMap { index in
      guard let date = calendar.date(byAdding: .day, value: index, to: month),
        let end = calendar.date(byAdding: .day, value: 1, to: date)
      else { return nil }
      let button = DayButton(index + 1)
      button.isEnabled = picker.limits.allows(day: date, end: end)
      button.isToday = calendar.isDateInToday(date)
      button.isSelected = calendar.isDate(date, inSameDayAs: picker.date)
      button.accessibilityLabel = formatter.string(from: date)
      button.addAction(UIAction { [unowned(unsafe) self] _ in choose(date) }, for: .primaryActionTriggered)
      return button
    }
    for day in days { addSubview(day) }
    setNeedsLayout()
  }

  private func choose(_ day: Date) {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let date = calendar.date(
      bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: day)
    picker.userDidChoose(date ?? day)
  }

  // MARK: Layout

  override var wishedSize: CGSize {
    let rows = Self.top + Self.weekdayHeight + 6 * Self.rowHeight
    return CGSize(width: 320, height: rows + (time == nil ? 0 : Self.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func mirrored(_ frame: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    title.frame = mirrored(CGRect(x: 16, y: 0, width: max(0, width - 120), height: Self.top))
    back.frame = mirrored(CGRect(x: width - 96, y: 0, width: 44, height: Self.top))
    forward.frame = mirrored(CGRect(x: width - 48, y: 0, width: 44, height: Self.top))
    let column = (width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(x: 8 + CGFloat(index) * column, y: Self.top, width: column, height: Self.weekdayHeight))
    }
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let place = first + index
      day.frame = mirrored(
        CGRect(
          x: 8 + CGFloat(place % 7) * column,
          y: Self.top + Self.weekdayHeight + CGFloat(place / 7) * Self.rowHeight, width: column,
          height: Self.rowHeight))
    }
    placeTime(mirrored)
  }

  /// Places the title and the field of the time at both ends of the last line.
  private func placeTime(_ mirrored: (CGRect) -> CGRect) {
    guard let time else { return }
    let size = time.intrinsicContentSize
    let middle = bounds.height - Self.timeHeight / 2
    time.frame = mirrored(
      CGRect(
        x: bounds.width - 16 - size.width, y: middle - size.height / 2, width: size.width,
        height: size.height
      ))
    timeTitle.frame = mirrored(
      CGRect(x: 16, y: middle - 11, width: max(0, bounds.width - size.width - 40), height: 22))
  }

  private static let top: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50
}

/// An arrow to another month.
private final class ArrowButton: UIButton {
  private let shape = CAShapeLayer()
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    shape.fillColor = nil
    shape.lineWidth = 2.5
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pointsRight = isForward != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let (x, y) = (bounds.midX, bounds.midY)
    let tip: CGFloat = pointsRight ? 4 : -4
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x - tip, y: y - 8))
    path.addLine(to: CGPoint(x: x + tip, y: y))
    path.addLine(to: CGPoint(x: x - tip, y: y + 8))
    shape.path = path
    shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}

/// A day of a month.
private final class DayButton: UIControl {
  private let circle = PillView()
  private let label = UILabel()
  var isToday = false

  init(_ number: Int) {
    super.init(frame: .zero)
    label.text = "\(number)"
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    for view in [circle, label] { addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44) - 2
    circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    label.frame = bounds
    let tint: UIColor = tintColor
    circle.isHidden = !isSelected
    // Today is filled, and another chosen day only shaded.
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected {
      label.textColor = isToday ? .white : tint
    } else {
      label.textColor = isToday ? tint : .label
    }
    label.alpha = isHighlighted ? 0.4 : 1
  }
}
