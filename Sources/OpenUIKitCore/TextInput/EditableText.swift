/// A view whose text the user edits, as hosts see text fields and text views.
package protocol EditableText: UIView, UITextInputTraits {
  /// The text with its selection.
  var editedText: TextLineEditor { get }
  /// Selects characters, and shows the selection.
  func selectCharacters(_ range: Range<Int>)
  /// Replaces characters for the user, if the delegate allows it.
  func replaceForUser(_ range: Range<Int>, with text: String)
  /// Marks characters that an input method has not confirmed; nil for none.
  func mark(_ range: Range<Int>?)
  /// Whether the text has several lines.
  var hasSeveralLines: Bool { get }
  /// The place of the text, in points of the view.
  var textBox: TextBox { get }
}

extension EditableText {
  /// Changes the text as a host's text element has changed it. The delegate is asked for the part that differs; without a
  /// difference it is not.
  ///
  /// The selection and the mark are in UTF-16 units of the new text. If the program has made another text of it, they do not apply.
  func change(to text: String, selecting selection: Range<Int>, marking mark: Range<Int>?) {
    let wanted = TextLineEditor(text)
    let caret = wanted.characters(inUnits: selection)
    if let change = editedText.difference(from: wanted, caret: caret.upperBound) {
      replace(change.range, with: change.text, isMarked: mark != nil)
    }
    guard editedText.text.hasSameBytes(as: text) else { return }
    self.mark(mark.map { wanted.characters(inUnits: $0) })
    if editedText.selection != caret { selectCharacters(caret) }
  }

  /// Replaces characters as the user has done it: by the methods that a subclass overrides, where the change is what they do.
  private func replace(_ range: Range<Int>, with text: String, isMarked: Bool) {
    guard let keyInput, !isMarked, editedText.marked == nil else {
      return replaceForUser(range, with: text)
    }
    if text.isEmpty, range == editedText.deletion(-1) { return keyInput.deleteBackward() }
    if !text.isEmpty, range == editedText.selection { return keyInput.insertText(text) }
    replaceForUser(range, with: text)
  }
}

/// A view whose text the user edits, as the result of a member that other modules override: what hosts do with it.
///
/// The methods do nothing. Views with text return a subclass, so a page without such views does not contain the code.
@_spi(Overrides) public class EditableTextReference: ViewTreeConfined {
  /// The view.
  var view: (any EditableText)? { nil }
  /// The text for a host.
  var editedText: EditedText? { nil }
  /// Changes the text as a host's text element has changed it.
  func change(to text: String, selecting selection: Range<Int>, marking mark: Range<Int>?) {}
  /// Selects a range in UTF-16 units.
  func select(_ units: Range<Int>) {}
}

/// The reference to a text field or text view.
package final class EditableViewReference: EditableTextReference {
  private let editable: any EditableText

  package init(_ view: any EditableText) { editable = view }

  override var view: (any EditableText)? { editable }

  override var editedText: EditedText? {
    guard let window = editable.window else { return nil }
    window.layoutIfNeeded()
    let text = editable.editedText
    var box = editable.textBox
    box.frame = editable.convert(box.frame, to: window)
    return EditedText(
      view: editable, text: text.text, selectedUnits: text.units(text.selection), textBox: box)
  }

  override func change(to text: String, selecting selection: Range<Int>, marking mark: Range<Int>?) {
    editable.change(to: text, selecting: selection, marking: mark)
  }

  override func select(_ units: Range<Int>) {
    let range = editable.editedText.characters(inUnits: units)
    if range != editable.editedText.selection { editable.selectCharacters(range) }
  }
}

/// A kind of view with text.
@_spi(Overrides) public enum TextViewKind {
  /// A text field.
  case oneLine
  /// A text view, in which a tabulator is a part of the text.
  case severalLines
}
