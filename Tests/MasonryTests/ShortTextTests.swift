import Testing

@testable import Masonry

struct ShortTextTests {
  @Test(
    "Numbers are written as C's %g writes them",
    arguments: [
      (0, "0"), (1, "1"), (10, "10"), (-100, "-100"), (0.5, "0.5"), (-1.25, "-1.25"), (20.050, "20.05"),
      (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (0.0001, "0.0001"),
      (0.00001, "1e-05"), (0.0000123, "1.23e-05"), (123_456, "123456"), (123_456.7, "123457"),
      (1_234_567, "1.23457e+06"),
      (999_999.5, "1e+06"), (-1e100, "-1e+100"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func writesNumbers(number: Double, text: String) {
    #expect(CGFloat(number).shortText == text)
  }
}
