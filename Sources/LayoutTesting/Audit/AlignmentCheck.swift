/// Finds texts that are left-aligned in right-to-left languages too. Natural alignment follows the language.
///
/// Right-aligned texts are not reported. There is no trailing alignment, so code chooses it by direction.
struct AlignmentCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    guard screen.window.effectiveUserInterfaceLayoutDirection == .leftToRight else { return [] }
    return screen.findings { shown in
      guard shown.text != nil, shown.place.isDisjoint(with: [.inBar, .inControl]),
        shown.view.semanticContentAttribute == .unspecified, isAtLeft(shown.view)
      else { return nil }
      return Finding(.leftAndRight, shown.view, "is aligned at the left in every direction of the language")
    }
  }

  private func isAtLeft(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.textAlignment == .left
    case let field as UITextField: field.textAlignment == .left
    case let area as UITextView: area.textAlignment == .left
    default: false
    }
  }
}
