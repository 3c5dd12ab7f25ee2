@_spi(Overrides) import OpenUIKitCore

/// The view that determines what the days of a month are, and receives what the user chooses.
protocol MonthViewOwner: AnyObject, ViewTreeConfined {
  /// A formatter for parts of a date as their template lists them.
  func formatter(_ template: String) -> DateFormatter
  /// Sets whether a day can be chosen, whether it is chosen, and how it looks.
  func prepare(_ day: DayButton)
  /// The user has chosen a day: its first moment.
  func choose(_ day: Date)
  /// The user has moved to another month.
  func monthDidChange(from old: Date)
}

/// A month of a calendar: a title with arrows to other months, and a button for each day.
final class MonthView: UIView {
  private unowned(unsafe) let owner: any MonthViewOwner
  private let calendar: Calendar
  /// The first day of the visible month.
  private(set) var month: Date
  private let title = MonthTitle()
  private let back = ArrowButton(isForward: false)
  private let forward = ArrowButton(isForward: true)
  private let grid = UIView()
  private var weekdays: [UILabel] = []
  private(set) var days: [DayButton] = []
  private var wheels: UIDatePicker?
  /// The dates that can be seen.
  var limits = DateLimits(minimum: nil, maximum: nil)
  /// The least height of a week, in points.
  var rowHeight: CGFloat = 44
  /// The fonts by size and weight.
  var font: (CGFloat, UIFont.Weight) -> UIFont = { .systemFont(ofSize: $0, weight: $1) }

  init(_ calendar: Calendar, month: Date, of owner: any MonthViewOwner) {
    self.owner = owner
    self.calendar = calendar
    self.month = calendar.firstDay(ofMonth: month)
    super.init(frame: .zero)
    back.accessibilityLabel = "Previous Month"
    forward.accessibilityLabel = "Next Month"
    // The view owns the closures, so the references cannot dangle.
    back.addAction(UIAction { [unowned(unsafe) self] _ in move(by: -1) }, for: .primaryActionTriggered)
    forward.addAction(UIAction { [unowned(unsafe) self] _ in move(by: 1) }, for: .primaryActionTriggered)
    title.addAction(UIAction { [unowned(unsafe) self] _ in toggleWheels() }, for: .touchUpInside)
    for view in [title, back, forward, grid] { addSubview(view) }
    makeWeekdays()
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swipe:", MonthView.swipe(_:)))
      swipe.direction = direction
      grid.addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeWeekdays() {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for index in symbols.indices {
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      grid.addSubview(label)
    }
  }

  // MARK: Months

  /// Shows the month of a date.
  func show(_ date: Date) {
    month = calendar.firstDay(ofMonth: date)
    wheels?.date = month
    reload()
  }

  private func move(by months: Int) {
    guard let date = calendar.date(byAdding: .month, value: months, to: month), canShow(date) else { return }
    userDidMove(to: date)
  }

  private func userDidMove(to date: Date) {
    let old = month
    show(date)
    if month != old { owner.monthDidChange(from: old) }
  }

  /// Whether a day of the month that begins at a date is within the limits.
  private func canShow(_ month: Date) -> Bool {
    calendar.date(byAdding: .month, value: 1, to: month).map { limits.allows(day: month, end: $0) } != false
  }

  private func swipe(_ recognizer: UISwipeGestureRecognizer) {
    let isForward = (recognizer.direction == .left) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    move(by: isForward ? 1 : -1)
  }

  // MARK: Content

  /// Shows the days again.
  func reload() {
    title.text = owner.formatter("yMMMM").string(from: month)
    title.label.font = font(17, .semibold)
    for label in weekdays { label.font = font(13, .semibold) }
    back.isEnabled = calendar.date(byAdding: .month, value: -1, to: month).map(canShow) ?? false
    forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: month).map(canShow) ?? false
    makeDays()
    setNeedsLayout()
  }

  private func makeDays() {
    for day in days { day.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let formatter = owner.formatter("EEEEMMMMd")
    days = (0..<count).compactMap { index in
      guard let date = calendar.date(byAdding: .day, value: index, to: month) else { return nil }
      let button = DayButton(index + 1, date: date)
      button.isToday = calendar.isDateInToday(date)
      button.accessibilityLabel = formatter.string(from: date)
      button.addAction(
        UIAction { [unowned(unsafe) self] _ in owner.choose(date) }, for: .primaryActionTriggered)
      owner.prepare(button)
      return button
    }
    for day in days { grid.addSubview(day) }
  }

  /// Sets again whether days can be chosen and are chosen.
  func updateDays() {
    for day in days {
      owner.prepare(day)
      day.setNeedsLayout()
    }
  }

  // MARK: Wheels

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let made = UIDatePicker()
      made.datePickerMode = .yearAndMonth
      made.calendar = calendar
      made.locale = calendar.locale
      made.timeZone = calendar.timeZone
      made.minimumDate = limits.minimum
      made.maximumDate = limits.maximum
      made.date = month
      made.addAction(
        UIAction { [unowned(unsafe) self, unowned(unsafe) made] _ in userDidMove(to: made.date) },
        for: .valueChanged)
      wheels = made
      addSubview(made)
    }
    title.isOpen = wheels != nil
    for view in [grid, back, forward] { view.isHidden = wheels != nil }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The least height, in points: six weeks below the title and the names of the days.
  var wishedHeight: CGFloat { Self.top + Self.weekdayHeight + 6 * rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    title.frame = mirrored(CGRect(x: 16, y: 0, width: max(0, width - 120), height: Self.top))
    back.frame = mirrored(CGRect(x: width - 96, y: 0, width: 44, height: Self.top))
    forward.frame = mirrored(CGRect(x: width - 48, y: 0, width: 44, height: Self.top))
    grid.frame = CGRect(x: 0, y: Self.top, width: width, height: max(0, bounds.height - Self.top))
    wheels?.frame = grid.frame
    let column = (width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(x: 8 + CGFloat(index) * column, y: 0, width: column, height: Self.weekdayHeight))
    }
    placeDays(column)
  }

  private func placeDays(_ column: CGFloat) {
    // A higher view has higher weeks.
    let height = max(rowHeight, (bounds.height - Self.top - Self.weekdayHeight) / 6)
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let place = first + index
      day.frame = mirrored(
        CGRect(
          x: 8 + CGFloat(place % 7) * column, y: Self.weekdayHeight + CGFloat(place / 7) * height,
          width: column, height: height))
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private static let top: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
}

extension Calendar {
  /// The first moment of the month of a date.
  func firstDay(ofMonth date: Date) -> Date {
    self.date(from: dateComponents([.era, .year, .month], from: date)) ?? date
  }
}
