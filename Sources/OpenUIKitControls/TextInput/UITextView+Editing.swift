extension UITextView {
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = label.font.adjusted(to: traitCollection) else {
      return
    }
    if adjusted.pointSize != label.font.pointSize { font = adjusted }
  }

  func showText() {
    #if !hasFeature(Embedded)
      if let shownText { return label.attributedText = shownText }
    #endif
    label.text = editor.text
  }

  func moveCaret(to place: Int, extending: Bool = false) {
    changeSelection { $0.moveCaret(to: place, extending: extending) }
  }

  func changeSelection(_ change: (inout TextLineEditor) -> Void) {
    let before = editor.selection
    change(&editor)
    setNeedsLayout()
    layoutIfNeeded()
    if isEditing { scrollRectToVisible(caret.frame, animated: false) }
    if editor.selection != before { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// Selects characters.
  final func selectCharacters(_ range: Range<Int>) { changeSelection { $0.select(range) } }

  func editingDidEnd() {
    caret.isHidden = true
    textDelegate?.textViewDidEndEditing(self)
    post(.didEnd)
  }
}
