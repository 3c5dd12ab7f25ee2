/// A number as C's `%g` prints it: six significant digits, no trailing zeros, and an exponent if that is
/// shorter.
package func generalNotation(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard value != 0 else { return value.sign == .minus ? "-0" : "0" }
  var (digits, exponent) = sixDigits(of: value.magnitude)
  let point = exponent + 1
  while digits.count > 1, digits[digits.count - 1] == 0 { digits.removeLast() }
  let sign = value < 0 ? "-" : ""
  if exponent < -4 || exponent >= 6 {
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return sign + text(digits, pointAfter: 1) + (exponent < 0 ? "e-" : "e+") + power
  }
  return sign + text(digits, pointAfter: point)
}

/// The first six decimal digits of a positive number, rounded, and the power of ten of the first one.
private func sixDigits(of value: Double) -> (digits: [Int], exponent: Int) {
  var (scaled, exponent) = (value, 5)
  while scaled >= 999_999.5 { (scaled, exponent) = (scaled / 10, exponent + 1) }
  while scaled < 99_999.95 { (scaled, exponent) = (scaled * 10, exponent - 1) }
  var number = Int(scaled.rounded(.toNearestOrEven))
  var digits: [Int] = []
  for _ in 0..<6 {
    digits.insert(number % 10, at: 0)
    number /= 10
  }
  return (digits, exponent)
}

/// The digits with a decimal point after the first `position` of them, padded with zeros.
private func text(_ digits: [Int], pointAfter position: Int) -> String {
  var text = position <= 0 ? "0." : ""
  for _ in 0..<max(-position, 0) { text += "0" }
  for (index, digit) in digits.enumerated() {
    if index == position, position > 0 { text += "." }
    text += "\(digit)"
  }
  for _ in 0..<max(position - digits.count, 0) { text += "0" }
  return text
}
