import Foundation

/// Measures the contrast of texts with what is behind them, in pictures of the screen.
#if canImport(UIKit)
  @MainActor
#endif
struct TextContrast {
  let drawing: ScreenDrawing

  private static var scale: CGFloat { 2 }
  /// Thin strokes of small type have whole pixels of their colour from this scale on.
  private static var fineScale: CGFloat { 6 }

  /// The contrast of each text, 1 to 21; nil for an area of one colour, and for all if there is no renderer.
  func contrasts(of texts: [TextArea]) -> [CGFloat?] {
    guard !texts.isEmpty, let picture = try? drawing.picture(scale: Self.scale) else {
      return texts.map { _ in nil }
    }
    return texts.map { contrast(of: $0, in: picture) }
  }

  /// The contrast in the picture; if it is too low and strokes are thinner than pixels, in a larger picture of the text alone.
  private func contrast(of text: TextArea, in picture: Picture) -> CGFloat? {
    let counts = picture.colorCounts(in: text.frame, scale: Self.scale)
    guard let whole = contrast(of: text, counts) else { return nil }
    guard let background = counts.mostFrequent else { return whole }
    return text.colors.map { $0.contrast(with: background) }.reduce(whole, min)
  }

  /// The contrast of the best visible part.
  private func contrast(of text: TextArea, _ counts: ColorCounts) -> CGFloat? {
    guard let coarse = counts.contrast else { return nil }
    guard coarse.value < text.leastContrast, !coarse.isOfWholePixels,
      let fine = try? drawing.picture(of: text.frame, scale: Self.fineScale)
    else { return coarse.value }
    let area = CGRect(origin: .zero, size: text.frame.size)
    return fine.colorCounts(in: area, scale: Self.fineScale).contrast.map { max($0.value, coarse.value) }
  }
}

extension ColorCounts {
  /// The colour of most pixels, which is that of the background.
  fileprivate var mostFrequent: Picture.Color? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The contrast between the most frequent colour and the colour farthest from it; nil for one colour, or for fewer than 100 pixels.
  ///
  /// The farthest of 300 pixels is taken: a single one may belong to a neighbour. If they all have one colour, strokes cover whole pixels.
  fileprivate var contrast: (value: CGFloat, isOfWholePixels: Bool)? {
    let pixels = counts.values.reduce(0, +)
    guard pixels >= 100, counts.count > 1, let background = mostFrequent else { return nil }
    let contrasts = counts.map { (contrast: $0.key.contrast(with: background), count: $0.value) }
    var remaining = max(1, pixels / 300)
    for (index, (contrast, count)) in contrasts.sorted(by: { $0.contrast > $1.contrast }).enumerated() {
      remaining -= count
      if remaining <= 0 { return contrast > 1.02 ? (contrast, index == 0) : nil }
    }
    return nil
  }
}

extension Picture.Color {
  /// WCAG's relative luminance.
  fileprivate var luminance: CGFloat {
    func linear(_ byte: UInt8) -> CGFloat {
      let value = CGFloat(byte) / 255
      return value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio, 1 to 21.
  fileprivate func contrast(with other: Picture.Color) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
