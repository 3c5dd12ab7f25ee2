/// Finds texts with too little contrast with the drawn background.
///
/// The check chooses the texts. `TextContrast` measures them in a picture, perhaps on another thread. Then the check turns the
/// measurements into findings.
struct ContrastCheck: ViewTreeConfined {
  /// The texts to measure.
  let areas: [TextArea]
  private let views: [UIView]

  init(screen: AuditedScreen) {
    // Only a view that draws something covers a text.
    let drawn = screen.views.filter { shown in
      shown.text != nil || shown.place.contains(.opaque) || shown.view is UIImageView
    }
    let texts = drawn.indices.compactMap { index -> (UIView, TextArea)? in
      let shown = drawn[index]
      guard let text = shown.text, Self.isRead(shown, on: screen),
        !Self.isCovered(shown, by: drawn[(index + 1)...])
      else { return nil }
      let leastContrast: CGFloat = Self.isLarge(text.font) ? 3 : 4.5
      return (
        shown.view,
        TextArea(
          frame: shown.visibleFrame, leastContrast: leastContrast, colors: Self.colors(in: shown.view))
      )
    }
    (views, areas) = (texts.map(\.0), texts.map(\.1))
  }

  /// The texts with too little contrast; `contrasts` has one for each area.
  func findings(for contrasts: [CGFloat?]) -> [Finding] {
    zip(zip(views, areas), contrasts).compactMap { text, contrast in
      let (view, least) = (text.0, text.1.leastContrast)
      guard let contrast, contrast < least - 0.05 else { return nil }
      return Finding(.contrast, view, "has a contrast of \(contrast.short), of at least \(least.short)")
    }
  }

  /// WCAG exempts disabled controls. Placeholders are not content, and a view that is turned away is not read.
  private static func isRead(_ shown: VisibleView, on screen: AuditedScreen) -> Bool {
    guard !shown.place.contains(.tilted), isActive(shown.view) else { return false }
    return screen.ancestors(of: shown).allSatisfy { isActive($0.view) }
  }

  private static func isActive(_ view: UIView) -> Bool {
    if let field = view as? UITextField, (field.text ?? "").isEmpty { return false }
    return (view as? UIControl)?.isEnabled ?? true
  }

  /// Whether views with a background cover at least a tenth of the view. The text is not read until they are gone.
  private static func isCovered(_ shown: VisibleView, by later: ArraySlice<VisibleView>) -> Bool {
    let frame = shown.visibleFrame
    guard frame.width > 0, frame.height > 0 else { return false }
    return later.contains { other in
      let common = frame.intersection(other.visibleFrame)
      return !common.isNull && common.width * common.height > frame.width * frame.height / 10
        && !other.isInside(shown)
    }
  }

  /// The colours of the parts of a text that has several.
  private static func colors(in view: UIView) -> [Picture.Color] {
    guard let label = view as? UILabel, label.alpha == 1, let text = label.attributedText else { return [] }
    var colors: Set<Picture.Color> = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      let color = (value as? UIColor ?? label.textColor).resolvedColor(with: label.traitCollection)
      if let opaque = Picture.Color(opaque: color) { colors.insert(opaque) }
    }
    return colors.count > 1 ? Array(colors) : []
  }

  /// WCAG's large text: 18 points, or 14 in bold, which are 24 and 18.5 points of a screen.
  private static func isLarge(_ font: UIFont) -> Bool {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 18.5 : 24)
  }
}

/// Where a text is drawn, and the contrast that it has to have.
struct TextArea: Sendable {
  /// The visible frame in the window, in points.
  let frame: CGRect
  /// 3 for large text, or 4.5 (WCAG 2.2, 1.4.3).
  let leastContrast: CGFloat
  /// The colours of the parts of the text if it has several; empty otherwise. Each has to have the contrast.
  let colors: [Picture.Color]
}
