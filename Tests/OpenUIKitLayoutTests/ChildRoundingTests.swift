import Testing

@testable import OpenUIKitLayout
@_spi(Layout) import OpenUIKitGraphics

@Suite("The rounding of children to pixels")
struct ChildRoundingTests {
  private static let numbers: [Double] = [
    0, 0.25, -0.25, 0.5, -0.5, 1.0 / 3, 16, -7.125, 43.5 - 1e-7, 43.5 + 1e-7, 1e6 + 0.1, -1e6 - 0.1,
    0x1p25 - 0.3, -0x1p25 + 0.3, 0x1p40 + 0.5,
  ]
  private static let sizes: [Double] = [0, 0.4, 10, 44.5, 1e6 + 0.7, 0x1p25 - 0.7]

  /// An edge on the window's pixels, in points, by the definition: the nearest pixel, a half upwards.
  private func edge(_ value: Double, _ scale: Double) -> Double {
    (value * scale + 1e-6 + 0.5).rounded(.down) / scale
  }

  private func rounded(
    by rounding: ChildRounding, _ origin: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> ItemGeometry? {
    let inverse = rounding.grid.exactInverse
    return rounding.geometry(origin, size) { inverse > 0 ? $0 * inverse : rounding.grid.points($0) }
  }

  @Test(arguments: [1.0, 1.5, 2, 2.625, 3, 8])
  func `The edges of a child lie on the nearest pixels of the window`(scale: Double) throws {
    for corner in [0.0, 7, -120, 0x1p24] {
      let actual = SIMD2(corner, -corner) / scale
      let container = PixelPosition(exact: actual + SIMD2(0.1, -0.1), actual: actual)
      let rounding = ChildRounding(grid: PixelGrid(scale: scale), in: container)
      for x in Self.numbers {
        for size in Self.sizes {
          let geometry = try #require(rounded(by: rounding, SIMD2(x, -x), SIMD2(size, size / 2)))
          let start = edge(container.exact.x + x, scale)
          let end = edge(container.exact.x + x + size, scale)
          #expect(abs(geometry.frame.minX - (start - actual.x)) <= 1e-12 * max(1, abs(start), abs(end)))
          #expect(abs(geometry.frame.width - (end - start)) <= 1e-12 * max(1, abs(start), abs(end)))
        }
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `A geometry that is written without a visit has the bits of the visited view's frame`(scale: Double)
    throws
  {
    let rounding = ChildRounding(grid: PixelGrid(scale: scale))
    for x in Self.numbers {
      for size in Self.sizes {
        let geometry = try #require(rounded(by: rounding, SIMD2(x, -x), SIMD2(size, size / 2)))
        #expect(geometry == ItemGeometry(frame: rounding.frame(SIMD2(x, -x), SIMD2(size, size / 2)).0))
      }
    }
  }

  @Test func `Without a grid of pixels to count, a frame is rounded edge by edge`() {
    let grid = PixelGrid(scale: 1)
    let between = PixelPosition(exact: SIMD2(0.25, 0), actual: SIMD2(0.25, 0))
    let rounding = ChildRounding(grid: grid, in: between)
    #expect(!rounding.isOnPixels)
    #expect(rounding.frame(SIMD2(1, 1), SIMD2(10, 10)).0 == CGRect(x: 0.75, y: 1, width: 10, height: 10))
    let root = ChildRounding(grid: grid)
    #expect(rounded(by: root, SIMD2(0x1p52, 0), SIMD2(1, 1)) == nil)
    #expect(rounded(by: root, SIMD2(.nan, 0), SIMD2(1, 1)) == nil)
    #expect(root.frame(SIMD2(0x1p52, 0), SIMD2(1, 1)).0.minX == 0x1p52)
  }
}
