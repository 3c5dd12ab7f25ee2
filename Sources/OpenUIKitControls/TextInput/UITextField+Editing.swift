// The user's changes of the text: keys, the caret, and what replaces characters.
extension UITextField {
  func moveCaret(to place: Int, extending: Bool = false) {
    changeSelection { $0.moveCaret(to: place, extending: extending) }
  }

  func changeSelection(_ change: (inout TextLineEditor) -> Void) {
    let before = editor.selection
    change(&editor)
    endTyping()
    setNeedsLayout()
    if editor.selection != before { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Selects characters.
  package func selectCharacters(_ range: Range<Int>) { changeSelection { $0.select(range) } }

  /// Carries out the command of a key. Returns false for keys that move to another line.
  func perform(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    handles.isWanted = false
    let command = key.command(in: editor, isRightToLeft: hasRightToLeftContent)
    if let window, let command, !command.isOfSeveralLines, command.isReported(in: editor),
      window.leavesKeyToHost()
    {
      return true
    }
    switch command {
    case .moveCaret(let place): moveCaret(to: place)
    case .extendSelection(let place): moveCaret(to: place, extending: true)
    case .select(let range): selectCharacters(range)
    case .insert(let text): insertText(text)
    case .deleteBackward: deleteBackward()
    case .delete(let range): replace(range, with: "")
    case .finishLine: finishByReturn()
    case .moveCaretByLines: return false
    case nil:
      return performShortcut(key)
    }
    return true
  }

  func finishByReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    // As in UIKit, return ends editing only if a target is registered for `editingDidEndOnExit`. Read before
    // the actions are sent, which may remove the target.
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Replaces characters for the user, unless the delegate forbids it.
  func replace(_ range: Range<Int>, with string: String) {
    guard !range.isEmpty || !string.isEmpty else { return }
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: editor.unitRange(range), replacementString: string)
    guard isAllowed != false else { return }
    let before = willReplace(range)
    editor.replace(range, with: string)
    didReplace(range, with: string, before)
    textDidChange()
    send(.editingChanged)
    post(.didChange)
    delegate?.textFieldDidChangeSelection(self)
  }

  #if !hasFeature(Embedded)
    func replaceForApp(_ range: Range<Int>, with text: String) {
      let before = willReplace(range)
      editor.replace(range, with: text)
      changing(as: .ofApp) { didReplace(range, with: text, before) }
      textDidChange()
    }

    func nearestPlace(to point: CGPoint) -> Int {
      layoutIfNeeded()
      let place = CGPoint(x: convert(point, to: label).x, y: 0)
      return shownLine.character(at: place, in: label.font, hostMeasurer)
    }
  #endif
}

extension UITextField {
  /// Removes the text for the user, unless the delegate forbids it. Returns false if it does.
  @discardableResult
  final func clear() -> Bool {
    guard delegate?.textFieldShouldClear(self) != false else { return false }
    guard hasText else { return true }
    text = ""
    send(.editingChanged)
    post(.didChange)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

  func editingDidEnd() {
    isEditing = false
    caret.isHidden = true
    discardUndo()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
    post(.didEnd)
  }
}
