import UIKitShim

extension CGFloat {
  /// The number with at most six significant digits and no trailing zeros, as C's `%g` prints it.
  var shortText: String {
    let value = Double(self)
    guard value.isFinite else { return "\(value)" }
    if value == 0 { return "0" }
    var exponent = Int(log10(value.magnitude).rounded(.down))
    var digits = sixDigits(of: value.magnitude, exponent)
    if digits >= 1_000_000 {
      digits /= 10
      exponent += 1
    }
    let sign = value < 0 ? "-" : ""
    let text = Array(String(Int(digits)).utf8)[...]
    return sign + (exponent < -4 || exponent > 5 ? scientific(text, exponent) : plain(text, exponent))
  }
}

/// The number in units of its sixth digit, rounded as C does: half way between two numbers, to the even one.
private func sixDigits(of value: Double, _ exponent: Int) -> Double {
  // The power of ten that smaller numbers need is not finite.
  if exponent < -280 { return sixDigits(of: value * 1e100, exponent + 100) }
  let power = pow(10, Double((5 - exponent).magnitude))
  let digits = exponent < 5 ? value * power : value / power
  if digits - digits.rounded(.down) != 0.5 { return digits.rounded() }
  // Rounding may have moved the product or quotient to half way. The rounding error decides then.
  let rest = exponent < 5 ? (-digits).addingProduct(value, power) : value.addingProduct(-digits, power)
  return digits.rounded(rest > 0 ? .up : rest < 0 ? .down : .toNearestOrEven)
}

// Digits are bytes: access to the characters of a string would add Unicode's tables to every web page.

/// Six digits with the point after the first, followed by the exponent.
private func scientific(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> String {
  let mantissa = decimal(digits.prefix(1), digits.dropFirst())
  let magnitude = exponent.magnitude
  return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(magnitude < 10 ? "0" : "")\(magnitude)"
}

/// Six digits with the decimal point.
private func plain(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> String {
  if exponent < 0 {
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: -exponent - 1)
    return decimal([UInt8(ascii: "0")], zeros + digits)
  }
  return decimal(digits.prefix(exponent + 1), digits.dropFirst(exponent + 1))
}

/// Digits before and after a point, without trailing zeros, and without the point if no digit follows it.
private func decimal(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> String {
  var fraction = fraction
  while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
  let point = fraction.isEmpty ? [] : [UInt8(ascii: ".")]
  return String(decoding: whole + point + fraction, as: UTF8.self)
}
