/// The contrast of the worst part of a text over a background that is not the same everywhere.
///
/// Four pictures of the text separate letters from background: as it is, without the text, and with the text in black and in white. The
/// difference of the last two is how much of each pixel a letter covers.
struct WorstContrast {
  let seen: Picture
  let background: Picture
  let black: Picture
  let white: Picture

  /// Letters cover at least half of the pixels that are read, as far as they are opaque.
  private static var leastCoverage: CGFloat { 0.5 }

  /// The contrast of the worst square with a side in pixels; nil if no square has enough pixels of letters.
  func value(partLength: Int) -> CGFloat? {
    guard [background, black, white].allSatisfy({ $0.width == seen.width && $0.height == seen.height }) else {
      return nil
    }
    var coverages = [CGFloat](repeating: 0, count: seen.width * seen.height)
    for pixel in coverages.indices { coverages[pixel] = coverage(at: pixel) }
    guard let most = coverages.max(), most > 0.1 else { return nil }
    var worst: CGFloat?
    for top in stride(from: 0, to: seen.height, by: partLength) {
      for left in stride(from: 0, to: seen.width, by: partLength) {
        let part = (top..<min(seen.height, top + partLength), left..<min(seen.width, left + partLength))
        guard let contrast = contrast(in: part, coverages, most) else { continue }
        worst = min(worst ?? contrast, contrast)
      }
    }
    return worst
  }

  /// The median of the contrasts of the pixels of letters in a part; nil if there are few.
  private func contrast(
    in part: (rows: Range<Int>, columns: Range<Int>), _ coverages: [CGFloat], _ most: CGFloat
  ) -> CGFloat? {
    var contrasts: [CGFloat] = []
    for row in part.rows {
      for column in part.columns {
        let pixel = row * seen.width + column
        let coverage = coverages[pixel] / most
        guard coverage >= Self.leastCoverage else { continue }
        contrasts.append(contrast(at: pixel, coverage))
      }
    }
    guard contrasts.count >= 12 else { return nil }
    return contrasts.sorted()[contrasts.count / 2]
  }

  /// How much the text in black or in white changes a pixel, 0 to 1. Over grey both change it by a half.
  private func coverage(at pixel: Int) -> CGFloat {
    var change = 0
    for index in 4 * pixel..<4 * pixel + 3 {
      change += abs(Int(white.bytes[index]) - Int(black.bytes[index]))
    }
    return CGFloat(change) / (3 * 255)
  }

  /// The contrast between a letter's colour and what is behind it. A letter that covers a part of the pixel has changed it by that part.
  private func contrast(at pixel: Int, _ coverage: CGFloat) -> CGFloat {
    func components(_ part: CGFloat) -> [CGFloat] {
      (0..<3).map { component in
        let behind = CGFloat(background.bytes[4 * pixel + component])
        let change = CGFloat(seen.bytes[4 * pixel + component]) - behind
        return min(255, max(0, behind + change * part))
      }
    }
    return WCAG.contrast(WCAG.luminance(components(1 / coverage)), WCAG.luminance(components(0)))
  }
}
