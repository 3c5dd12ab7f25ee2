import Testing

@testable import OpenUIKitGraphics

/// Foundation's own functions stop the program for some of these rectangles.
@Suite("The common part of rectangles")
struct OverlapTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test(
    "There is none with a rectangle that has no edges",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
      CGRect(x: 0, y: 1e308, width: 1, height: -CGFloat.infinity),
    ])
  func noEdges(rectangle: CGRect) {
    #expect(!rectangle.overlaps(unit) && !unit.overlaps(rectangle))
    #expect(rectangle.overlap(with: unit).isNull && unit.overlap(with: rectangle).isNull)
  }

  @Test("It is Foundation's otherwise")
  func edges() {
    let other = CGRect(x: 0.5, y: -1e308, width: 1e308, height: 1.5e308)
    #expect(unit.overlaps(other))
    #expect(unit.overlap(with: other) == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
  }

  @Test("Whole parts of numbers are those next to them")
  func wholeParts() {
    #expect(
      [1e300, -1e300, .nan, .infinity, -2.9, 2.9].map { Int(clamping: $0) } == [.max, .min, 0, .max, -2, 2])
  }
}
