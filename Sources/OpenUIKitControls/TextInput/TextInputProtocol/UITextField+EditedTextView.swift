extension UITextField: EditedTextView {
  var hidesText: Bool { isSecureTextEntry }
  var allowsChanges: Bool { isEnabled }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
}
