// An app may override where the caret and selected characters are.
extension UITextField {
  final func selectionPlaces(of range: Range<Int>) -> [CGRect] {
    selectionRects(for: CharacterRange(range)).map(\.rect)
  }

  final func placeCaretForApp() {
    caret.frame = convert(caretRect(for: CharacterPosition(editor.caret)), to: clip)
  }
}

extension UITextView {
  final func selectionPlaces(of range: Range<Int>) -> [CGRect] {
    selectionRects(for: CharacterRange(range)).map(\.rect)
  }

  final var shownCaretPlace: CGRect { caretRect(for: CharacterPosition(editor.caret)) }
}

extension EditedTextView {
  /// The place of the caret after a touch at a point of the view: the closest position, which a subclass may state.
  func touchedPlace(_ point: CGPoint) -> Int {
    closestPosition(to: point).flatMap(index) ?? nearestPlace(to: point)
  }
}
