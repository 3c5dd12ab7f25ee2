import Foundation

/// Describes a length of time in several units: “1:05:00”, “2 hours, 5 minutes”.
///
/// Units of weeks and less have the words of the language. Months and years have English ones, because Foundation outside of Apple's systems
/// has no others.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written, with 1 hour and 5 minutes as the example.
  public enum UnitsStyle: Int, Sendable {
    /// “1:05:00”.
    case positional = 0
    /// “1h 5m”.
    case abbreviated = 1
    /// “1 hr, 5 min”.
    case short = 2
    /// “1 hour, 5 minutes”.
    case full = 3
    /// “one hour, five minutes”.
    case spellOut = 4
    /// “1hr 5min”.
    case brief = 5
  }

  /// Which units are left out if they are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones in positions, all others in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first other one.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those after the last other one.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units of the text: years, months, weeks, days, hours, minutes and seconds. An empty set means all that are not 0.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that decides how long units are; the current one by default. Its locale has the words.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date at which a length in seconds begins, which decides how long its months are.
  open var referenceDate: Date?
  /// Whether the smallest unit has a fraction. Kept without an effect: Apple's formatter writes none either in most styles.
  open var allowsFractionalUnits = false
  /// The greatest number of units, from the largest that is not 0 on; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of 1 is written in the next smaller one.
  open var collapsesLargestUnit = false
  /// Whether the text begins with “About”.
  open var includesApproximationPhrase = false
  /// Whether the text ends with “remaining”.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// Describes components; nil if none is of the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Describes a length in seconds; nil if it is not finite.
  open func string(from ti: TimeInterval) -> String? {
    // The calendar divides lengths of up to some thousand years.
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.toNearestOrEven)))
  }

  /// Describes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let (first, last) = (min(startDate, endDate), max(startDate, endDate))
    let units = DurationUnit.allCases.filter { allowed.contains($0) }
    guard !units.isEmpty else { return nil }
    let found = usedCalendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
    var parts = units.map { DurationPart(unit: $0, amount: found.value(for: $0.component) ?? 0) }
    parts = limited(collapsed(parts))
    return text(of: kept(parts), isNegative: endDate < startDate)
  }

  /// Describes components, or a length in seconds; nil for another object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as NSNumber: string(from: seconds.doubleValue)
    default: nil
    }
  }

  /// Describes components in a style; nil if they cannot be described.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  private var allowed: Set<DurationUnit> {
    let named = DurationUnit.allCases.filter { allowedUnits.contains($0.unit) }
    // Without a choice Apple's formatter has all units but weeks.
    return Set(allowedUnits.isEmpty ? DurationUnit.allCases.filter { $0 != .week } : named)
  }

  /// The parts with a largest one of 1 counted in the next unit.
  private func collapsed(_ parts: [DurationPart]) -> [DurationPart] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.amount != 0 }),
      parts[first].amount == 1, first + 1 < parts.count,
      let count = parts[first].unit.count(of: parts[first + 1].unit)
    else { return parts }
    var parts = parts
    parts[first + 1].amount += count
    parts[first].amount = 0
    return parts
  }

  /// The parts from the first that is not 0 on, as many as are allowed. The last one is rounded.
  private func limited(_ parts: [DurationPart]) -> [DurationPart] {
    guard maximumUnitCount > 0 else { return parts }
    let first = parts.firstIndex { $0.amount != 0 } ?? max(0, parts.count - 1)
    let end = min(parts.count, first + maximumUnitCount)
    return Array(parts[first..<end])
  }

  /// The parts without the zeros that are left out. A length of 0 keeps the smallest unit.
  private func kept(_ parts: [DurationPart]) -> [DurationPart] {
    let behavior = usedBehavior
    guard let first = parts.firstIndex(where: { $0.amount != 0 }),
      let last = parts.lastIndex(where: { $0.amount != 0 })
    else {
      return behavior.contains(.dropLeading) ? Array(parts.suffix(leastCount)) : parts
    }
    return parts.enumerated().filter { index, part in
      if part.amount != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) || index >= parts.count - leastCount }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  /// Positions keep two units, as in “0:05”.
  private var leastCount: Int {
    unitsStyle == .positional && zeroFormattingBehavior == .default && allowed.count > 1 ? 2 : 1
  }

  private var usedBehavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  // MARK: Text

  private func text(of parts: [DurationPart], isNegative: Bool) -> String? {
    guard !parts.isEmpty else { return nil }
    let locale = usedCalendar.locale ?? .autoupdatingCurrent
    var text =
      unitsStyle == .positional
      ? positions(parts) : DurationWords(style: unitsStyle, locale: locale).text(of: parts)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    if formattingContext == .beginningOfSentence { text = text.prefix(1).uppercased() + text.dropFirst() }
    return text
  }

  /// “1:05:09”. Years, months and days have letters, as in “2d 1:05:09”.
  private func positions(_ parts: [DurationPart]) -> String {
    let words = DurationWords(style: .abbreviated, locale: Locale(identifier: "en"))
    let days = parts.filter { $0.unit.rawValue < DurationUnit.hour.rawValue }
    let times = parts.filter { $0.unit.rawValue >= DurationUnit.hour.rawValue }
    guard !times.isEmpty else { return words.text(of: days) }
    let clock = times.enumerated().map { index, part in
      let digits = String(part.amount)
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
    return days.isEmpty ? clock : words.text(of: days) + " " + clock
  }
}
