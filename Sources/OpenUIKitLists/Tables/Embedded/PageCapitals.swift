// Pages do without the tables of Unicode.

extension String {
  /// The text with the Latin, Greek and Cyrillic letters that have one capital letter in capitals.
  var inCapitals: String {
    var capitals = ""
    for scalar in unicodeScalars { capitals.unicodeScalars.append(scalar.capital) }
    return capitals
  }
}

extension Unicode.Scalar {
  fileprivate var capital: Unicode.Scalar {
    let offset: UInt32 =
      switch value {
      case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x44F: 32
      case 0x450...0x45F: 80
      case 0x101...0x137, 0x14B...0x177: value % 2
      case 0x13A...0x148, 0x17A...0x17E: 1 - value % 2
      default: 0
      }
    return Unicode.Scalar(value - offset) ?? self
  }
}
