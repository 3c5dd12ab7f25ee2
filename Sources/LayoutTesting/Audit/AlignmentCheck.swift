/// Finds texts that are aligned at the left in every direction of the language, where natural alignment follows it.
///
/// A text at the right is no finding: there is no alignment at the trailing edge, so code chooses it by direction.
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
