extension EditedTextView {
  /// Replaces the marked characters, or else the selection, and marks the new ones, unless the delegate forbids the change.
  func setMarked(_ text: String, selected: NSRange) {
    let range = editedText.marked ?? editedText.selection
    replaceForUser(range, with: text)
    let (start, end) = (range.lowerBound, editedText.caret)
    // The delegate may have refused the change or made another one.
    guard !text.isEmpty, start < end, String(editedText.characters[start..<end]) == text else { return }
    mark(start..<end)
    let place = TextLineEditor(text).characterRange(selected)
    // The selection within the marked text does not end typing.
    let typed = textUndo.last
    selectCharacters(start + place.lowerBound..<start + place.upperBound)
    textUndo.last = typed
  }
}

extension UIWindow {
  /// Shows text that an input method has not confirmed in the first responder, if it accepts text by positions. An empty text
  /// removes it. Returns whether there was such a responder.
  ///
  /// - Parameter caret: The place of the caret in the text, in UTF-16 units.
  @discardableResult
  public func sendMarkedText(_ text: String, caret: Int) -> Bool {
    guard let input = firstResponder as? any UITextInput else { return false }
    if text.isEmpty && input.markedTextRange == nil { return true }
    input.setMarkedText(text, selectedRange: NSRange(location: caret, length: 0))
    return true
  }
}
