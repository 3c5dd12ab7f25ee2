extension UITextField: EditedTextView {
  var hidesText: Bool { isSecureTextEntry }
  var allowsChanges: Bool { isEnabled }

  func storedText(in range: Range<Int>) -> NSAttributedString? { nil }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
}
