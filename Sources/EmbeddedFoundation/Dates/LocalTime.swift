/// A day and the seconds since its start, as clocks in a time zone show them.
struct LocalTime {
  var day: GregorianDay
  /// The seconds since midnight, with a fraction. More than a day counts on.
  var seconds: Double

  /// Creates the time on clocks in a zone at a date. Beyond half a million years, the nearest such date; for NaN, the start of 1970.
  init(_ date: Date, in zone: TimeZone) {
    let date = Self.limited(date)
    let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let days = (local / 86_400).rounded(.down)
    day = GregorianDay(number: Int(days))
    seconds = local - days * 86_400
  }

  init(_ day: GregorianDay, seconds: Double) { (self.day, self.seconds) = (day, seconds) }

  /// The date at which clocks in a zone show this. Of two, the first. A time that clocks leave out counts from before the gap.
  func date(in zone: TimeZone) -> Date {
    let local = Double(day.number) * 86_400 + seconds
    let before = Self.offset(in: zone, local - 86_400)
    let after = Self.offset(in: zone, local + 86_400)
    let isAfter =
      Self.offset(in: zone, local - before) != before && Self.offset(in: zone, local - after) == after
    return Date(timeIntervalSince1970: local - (isAfter ? after : before))
  }

  private static func offset(in zone: TimeZone, _ seconds: Double) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }

  /// The nearest date within half a million years. For NaN, the start of 1970.
  static func limited(_ date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: seconds.isNaN ? 0 : min(max(seconds, -farthest), farthest))
  }

  private static let farthest = 1.6e13
}
