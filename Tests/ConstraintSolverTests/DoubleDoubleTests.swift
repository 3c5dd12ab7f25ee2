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
}
