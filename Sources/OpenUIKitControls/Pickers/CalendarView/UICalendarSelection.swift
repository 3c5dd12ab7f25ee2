/// How days of a calendar view are selected. Apps use ``UICalendarSelectionSingleDate`` and ``UICalendarSelectionMultiDate``.
public class UICalendarSelection: NSObject, ViewTreeConfined {
  /// The view whose days are selected.
  final weak var calendarView: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate again which days can be selected.
  public final func updateSelectableDates() { calendarView?.selectionDidChange() }

  /// Whether the day that begins at a date is selected.
  func selects(_ day: Date, in view: UICalendarView) -> Bool { false }
  /// Whether a tap may change a day.
  func allows(_ day: DateComponents, isSelected: Bool) -> Bool { true }
  /// The user has tapped a day.
  func choose(_ day: DateComponents, _ date: Date, in view: UICalendarView) {}
}

/// The selection of one day, or none.
public final class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that is notified of the user's choice; not retained.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day; nil, the default, for none. Setting it does not call the delegate.
  public var selectedDate: DateComponents? { didSet { updateSelectableDates() } }

  /// Selects a day, or none, animated if `animated`. Does not call the delegate.
  public func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func selects(_ day: Date, in view: UICalendarView) -> Bool {
    selectedDate.map { view.isDay($0, day) } ?? false
  }

  override func allows(_ day: DateComponents, isSelected: Bool) -> Bool {
    isSelected || delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func choose(_ day: DateComponents, _ date: Date, in view: UICalendarView) {
    let chosen = selects(date, in: view) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: chosen) ?? (chosen != nil) else { return }
    selectedDate = chosen
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// The object that is notified of the selection of one day.
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has selected a day; nil if the selected one was deselected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected, and, for nil, whether the selected one can be deselected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  )
    -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Whether there is a day: every day can be selected, and none deselected.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}

/// The selection of several days.
public final class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that is notified of the user's choice; not retained.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days, in the order of their selection; empty by default. Setting them does not call the delegate.
  public var selectedDates: [DateComponents] = [] { didSet { updateSelectableDates() } }

  /// Selects days, animated if `animated`. Does not call the delegate.
  public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func selects(_ day: Date, in view: UICalendarView) -> Bool {
    selectedDates.contains { view.isDay($0, day) }
  }

  override func allows(_ day: DateComponents, isSelected: Bool) -> Bool {
    isSelected || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func choose(_ day: DateComponents, _ date: Date, in view: UICalendarView) {
    guard selects(date, in: view) else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
    selectedDates.removeAll { view.isDay($0, date) }
    delegate?.multiDateSelection(self, didDeselectDate: day)
  }
}

/// The object that is notified of the selection of several days.
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  )
    -> Bool
  /// Whether a selected day can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True: every day can be selected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True: every day can be deselected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
