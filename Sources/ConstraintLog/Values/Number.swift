/// Numbers as text, without Foundation.
enum Number {
  /// Up to three decimals, without trailing zeros.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    guard value.magnitude < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var digits = "\(rest + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// Up to six decimals, without trailing zeros: what three decimals would change.
  static func exactText(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return text(value) }
    let millionths = Int((value * 1_000_000).rounded())
    guard !millionths.isMultiple(of: 1_000) else { return text(value) }
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = "\(rest + 1_000_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (millionths < 0 ? "-" : "") + "\(whole)." + digits
  }

  /// The value of the last of six digits.
  static func lastDigit(of value: Double) -> Double {
    var (unit, rest) = (1e-5, value.magnitude)
    while rest >= 10, unit < 1 { (unit, rest) = (unit * 10, rest / 10) }
    while rest < 1, rest > 0, unit > 1e-9 { (unit, rest) = (unit / 10, rest * 10) }
    return unit
  }

  /// The fraction of small whole numbers that is printed as this number with six digits; nil if there is none.
  static func fraction(_ value: Double) -> (numerator: Int, denominator: Int)? {
    guard value.isFinite, value > 0, value < 100, value * 1000 != (value * 1000).rounded() else { return nil }
    for denominator in 2...36 {
      let numerator = (value * Double(denominator)).rounded()
      let difference = (numerator / Double(denominator) - value).magnitude
      if difference <= 0.6 * lastDigit(of: value) { return (Int(numerator), denominator) }
    }
    return nil
  }

  /// `16/9`, or the number if it is no fraction of small numbers.
  static func ratio(_ value: Double) -> String {
    fraction(value).map { "\($0.numerator)/\($0.denominator)" } ?? exactText(value)
  }

  /// Reads digits, a point and an exponent from the start of bytes. Returns the value and the number of bytes; nil without a digit.
  static func read(_ bytes: ArraySlice<UInt8>) -> (value: Double, count: Int)? {
    var position = bytes.startIndex
    var (value, scale, digits) = (0.0, 1.0, 0)
    func digit() -> Double? {
      guard position < bytes.endIndex, bytes[position] >= 48, bytes[position] <= 57 else { return nil }
      return Double(bytes[position] - 48)
    }
    while let next = digit() {
      (value, digits, position) = (value * 10 + next, digits + 1, position + 1)
    }
    if position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]) {
      position += 1
      while let next = digit() {
        (value, scale, position) = (value * 10 + next, scale * 10, position + 1)
      }
      digits += 1
    }
    guard digits > 0 else { return nil }
    value = scale.isFinite && value.isFinite ? value / scale : value
    if let power = exponent(bytes[position...]) {
      position += power.count
      for _ in 0..<power.value.magnitude { value = power.value < 0 ? value / 10 : value * 10 }
    }
    return (value, position - bytes.startIndex)
  }

  private static func exponent(_ bytes: ArraySlice<UInt8>) -> (value: Int, count: Int)? {
    var rest = bytes
    guard let letter = rest.popFirst(), letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else {
      return nil
    }
    var sign = 1
    if let mark = rest.first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") {
      sign = mark == UInt8(ascii: "-") ? -1 : 1
      rest.removeFirst()
    }
    let digits = rest.prefix(3).prefix { isDigit($0) }
    guard !digits.isEmpty else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return (sign * min(value, 300), bytes.count - rest.count + digits.count)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
