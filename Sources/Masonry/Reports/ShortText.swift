import UIKitShim

extension CGFloat {
  /// The number with at most six significant digits and no trailing zeros, as C's `%g` prints it.
  var shortText: String {
    let value = Double(self)
    guard value.isFinite else { return "\(value)" }
    if value == 0 { return "0" }
    var exponent = Int(log10(value.magnitude).rounded(.down))
    var digits = (value.magnitude * pow(10, Double(5 - exponent))).rounded()
    if digits >= 1_000_000 {
      digits /= 10
      exponent += 1
    }
    let sign = value < 0 ? "-" : ""
    let text = String(Int(digits))
    return sign + (exponent < -4 || exponent > 5 ? scientific(text, exponent) : plain(text, exponent))
  }
}

/// Six digits with the point after the first and the exponent behind.
private func scientific(_ digits: String, _ exponent: Int) -> String {
  let mantissa = withoutTrailingZeros(String(digits.prefix(1)) + "." + digits.dropFirst())
  let magnitude = exponent.magnitude
  return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(magnitude < 10 ? "0" : "")\(magnitude)"
}

/// Six digits with the point at its place.
private func plain(_ digits: String, _ exponent: Int) -> String {
  if exponent < 0 {
    return withoutTrailingZeros("0." + String(repeating: "0", count: -exponent - 1) + digits)
  }
  return withoutTrailingZeros(String(digits.prefix(exponent + 1)) + "." + digits.dropFirst(exponent + 1))
}

private func withoutTrailingZeros(_ text: String) -> String {
  var text = text
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}
