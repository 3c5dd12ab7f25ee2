import Foundation
import FoundationAdditions
import Testing

/// The texts of measurements.
@Suite("Measurements") struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ options: FoundationAdditions.MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> FoundationAdditions.MeasurementFormatter {
    let formatter = FoundationAdditions.MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.unitOptions, formatter.unitStyle) = (options, style)
    return formatter
  }

  // Printed by iOS: augmentedcode.io, "Measurement, Unit, Dimension, and MeasurementFormatter on iOS"; Apple's documentation of
  // `Formatter.UnitStyle` and of `Measurement.FormatStyle` for pounds and fractions of degrees.
  @Test("Measurements have the texts that Apple's systems print")
  func published() {
    let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
    let styles: [Formatter.UnitStyle] = [.short, .medium, .long]
    #expect(
      styles.map { formatter("en_US", [], $0).string(from: gravity) } == ["9.8Gs", "9.8 G", "9.8 g-force"])
    let pounds = Measurement(value: 3, unit: UnitMass.pounds)
    #expect(styles.map { formatter("en_US", [], $0).string(from: pounds) } == ["3#", "3 lb", "3 pounds"])
    let kelvin = Measurement(value: 293, unit: UnitTemperature.kelvin)
    #expect(formatter("en_US").string(from: kelvin) == "67.73°F")
    #expect(formatter("en_GB").string(from: kelvin) == "19.85°C")
    #expect(
      formatter("en_US", .providedUnit, .long).string(
        from: Measurement(value: 2, unit: UnitConcentrationMass.gramsPerLiter)) == "2 g/L")
  }

  @Test(
    "Without options the unit is that of the locale in which the number is at least 1",
    arguments: [
      ("en_US", 100, UnitLength.kilometers, "62.137 mi"), ("en_US", 500, UnitLength.meters, "1,640.42 ft"),
      ("en_US", 1, UnitLength.centimeters, "0.394 in"), ("en_US", 1, UnitLength.miles, "1 mi"),
      ("de_DE", 1234, UnitLength.meters, "1,234 km"), ("de_DE", 0.4, UnitLength.meters, "40 cm"),
      ("de_DE", 1, UnitLength.miles, "1,609 km"), ("en_US", 0, UnitLength.meters, "0 in"),
      ("de_DE", 0, UnitLength.meters, "0 m"), ("de_DE", -1500, UnitLength.meters, "-1,5 km"),
    ] as [(String, Double, UnitLength, String)])
  func localUnits(locale: String, value: Double, unit: UnitLength, text: String) {
    #expect(formatter(locale).string(from: Measurement(value: value, unit: unit)) == text)
  }

  @Test("A unit that is given stays, and has the natural scale of its system if that is asked for")
  func options() {
    let power = Measurement(value: 7500, unit: UnitPower.watts)
    #expect(formatter("en_US", .providedUnit).string(from: power) == "7,500 W")
    #expect(formatter("en_US", [.providedUnit, .naturalScale]).string(from: power) == "7.5 kW")
    let length = Measurement(value: 0.5, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .providedUnit).string(from: length) == "0.5 km")
    #expect(formatter("en_US", [.providedUnit, .naturalScale]).string(from: length) == "500 m")
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter("en_GB", [], .long).string(from: speed) == "62.137 miles per hour")
    #expect(
      formatter("en_US", .temperatureWithoutUnit).string(
        from: Measurement(value: 24, unit: UnitTemperature.celsius)) == "24°")
  }

  @Test("The number has the app's formatter, and a number that shows as one a unit in the singular")
  func numbers() {
    let formatter = formatter("en_US", .providedUnit, .long)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1.2, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: Measurement(value: 2.7, unit: UnitLength.feet)) == "3 feet")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
    #expect(formatter.string(for: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hours")
    #expect(formatter.string(for: "text") == nil)
    for value in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      #expect(
        !self.formatter("en_US").string(from: Measurement(value: value, unit: UnitLength.miles)).isEmpty)
    }
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "cats"))) == "2 cats")
  }
}
