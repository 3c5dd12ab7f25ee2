extension UITextField: EditableText {
  package var editedText: TextLineEditor { editor }
  package var hasSeveralLines: Bool { false }

  package func replaceForUser(_ range: Range<Int>, with text: String) { replace(range, with: text) }

  package func mark(_ range: Range<Int>?) {
    guard editor.marked != range else { return }
    editor.mark(range)
    setNeedsLayout()
  }

  package var textBox: TextBox {
    layoutIfNeeded()
    return TextBox(
      frame: clip.frame, textInsets: .zero, scrollOffset: CGPoint(x: max(0, -label.frame.minX), y: 0),
      font: label.font,
      lineDistance: clip.bounds.height, textAlignment: textAlignment, isRightToLeft: hasRightToLeftContent)
  }
}
