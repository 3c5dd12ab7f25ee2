import OpenUIKitGraphics

/// Draws a picture through a projective map, in double precision and without a limit on the map's entries.
///
/// Each target pixel is the mean of bilinear samples over its preimage, one for every two source pixels along
/// each axis, so that neither steep nor small pictures alias. The source has a clear margin. Interpolating
/// the outermost pixels with it smooths the edges.
struct ProjectiveRasterizer {
  /// The clear margin on each side of a source, in pixels.
  static let margin = 2
  // Along each axis. A picture that is drawn smaller than a twelfth of its size needs more, but shows no
  // detail.
  private static let mostSamples = 6

  let source: PixelRows
  /// From target pixels to source pixels.
  let map: Homography

  func draw(into target: PixelRows) {
    for y in 0..<target.height {
      let row = target.colors(y)
      let start = map.origin + (Double(y) + 0.5) * map.y + 0.5 * map.x
      for x in 0..<target.width {
        let column = Double(x)
        let depth = start.z + column * map.x.z
        // Behind the eye.
        guard depth > 0 else { continue }
        let inverse = 1 / depth
        let footprint = Footprint(
          map, u: (start.x + column * map.x.x) * inverse, v: (start.y + column * map.x.y) * inverse,
          inverseDepth: inverse)
        if footprint.touches(source) { row[x] = mean(footprint) }
      }
    }
  }

  /// The mean colour of the source under a target pixel.
  @inline(__always)
  private func mean(_ footprint: Footprint) -> UInt32 {
    let columns = sampleCount(max(abs(footprint.rightU), abs(footprint.rightV)))
    let rows = sampleCount(max(abs(footprint.downU), abs(footprint.downV)))
    if columns == 1 && rows == 1 { return sample(footprint.u, footprint.v).mean(of: 1) }
    var sum = SpreadPixel(bits: 0)
    for row in 0..<rows {
      let down = (Double(row) + 0.5) / Double(rows) - 0.5
      for column in 0..<columns {
        let right = (Double(column) + 0.5) / Double(columns) - 0.5
        sum.bits &+=
          sample(
            footprint.u + right * footprint.rightU + down * footprint.downU,
            footprint.v + right * footprint.rightV + down * footprint.downV
          ).bits
      }
    }
    return sum.mean(of: rows * columns)
  }

  /// A bilinear sample covers one pixel on each side, so one sample is enough for a step of two pixels.
  @inline(__always)
  private func sampleCount(_ step: Double) -> Int {
    guard step > 2.1 else { return 1 }
    return step >= Double(2 * Self.mostSamples) ? Self.mostSamples : Int((step / 2).rounded(.up))
  }

  /// The bilinear mix of the four pixels around a point. Pixels outside the source are clear.
  @inline(__always)
  private func sample(_ u: Double, _ v: Double) -> SpreadPixel {
    let (left, top) = (u - 0.5, v - 0.5)
    guard left >= 0, top >= 0, left < Double(source.width - 1), top < Double(source.height - 1) else {
      return SpreadPixel(bits: 0)
    }
    let (column, row) = (Int(left), Int(top))
    let upper = source.colors(row) + column
    let lower = source.colors(row + 1) + column
    // Most of an interface is of one colour.
    if upper[0] == upper[1] && lower[0] == lower[1] && upper[0] == lower[0] { return SpreadPixel(upper[0]) }
    let right = UInt64((left - Double(column)) * 16)
    let down = UInt64((top - Double(row)) * 16)
    let mixed =
      SpreadPixel(upper[0]).bits &* ((16 - right) &* (16 - down)) &+ SpreadPixel(upper[1]).bits
      &* (right &* (16 - down))
      &+ SpreadPixel(lower[0]).bits &* ((16 - right) &* down) &+ SpreadPixel(lower[1]).bits &* (right &* down)
    return SpreadPixel(bits: (mixed &+ SpreadPixel.half) >> 8 & SpreadPixel.lanes)
  }
}

/// The position of a target pixel in the source, and its change for one pixel to the right and one down.
private struct Footprint {
  let u, v: Double
  let rightU, rightV: Double
  let downU, downV: Double

  @inline(__always)
  init(_ map: Homography, u: Double, v: Double, inverseDepth: Double) {
    (self.u, self.v) = (u, v)
    rightU = (map.x.x - u * map.x.z) * inverseDepth
    rightV = (map.x.y - v * map.x.z) * inverseDepth
    downU = (map.y.x - u * map.y.z) * inverseDepth
    downV = (map.y.y - v * map.y.z) * inverseDepth
  }

  @inline(__always)
  func touches(_ source: PixelRows) -> Bool {
    let (reachU, reachV) = (abs(rightU) + abs(downU), abs(rightV) + abs(downV))
    return u + reachU > 0 && v + reachV > 0 && u - reachU < Double(source.width)
      && v - reachV < Double(source.height)
  }
}

/// A pixel with 16 bits for each of its bytes, so that all four are weighted and added at once. There is room
/// for weights up to 256, or for 256 pixels.
private struct SpreadPixel {
  static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
  static let half: UInt64 = 0x0080_0080_0080_0080

  var bits: UInt64

  @inline(__always)
  init(bits: UInt64) {
    self.bits = bits
  }

  @inline(__always)
  init(_ pixel: UInt32) {
    let wide = UInt64(pixel)
    bits = (wide | wide << 24) & Self.lanes
  }

  /// The rounded mean of a sum of pixels.
  @inline(__always)
  func mean(of count: Int) -> UInt32 {
    guard count > 1 else { return UInt32(truncatingIfNeeded: bits | bits >> 24) }
    let divisor = UInt64(count)
    func byte(_ shift: UInt64) -> UInt32 { UInt32(((bits >> shift & 0xFFFF) + divisor / 2) / divisor) }
    return byte(0) | byte(16) << 16 | byte(32) << 8 | byte(48) << 24
  }
}
