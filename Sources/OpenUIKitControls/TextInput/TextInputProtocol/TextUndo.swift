/// The changes of a view's text that can be undone.
struct TextUndo {
  /// The view's own manager, once it was used.
  var manager: UndoManager?
  /// The change that typing extends. Its manager retains it.
  weak var last: TextEdit?
  /// The kind of the present change.
  var kind = TextEdit.Kind.typing
  /// The change that is being undone or redone; nil for none, and after the text has changed.
  var reversed: TextEdit?
  /// Whether a change was registered.
  var isUsed = false
}

/// A text before one of its changes.
struct TextBeforeEdit {
  let editor: TextLineEditor
  let removed: RemovedText
}

extension EditedTextView {
  /// The view's own manager.
  var ownUndoManager: UndoManager {
    if let manager = textUndo.manager { return manager }
    let manager = UndoManager()
    textUndo.manager = manager
    return manager
  }

  /// Names the changes that `body` makes.
  func changing(as kind: TextEdit.Kind, _ body: () -> Void) {
    textUndo.kind = kind
    body()
    textUndo.kind = .typing
  }

  /// Returns the text before a change of characters, to undo the change; nil if it is not to be undone. A password is not kept.
  func willReplace(_ range: Range<Int>) -> TextBeforeEdit? {
    guard !hidesText, undoManager?.isUndoRegistrationEnabled == true else { return nil }
    let text = editedText
    let range = range.clamped(to: 0..<text.characters.count)
    return TextBeforeEdit(
      editor: text, removed: RemovedText(String(text.characters[range]), storedText(in: range)))
  }

  /// Registers what undoes a change of characters, or extends the change before it.
  func didReplace(_ range: Range<Int>, with text: String, _ before: TextBeforeEdit?) {
    let reversed = textUndo.reversed
    textUndo.reversed = nil
    guard let before, let manager = undoManager else { return textUndo.last = nil }
    let (now, count) = (editedText, text.count)
    let range = range.clamped(to: 0..<before.editor.characters.count)
    let kind = reversed?.kind ?? textUndo.kind
    // Characters at the seam may have combined, as a letter and its accent do.
    let isPlain =
      now.caret == range.lowerBound + count
      && now.characters.count == before.editor.characters.count - range.count + count
    if isPlain, reversed == nil, kind == .typing, let last = textUndo.last,
      last.extend(replacing: range, with: count, before.removed)
    {
      return
    }
    let selection = reversed == nil ? before.editor.selection : 0..<0
    guard
      let (new, old) = isPlain
        ? (range.lowerBound..<range.lowerBound + count, before.removed) : difference(from: before.editor)
    else { return }
    register(TextEdit(kind, new, old: old, selection: selection), in: manager)
  }

  private func difference(from text: TextLineEditor) -> (Range<Int>, RemovedText)? {
    editedText.difference(from: text, caret: text.selection.upperBound).map {
      ($0.range, RemovedText($0.text))
    }
  }

  private func register(_ edit: TextEdit, in manager: UndoManager) {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.reverse(edit) }
    if edit.kind != .ofApp { manager.setActionName(edit.kind.rawValue) }
    manager.endUndoGrouping()
    textUndo.last = edit.kind == .typing && !manager.isUndoing && !manager.isRedoing ? edit : nil
    textUndo.isUsed = true
  }

  /// Undoes or redoes a change, unless the delegate forbids it. That registers the opposite change.
  private func reverse(_ edit: TextEdit) {
    textUndo.last = nil
    // The app may have made the text shorter by itself.
    guard edit.range.upperBound <= editedText.characters.count else { return }
    textUndo.reversed = edit
    replaceForUser(edit.range, with: edit.old.text)
    guard textUndo.reversed == nil else { return textUndo.reversed = nil }
    if !edit.selection.isEmpty { selectCharacters(edit.selection) }
  }

  /// The next change of the text is not a part of the last one.
  func endTyping() { textUndo.last = nil }

  /// Discards the changes of the text, which the app has replaced.
  func discardUndo() {
    textUndo.last = nil
    guard textUndo.isUsed else { return }
    textUndo.isUsed = false
    undoManager?.removeAllActions(withTarget: self)
  }
}
