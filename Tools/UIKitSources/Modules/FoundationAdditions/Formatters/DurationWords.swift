import Foundation

/// The words for parts of a length of time.
struct DurationWords {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale

  func text(of parts: [DurationPart]) -> String {
    parts.map { word($0) }.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
  }

  private func word(_ part: DurationPart) -> String {
    if locale.language.languageCode?.identifier != "en", let word = localizedWord(part) { return word }
    return englishWord(part)
  }

  // In the order of the units. Source: the examples of Apple's documentation of `DateComponentsFormatter.UnitsStyle`, and the unit patterns
  // of the Unicode Common Locale Data Repository for English.
  private static let letters = ["y", "mo", "w", "d", "h", "m", "s"]
  private static let short = ["yr", "mth", "wk", "day", "hr", "min", "sec"]
  private static let long = ["year", "month", "week", "day", "hour", "minute", "second"]

  private func englishWord(_ part: DurationPart) -> String {
    let (index, isOne) = (part.unit.rawValue, part.amount == 1)
    switch style {
    case .abbreviated, .positional: return "\(part.amount)\(Self.letters[index])"
    case .brief: return "\(part.amount)\(plural(Self.short[index], isOne, index))"
    case .short: return "\(part.amount) \(plural(Self.short[index], isOne, index))"
    case .full: return "\(part.amount) \(Self.long[index])\(isOne ? "" : "s")"
    case .spellOut: return "\(spelled(part.amount)) \(Self.long[index])\(isOne ? "" : "s")"
    }
  }

  /// The short words of time have no plural.
  private func plural(_ word: String, _ isOne: Bool, _ index: Int) -> String {
    isOne || index >= DurationUnit.hour.rawValue ? word : word + "s"
  }

  private func spelled(_ amount: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: amount)) ?? String(amount)
  }

  /// The words of another language; nil for months and years.
  private func localizedWord(_ part: DurationPart) -> String? {
    guard let unit = part.unit.duration, let count = part.unit.count(of: .second) else { return nil }
    let width: Duration.UnitsFormatStyle.UnitWidth
    switch style {
    case .full, .spellOut: width = .wide
    case .short, .brief: width = .abbreviated
    case .abbreviated, .positional: width = .narrow
    }
    let (seconds, overflows) = part.amount.multipliedReportingOverflow(by: count)
    guard !overflows else { return nil }
    return Duration.seconds(seconds).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }
}
