/// A day of Foundation's Gregorian calendar: of the Julian calendar up to 4 October 1582, of the Gregorian calendar after that.
///
/// Both count years from March here, so that the day that leap years add is the last of a year. Then the months before a month have a
/// number of days that is linear in their number, rounded down.
struct GregorianDay: Equatable {
  /// The year; 0 is the year before the year 1.
  var year: Int
  /// The month, 1 to 12.
  var month: Int
  /// The day of the month, from 1.
  var day: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day some days after the first of January 1970.
  init(number: Int) {
    let isJulian = number < Self.firstGregorianNumber
    let (shift, daysInCycle, yearsInCycle) = isJulian ? (719_470, 1461, 4) : (719_468, 146_097, 400)
    let (cycle, dayOfCycle) = (number + shift).dividedDown(by: daysInCycle)
    // The last day of a cycle belongs to its last year.
    var yearOfCycle = min(dayOfCycle / 365, yearsInCycle - 1)
    while Self.days(before: yearOfCycle, isJulian) > dayOfCycle { yearOfCycle -= 1 }
    let dayOfYear = dayOfCycle - Self.days(before: yearOfCycle, isJulian)
    let monthOfYear = (5 * dayOfYear + 2) / 153
    month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
    day = dayOfYear - (153 * monthOfYear + 2) / 5 + 1
    year = yearsInCycle * cycle + yearOfCycle + (month < 3 ? 1 : 0)
  }

  /// The days from the first of January 1970 to this one. Months and days beyond their ranges count on.
  var number: Int {
    let number = self.number(isJulian: false)
    return number < Self.firstGregorianNumber ? self.number(isJulian: true) : number
  }

  /// The day of the week; 1 is Sunday.
  var weekday: Int { (number + 4).dividedDown(by: 7).remainder + 1 }

  /// The days of the month. October 1582 lacks ten.
  var daysInMonth: Int {
    GregorianDay(year: year, month: month + 1, day: 1).number
      - GregorianDay(year: year, month: month, day: 1).number
  }

  /// The day with the same number, or the last of the month, some months later.
  func adding(months: Int) -> GregorianDay {
    let (years, index) = (month - 1 + months).dividedDown(by: 12)
    let first = GregorianDay(year: year + years, month: index + 1, day: 1)
    return GregorianDay(year: first.year, month: first.month, day: min(day, first.daysInMonth))
  }

  /// The day some days later.
  func adding(days: Int) -> GregorianDay { GregorianDay(number: number + days) }

  /// 15 October 1582.
  private static let firstGregorianNumber = -141_427

  private func number(isJulian: Bool) -> Int {
    let (years, index) = (month - 3).dividedDown(by: 12)
    let dayOfYear = (153 * index + 2) / 5 + day - 1
    return Self.days(before: year + years, isJulian) + dayOfYear - (isJulian ? 719_470 : 719_468)
  }

  /// The days of the years from 0 on, or of those back to 0 as a negative number.
  private static func days(before year: Int, _ isJulian: Bool) -> Int {
    let days = 365 * year + year.dividedDown(by: 4).quotient
    return isJulian ? days : days - year.dividedDown(by: 100).quotient + year.dividedDown(by: 400).quotient
  }
}

extension Int {
  /// The quotient, rounded down, with a remainder that is not negative.
  func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
