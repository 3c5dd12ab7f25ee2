/// The effect of a key on text that is being edited.
enum EditingCommand: Equatable {
  /// Moves the caret to a position.
  case moveCaret(to: Int)
  /// Moves the end of the selection to a position.
  case extendSelection(to: Int)
  /// Selects a range.
  case select(Range<Int>)
  /// Moves the caret by lines, down for positive numbers.
  case moveCaretByLines(Int)
  /// Text replaces the selection.
  case insert(String)
  /// The selection or the character before the caret is deleted.
  case deleteBackward
  /// Characters are deleted.
  case delete(Range<Int>)
  /// A line is finished.
  case finishLine

  /// Whether the command concerns other lines than that of the caret. A text field does not edit its text then.
  var isOfSeveralLines: Bool {
    switch self {
    case .moveCaretByLines, .finishLine: true
    default: false
    }
  }

  /// Whether a host with a text element of its own performs the command, and then reports the new text. It reports no deletion where
  /// there is nothing to delete, but an override of `deleteBackward()` is called there too.
  func isReported(in text: TextLineEditor) -> Bool { self != .deleteBackward || !text.deletion(-1).isEmpty }
}

extension UIKey {
  /// The effect of the key on a text; nil for none.
  final func command(in text: TextLineEditor, isRightToLeft: Bool) -> EditingCommand? {
    switch keyCode {
    case .keyboardLeftArrow: step(isRightToLeft ? 1 : -1, in: text)
    case .keyboardRightArrow: step(isRightToLeft ? -1 : 1, in: text)
    case .keyboardUpArrow: .moveCaretByLines(-1)
    case .keyboardDownArrow: .moveCaretByLines(1)
    case .keyboardHome: move(to: 0)
    case .keyboardEnd: move(to: text.characters.count)
    case .keyboardA where modifierFlags.contains(.command): .select(0..<text.characters.count)
    case .keyboardDeleteOrBackspace: .deleteBackward
    case .keyboardDeleteForward: .delete(text.deletion(1))
    case .keyboardReturnOrEnter, .keypadEnter: .finishLine
    default: typedText.map { .insert($0) }
    }
  }

  /// The command of an arrow. Without shift it leaves the selection at that end.
  private func step(_ direction: Int, in text: TextLineEditor) -> EditingCommand {
    if modifierFlags.contains(.shift) { return .extendSelection(to: text.caret + direction) }
    if text.caret != text.anchor {
      return .moveCaret(to: direction < 0 ? text.selection.lowerBound : text.selection.upperBound)
    }
    return .moveCaret(to: text.caret + direction)
  }

  private func move(to place: Int) -> EditingCommand {
    modifierFlags.contains(.shift) ? .extendSelection(to: place) : .moveCaret(to: place)
  }
}

extension UIPress {
  /// Whether one of the keys of some presses did something.
  static func areHandled(_ presses: Set<UIPress>, by handle: (UIKey) -> Bool) -> Bool {
    presses.contains { $0.key.map(handle) ?? false }
  }
}
