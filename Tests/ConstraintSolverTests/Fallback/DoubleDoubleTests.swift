@testable import ConstraintSolver
import Testing

@Suite struct DoubleDoubleTests {
  @Test func `A sum keeps what is far below the last digit of a double`() {
    let sum = DoubleDouble(1e16) + DoubleDouble(1e-10) + DoubleDouble(-1e16)
    #expect(sum.high == 1e-10)
  }

  @Test func `A product of doubles is exact`() {
    // (2³⁰ + 1)² = 2⁶⁰ + 2³¹ + 1 needs 61 digits.
    let number = Double(1 << 30) + 1
    let rest = DoubleDouble(number) * DoubleDouble(number) + DoubleDouble(-Double(1 << 60))
    #expect(rest.high == Double(1 << 31) + 1)
    #expect(rest.low == 0)
  }

  @Test(arguments: [3.0, 7, 49, 1e-3, -1e9])
  func `A quotient times its divisor is the dividend but for thirty digits`(divisor: Double) {
    let back = DoubleDouble(1) / DoubleDouble(divisor) * DoubleDouble(divisor)
    #expect((back + DoubleDouble(-1)).magnitude < 1e-30)
  }

  @Test(arguments: [10.0, 20, 3, 9, 1e9, 1])
  func `A double is read as the simple fraction that it is next to`(denominator: Double) throws {
    let fraction = try #require(DoubleDouble(simpleFraction: -7 / denominator))
    #expect((fraction * DoubleDouble(denominator) + DoubleDouble(7)).magnitude < 1e-28)
  }

  @Test(arguments: [1.4142135623730951, Double.pi, 1e300, -1e-300])
  func `A double that no simple fraction is near is read as none`(value: Double) {
    #expect(DoubleDouble(simpleFraction: value)?.high == nil)
  }
}
