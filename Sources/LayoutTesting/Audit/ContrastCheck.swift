/// Finds texts that have too little contrast with what is behind them, as they are drawn.
///
/// The check chooses the texts, `TextContrast` measures them in a picture, perhaps on another thread, and the check makes findings of what
/// was measured.
#if !ThreadConfined
  @MainActor
#endif
struct ContrastCheck {
  /// The texts to measure.
  let areas: [TextArea]
  private let views: [UIView]

  init(window: UIWindow) {
    let drawn = window.visibleDescendants.filter { view in
      VisibleText(of: view) != nil || view is UIImageView
        || (view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false)
    }.map { Drawn(view: $0, frame: $0.visibleFrame) }
    let texts = drawn.indices.compactMap { index -> (UIView, TextArea)? in
      let view = drawn[index].view
      guard let text = VisibleText(of: view), Self.isRead(view), !Self.isCovered(index, in: drawn) else {
        return nil
      }
      return (view, TextArea(frame: drawn[index].frame, leastContrast: Self.isLarge(text.font) ? 3 : 4.5))
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

  /// A view that draws something, with its visible frame.
  private struct Drawn {
    let view: UIView
    let frame: CGRect
  }

  /// WCAG exempts disabled controls. Placeholders are not read as content, and what is turned away will be read later.
  private static func isRead(_ view: UIView) -> Bool {
    guard !view.isTilted else { return false }
    return ([view] + view.ancestors).allSatisfy { view in
      if let field = view as? UITextField, (field.text ?? "").isEmpty { return false }
      return (view as? UIControl)?.isEnabled ?? true
    }
  }

  /// Whether views with a background that are drawn later cover a tenth of the view. It will be read when they are gone.
  private static func isCovered(_ index: Int, in drawn: [Drawn]) -> Bool {
    let (view, frame) = (drawn[index].view, drawn[index].frame)
    guard frame.width > 0, frame.height > 0 else { return false }
    return drawn[(index + 1)...].contains { other in
      let common = frame.intersection(other.frame)
      return !common.isNull && common.width * common.height > frame.width * frame.height / 10
        && !other.view.isDescendant(of: view)
    }
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
}
