// Pages have neither attributed texts nor edit menus, and the browser undoes changes of texts.

extension UITextView {
  var attributedLines: EditedLines? { nil }
  var shownCaretPlace: CGRect { caretPlace(editor.caret) }

  func showAttributedText() -> Bool { false }
  func replaceInStorage(_ range: Range<Int>, with text: String) {}
  func storageTakesText() -> Bool { false }
  func takeStorageOfContainer() {}
  func storageTakesFont() {}
  func adjustStorageFonts() -> Bool { false }
  func storageTakesColor() {}
  func resizeTextContainer() {}
  func linksMayHaveChanged() {}
  func followLink(at touch: UITouch) -> Bool { false }
}

/// A text field or a text view.
protocol EditedTextView: UIView {}

extension EditedTextView {
  var handles: SelectionHandles { SelectionHandles() }

  func willReplace(_ range: Range<Int>) {}
  func didReplace(_ range: Range<Int>, with text: String, _ before: Void) {}
  func endTyping() {}
  func discardUndo() {}
  func performShortcut(_ key: UIKey) -> Bool { false }
  func menuFollowsTap(_ touch: UITouch, caretBefore: Int?) {}
}

extension UITextField: EditedTextView {
  func selectionPlaces(of range: Range<Int>) -> [CGRect] { rectangles(of: range) }
  func placeCaretForApp() {}
}

extension UITextView: EditedTextView {
  func selectionPlaces(of range: Range<Int>) -> [CGRect] { rectangles(of: range) }
}

/// The handles of a selection, which only touch screens of devices show.
struct SelectionHandles {
  var isWanted: Bool {
    get { false }
    nonmutating set {}
  }

  func follow(_ view: UIView) {}
}

extension UITextField {
  var hidesSelection: Bool { false }
  func rangeForInsertion() -> Range<Int> { editor.insertion }

  /// The place of the caret after a touch at a point of the field.
  func touchedPlace(_ point: CGPoint) -> Int {
    shownLine.character(at: CGPoint(x: convert(point, to: label).x, y: 0), in: label.font, hostMeasurer)
  }
}

extension UITextView {
  var hidesSelection: Bool { false }
  func rangeForInsertion() -> Range<Int> { editor.insertion }

  /// The place of the caret after a touch at a point of the view.
  func touchedPlace(_ point: CGPoint) -> Int {
    lines.character(at: convert(point, to: label), in: label.font, hostMeasurer)
  }
}
