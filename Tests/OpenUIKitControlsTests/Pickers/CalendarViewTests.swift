import Foundation
import OpenUIKit
import Testing

@testable import OpenUIKitControls

/// By Apple's documentation and headers of `UICalendarView` and its selections.
@MainActor
@Suite("Calendar views")
struct CalendarViewTests {
  private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var calls: [String] = []
    var decorations: [Int: UICalendarView.Decoration] = [:]
    var allowsNone = false
    var refused: Set<Int> = []
    var keeps = false

    private func text(_ day: DateComponents?) -> String {
      guard let day else { return "none" }
      return "\(day.year ?? 0)-\(day.month ?? 0)" + (day.day.map { "-\($0)" } ?? "")
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    { decorations[dateComponents.day ?? 0] }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { calls.append("from \(text(previousDateComponents)) to \(text(calendarView.visibleDateComponents))") }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      calls.append("select \(text(dateComponents))")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    )
      -> Bool
    { dateComponents.map { !refused.contains($0.day ?? 0) } ?? allowsNone }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) {
      calls.append("add \(text(dateComponents))")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { calls.append("remove \(text(dateComponents))") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !keeps }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UICalendarView()
  private let delegate = Delegate()
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    self.calendar = calendar
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = calendar.timeZone
    view.visibleDateComponents = DateComponents(calendar: calendar, year: 2023, month: 1)
    view.delegate = delegate
    view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: view.intrinsicContentSize)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, year: year, month: month, day: day)
  }

  private func element(_ label: String) -> UIResponder? {
    window.accessibilityTree().first { $0.accessibilityLabel == label }
  }

  private func tap(_ label: String) throws {
    let frame = try #require(element(label)).accessibilityFrame
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  private func tap(_ point: CGPoint) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
    run()
  }

  private func run(_ seconds: Double = 1) {
    for _ in 0..<Int(seconds * 60) { window.clock.advance(by: 1.0 / 60) }
  }

  private var selected: [String] {
    window.accessibilityTree().filter { $0.accessibilityTraits.contains(.selected) }.compactMap(
      \.accessibilityLabel)
  }

  private func dayButton(_ number: Int) throws -> DayButton {
    func find(_ view: UIView) -> DayButton? {
      if let button = view as? DayButton, calendar.component(.day, from: button.date) == number {
        return button
      }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(view))
  }

  @Test("shows the days of a month below its title")
  func month() throws {
    #expect(element("January 2023") != nil && element("Tuesday, January 31") != nil)
    // January 1, 2023 was a Sunday: seven columns of (320 - 16) / 7 points, and weeks of 56 points.
    let first = try #require(element("Sunday, January 1")).accessibilityFrame
    #expect(first.minX == 28 && first.minY == 168 && first.height == 56)
    let last = try #require(element("Tuesday, January 31")).accessibilityFrame
    #expect(abs(last.minY - (168 + 4 * 56)) < 0.01)
    #expect(view.visibleDateComponents.month == 1 && view.visibleDateComponents.year == 2023)
    view.locale = Locale(identifier: "de_DE")
    window.layoutIfNeeded()
    #expect(element("Januar 2023") != nil)
  }

  @Test("selects one day, which can be deselected if the delegate allows it")
  func single() throws {
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    delegate.refused = [5]
    selection.updateSelectableDates()
    #expect(element("Thursday, January 5")?.accessibilityTraits.contains(.notEnabled) == true)
    try tap("Friday, January 6")
    try tap("Thursday, January 5")
    try tap("Friday, January 6")
    #expect(delegate.calls == ["select 2023-1-6"] && selected == ["Friday, January 6"])
    #expect(selection.selectedDate?.day == 6 && selection.selectedDate?.calendar != nil)
    delegate.allowsNone = true
    try tap("Friday, January 6")
    #expect(delegate.calls.last == "select none" && selected == [] && selection.selectedDate == nil)
    selection.setSelected(day(2023, 1, 9), animated: false)
    #expect(selected == ["Monday, January 9"] && delegate.calls.count == 2)
  }

  @Test("selects several days")
  func several() throws {
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    try tap("Friday, January 6")
    try tap("Monday, January 9")
    try tap("Friday, January 6")
    #expect(delegate.calls == ["add 2023-1-6", "add 2023-1-9", "remove 2023-1-6"])
    delegate.keeps = true
    try tap("Monday, January 9")
    #expect(selection.selectedDates.map(\.day) == [9] && selected == ["Monday, January 9"])
    selection.selectedDates = [day(2023, 1, 2), day(2023, 2, 2)]
    #expect(selected == ["Monday, January 2"])
  }

  @Test("Without a selection a tap does nothing")
  func none() throws {
    try tap("Friday, January 6")
    #expect(selected == [] && delegate.calls == [])
  }

  @Test("moves by arrows and swipes, and notifies its delegate")
  func movement() throws {
    try tap("Next Month")
    #expect(element("February 2023") != nil)
    let middle = try #require(element("Wednesday, February 15")).accessibilityFrame
    window.sendTouch(.began, at: CGPoint(x: middle.midX, y: middle.midY))
    for step in 1...5 {
      window.clock.advance(by: 0.02)
      window.sendTouch(.moved, at: CGPoint(x: middle.midX + CGFloat(step) * 20, y: middle.midY))
    }
    window.sendTouch(.ended, at: CGPoint(x: middle.midX + 100, y: middle.midY))
    run()
    #expect(element("January 2023") != nil)
    #expect(delegate.calls == ["from 2023-1 to 2023-2", "from 2023-2 to 2023-1"])
    view.setVisibleDateComponents(day(2024, 2, 29), animated: true)
    run()
    #expect(element("Thursday, February 29") != nil && delegate.calls.count == 2)
  }

  @Test("The title opens wheels for another month and year")
  func wheels() throws {
    let title = try #require(element("January 2023")).accessibilityFrame
    tap(CGPoint(x: title.minX + 20, y: title.midY))
    #expect(window.accessibilityTree().compactMap(\.accessibilityValue).suffix(2) == ["January", "2023"])
    let wheel = try #require(window.accessibilityTree().last { $0.accessibilityValue == "January" })
    wheel.accessibilityIncrement()
    run(2)
    #expect(delegate.calls == ["from 2023-1 to 2023-2"])
    tap(CGPoint(x: title.minX + 20, y: title.midY))
    #expect(element("Tuesday, February 28") != nil)
  }

  @Test("stays within its range of dates")
  func range() throws {
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
    let dates = [day(2023, 1, 10), day(2023, 2, 5)].compactMap { calendar.date(from: $0) }
    view.availableDateRange = DateInterval(start: dates[0], end: dates[1])
    window.layoutIfNeeded()
    #expect(element("Monday, January 9")?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(element("Tuesday, January 10")?.accessibilityTraits.contains(.notEnabled) == false)
    #expect(element("Previous Month")?.accessibilityTraits.contains(.notEnabled) == true)
    try tap("Next Month")
    #expect(element("Next Month")?.accessibilityTraits.contains(.notEnabled) == true)
    view.visibleDateComponents = day(2025, 1, 1)
    #expect(view.visibleDateComponents.year == 2023)
    view.availableDateRange = DateInterval(start: dates[0].addingTimeInterval(-400 * 86400), duration: 86400)
    #expect(view.visibleDateComponents.year == 2021)
  }

  @Test("asks for decorations, and again where they have changed")
  func decorations() throws {
    delegate.decorations = [3: .default(color: .red, size: .large), 4: .customView { UILabel() }]
    view.reloadDecorations(forDateComponents: [day(2023, 1, 3), day(2023, 1, 4)], animated: false)
    #expect(
      try dayButton(3).decoration != nil && dayButton(4).decoration != nil && dayButton(5).decoration == nil)
    delegate.decorations = [5: UICalendarView.Decoration()]
    view.reloadDecorations(forDateComponents: [day(2023, 1, 3), day(2023, 1, 5)], animated: true)
    #expect(
      try dayButton(3).decoration == nil && dayButton(4).decoration != nil && dayButton(5).decoration != nil)
    try tap("Next Month")
    #expect(try dayButton(5).decoration != nil && dayButton(4).decoration == nil)
    view.wantsDateDecorations = false
    window.layoutIfNeeded()
    #expect(try dayButton(5).decoration == nil)
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 44 + 24 + 6 * 44))
  }
}
