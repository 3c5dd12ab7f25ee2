extension UITextView {
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, !adjustStorageFonts(),
      let adjusted = label.font.adjusted(to: traitCollection)
    else { return }
    if adjusted.pointSize != label.font.pointSize { font = adjusted }
  }

  func showText() {
    if !showAttributedText() { label.showPlain(editor.text) }
  }

  func moveCaret(to place: Int, extending: Bool = false) {
    changeSelection { $0.moveCaret(to: place, extending: extending) }
  }

  func changeSelection(_ change: (inout TextLineEditor) -> Void) {
    let before = editor.selection
    change(&editor)
    endTyping()
    setNeedsLayout()
    layoutIfNeeded()
    if isEditing { scrollRectToVisible(caret.frame, animated: false) }
    if editor.selection != before { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// Selects characters.
  package final func selectCharacters(_ range: Range<Int>) { changeSelection { $0.select(range) } }

  func editingDidEnd() {
    caret.isHidden = true
    textDelegate?.textViewDidEndEditing(self)
    post(.didEnd)
  }

  func moveCaret(byLines count: Int, extending: Bool) {
    let lines = lines
    var place = lines.place(of: editor.caret, in: label.font, hostMeasurer)
    place.y += CGFloat(count) * lines.distance + lineHeight / 2
    moveCaret(to: lines.character(at: place, in: label.font, hostMeasurer), extending: extending)
  }

  /// Replaces characters for the user, unless the delegate forbids it.
  func replace(_ range: Range<Int>, with string: String) {
    guard !range.isEmpty || !string.isEmpty else { return }
    let isAllowed = textDelegate?.textView(
      self, shouldChangeTextIn: editor.unitRange(range), replacementText: string)
    guard isAllowed != false else { return }
    let before = willReplace(range)
    replaceInStorage(range, with: string)
    editor.replace(range, with: string)
    didReplace(range, with: string, before)
    contentDidChange()
    layoutIfNeeded()
    scrollRectToVisible(caret.frame, animated: false)
    textDelegate?.textViewDidChange(self)
    post(.didChange)
  }
}
