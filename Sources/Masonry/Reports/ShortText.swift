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

/// The number in units of its sixth digit, rounded as C does: what lies half way goes to the even one.
private func sixDigits(of value: Double, _ exponent: Int) -> Double {
  // The power of ten for numbers smaller than these is too large.
  if exponent < -280 { return sixDigits(of: value * 1e100, exponent + 100) }
  let power = pow(10, Double((5 - exponent).magnitude))
  let digits = exponent < 5 ? value * power : value / power
  if digits - digits.rounded(.down) != 0.5 { return digits.rounded() }
  // The product or quotient may have become half way by rounding: what it lost tells.
  let rest = exponent < 5 ? (-digits).addingProduct(value, power) : value.addingProduct(-digits, power)
  return digits.rounded(rest > 0 ? .up : rest < 0 ? .down : .toNearestOrEven)
}

// Digits are bytes here: to take a text apart by its characters would bring tables of Unicode into every web page.

/// Six digits with the point after the first and the exponent behind.
private func scientific(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> String {
  let mantissa = decimal(digits.prefix(1), digits.dropFirst())
  let magnitude = exponent.magnitude
  return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(magnitude < 10 ? "0" : "")\(magnitude)"
}

/// Six digits with the point at its place.
private func plain(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> String {
  if exponent < 0 {
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: -exponent - 1)
    return decimal([UInt8(ascii: "0")], zeros + digits)
  }
  return decimal(digits.prefix(exponent + 1), digits.dropFirst(exponent + 1))
}

/// Digits before and after a point, without zeros at the end, and without the point where nothing follows it.
private func decimal(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> String {
  var fraction = fraction
  while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
  let point = fraction.isEmpty ? [] : [UInt8(ascii: ".")]
  return String(decoding: whole + point + fraction, as: UTF8.self)
}
