import Foundation

/// The English names of a unit.
///
/// Source: the unit patterns of the Unicode Common Locale Data Repository for English, and Apple's documentation of `Formatter.UnitStyle`.
struct UnitNames {
  /// Behind a number of any size, and behind 1.
  let plural, singular: String
  /// The sign behind a space, and the one without.
  let short, narrow: String

  /// The names of a unit; nil for one that has a symbol alone.
  init?(of unit: Unit) {
    guard let line = Self.table["\(type(of: unit)) \(unit.symbol)"] else { return nil }
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    singular = words[0]
    plural = words[1].isEmpty ? words[0] + "s" : words[1]
    narrow = words[2].isEmpty ? unit.symbol : words[2]
    short = words.count > 3 ? words[3] : unit.symbol
  }

  // The singular, the plural if it is not one with an "s", the narrow sign and the short one if they are not the symbol.
  private static let table = [
    "UnitLength km": "kilometer||", "UnitLength m": "meter||", "UnitLength cm": "centimeter||",
    "UnitLength mm": "millimeter||", "UnitLength µm": "micrometer||", "UnitLength nm": "nanometer||",
    "UnitLength in": "inch|inches|″", "UnitLength ft": "foot|feet|′", "UnitLength yd": "yard||",
    "UnitLength mi": "mile||", "UnitLength NM": "nautical mile||nmi|nmi", "UnitLength ly": "light year||",
    "UnitMass kg": "kilogram||", "UnitMass g": "gram||", "UnitMass mg": "milligram||",
    "UnitMass µg": "microgram||", "UnitMass oz": "ounce||", "UnitMass lb": "pound||#",
    "UnitMass st": "stone|stones|", "UnitMass t": "metric ton||",
    "UnitDuration s": "second|||sec", "UnitDuration sec": "second||s", "UnitDuration m": "minute|||min",
    "UnitDuration min": "minute||m", "UnitDuration h": "hour|||hr", "UnitDuration hr": "hour||h",
    "UnitTemperature °C": "degree Celsius|degrees Celsius|",
    "UnitTemperature °F": "degree Fahrenheit|degrees Fahrenheit|°", "UnitTemperature K": "kelvin||",
    "UnitSpeed km/h": "kilometer per hour|kilometers per hour|",
    "UnitSpeed m/s": "meter per second|meters per second|",
    "UnitSpeed mph": "mile per hour|miles per hour|", "UnitSpeed kn": "knot||",
    "UnitVolume L": "liter||", "UnitVolume mL": "milliliter||", "UnitVolume gal": "gallon||",
    "UnitVolume qt": "quart||", "UnitVolume pt": "pint||", "UnitVolume cup": "cup||c",
    "UnitVolume fl oz": "fluid ounce||", "UnitVolume tbsp": "tablespoon||", "UnitVolume tsp": "teaspoon||",
    "UnitArea km²": "square kilometer||", "UnitArea m²": "square meter||",
    "UnitArea cm²": "square centimeter||",
    "UnitArea mi²": "square mile|||sq mi", "UnitArea ft²": "square foot|square feet||sq ft",
    "UnitArea in²": "square inch|square inches|", "UnitArea ac": "acre||", "UnitArea ha": "hectare||",
    "UnitEnergy kJ": "kilojoule||", "UnitEnergy J": "joule||", "UnitEnergy kCal": "kilocalorie||kcal|kcal",
    "UnitEnergy cal": "calorie||", "UnitEnergy kWh": "kilowatt-hour||",
    "UnitPower W": "watt||", "UnitPower kW": "kilowatt||", "UnitPower MW": "megawatt||",
    "UnitPower hp": "horsepower|horsepower|", "UnitAngle °": "degree||", "UnitAngle rad": "radian||",
    "UnitPressure hPa": "hectopascal||",
    "UnitPressure psi": "pound-force per square inch|pounds-force per square inch|",
    "UnitPressure inHg": "inch of mercury|inches of mercury|″ Hg", "UnitPressure mbar": "millibar||",
    "UnitAcceleration g": "g-force|g-force|Gs|G",
    "UnitAcceleration m/s²":
      "meter per second squared|meters per second squared|",
    "UnitFrequency Hz": "hertz|hertz|", "UnitFrequency kHz": "kilohertz|kilohertz|",
    "UnitFrequency MHz": "megahertz|megahertz|", "UnitFrequency GHz": "gigahertz|gigahertz|",
    "UnitElectricCurrent A": "ampere||", "UnitElectricPotentialDifference V": "volt||",
    "UnitInformationStorage B": "byte|||byte", "UnitInformationStorage kB": "kilobyte||",
    "UnitInformationStorage MB": "megabyte||", "UnitInformationStorage GB": "gigabyte||",
    "UnitInformationStorage TB": "terabyte||",
  ]
}
