extension UITextField: EditedTextView {
  var hidesText: Bool { isSecureTextEntry }
  var allowsChanges: Bool { isEnabled }
  var rangesOfLines: [Range<Int>] { [0..<editor.characters.count] }

  var settings: TextSettings {
    get { handles.settings }
    set { handles.settings = newValue }
  }

  func storedText(in range: Range<Int>) -> NSAttributedString? { nil }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  func editMenuChanges(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isShown {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }
}
