extension UITextField {
  /// Shows the selection instead of the caret, if there is one, and otherwise what an input method has marked.
  func showSelection() {
    let isHighlighted = isEditing && !editor.highlight.isEmpty && !hidesSelection
    caret.isHidden = !isEditing || !editor.selection.isEmpty || hidesSelection
    highlight?.isHidden = !isHighlighted
    handles.follow(self)
    guard isHighlighted else { return }
    let view = highlight ?? UIView()
    if highlight == nil { clip.insertSubview(view, at: 0) }
    highlight = view
    view.backgroundColor = tintColor.withAlphaComponent(0.2)
    view.frame = convert(selectionPlaces(of: editor.highlight).first ?? .zero, to: clip)
  }

  /// The rectangle of a caret before a character, in points of the field.
  func caretPlace(_ index: Int) -> CGRect {
    let height = min(clip.bounds.height, hostMeasurer.lineMetrics(of: label.font).height)
    let x = shownLine.place(of: index, in: label.font, hostMeasurer).x
    return CGRect(
      x: clip.frame.minX + roundedDownToPixel(label.frame.minX + x),
      y: clip.frame.minY + roundedDownToPixel((clip.bounds.height - height) / 2), width: Self.caretWidth,
      height: height)
  }

  /// The rectangle of characters, in points of the field.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    let (start, end) = (caretPlace(range.lowerBound), caretPlace(range.upperBound))
    let (left, right) = (min(start.minX, end.minX), max(start.minX, end.minX))
    return [CGRect(x: left, y: start.minY, width: right - left, height: start.height)]
  }
}
