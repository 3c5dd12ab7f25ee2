/// Reads the number that a text states, for pages: Embedded Swift reads none.
///
/// Numbers of up to 15 digits are exact, as far as they are in binary. Further digits count to about one unit of the last place, far below a
/// pixel, and those after the 26th are zeros.
struct DecimalText {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The number; nil if the text is none.
  static func number(_ text: String) -> Double? {
    var reader = DecimalText(text)
    return reader.read()
  }

  private mutating func read() -> Double? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    var number = Digits()
    addDigits(to: &number)
    if take(".") {
      let whole = number.count
      addDigits(to: &number)
      number.exponent -= number.count - whole
    }
    guard number.count > 0, let power = exponentPart(), position == bytes.count else { return nil }
    let result = Self.scaled(number.value, number.exponent + power)
    return isNegative ? -result : result
  }

  private mutating func addDigits(to digits: inout Digits) {
    while position < bytes.count, let digit = digit {
      digits.add(digit)
      position += 1
    }
  }

  private var digit: UInt8? {
    let zero = UInt8(ascii: "0"), byte = bytes[position]
    return (zero...zero + 9).contains(byte) ? byte - zero : nil
  }

  /// The power of ten behind `e`; 0 without one, and nil if it is malformed. Powers beyond those of numbers count as such.
  private mutating func exponentPart() -> Int? {
    guard take("e") || take("E") else { return 0 }
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    var number = Digits()
    addDigits(to: &number)
    guard number.count > 0 else { return nil }
    let power = Int(min(number.value, 400))
    return isNegative ? -power : power
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Divides by one power of ten, which is exact up to 22, and not by ten several times.
  private static func scaled(_ value: Double, _ exponent: Int) -> Double {
    guard value != 0 else { return 0 }
    var power = 1.0
    for _ in 0..<min(abs(exponent), 330) { power *= 10 }
    return exponent < 0 ? value / power : value * power
  }

  /// Digits as a number: its first ones, and the power of ten that stands for the rest. All digits of a long text would exceed every number.
  private struct Digits {
    var value = 0.0
    var count = 0
    var exponent = 0

    mutating func add(_ digit: UInt8) {
      count += 1
      if value < 1e25 { value = value * 10 + Double(digit) } else { exponent += 1 }
    }
  }
}
