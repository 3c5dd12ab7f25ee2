import Foundation

/// A unit of a length of time, the largest first.
enum DurationUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// How many of a smaller unit are in one; nil if that differs.
  func count(of smaller: DurationUnit) -> Int? {
    let seconds: [DurationUnit: Int] = [.week: 604_800, .day: 86400, .hour: 3600, .minute: 60, .second: 1]
    if self == .year, smaller == .month { return 12 }
    guard let own = seconds[self], let other = seconds[smaller] else { return nil }
    return own / other
  }

  /// The unit as Foundation's durations have it; nil for months and years.
  var duration: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}

/// A number of units.
struct DurationPart {
  let unit: DurationUnit
  var amount: Int
}
