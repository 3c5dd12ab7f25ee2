extension UITextView: EditedTextView {
  var hidesText: Bool { false }
  var allowsChanges: Bool { isEditable }

  func storedText(in range: Range<Int>) -> NSAttributedString? {
    storage?.attributedSubstring(from: editor.unitRange(range))
  }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
}
