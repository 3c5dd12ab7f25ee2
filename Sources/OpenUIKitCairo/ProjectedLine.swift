import OpenUIKitGraphics

/// A row of target pixels in the source, before the division by the depth.
struct ProjectedLine {
  /// The centre of the first pixel.
  private(set) var u, v, depth: Double
  /// The change from a pixel to the next one.
  private(set) var stepU, stepV, stepDepth: Double
  /// The change from a row to the next one.
  private(set) var downU, downV, downDepth: Double

  init(_ map: Homography, row: Int) {
    let y = Double(row) + 0.5
    u = map.origin.x + y * map.y.x + 0.5 * map.x.x
    v = map.origin.y + y * map.y.y + 0.5 * map.x.y
    depth = map.origin.z + y * map.y.z + 0.5 * map.x.z
    (stepU, stepV, stepDepth) = (map.x.x, map.x.y, map.x.z)
    (downU, downV, downDepth) = (map.y.x, map.y.y, map.y.z)
  }

  /// The pixels in front of the eye whose centre lies within a rectangle that is larger than the source by `rim` on each side; nil
  /// for none. Before the division they are those of a straight line, so that a few half-planes determine them.
  func pixels(within rim: Double, of source: PixelRows, width: Int) -> Range<Int>? {
    var interval = PixelInterval(width: width)
    let (right, bottom) = (Double(source.width) + rim, Double(source.height) + rim)
    // Not at the eye, where the division ends.
    interval.keep(depth - 1e-12, stepDepth)
    interval.keep(u + rim * depth, stepU + rim * stepDepth)
    interval.keep(right * depth - u, right * stepDepth - stepU)
    interval.keep(v + rim * depth, stepV + rim * stepDepth)
    interval.keep(bottom * depth - v, bottom * stepDepth - stepV)
    return interval.pixels
  }

  /// Bounds of the distance in the source between neighbours among some pixels, along each axis of the source.
  func longestSteps(in pixels: Range<Int>) -> (u: Double, v: Double) {
    let (first, last) = (Double(pixels.lowerBound), Double(pixels.upperBound - 1))
    let nearest = min(depth + first * stepDepth, depth + last * stepDepth)
    let scale = 1 / (nearest * nearest)
    // The change of a quotient. The numerator is the same for all pixels of a row, or linear along it.
    let (one, other) = (downSteps(first), downSteps(last))
    return (
      max(abs(stepU * depth - u * stepDepth), one.u, other.u) * scale,
      max(abs(stepV * depth - v * stepDepth), one.v, other.v) * scale
    )
  }

  private func downSteps(_ x: Double) -> (u: Double, v: Double) {
    let here = depth + x * stepDepth
    return (
      abs(downU * here - (u + x * stepU) * downDepth), abs(downV * here - (v + x * stepV) * downDepth)
    )
  }

  /// The line in a copy of the source whose sides were halved some times.
  func halved(across: Int, down: Int) -> ProjectedLine {
    let (horizontal, vertical) = (1 / Double(1 << across), 1 / Double(1 << down))
    var copy = self
    (copy.u, copy.stepU, copy.downU) = (u * horizontal, stepU * horizontal, downU * horizontal)
    (copy.v, copy.stepV, copy.downV) = (v * vertical, stepV * vertical, downV * vertical)
    return copy
  }
}

/// The pixels of a row on one side of some lines.
private struct PixelInterval {
  private var first = 0.0
  private var last: Double

  init(width: Int) { last = Double(width - 1) }

  /// Keeps the pixels for which a linear function of their number is not negative.
  mutating func keep(_ value: Double, _ step: Double) {
    if step > 0 {
      first = max(first, -value / step)
    } else if step < 0 {
      last = min(last, -value / step)
    } else if value < 0 {
      last = -1
    }
  }

  var pixels: Range<Int>? {
    let (start, end) = (first.rounded(.up), last.rounded(.down))
    guard start <= end else { return nil }
    return Int(start)..<Int(end) + 1
  }
}
