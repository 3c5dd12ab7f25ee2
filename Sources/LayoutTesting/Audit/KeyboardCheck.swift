/// Finds controls, and the ends of contents, that stay behind the keyboard.
///
/// A screen without a field never has a keyboard. A search field is put away by scrolling, and so counts as none.
struct KeyboardCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    let keyboard = screen.configuration.keyboardFrame
    guard !keyboard.isNull, keyboard.height > 0 else { return [] }
    let fields = screen.views.filter { isField($0) }
    guard !fields.isEmpty else { return [] }
    var region = screen.window.bounds
    region.size.height = keyboard.minY - region.minY
    return screen.findings(in: screen.content) { shown in
      guard isToBeSeen(shown, beside: fields), shown.frame.minY < screen.window.bounds.maxY else {
        return nil
      }
      let hidden = hiddenHeight(of: shown, below: region)
      guard hidden > 0.5 else { return nil }
      return Finding(
        .behindKeyboard, shown.view,
        "stays behind the keyboard by \(hidden.short) points: end it at keyboardLayoutGuide.topAnchor, or add an inset"
      )
    }
  }

  private func hiddenHeight(of shown: VisibleView, below region: CGRect) -> CGFloat {
    let lift = shown.scrollArea?.allMovements.least.y ?? 0
    return min(shown.frame.height, shown.frame.maxY + lift - region.maxY)
  }

  /// Controls and fields, and texts that scroll together with a field. The controllers of tables move their rows themselves.
  private func isToBeSeen(_ shown: VisibleView, beside fields: [VisibleView]) -> Bool {
    guard shown.place.isDisjoint(with: [.inBar, .tilted]) else { return false }
    var area = shown.scrollArea
    while let next = area {
      if next.scrollView.next is UITableViewController { return false }
      area = next.outer
    }
    if shown.place.contains(.control) { return true }
    if shown.view is UITextView { return isField(shown) }
    guard let scrollView = shown.scrollArea?.scrollView else { return false }
    return fields.contains { $0.view.isDescendant(of: scrollView) }
  }

  private func isField(_ shown: VisibleView) -> Bool {
    guard shown.place.isDisjoint(with: [.inBar, .moved]) else { return false }
    if let area = shown.view as? UITextView { return area.isEditable && area.isUserInteractionEnabled }
    guard let field = shown.view as? UITextField, field.isEnabled else { return false }
    return !shown.place.contains(.partOfControl)
  }
}
