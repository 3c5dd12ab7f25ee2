extension Calendar {
  /// The parts of a date.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    let all = dateComponents(in: timeZone, from: date)
    var result = DateComponents()
    for component in components { result.setValue(all.value(for: component), for: component) }
    return result
  }

  /// All parts of a date in a time zone.
  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    let local = LocalTime(date, in: timeZone)
    let (day, whole) = (local.day, Int(local.seconds))
    return DateComponents(
      calendar: self, timeZone: timeZone, era: day.year > 0 ? 1 : 0,
      year: day.year > 0 ? day.year : 1 - day.year, month: day.month, day: day.day, hour: whole / 3600,
      minute: whole / 60 % 60, second: whole % 60, nanosecond: Int((local.seconds - Double(whole)) * 1e9),
      weekday: day.weekday)
  }

  /// A part of a date; 0 for a number of weeks.
  public func component(_ component: Component, from date: Date) -> Int {
    dateComponents(in: timeZone, from: date).value(for: component) ?? 0
  }

  /// The date with these parts. A part beyond its range counts on. Of time that clocks show twice, the first; a time that they leave out
  /// counts from before the gap. Returns nil beyond half a million years.
  public func date(from components: DateComponents) -> Date? {
    let year = components.year ?? 1
    let limits = -500_000...500_000
    guard limits.contains(year), limits.contains(components.month ?? 1), limits.contains(components.day ?? 1)
    else { return nil }
    let day = GregorianDay(
      year: components.era == 0 ? 1 - year : year, month: components.month ?? 1, day: components.day ?? 1)
    let hours = Double(components.hour ?? 0) * 3600 + Double(components.minute ?? 0) * 60
    let seconds = hours + Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1e9
    return LocalTime(day, seconds: seconds).date(in: components.timeZone ?? timeZone)
  }

  /// The first moment of a day.
  public func startOfDay(for date: Date) -> Date {
    LocalTime(LocalTime(date, in: timeZone).day, seconds: 0).date(in: timeZone)
  }

  /// Whether two dates are in the same day.
  public func isDate(_ first: Date, inSameDayAs second: Date) -> Bool {
    LocalTime(first, in: timeZone).day == LocalTime(second, in: timeZone).day
  }

  /// Whether a date is today.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

  /// Whether a date is tomorrow.
  public func isDateInTomorrow(_ date: Date) -> Bool { days(from: Date(), to: date) == 1 }

  /// Whether a date is yesterday.
  public func isDateInYesterday(_ date: Date) -> Bool { days(from: Date(), to: date) == -1 }

  private func days(from first: Date, to second: Date) -> Int {
    LocalTime(second, in: timeZone).day.number - LocalTime(first, in: timeZone).day.number
  }

  /// The numbers that a part has within a larger one; nil if it is no part of that.
  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    switch (smaller, larger) {
    case (.day, .month):
      return 1..<LocalTime(date, in: timeZone).day.daysInMonth + 1
    case (.day, .year):
      let year = LocalTime(date, in: timeZone).day.year
      let first = GregorianDay(year: year, month: 1, day: 1).number
      return 1..<GregorianDay(year: year + 1, month: 1, day: 1).number - first + 1
    case (.month, .year): return 1..<13
    case (.hour, .day): return 0..<24
    case (.minute, .hour), (.second, .minute): return 0..<60
    default: return nil
    }
  }
}
