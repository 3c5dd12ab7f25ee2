/// The standard edit actions of text fields and text views.
extension EditedTextView {
  /// Whether an edit action has something to act on; nil for other actions.
  func allows(_ action: Selector) -> Bool? {
    let (text, all) = (editedText, 0..<editedText.characters.count)
    switch action {
    case EditActions.cut, EditActions.delete: return allowsChanges && !text.selection.isEmpty && !hidesText
    case EditActions.copy: return !text.selection.isEmpty && !hidesText
    case EditActions.paste: return allowsChanges && UIPasteboard.general.hasStrings
    case EditActions.select: return text.selection.isEmpty && !all.isEmpty
    case EditActions.selectAll: return text.selection != all
    case FormatActions.bold, FormatActions.italic, FormatActions.underline:
      return (self as? UITextView)?.mayFormat == true
    default: return nil
    }
  }

  func copySelection() {
    guard allows(EditActions.copy) == true else { return }
    UIPasteboard.general.string = String(editedText.characters[editedText.selection])
  }

  func cutSelection() {
    guard allows(EditActions.cut) == true else { return }
    copySelection()
    changing(as: .cut) { replaceForUser(editedText.selection, with: "") }
  }

  func pasteText() {
    guard allowsChanges, let text = UIPasteboard.general.string else { return }
    changing(as: .paste) { replaceForUser(editedText.selection, with: text) }
  }

  func deleteSelection() { changing(as: .delete) { replaceForUser(editedText.selection, with: "") } }

  /// Selects the word at the caret.
  func selectWord() { selectForTouch(editedText.word(at: editedText.caret)) }

  func selectWholeText() { selectForTouch(0..<editedText.characters.count) }

  /// Selects characters, with handles to change the selection.
  private func selectForTouch(_ range: Range<Int>) {
    handles.isWanted = true
    selectCharacters(range)
  }

  /// Carries out the shortcuts of cut, copy and paste. Returns false for other keys.
  func performShortcut(_ key: UIKey) -> Bool {
    guard key.modifierFlags.contains(.command) else { return false }
    switch key.keyCode {
    case .keyboardX: cut(nil)
    case .keyboardC: copy(nil)
    case .keyboardV: paste(nil)
    default: return performFormatShortcut(key)
    }
    return true
  }

  /// Opens the menu of the selection, or of the caret.
  func showEditMenu() {
    let selection = editedText.selection
    let places = selection.isEmpty ? [caretPlace(selection.lowerBound)] : rectangles(of: selection)
    guard let window, let first = places.first else { return }
    // Beside the knobs of the handles, which the menu would cover.
    let margin = handles.isWanted && !selection.isEmpty ? SelectionHandle.knobDiameter : 0
    let place = places.dropFirst().reduce(first) { $0.union($1) }.intersection(bounds).insetBy(
      dx: 0, dy: -margin)
    let suggested = EditActions.commands(for: self) + FormatActions.commands(for: self)
    let menu = editMenu(for: editedText.unitRange(selection), suggested: suggested)
    let elements = menu?.children ?? suggested
    guard !elements.isEmpty else { return }
    let animator = EditMenuAnimator()
    editMenuChanges(isShown: true, animator)
    let bar = EditMenuBar.show(
      elements, at: convert(place.isNull ? bounds : place, to: window), from: self, in: window)
    animator.run()
    bar?.willClose = { [weak self] in
      let animator = EditMenuAnimator()
      self?.editMenuChanges(isShown: false, animator)
      animator.run()
    }
  }

  /// Carries out taps: one beside the caret hides the menu, one at it shows it, and two select a word.
  func menuFollowsTap(_ touch: UITouch, caretBefore: Int?) {
    if touch.tapCount == 2 {
      selectWord()
      showEditMenu()
    } else if caretBefore == editedText.caret {
      showEditMenu()
    }
  }
}
