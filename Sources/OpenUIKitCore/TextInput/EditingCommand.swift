/// The effect of a key on text that is being edited.
enum EditingCommand: Equatable {
  /// Moves the caret to a position.
  case moveCaret(to: Int)
  /// Moves the caret by lines, down for positive numbers.
  case moveCaretByLines(Int)
  /// Characters are replaced.
  case replace(Range<Int>, with: String)
  /// A line is finished.
  case finishLine
}

extension TextLineEditor {
  /// The command of a key; nil for none.
  #if !ThreadConfined
    @MainActor
  #endif
  func command(for key: UIKey, isRightToLeft: Bool) -> EditingCommand? {
    switch key.keyCode {
    case .keyboardLeftArrow: .moveCaret(to: caret + (isRightToLeft ? 1 : -1))
    case .keyboardRightArrow: .moveCaret(to: caret + (isRightToLeft ? -1 : 1))
    case .keyboardUpArrow: .moveCaretByLines(-1)
    case .keyboardDownArrow: .moveCaretByLines(1)
    case .keyboardHome: .moveCaret(to: 0)
    case .keyboardEnd: .moveCaret(to: characters.count)
    case .keyboardDeleteOrBackspace: .replace(deletion(-1), with: "")
    case .keyboardDeleteForward: .replace(deletion(1), with: "")
    case .keyboardReturnOrEnter, .keypadEnter: .finishLine
    default: key.typedText.map { .replace(caret..<caret, with: $0) }
    }
  }
}

extension Set<UIPress> {
  /// Whether one of the keys did something.
  #if !ThreadConfined
    @MainActor
  #endif
  func areHandled(by handle: (UIKey) -> Bool) -> Bool {
    contains { $0.key.map(handle) ?? false }
  }
}
