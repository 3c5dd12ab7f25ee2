/// The wheels of a date picker.
final class DateWheels: DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The kind of value that a wheel chooses.
  enum Column {
    /// The day of the month, the month and the year.
    case day, month, year
    /// A day of all days.
    case date
    /// The time.
    case hour, minute, period
    /// The parts of a duration.
    case hours, minutes
  }

  private let wheels = UIPickerView()
  private var columns: [Column] = []
  private let calendar: Calendar
  /// The first hour of the day in the middle row of days.
  private let base: Date
  private let uses12Hours: Bool
  private lazy var dayFormatter = formatter("EEEMMMd")

  override init(_ picker: UIDatePicker) {
    calendar = picker.ownCalendar
    base = picker.ownCalendar.startOfDay(for: picker.date)
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: picker.ownLocale) ?? "HH"
    uses12Hours = hours.utf8.contains(UInt8(ascii: "a"))
    super.init(picker)
    columns = columns(for: picker.datePickerMode)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
  }

  required init?(coder: NSCoder) { nil }

  override var wishedSize: CGSize { CGSize(width: 320, height: 216) }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  private func columns(for mode: UIDatePicker.Mode) -> [Column] {
    let time: [Column] = uses12Hours ? [.hour, .minute, .period] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .dateAndTime: return [.date] + time
    case .countDownTimer: return [.hours, .minutes]
    case .date: return columnsOfDate
    case .yearAndMonth: return columnsOfDate.filter { $0 != .day }
    }
  }

  /// The parts of a date in the order of the language.
  private var columnsOfDate: [Column] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: picker.ownLocale) ?? "dMy"
    let order: [(Column, [UInt8])] = [
      (.day, [UInt8(ascii: "d")]), (.month, [UInt8(ascii: "M"), UInt8(ascii: "L")]),
      (.year, [UInt8(ascii: "y")]),
    ]
    return order.sorted { place($0.1, pattern) < place($1.1, pattern) }.map { $0.0 }
  }

  private func place(_ letters: [UInt8], _ pattern: String) -> Int {
    pattern.utf8.enumerated().first { letters.contains($0.element) }?.offset ?? .max
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .day: return 31
    case .month: return 12
    case .year: return Self.yearCount
    case .date: return 2 * Self.dayReach + 1
    case .hour: return uses12Hours ? 12 : 24
    case .hours: return 24
    case .minute, .minutes: return 60 / picker.minuteInterval
    case .period: return 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch columns[component] {
    case .day: return "\(row + 1)"
    case .month: return calendar.standaloneMonthSymbols[row]
    case .year: return "\(row + 1)"
    case .date:
      return calendar.date(byAdding: .day, value: row - Self.dayReach, to: base).map {
        dayFormatter.string(from: $0)
      }
    case .hour: return uses12Hours ? "\(row == 0 ? 12 : row)" : Self.twoDigits(row)
    case .minute: return Self.twoDigits(row * picker.minuteInterval)
    case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return "\(row) h"
    case .minutes: return "\(row * picker.minuteInterval) min"
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .date: return 140
    case .month: return 130
    case .year: return 76
    case .day, .hour, .minute, .period: return 56
    case .hours, .minutes: return 110
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  // MARK: Date

  override func show(_ date: Date, animated: Bool) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    for (component, column) in columns.enumerated() {
      let row = self.row(column, parts, date)
      if wheels.selectedRow(inComponent: component) != row {
        wheels.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func row(_ column: Column, _ parts: DateComponents, _ date: Date) -> Int {
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let duration = Int(clamping: picker.countDownDuration) / 60
    switch column {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return min(max((parts.year ?? 1) - 1, 0), Self.yearCount - 1)
    case .date:
      let days = calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0
      return min(max(days + Self.dayReach, 0), 2 * Self.dayReach)
    case .hour: return uses12Hours ? hour % 12 : hour
    case .minute: return minute / picker.minuteInterval
    case .period: return hour / 12
    case .hours: return duration / 60
    case .minutes: return duration % 60 / picker.minuteInterval
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if picker.datePickerMode == .countDownTimer {
      let minutes = selected(.hours) * 60 + selected(.minutes) * picker.minuteInterval
      picker.userDidChoose(duration: Double(minutes) * 60)
    } else if let chosen {
      picker.userDidChoose(chosen)
    }
  }

  private func selected(_ column: Column) -> Int {
    columns.firstIndex(of: column).map { wheels.selectedRow(inComponent: $0) } ?? 0
  }

  /// The date that the wheels show. A day that the month does not have is its last.
  private var chosen: Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: picker.date)
    if columns.contains(.year) {
      let day = columns.contains(.day) ? selected(.day) + 1 : parts.day ?? 1
      parts.year = selected(.year) + 1
      parts.month = selected(.month) + 1
      parts.day = 1
      guard let first = calendar.date(from: parts) else { return nil }
      let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
      parts.day = min(day, count)
    }
    if columns.contains(.date),
      let day = calendar.date(byAdding: .day, value: selected(.date) - Self.dayReach, to: base)
    {
      let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
    }
    if columns.contains(.hour) {
      parts.hour = selected(.hour) + (uses12Hours ? 12 * selected(.period) : 0)
      parts.minute = selected(.minute) * picker.minuteInterval
      parts.second = 0
    }
    return calendar.date(from: parts)
  }

  private static let yearCount = 10_000
  private static let dayReach = 10_000
}
