/// Finds texts and symbols with too little contrast with the drawn background.
///
/// The check chooses them. `TextContrast` measures them in pictures, perhaps on another thread. Then the check turns the
/// measurements into findings.
struct ContrastCheck: ViewTreeConfined {
  /// The texts and symbols to measure.
  let areas: [TextArea]
  private let views: [UIView]
  /// Whether the limit of each is lower than WCAG's, because the colour is the system's.
  private let isLowered: [Bool]

  init(screen: AuditedScreen) {
    // Only a view that draws something covers a text.
    let drawn = screen.views.filter { shown in
      shown.text != nil || shown.place.contains(.opaque) || shown.view is UIImageView
        || shown.view is UIVisualEffectView || shown.view is UIPageControl
    }
    let measured = drawn.indices.compactMap { index -> (UIView, TextArea, Bool)? in
      let shown = drawn[index]
      guard !shown.place.contains(.tilted), let limit = ContrastLimit(of: shown, on: screen) else {
        return nil
      }
      let cover = Self.coveredPart(of: shown, by: drawn[(index + 1)...])
      guard cover <= 0.1, Self.isSeenEnough(shown) else { return nil }
      let isText = shown.text != nil
      return (
        shown.view,
        TextArea(
          frame: isText ? shown.contentFrame : shown.visibleFrame, leastContrast: limit.least,
          colors: Self.colors(in: shown.view),
          variesWithPlace: isText && cover == 0 && !Self.hasShadow(shown.view),
          partLength: max(6, (shown.text?.font.pointSize ?? 0) * 0.75)), limit.isLowered
      )
    }
    (views, areas, isLowered) = (measured.map(\.0), measured.map(\.1), measured.map(\.2))
  }

  /// The texts with too little contrast; `contrasts` has one for each area.
  func findings(for contrasts: [CGFloat?]) -> [Finding] {
    zip(zip(views, areas), contrasts).compactMap { text, contrast in
      let (view, least) = (text.0, text.1.leastContrast)
      guard let contrast, contrast < least - 0.05 else { return nil }
      return Finding(.contrast, view, "has a contrast of \(contrast.short), of at least \(least.short)")
    }
  }

  /// The texts in the system's colours that have what the system has, and less than WCAG asks for.
  func systemContrasts(for contrasts: [CGFloat?]) -> [SystemContrast] {
    views.indices.compactMap { index in
      guard isLowered[index], let contrast = contrasts[index], contrast >= areas[index].leastContrast - 0.05,
        contrast < WCAG.leastContrast - 0.05, let text = VisibleText(of: views[index])?.text
      else { return nil }
      return SystemContrast(text: text, contrast: contrast)
    }
  }

  /// The largest part of a view that a later one with a background covers, 0 to 1. The text is not read until that is gone.
  private static func coveredPart(of shown: VisibleView, by later: ArraySlice<VisibleView>) -> CGFloat {
    let frame = shown.visibleFrame
    guard frame.width > 0, frame.height > 0 else { return 0 }
    var part: CGFloat = 0
    for other in later {
      let common = frame.intersection(other.visibleFrame)
      guard !common.isNull, !other.isInside(shown) else { continue }
      part = max(part, common.width * common.height / (frame.width * frame.height))
    }
    return part
  }

  /// Whether more than a slice of a line is visible. The rest is behind a bar or the edge of a scroll view.
  private static func isSeenEnough(_ shown: VisibleView) -> Bool {
    guard let text = shown.text else { return true }
    let (whole, seen) = (shown.textFrame, shown.contentFrame)
    return seen.height >= min(whole.height, text.font.pointSize * 1.2) * 0.9
  }

  private static func hasShadow(_ view: UIView) -> Bool {
    if view.layer.shadowOpacity > 0 { return true }
    return (view as? UILabel)?.shadowColor != nil
  }

  /// The colours of the parts of a text that has several.
  private static func colors(in view: UIView) -> [Picture.Color] {
    guard view.alpha == 1, let text = attributedText(of: view) else { return [] }
    let plain = VisibleText(of: view)?.color ?? .label
    var colors: Set<Picture.Color> = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      let color = (value as? UIColor ?? plain).resolvedColor(with: view.traitCollection)
      if let opaque = Picture.Color(opaque: color) { colors.insert(opaque) }
    }
    return colors.count > 1 ? Array(colors) : []
  }

  private static func attributedText(of view: UIView) -> NSAttributedString? {
    (view as? UILabel)?.attributedText ?? (view as? UITextView)?.attributedText
  }
}

/// Where a text or a symbol is drawn, and the contrast that it has to have.
struct TextArea: Sendable {
  /// The visible frame in the window, in points.
  let frame: CGRect
  /// The contrast that `ContrastLimit` demands.
  let leastContrast: CGFloat
  /// The colours of the parts of the text if it has several; empty otherwise. Each has to have the contrast.
  let colors: [Picture.Color]
  /// Whether parts of the text are measured by themselves, because what is behind them may differ.
  let variesWithPlace: Bool
  /// The side of the parts, in points: about a letter.
  let partLength: CGFloat
}
