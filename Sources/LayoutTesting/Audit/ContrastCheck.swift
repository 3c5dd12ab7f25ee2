import Foundation

/// Finds texts that have too little contrast with what is behind them, as they are drawn.
#if !ThreadConfined
  @MainActor
#endif
struct ContrastCheck {
  let layout: ScreenLayout
  /// The texts, and the views with a background, in the order of drawing, with their frames in the window.
  private let drawn: [(view: UIView, frame: CGRect)]

  init(layout: ScreenLayout) {
    self.layout = layout
    drawn = layout.window.visibleDescendants.filter { view in
      VisibleText(of: view) != nil || view is UIImageView
        || (view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false)
    }.map { ($0, $0.visibleFrame) }
  }

  var findings: [Finding] {
    let texts = drawn.compactMap { view, _ -> (UIView, VisibleText)? in
      guard isRead(view), let text = VisibleText(of: view) else { return nil }
      return (view, text)
    }
    guard !texts.isEmpty, let picture = try? layout.picture(scale: Self.scale) else { return [] }
    return texts.compactMap { view, text in
      let least: CGFloat = isLarge(text.font) ? 3 : 4.5
      guard let contrast = contrast(of: view, in: picture, least), contrast < least - 0.05 else { return nil }
      return Finding(.contrast, view, "has a contrast of \(contrast.short), of at least \(least.short)")
    }
  }

  private static let scale: CGFloat = 2
  /// Thin strokes of small type have whole pixels of their colour from this scale on.
  private static let fineScale: CGFloat = 6

  /// The contrast in the picture; if it is too low, in a larger picture of the text alone.
  private func contrast(of view: UIView, in picture: Picture, _ least: CGFloat) -> CGFloat? {
    let area = view.visibleFrame
    let coarse = contrast(of: picture.colors(in: area, scale: Self.scale))
    guard let coarse, coarse < least, let fine = try? layout.picture(of: area, scale: Self.fineScale) else {
      return coarse
    }
    let pixels = fine.colors(in: CGRect(origin: .zero, size: area.size), scale: Self.fineScale)
    return contrast(of: pixels).map { max($0, coarse) }
  }

  /// WCAG exempts disabled controls. Placeholders are not read as content, and what is turned away or covered will be read later.
  private func isRead(_ view: UIView) -> Bool {
    guard !view.isTilted, !isCovered(view) else { return false }
    return ([view] + view.ancestors).allSatisfy { view in
      if let field = view as? UITextField, (field.text ?? "").isEmpty { return false }
      return (view as? UIControl)?.isEnabled ?? true
    }
  }

  /// Whether views with a background that are drawn later cover a tenth of the view.
  private func isCovered(_ view: UIView) -> Bool {
    let frame = view.visibleFrame
    guard frame.width > 0, frame.height > 0, let index = drawn.firstIndex(where: { $0.view === view }) else {
      return false
    }
    return drawn[(index + 1)...].contains { other, otherFrame in
      let common = frame.intersection(otherFrame)
      return !common.isNull && common.width * common.height > frame.width * frame.height / 10
        && !other.isDescendant(of: view)
    }
  }

  /// WCAG's large text: 18 points, or 14 in bold, which are 24 and 18.5 points of a screen.
  private func isLarge(_ font: UIFont) -> Bool {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 18.5 : 24)
  }

  /// The contrast between the most frequent colour of an area and the colour farthest from it; nil for an area of one colour.
  ///
  /// The farthest of a hundred pixels is taken: a single one may belong to a neighbour.
  private func contrast(of pixels: [Picture.Color]) -> CGFloat? {
    guard pixels.count >= 100 else { return nil }
    var counts: [Picture.Color: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    guard let background = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, counts.count > 1
    else {
      return nil
    }
    let contrasts = counts.map { (contrast: $0.key.contrast(with: background), count: $0.value) }
    var remaining = max(1, pixels.count / 300)
    for (contrast, count) in contrasts.sorted(by: { $0.contrast > $1.contrast }) {
      remaining -= count
      if remaining <= 0 { return contrast > 1.02 ? contrast : nil }
    }
    return nil
  }
}

extension Picture.Color {
  /// WCAG's relative luminance.
  var luminance: CGFloat {
    func linear(_ byte: UInt8) -> CGFloat {
      let value = CGFloat(byte) / 255
      return value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio, 1 to 21.
  func contrast(with other: Picture.Color) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
