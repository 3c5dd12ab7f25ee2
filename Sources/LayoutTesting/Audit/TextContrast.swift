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
    let background = try? drawing.withTexts(in: .clear)?.picture(scale: 1)
    return texts.map { text in
      let whole = contrast(of: text, in: picture)
      // A text in the colour of its background has no contrast in the picture either.
      guard text.variesWithPlace, let background, whole == nil || background.varies(in: text.frame) else {
        return whole
      }
      guard let worst = worstContrast(of: text) else { return whole }
      return min(worst, whole ?? worst)
    }
  }

  /// The contrast of the worst part.
  private func worstContrast(of text: TextArea) -> CGFloat? {
    func picture(_ color: TextColor) -> Picture? {
      try? drawing.withTexts(in: color)?.picture(of: text.frame, scale: Self.scale)
    }
    guard let seen = try? drawing.picture(of: text.frame, scale: Self.scale),
      let background = picture(.clear),
      let black = picture(.black), let white = picture(.white)
    else { return nil }
    return WorstContrast(seen: seen, background: background, black: black, white: white)
      .value(partLength: Int(text.partLength * Self.scale))
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
    guard let coarse = counts.contrast(scale: Self.scale) else { return nil }
    guard coarse.value < text.leastContrast, !coarse.isOfWholePixels,
      let fine = try? drawing.picture(of: text.frame, scale: Self.fineScale)
    else { return coarse.value }
    let area = CGRect(origin: .zero, size: text.frame.size)
    return fine.colorCounts(in: area, scale: Self.fineScale).contrast(scale: Self.fineScale).map {
      max($0.value, coarse.value)
    }
  }
}

extension ColorCounts {
  /// The colour of most pixels, which is that of the background.
  fileprivate var mostFrequent: Picture.Color? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The contrast between the most frequent colour and the colour farthest from it; nil for one colour, or for fewer than 100 pixels.
  ///
  /// The farthest of 300 pixels is taken: a single one may belong to a neighbour. If they all have one colour, strokes cover whole pixels. In a
  /// wide field with a short text fewer pixels belong to letters, so no more than 12 square points are passed over.
  fileprivate func contrast(scale: CGFloat) -> (value: CGFloat, isOfWholePixels: Bool)? {
    let pixels = counts.values.reduce(0, +)
    guard pixels >= 100, counts.count > 1, let background = mostFrequent else { return nil }
    let contrasts = counts.map { (contrast: $0.key.contrast(with: background), count: $0.value) }
    var remaining = max(1, min(pixels / 300, Int(12 * scale * scale)))
    for (index, (contrast, count)) in contrasts.sorted(by: { $0.contrast > $1.contrast }).enumerated() {
      remaining -= count
      if remaining <= 0 { return contrast > 1.02 ? (contrast, index == 0) : nil }
    }
    return nil
  }
}

extension Picture {
  /// Whether an area in points, at one pixel per point, has colours that differ so much that parts of a text have other contrasts.
  fileprivate func varies(in area: CGRect) -> Bool {
    let luminances = colorCounts(in: area, scale: 1).counts.keys.map(\.luminance)
    guard let least = luminances.min(), let most = luminances.max() else { return false }
    return WCAG.contrast(least, most) > 1.15
  }
}

extension Picture.Color {
  fileprivate var luminance: CGFloat { WCAG.luminance([CGFloat(red), CGFloat(green), CGFloat(blue)]) }

  /// WCAG's contrast ratio, 1 to 21.
  fileprivate func contrast(with other: Picture.Color) -> CGFloat {
    WCAG.contrast(luminance, other.luminance)
  }
}
