import EmbeddedFoundation
import Foundation
import Testing

// The parts of Foundation that pages have, beside Foundation itself.
typealias PageDate = EmbeddedFoundation.Date
typealias FoundationDate = Foundation.Date
typealias PageCalendar = EmbeddedFoundation.Calendar
typealias FoundationCalendar = Foundation.Calendar
typealias PageTimeZone = EmbeddedFoundation.TimeZone
typealias FoundationTimeZone = Foundation.TimeZone
typealias PageComponents = EmbeddedFoundation.DateComponents
typealias FoundationComponents = Foundation.DateComponents
typealias PageLocale = EmbeddedFoundation.Locale
typealias FoundationLocale = Foundation.Locale
typealias PageDateFormatter = EmbeddedFoundation.DateFormatter
typealias FoundationDateFormatter = Foundation.DateFormatter
typealias PageIndexSet = EmbeddedFoundation.IndexSet
typealias FoundationIndexSet = Foundation.IndexSet
typealias PageNotification = EmbeddedFoundation.Notification
typealias PageNotificationCenter = EmbeddedFoundation.NotificationCenter
typealias PageNSObjectProtocol = EmbeddedFoundation.NSObjectProtocol

/// A calendar of a page beside Foundation's, in the same time zone and language.
struct CalendarPair {
  var page = PageCalendar(identifier: .gregorian)
  var foundation = FoundationCalendar(identifier: .gregorian)

  init(_ zone: String, locale: String = "en_US") throws {
    page.timeZone = try #require(PageTimeZone(identifier: zone))
    foundation.timeZone = try #require(FoundationTimeZone(identifier: zone))
    page.locale = PageLocale(identifier: locale)
    foundation.locale = FoundationLocale(identifier: locale)
  }

  /// A text with the parts of a date, by both calendars.
  func texts(of seconds: Double) -> (page: String, foundation: String) {
    (
      text(page.dateComponents(Self.parts, from: PageDate(timeIntervalSince1970: seconds))),
      text(
        foundation.dateComponents(
          Self.foundationParts, from: FoundationDate(timeIntervalSince1970: seconds)))
    )
  }

  func text(_ parts: PageComponents) -> String {
    let numbers = [
      parts.era, parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, parts.weekday,
    ]
    return numbers.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  func text(_ parts: FoundationComponents) -> String {
    let numbers = [
      parts.era, parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, parts.weekday,
    ]
    return numbers.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  private static let parts: Set<PageCalendar.Component> = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday,
  ]
  private static let foundationParts: Set<FoundationCalendar.Component> = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday,
  ]
}

/// Random numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    print("seed \(seed)")
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
