import Foundation
import OpenUIKitGraphics

/// The pixels of a conic gradient.
///
/// A pixel's colour is that of its angle, or the mean over the angles that the pixel covers, so that steps
/// between colours have soft edges.
struct ConicSweep {
  /// Colours multiplied by alpha, at locations in ascending order from 0 to 1.
  private let stops: [(location: Double, color: SIMD4<Double>)]
  private let center: SIMD2<Double>
  /// The angle of the first colour, as a fraction of a full turn from the right, clockwise.
  private let start: Double

  /// - Parameter density: pixels a point.
  init(_ gradient: DisplayList.Gradient, density: CGFloat) {
    center = SIMD2(Double(gradient.start.x), Double(gradient.start.y)) * Double(density)
    let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    start = x == 0 && y == 0 ? 0 : atan2(Double(y), Double(x)) / (2 * .pi)
    var stops = gradient.stops.map { stop in
      let color = SIMD4(
        Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue), 1)
      return (location: Double(stop.location), color: color * Double(stop.color.alpha))
    }
    // The first and the last colour extend to both ends of the turn.
    if let first = stops.first, first.location > 0 { stops.insert((0, first.color), at: 0) }
    if let last = stops.last, last.location < 1 { stops.append((1, last.color)) }
    self.stops = stops
  }

  /// Sets all pixels.
  func paint(_ pixels: PixelRows) {
    for y in 0..<pixels.height {
      let row = pixels.colors(y)
      for x in 0..<pixels.width {
        row[x] = packed(color(SIMD2(Double(x) + 0.5, Double(y) + 0.5) - center))
      }
    }
  }

  private func color(_ offset: SIMD2<Double>) -> SIMD4<Double> {
    let turn = atan2(offset.y, offset.x) / (2 * .pi) - start
    let place = turn - turn.rounded(.down)
    let distance = (offset * offset).sum().squareRoot()
    // Half of the turn that the pixel covers; a pixel in the middle covers all of it.
    let half = min(0.5, 0.5 / (2 * .pi * max(distance, 1e-6)))
    return mean(from: place - half, to: place + half)
  }

  /// The mean colour of a part of the turn, which may begin before its start or end after its end.
  private func mean(from lower: Double, to upper: Double) -> SIMD4<Double> {
    var sum = integral(from: max(0, lower), to: min(1, upper))
    if lower < 0 { sum += integral(from: lower + 1, to: 1) }
    if upper > 1 { sum += integral(from: 0, to: upper - 1) }
    return sum / (upper - lower)
  }

  /// The integral of the colour over a part of the turn: a trapezium for each interval between two stops.
  private func integral(from lower: Double, to upper: Double) -> SIMD4<Double> {
    var sum = SIMD4<Double>()
    for (left, right) in zip(stops, stops.dropFirst()) {
      let (from, to) = (max(lower, left.location), min(upper, right.location))
      guard to > from else { continue }
      let middle = ((from + to) / 2 - left.location) / (right.location - left.location)
      sum += (left.color + (right.color - left.color) * middle) * (to - from)
    }
    return sum
  }

  private func packed(_ color: SIMD4<Double>) -> UInt32 {
    let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero), rounding: .down)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}
