import Foundation
import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let picker = UIDatePicker()
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    self.calendar = calendar
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    window.addSubview(picker)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func run(_ seconds: Double = 2) {
    for _ in 0..<Int(seconds * 60) { window.clock.advance(by: 1.0 / 60) }
  }

  private func layOut() {
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 20, y: 100)
    window.layoutIfNeeded()
  }

  private func element(_ label: String) -> UIResponder? {
    window.accessibilityTree().first { $0.accessibilityLabel == label }
  }

  private func tap(_ label: String) throws {
    let frame = try #require(element(label)).accessibilityFrame
    window.sendTouch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    window.sendTouch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
    run(1)
  }

  @Test("clamp the date to the limits, unless these exclude every date")
  func limits() {
    picker.minimumDate = date(2020, 1, 10)
    picker.maximumDate = date(2020, 1, 20)
    picker.date = date(2020, 2, 1)
    #expect(picker.date == date(2020, 1, 20))
    picker.date = date(2019, 2, 1)
    #expect(picker.date == date(2020, 1, 10))
    picker.minimumDate = date(2021, 1, 1)
    picker.date = date(2000, 1, 1)
    #expect(picker.date == date(2000, 1, 1))
  }

  @Test("are compact by default, and have wheels for durations")
  func styles() {
    #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test("choose a date with wheels in the order of the language; a day that a month lacks is its last")
  func wheels() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = date(2023, 1, 31)
    layOut()
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let wheels = window.accessibilityTree()
    #expect(wheels.map { $0.accessibilityValue } == ["January", "31", "2023"])
    wheels[0].accessibilityIncrement()
    run()
    #expect(picker.date == date(2023, 2, 28) && events == 1)
    #expect(window.accessibilityTree().map { $0.accessibilityValue } == ["February", "28", "2023"])
    picker.locale = Locale(identifier: "de_DE")
    layOut()
    #expect(window.accessibilityTree().map { $0.accessibilityValue } == ["28", "Februar", "2023"])
  }

  @Test("choose a time with wheels of 12 or 24 hours, at a distance of minutes")
  func time() {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.minuteInterval = 15
    picker.date = date(2023, 1, 31, 13, 30)
    layOut()
    #expect(window.accessibilityTree().map { $0.accessibilityValue } == ["1", "30", "PM"])
    window.accessibilityTree()[1].accessibilityIncrement()
    run()
    #expect(picker.date == date(2023, 1, 31, 13, 45))
    picker.locale = Locale(identifier: "de_DE")
    layOut()
    #expect(window.accessibilityTree().map { $0.accessibilityValue } == ["13", "45"])
  }

  @Test("choose a day in a calendar, which keeps the time and moves by months")
  func inline() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = date(2023, 1, 5)
    picker.date = date(2023, 1, 31, 10, 20)
    layOut()
    #expect(picker.bounds.size == CGSize(width: 320, height: 332))
    #expect(element("January 2023") != nil)
    #expect(element("Wednesday, January 4")?.accessibilityTraits.contains(.notEnabled) == true)
    try tap("Thursday, January 5")
    #expect(picker.date == date(2023, 1, 5, 10, 20))
    try tap("Next Month")
    #expect(element("February 2023") != nil && picker.date == date(2023, 1, 5, 10, 20))
    try tap("Tuesday, February 28")
    #expect(picker.date == date(2023, 2, 28, 10, 20))
    #expect(element("Tuesday, February 28")?.accessibilityTraits.contains(.selected) == true)
  }

  @Test("show a field for the time below a calendar, which opens wheels")
  func inlineTime() throws {
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .inline
    picker.date = date(2023, 1, 31, 10, 20)
    layOut()
    #expect(picker.bounds.size == CGSize(width: 320, height: 382))
    #expect(element("Time") != nil)
    // A space of a language's own may be before the half of the day.
    let field = window.accessibilityTree().compactMap { $0.accessibilityLabel }.first {
      $0.hasPrefix("10:20")
    }
    try tap(try #require(field))
    #expect(window.accessibilityTree().map { $0.accessibilityValue } == ["10", "20", "AM"])
    window.accessibilityTree()[0].accessibilityIncrement()
    run()
    #expect(picker.date == date(2023, 1, 31, 11, 20))
  }

  @Test("open a calendar from a compact field, which a touch outside closes")
  func compact() throws {
    picker.datePickerMode = .date
    picker.date = date(2023, 1, 31)
    layOut()
    #expect(picker.bounds.height == 34)
    try tap("Jan 31, 2023")
    try tap("Tuesday, January 10")
    #expect(picker.date == date(2023, 1, 10))
    window.sendTouch(.began, at: CGPoint(x: 200, y: 830))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 830))
    run(1)
    #expect(window.accessibilityTree().map { $0.accessibilityLabel } == ["Jan 10, 2023"])
  }

  @Test("begin with the first field if they are narrower than their fields")
  func narrow() throws {
    picker.preferredDatePickerStyle = .compact
    picker.date = date(2023, 1, 31)
    picker.frame = CGRect(x: 20, y: 100, width: 50, height: 50)
    window.layoutIfNeeded()
    #expect(try #require(element("Jan 31, 2023")).accessibilityFrame.minX == 20)
  }
}
