@_spi(Overrides) import OpenUIKitCore

/// A month of a calendar, whose days have decorations and can be selected.
///
/// The title opens wheels for another month and year, and arrows and swipes lead to the months beside it. Apple publishes no distances; those
/// here are the date picker's, with 12 points below each number for a decoration.
open class UICalendarView: UIView {
  private var month: MonthView?

  /// Creates a calendar of the present month with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a calendar of the present month.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    rebuild(showing: Date())
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  // MARK: Calendar

  /// The calendar; the user's by default.
  public final var calendar = Calendar.current { didSet { rebuild() } }
  /// The language, the first day of the week and the order of the parts of a date; the user's by default.
  public final var locale = Locale.current { didSet { rebuild() } }
  /// The time zone; nil, the default, for that of the calendar.
  public final var timeZone: TimeZone? { didSet { rebuild() } }
  /// The design of the fonts.
  public final var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }

  /// The dates that can be seen and selected; all by default. If the visible month is outside of them, the nearest one is shown.
  public final var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { rebuild() }
  }

  /// The calendar with language and time zone.
  private var ownCalendar: Calendar {
    var own = calendar
    if let timeZone { own.timeZone = timeZone }
    own.locale = locale
    return own
  }

  private var limits: DateLimits {
    DateLimits(minimum: availableDateRange.start, maximum: availableDateRange.end)
  }

  private func rebuild(showing date: Date? = nil) {
    let wished = date ?? month?.month ?? Date()
    month?.removeFromSuperview()
    let made = MonthView(ownCalendar, month: limits.clamped(wished), of: self)
    made.limits = limits
    made.rowHeight = wantsDateDecorations ? Self.numberHeight + Self.decorationHeight : Self.numberHeight
    made.font = { [fontDesign] size, weight in
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }
    month = made
    addSubview(made)
    made.reload()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Visible month

  /// The visible month: its calendar, era, year and month. Setting it shows the month of a date; one outside of ``availableDateRange`` is
  /// refused.
  public final var visibleDateComponents: DateComponents {
    get { monthComponents(of: month?.month ?? Date()) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date, animated if `animated`. Refuses one outside of ``availableDateRange``.
  public final func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let month, let date = date(of: dateComponents) else { return }
    let first = ownCalendar.firstDay(ofMonth: date)
    guard let end = ownCalendar.date(byAdding: .month, value: 1, to: first),
      limits.allows(day: first, end: end)
    else { return }
    month.show(date)
    guard animated, window != nil else { return }
    month.alpha = 0
    UIView.animate(withDuration: 0.25) { month.alpha = 1 }
  }

  private func monthComponents(of date: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  // MARK: Decorations

  /// The object that states the decorations; not retained.
  public final weak var delegate: (any UICalendarViewDelegate)? { didSet { month?.updateDays() } }

  /// Whether there is room for decorations; true by default.
  public final var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { rebuild() } }
  }

  /// Asks the delegate again for the decorations of visible days, animated if `animated`.
  public final func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let wanted = Set(dates.compactMap { date(of: $0).map(ownCalendar.startOfDay) })
    for day in month?.days ?? [] where wanted.contains(ownCalendar.startOfDay(for: day.date)) {
      decorate(day)
      guard animated, window != nil, let decoration = day.decoration else { continue }
      decoration.alpha = 0
      UIView.animate(withDuration: 0.25) { decoration.alpha = 1 }
    }
  }

  private func decorate(_ day: DayButton) {
    let decoration =
      wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components(of: day.date)) : nil
    day.decoration = decoration?.makeView()
  }

  // MARK: Selection

  /// How days are selected; nil, the default, for none.
  public final var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      month?.updateDays()
    }
  }

  /// Shows what is selected, and what can be.
  func selectionDidChange() { updateSelection() }

  private func updateSelection() {
    for day in month?.days ?? [] { showSelection(of: day) }
  }

  private func showSelection(of day: DayButton) {
    let end = ownCalendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
    let components = components(of: day.date)
    day.isSelected = selectionBehavior?.selects(day.date, in: self) ?? false
    day.isEnabled =
      limits.allows(day: day.date, end: end)
      && (selectionBehavior?.allows(components, isSelected: day.isSelected) ?? true)
    day.isUserInteractionEnabled = selectionBehavior != nil
    day.setNeedsLayout()
  }

  /// A day as the delegates get it: calendar, era, year, month and day.
  func components(of date: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  /// The date of components, by their own calendar or else by that of the view; nil for none.
  func date(of components: DateComponents) -> Date? {
    guard let other = components.calendar, other.identifier != calendar.identifier else {
      return ownCalendar.date(from: components)
    }
    return other.date(from: components)
  }

  /// Whether components are a day that begins at a date.
  func isDay(_ components: DateComponents, _ date: Date) -> Bool {
    self.date(of: components).map { ownCalendar.isDate($0, inSameDayAs: date) } ?? false
  }

  // MARK: Layout

  /// The size of six weeks with their title, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.width, height: month?.wishedHeight ?? 0)
  }

  /// The size of six weeks with their title, in points. Weeks are as wide as the view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the month the size of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    month?.frame = bounds
  }

  private static let width: CGFloat = 320
  private static let numberHeight: CGFloat = 44
  private static let decorationHeight: CGFloat = 12
}

extension UICalendarView: MonthViewOwner {
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = ownCalendar
    formatter.timeZone = ownCalendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  func prepare(_ day: DayButton) {
    if wantsDateDecorations { day.numberHeight = Self.numberHeight }
    if let month { day.fontOfWeight = { month.font(20, $0) } }
    showSelection(of: day)
    decorate(day)
  }

  func choose(_ day: Date) {
    selectionBehavior?.choose(components(of: day), day, in: self)
    updateSelection()
  }

  func monthDidChange(from old: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: old))
  }
}

/// The object that states the decorations of a calendar.
public protocol UICalendarViewDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The decoration of a day; nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// The user has moved to another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
