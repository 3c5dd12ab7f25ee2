import EmbeddedFoundation
import Foundation
import Testing

@Suite struct CalendarTests {
  static let zones = [
    "GMT", "Europe/Oslo", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo",
  ]
  /// The first second of the year 1 and that of the year 10000.
  private static let years = -62_135_596_800.0...253_402_300_800.0

  @Test(arguments: zones)
  func `a date has the parts that Foundation's calendar states, and the parts lead back to it`(_ zone: String)
    throws
  {
    let pair = try CalendarPair(zone)
    var generator = SeededGenerator(seed: 1582)
    for _ in 0..<10_000 {
      let seconds = Double.random(in: Self.years, using: &generator).rounded()
      let (own, expected) = pair.texts(of: seconds)
      #expect(own == expected, "\(seconds)")
      try expectSameDate(pair, of: seconds)
    }
  }

  private func expectSameDate(_ pair: CalendarPair, of seconds: Double) throws {
    let parts = pair.page.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: PageDate(timeIntervalSince1970: seconds))
    let foundationParts = pair.foundation.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: FoundationDate(timeIntervalSince1970: seconds))
    let date = try #require(pair.page.date(from: parts))
    let expected = try #require(pair.foundation.date(from: foundationParts))
    #expect(date.timeIntervalSince1970 == expected.timeIntervalSince1970, "\(seconds)")
  }

  @Test(arguments: zones)
  func `times that clocks leave out or show twice become the dates that Foundation has`(_ zone: String) throws
  {
    let pair = try CalendarPair(zone)
    for day in 0..<366 {
      for minute in stride(from: 0, to: 24 * 60, by: 30) {
        let parts = PageComponents(year: 2012, month: 1, day: 1 + day, hour: 0, minute: minute)
        let expected = FoundationComponents(year: 2012, month: 1, day: 1 + day, hour: 0, minute: minute)
        #expect(
          pair.page.date(from: parts)?.timeIntervalSince1970
            == pair.foundation.date(from: expected)?.timeIntervalSince1970, "day \(day), minute \(minute)")
      }
    }
  }

  @Test(arguments: zones)
  func `dates move as in Foundation`(_ zone: String) throws {
    let pair = try CalendarPair(zone)
    let units: [(PageCalendar.Component, FoundationCalendar.Component, Int)] = [
      (.year, .year, 300), (.month, .month, 2000), (.weekOfYear, .weekOfYear, 2000), (.day, .day, 20_000),
      (.hour, .hour, 100_000), (.minute, .minute, 100_000), (.second, .second, 100_000),
    ]
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let seconds = Double.random(in: -5e9...2e10, using: &generator).rounded()
      let (unit, foundationUnit, reach) = units.randomElement(using: &generator)!
      let value = Int.random(in: -reach...reach, using: &generator)
      let own = pair.page.date(byAdding: unit, value: value, to: PageDate(timeIntervalSince1970: seconds))
      let expected = pair.foundation.date(
        byAdding: foundationUnit, value: value, to: FoundationDate(timeIntervalSince1970: seconds))
      #expect(own?.timeIntervalSince1970 == expected?.timeIntervalSince1970, "\(seconds), \(value) \(unit)")
    }
  }

  @Test(arguments: zones)
  func `lengths of time have the parts that Foundation states`(_ zone: String) throws {
    let pair = try CalendarPair(zone)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let start = Double.random(in: -5e9...5e9, using: &generator).rounded()
      let end = start + Double.random(in: -2e9...2e9, using: &generator).rounded()
      let own = pair.page.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: PageDate(timeIntervalSince1970: start),
        to: PageDate(timeIntervalSince1970: end))
      let expected = pair.foundation.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: FoundationDate(timeIntervalSince1970: start),
        to: FoundationDate(timeIntervalSince1970: end))
      #expect(pair.text(own) == pair.text(expected), "\(start) to \(end)")
    }
  }

  @Test(arguments: zones)
  func `days begin, have times and are compared as in Foundation`(_ zone: String) throws {
    let pair = try CalendarPair(zone)
    for index in 0..<4000 {
      let seconds = 1_325_376_000 + Double(index) * 7931
      let (date, expected) = (
        PageDate(timeIntervalSince1970: seconds), FoundationDate(timeIntervalSince1970: seconds)
      )
      #expect(
        pair.page.startOfDay(for: date).timeIntervalSince1970
          == pair.foundation.startOfDay(for: expected).timeIntervalSince1970, "\(seconds)")
      #expect(
        pair.page.isDate(date, inSameDayAs: date + 40_000)
          == pair.foundation.isDate(expected, inSameDayAs: expected + 40_000), "\(seconds)")
      #expect(
        pair.page.date(bySettingHour: index % 24, minute: 30, second: 5, of: date)?.timeIntervalSince1970
          == pair.foundation.date(bySettingHour: index % 24, minute: 30, second: 5, of: expected)?
          .timeIntervalSince1970, "\(seconds), hour \(index % 24)")
    }
  }

  @Test func `months and years have the days that Foundation states`() throws {
    let pair = try CalendarPair("GMT")
    for month in 0..<2400 {
      let parts = PageComponents(year: 1600, month: 1 + month)
      let date = try #require(pair.page.date(from: parts))
      let expected = FoundationDate(timeIntervalSince1970: date.timeIntervalSince1970)
      #expect(
        pair.page.range(of: .day, in: .month, for: date)
          == pair.foundation.range(of: .day, in: .month, for: expected))
      #expect(
        pair.page.range(of: .day, in: .year, for: date)
          == pair.foundation.range(of: .day, in: .year, for: expected))
    }
  }

  @Test func `today is neither tomorrow nor yesterday`() {
    let (calendar, now) = (PageCalendar.current, PageDate.now)
    #expect(
      calendar.isDateInToday(now) && !calendar.isDateInTomorrow(now) && !calendar.isDateInYesterday(now))
  }

  @Test func `no date stops the program`() {
    let calendar = PageCalendar(identifier: .gregorian)
    for seconds in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300] {
      let date = PageDate(timeIntervalSince1970: seconds)
      for component in PageCalendar.Component.allCases {
        _ = calendar.component(component, from: date)
        _ = calendar.date(byAdding: component, value: .max, to: date)
        _ = calendar.dateComponents([component], from: PageDate(timeIntervalSince1970: 0), to: date)
      }
      _ = calendar.startOfDay(for: date)
    }
    #expect(calendar.date(from: PageComponents(year: .max, month: .min)) == nil)
  }

  @Test func `a time zone with a constant distance has no name of a place`() throws {
    let zone = try #require(PageTimeZone(secondsFromGMT: 19_800))
    #expect(zone.identifier == "GMT+0530")
    #expect(zone.secondsFromGMT(for: .now) == 19_800)
    #expect(PageTimeZone(secondsFromGMT: 70_000) == nil)
    #expect(PageTimeZone(identifier: "Nowhere/At_All") == nil)
  }
}
