extension UITextView: EditableText {
  package var editedText: TextLineEditor { editor }
  package var hasSeveralLines: Bool { true }

  package func mark(_ range: Range<Int>?) {
    guard editor.marked != range else { return }
    editor.mark(range)
    setNeedsLayout()
  }
}
