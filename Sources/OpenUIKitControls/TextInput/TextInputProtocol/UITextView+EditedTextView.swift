extension UITextView: EditedTextView {
  var hidesText: Bool { false }
  var allowsChanges: Bool { isEditable }

  var rangesOfLines: [Range<Int>] {
    layoutIfNeeded()
    let lines = lines
    return lines.starts.indices.map { lines.range(ofLine: $0) }
  }

  var settings: TextSettings {
    get { handles.settings }
    set { handles.settings = newValue }
  }

  func storedText(in range: Range<Int>) -> NSAttributedString? {
    storage?.attributedSubstring(from: editor.unitRange(range))
  }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  func editMenuChanges(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isShown {
      delegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }
}
