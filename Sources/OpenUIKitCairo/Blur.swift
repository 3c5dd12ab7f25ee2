import OpenUIKitGraphics

/// Blurs an alpha mask by three box filters in each direction, which is within 3 % of a Gaussian (P. Kovesi,
/// "Fast Almost-Gaussian Filtering", DICTA 2010). Takes time proportional to the number of pixels, for any
/// radius.
struct Blur {
  private let radii: [Int]

  /// - Parameter deviation: the Gaussian's standard deviation, in pixels.
  init(deviation: CGFloat) {
    let passes: CGFloat = 3
    let ideal = (12 * deviation * deviation / passes + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let width = CGFloat(lower)
    // The number of passes with the narrower filter for which the deviations add up.
    let narrow =
      ((12 * deviation * deviation - passes * width * width - 4 * passes * width - 3 * passes)
      / (-4 * width - 4))
      .rounded()
    radii = (0..<Int(passes)).map { (CGFloat($0) < narrow ? lower : lower + 2) / 2 }
  }

  /// How far the blur reaches, in pixels.
  var reach: Int { radii.reduce(0, +) }

  func apply(to mask: PixelRows) {
    var line = [UInt8](repeating: 0, count: max(mask.width, mask.height))
    line.withUnsafeMutableBufferPointer { line in
      for radius in radii where radius > 0 {
        for y in 0..<mask.height {
          filter(mask.alphas(y), step: 1, count: mask.width, radius: radius, line: line.baseAddress!)
        }
        for x in 0..<mask.width {
          filter(
            mask.alphas(0) + x, step: mask.bytesPerRow, count: mask.height, radius: radius,
            line: line.baseAddress!)
        }
      }
    }
  }

  /// Replaces each value by the mean of its neighbourhood. Values beyond the ends count as 0.
  private func filter(
    _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int,
    line: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { line[index] = values[index * step] }
    let width = UInt64(2 * radius + 1)
    // The quotient of a sum of bytes by a width below 65,536, without a division.
    let reciprocal = (1 << 40 + width - 1) / width
    var sum: UInt64 = 0
    for index in 0..<min(radius, count) { sum += UInt64(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt64(line[index + radius]) }
      values[index * step] = UInt8(truncatingIfNeeded: ((sum + width / 2) &* reciprocal) >> 40)
      if index >= radius { sum -= UInt64(line[index - radius]) }
    }
  }
}
