/// Finds texts whose font has no text style, and so keeps its size whatever size of text the user has set.
#if !ThreadConfined
  @MainActor
#endif
struct FontCheck {
  let window: UIWindow

  var findings: [Finding] {
    window.visibleDescendants.compactMap { view in
      guard !view.isInBar, !isPartOfSystemControl(view), let text = VisibleText(of: view),
        !grows(text.font, in: view)
      else { return nil }
      return Finding(
        .fixedFont, view,
        "has \(text.font.pointSize.short) points in every text size: its font has no text style")
    }
  }

  /// The system's controls choose their fonts, but the font of a button is the app's.
  private func isPartOfSystemControl(_ view: UIView) -> Bool {
    view.isPartOfControl && !view.ancestors.contains { $0 is UIButton }
  }

  private func grows(_ font: UIFont, in view: UIView) -> Bool {
    #if canImport(UIKit)
      // Whether metrics have scaled a font is not public, but a view that adjusts its font needs such a font.
      return font.fontDescriptor.object(forKey: .textStyle) != nil
        || (view as? UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == true
    #else
      return font.textStyle != nil || font.scaling != nil
    #endif
  }
}
