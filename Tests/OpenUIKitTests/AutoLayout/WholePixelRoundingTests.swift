import Testing

@testable import OpenUIKit

@Suite("Rounding in whole pixels")
struct WholePixelRoundingTests {
  /// Numbers as they come in layouts, and the largest that are rounded in whole pixels.
  private static let numbers: [Double] = [
    0, 0.25, -0.25, 0.5, -0.5, 1.0 / 3, 16, -7.125, 43.5 - 1e-7, 43.5 + 1e-7, 1e6 + 0.1, -1e6 - 0.1,
    0x1p25 - 0.3, -0x1p25 + 0.3,
  ]
  private static let sizes: [Double] = [0, 0.4, 10, 44.5, 1e6 + 0.7, 0x1p25 - 0.7]

  @Test(arguments: [1.0, 1.5, 2, 2.625, 3, 8])
  func `It comes to the same as rounding with care`(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for corner in [0.0, 7, -120, 0x1p24] {
      let actual = SIMD2(corner, -corner) / scale
      let container = PixelPosition(exact: actual + SIMD2(0.1, -0.1), actual: actual)
      let careful = ChildRounding(grid: grid, in: container)
      let whole = try #require(WholePixelRounding(grid: grid, in: container))
      for x in Self.numbers {
        for size in Self.sizes {
          let (origin, size) = (SIMD2(x, -x), SIMD2(size, size / 2))
          let expected = careful.frame(ItemRectangle(origin: origin, size: size)).0
          let found = whole.frame(origin: origin, size: size).rectangle(scale: scale)
          #expect(found.cgRect == expected.cgRect)
        }
      }
    }
  }

  @Test func `It is not offered where pixels may be more than it can count`() {
    let far = PixelPosition(exact: SIMD2(0x1p25, 0), actual: SIMD2(0x1p25, 0))
    #expect(WholePixelRounding(grid: PixelGrid(scale: 1), in: far) == nil)
    let strayed = PixelPosition(exact: SIMD2(0, 0), actual: SIMD2(0, 0x1p30))
    #expect(WholePixelRounding(grid: PixelGrid(scale: 1), in: strayed) == nil)
    #expect(WholePixelRounding(grid: PixelGrid(scale: 9), in: PixelPosition()) == nil)
    #expect(WholePixelRounding(grid: PixelGrid(scale: 8), in: PixelPosition()) != nil)
  }
}
