/// Finds texts whose font has no text style. Such a font ignores the text size that the user has set.
struct FontCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let text = shown.text, !shown.place.contains(.inBar), !isPartOfSystemControl(shown),
        let font = fonts(of: shown.view, text).first(where: { !grows($0, in: shown.view) })
      else { return nil }
      return Finding(
        .fixedFont, shown.view,
        "has \(font.pointSize.short) points in every text size: its font has no text style, or no larger limit"
      )
    }
  }

  /// The fonts of the parts of a text, without those of spaces.
  private func fonts(of view: UIView, _ text: VisibleText) -> [UIFont] {
    guard let attributed = (view as? UILabel)?.attributedText ?? (view as? UITextView)?.attributedText,
      attributed.length > 0
    else { return [text.font] }
    var fonts: [UIFont] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttribute(.font, in: whole) { value, range, _ in
      let part = attributed.attributedSubstring(from: range).string
      if part.contains(where: { !$0.isWhitespace }) { fonts.append(value as? UIFont ?? text.font) }
    }
    return fonts
  }

  /// The system's controls choose their fonts, but the font of a button is the app's.
  private func isPartOfSystemControl(_ shown: VisibleView) -> Bool {
    shown.place.contains(.partOfControl) && !shown.place.contains(.inButton)
  }

  private func grows(_ font: UIFont, in view: UIView) -> Bool {
    #if canImport(UIKit)
      // Whether metrics have scaled a font is not public, but a view that adjusts its font needs such a font.
      return font.fontDescriptor.object(forKey: .textStyle) != nil
        || (view as? UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == true
    #else
      // A font whose limit is its usual size never grows.
      return font.textStyle != nil || font.scaling.map { $0.maximumSize > $0.unscaledSize } == true
    #endif
  }
}
