/// A number with twice the digits of a double: the sum of two doubles. The second is at most half a unit in the last place
/// of the first.
///
/// Sums and products by Dekker, "A floating-point technique for extending the available precision" (1971);
/// the quotient by Hida, Li and Bailey, "Algorithms for quad-double precision floating point arithmetic"
/// (2001).
struct DoubleDouble: BitwiseCopyable {
  /// The double next to the number.
  let high: Double
  /// The rest of the number.
  let low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// Creates the simple fraction that a double is next to; nil if there is none. From its continued fraction.
  init?(simpleFraction value: Double) {
    var numerator = (last: 0.0, present: 1.0)
    var denominator = (last: 1.0, present: 0.0)
    var rest = value.magnitude
    repeat {
      // Any double is next to some fraction of larger numbers.
      guard rest < 1e13 else { return nil }
      let whole = Double(Int64(rest))
      numerator = (numerator.present, whole * numerator.present + numerator.last)
      denominator = (denominator.present, whole * denominator.present + denominator.last)
      guard numerator.present * denominator.present < 1e13 else { return nil }
      rest = 1 / (rest - whole)
    } while numerator.present / denominator.present != value.magnitude
    self = Self(value < 0 ? -numerator.present : numerator.present) / Self(denominator.present)
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  var magnitude: Double { high.magnitude }

  static func + (left: Self, right: Self) -> Self {
    let highs = sum(left.high, right.high)
    let lows = sum(left.low, right.low)
    let first = normalized(highs.high, highs.low + lows.high)
    return normalized(first.high, first.low + lows.low)
  }

  static prefix func - (number: Self) -> Self { Self(high: -number.high, low: -number.low) }

  static func * (left: Self, right: Self) -> Self {
    let highs = product(left.high, right.high)
    return normalized(highs.high, highs.low + (left.high * right.low + left.low * right.high))
  }

  static func / (left: Self, right: Self) -> Self {
    let first = left.high / right.high
    let firstRest = left + -(right * Self(first))
    let second = firstRest.high / right.high
    let secondRest = firstRest + -(right * Self(second))
    return normalized(first, second) + Self(secondRest.high / right.high)
  }

  /// A sum with its rounding error.
  private static func sum(_ left: Double, _ right: Double) -> Self {
    let sum = left + right
    let rightPart = sum - left
    return Self(high: sum, low: (left - (sum - rightPart)) + (right - rightPart))
  }

  /// A sum with its rounding error, for a second summand that is not larger than the first.
  private static func normalized(_ high: Double, _ low: Double) -> Self {
    let sum = high + low
    return Self(high: sum, low: low - (sum - high))
  }

  /// A product with its rounding error. Embedded Swift has no fused multiplication.
  private static func product(_ left: Double, _ right: Double) -> Self {
    let product = left * right
    let first = halves(left)
    let second = halves(right)
    let rest = first.upper * second.upper - product
    let error = rest + first.upper * second.lower + first.lower * second.upper + first.lower * second.lower
    return Self(high: product, low: error)
  }

  /// A double as the sum of two with half its digits each.
  private static func halves(_ value: Double) -> (upper: Double, lower: Double) {
    let scaled = 134_217_729 * value  // 2²⁷ + 1
    let upper = scaled - (scaled - value)
    return (upper, value - upper)
  }
}
