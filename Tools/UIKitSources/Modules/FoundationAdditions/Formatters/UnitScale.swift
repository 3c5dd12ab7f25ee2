import Foundation

/// The units of one kind from the largest to the smallest. A number has the largest one in which it is at least 1.
struct UnitScale {
  let units: [Dimension]

  /// The unit for a value, which has the unit `given`. A value of 0 keeps its unit if that is one of them.
  func unit(for value: Double, _ given: Dimension) -> Dimension {
    if value == 0 || !value.isFinite { return units.first { $0 == given } ?? units[units.count - 1] }
    let measurement = Measurement(value: abs(value), unit: given)
    // A value of exactly one unit may be a little less after the conversion.
    return units.first { measurement.converted(to: $0).value >= 1 - 1e-9 } ?? units[units.count - 1]
  }

  /// The units in which a locale measures; nil for kinds that all locales measure in the given one.
  ///
  /// Source: the preferences of units of the Unicode Common Locale Data Repository for the usage `default`.
  static func preferred(for unit: Dimension, in locale: Locale) -> UnitScale? {
    let system = locale.measurementSystem
    let scale: [Dimension]?
    switch unit {
    case is UnitTemperature: scale = system == .us ? [UnitTemperature.fahrenheit] : [UnitTemperature.celsius]
    case is UnitLength: scale = system == .us ? usLengths : metricLengths
    case is UnitMass: scale = system == .us ? usMasses : metricMasses
    case is UnitSpeed:
      scale = system == .metric ? [UnitSpeed.kilometersPerHour] : [UnitSpeed.milesPerHour]
    case is UnitVolume: scale = system == .us ? usVolumes : metricVolumes
    case is UnitArea: scale = system == .us ? usAreas : metricAreas
    default: scale = nil
    }
    return scale.map(UnitScale.init)
  }

  /// The units of the system of a unit; nil for a unit of none.
  static func system(of unit: Dimension) -> UnitScale? {
    scales.first { $0.contains(unit) }.map(UnitScale.init)
  }

  private static var usLengths: [Dimension] { [UnitLength.miles, UnitLength.feet, UnitLength.inches] }
  private static var metricLengths: [Dimension] {
    [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
  }
  private static var usMasses: [Dimension] { [UnitMass.pounds, UnitMass.ounces] }
  private static var metricMasses: [Dimension] { [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams] }
  private static var usVolumes: [Dimension] {
    [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces]
  }
  private static var metricVolumes: [Dimension] { [UnitVolume.liters, UnitVolume.milliliters] }
  private static var usAreas: [Dimension] {
    [UnitArea.squareMiles, UnitArea.acres, UnitArea.squareFeet, UnitArea.squareInches]
  }
  private static var metricAreas: [Dimension] {
    [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters]
  }

  private static var scales: [[Dimension]] {
    [
      usLengths, metricLengths + [UnitLength.millimeters, UnitLength.micrometers, UnitLength.nanometers],
      usMasses, [UnitMass.metricTons] + metricMasses + [UnitMass.micrograms], usVolumes, metricVolumes,
      usAreas,
      metricAreas,
      [UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts, UnitPower.milliwatts],
      [UnitEnergy.kilojoules, UnitEnergy.joules], [UnitEnergy.kilocalories, UnitEnergy.calories],
      [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
      [
        UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz,
        UnitFrequency.millihertz,
      ],
      [UnitPressure.hectopascals, UnitPressure.newtonsPerMetersSquared],
      [UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes],
      [
        UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.volts,
        UnitElectricPotentialDifference.millivolts,
      ],
      [
        UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
        UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
      ],
    ]
  }
}
