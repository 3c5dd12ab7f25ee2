/// Finds texts that are aligned at the same side in every language. Natural alignment follows the language.
///
/// There is no trailing alignment, so code chooses it by direction: at the right from left to right, and at the left from right to left.
/// Neither is reported.
struct AlignmentCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    let isRightToLeft = screen.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (side, name) = isRightToLeft ? (NSTextAlignment.right, "right") : (.left, "left")
    return screen.findings { shown in
      guard shown.text != nil, shown.place.isDisjoint(with: [.inBar, .inControl, .inSystemView]),
        shown.view.semanticContentAttribute == .unspecified, alignment(of: shown.view) == side,
        isReportable(shown, isRightToLeft: isRightToLeft)
      else { return nil }
      return Finding(
        .leftAndRight, shown.view,
        "is aligned at the \(name) in every direction of the language: use .natural")
    }
  }

  /// Numbers may be at the right in a column of any language.
  private func isReportable(_ shown: VisibleView, isRightToLeft: Bool) -> Bool {
    !isRightToLeft || shown.text?.text.contains(where: \.isLetter) == true
  }

  private func alignment(of view: UIView) -> NSTextAlignment? {
    switch view {
    case let label as UILabel: alignment(in: label.attributedText) ?? label.textAlignment
    case let field as UITextField: field.textAlignment
    case let area as UITextView: alignment(in: area.attributedText) ?? area.textAlignment
    default: nil
    }
  }

  /// The alignment that an attributed text states; nil for natural.
  private func alignment(in text: NSAttributedString?) -> NSTextAlignment? {
    guard let text, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return nil }
    return style.alignment == .natural ? nil : style.alignment
  }
}
