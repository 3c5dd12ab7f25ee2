extension Calendar {
  /// The date some years, months, days or shorter parts later. Days and what is longer keep the time that clocks show, and a day that a
  /// month does not have becomes its last. Returns nil for eras and days of the week.
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    var local = LocalTime(date, in: timeZone)
    switch component {
    case .year: local.day = local.day.adding(months: Self.product(12, value, limit: 13_000_000))
    case .month: local.day = local.day.adding(months: Self.product(1, value, limit: 13_000_000))
    case .weekOfYear: local.day = local.day.adding(days: Self.product(7, value, limit: 400_000_000))
    case .day: local.day = local.day.adding(days: Self.product(1, value, limit: 400_000_000))
    case .hour: return date + 3600 * Double(value)
    case .minute: return date + 60 * Double(value)
    case .second: return date + Double(value)
    case .nanosecond: return date + Double(value) / 1e9
    case .era, .weekday: return nil
    }
    let moved = local.date(in: timeZone)
    // Of a time that clocks show twice, a move by nothing keeps the second.
    return value == 0 ? date : moved
  }

  /// The product within limits that are beyond the distance of any two dates, and within what an integer of 32 bits holds.
  private static func product(_ length: Int, _ value: Int, limit: Int) -> Int {
    Int(min(max(Double(length) * Double(value), Double(-limit)), Double(limit)))
  }

  /// The date later by the length of time that the parts state, the longest part first.
  public func date(byAdding components: DateComponents, to date: Date) -> Date? {
    var result = date
    for component in Self.lengths {
      guard let value = components.value(for: component), value != 0 else { continue }
      guard let moved = self.date(byAdding: component, value: value, to: result) else { return nil }
      result = moved
    }
    return result
  }

  /// The length of time between two dates in the given parts, the longest part first. Negative if the second date is earlier.
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    let end = LocalTime.limited(end)
    var (result, reached) = (DateComponents(), LocalTime.limited(start))
    for component in Self.lengths where components.contains(component) {
      let count = count(of: component, from: reached, to: end)
      result.setValue(count, for: component)
      reached = date(byAdding: component, value: count, to: reached) ?? reached
    }
    return result
  }

  /// How often a part fits between two dates.
  private func count(of component: Component, from start: Date, to end: Date) -> Int {
    let estimate = (end.timeIntervalSince(start) / Self.seconds(of: component)).rounded(.towardZero)
    var count = Int(min(max(estimate, Double(Int32.min)), Double(Int32.max)))
    guard [.year, .month, .weekOfYear, .day].contains(component) else { return count }
    let step = end < start ? -1 : 1
    while count != 0, passes(end, component, count, start, step) { count -= step }
    while !passes(end, component, count + step, start, step) { count += step }
    return count
  }

  /// Whether a date that is moved by some parts lies beyond the end in the direction of the step.
  private func passes(_ end: Date, _ component: Component, _ count: Int, _ start: Date, _ step: Int) -> Bool {
    guard let moved = date(byAdding: component, value: count, to: start) else { return true }
    return step > 0 ? moved > end : moved < end
  }

  /// The parts of lengths of time, the longest first.
  private static let lengths: [Component] = [
    .year, .month, .weekOfYear, .day, .hour, .minute, .second, .nanosecond,
  ]

  /// The seconds of a part, on average.
  private static func seconds(of component: Component) -> Double {
    switch component {
    case .year: 31_556_952
    case .month: 2_629_746
    case .weekOfYear: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .nanosecond: 1e-9
    case .second, .era, .weekday: 1
    }
  }

  /// The time of a day at which clocks show an hour, minute and second; the first time after a gap if they leave it out.
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    let day = LocalTime(date, in: timeZone).day
    let wish = Double(hour * 3600 + minute * 60 + second)
    let result = LocalTime(day, seconds: wish).date(in: timeZone)
    let shown = LocalTime(result, in: timeZone)
    return shown.day == day && shown.seconds == wish ? result : endOfGap(before: result)
  }

  /// The first moment with the offset of a date that follows a gap.
  private func endOfGap(before date: Date) -> Date {
    let offset = timeZone.secondsFromGMT(for: date)
    var (early, late) = (-86_400.0, 0.0)
    while late - early > 1 {
      let middle = ((early + late) / 2).rounded(.down)
      if timeZone.secondsFromGMT(for: date + middle) == offset { late = middle } else { early = middle }
    }
    return date + late
  }
}
