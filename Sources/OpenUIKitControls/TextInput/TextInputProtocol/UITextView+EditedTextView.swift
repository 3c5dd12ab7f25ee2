extension UITextView: EditedTextView {
  var hidesText: Bool { false }
  var allowsChanges: Bool { isEditable }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
}
