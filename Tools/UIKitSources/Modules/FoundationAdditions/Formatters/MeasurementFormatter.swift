import Foundation

/// Describes a measurement in the units and the language of a locale: “62.137 mi” or “100 km”.
///
/// Numbers are those of the locale. The words of the long style are English in every language, and the signs of units are those of their symbols.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How the unit of the text is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, not that of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit of the same system in which the number is the smallest of at least 1.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its unit: “24°”. It is not converted.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// How the unit is chosen; the locale's by default.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name; `medium` by default.
  open var unitStyle = UnitStyle.medium
  /// The locale; the current one by default.
  open var locale: Locale! = .current
  /// The formatter of the number, which has the locale of this one; decimals with up to three digits by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Describes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Describes a unit alone, in the plural.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames(of: unit)?.plural ?? unit.symbol : symbol(of: unit)
  }

  /// Describes a measurement; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? any UnitMeasurement).map { text($0.value, $0.measuredUnit) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number(value) + "°" }
    guard let dimension = unit as? Dimension, let scale = scale(of: dimension) else {
      return joined(value, unit)
    }
    let converted = scale.unit(for: value, dimension)
    return joined(Measurement(value: value, unit: dimension).converted(to: converted).value, converted)
  }

  private func scale(of unit: Dimension) -> UnitScale? {
    if unitOptions.contains(.providedUnit) {
      return unitOptions.contains(.naturalScale) ? UnitScale.system(of: unit) : nil
    }
    return UnitScale.preferred(for: unit, in: locale ?? .current)
  }

  private func joined(_ value: Double, _ unit: Unit) -> String {
    let number = number(value)
    switch unitStyle {
    case .long:
      guard let names = UnitNames(of: unit) else { return "\(number) \(unit.symbol)" }
      return "\(number) \(number == self.number(1) ? names.singular : names.plural)"
    case .short: return number + (UnitNames(of: unit)?.narrow ?? unit.symbol)
    default: return number + (unit.symbol.hasPrefix("°") ? "" : " ") + symbol(of: unit)
    }
  }

  private func symbol(of unit: Unit) -> String { UnitNames(of: unit)?.short ?? unit.symbol }

  private func number(_ value: Double) -> String {
    numberFormatter.locale = locale
    return numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// A measurement of any unit.
private protocol UnitMeasurement {
  var value: Double { get }
  var measuredUnit: Unit { get }
}

extension Measurement: UnitMeasurement {
  fileprivate var measuredUnit: Unit { unit }
}
