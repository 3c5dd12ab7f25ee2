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
  /// Characters are replaced.
  case replace(Range<Int>, with: String)
  /// A line is finished.
  case finishLine

  /// Whether the command concerns other lines than that of the caret. A text field does not edit its text then.
  var isOfSeveralLines: Bool {
    switch self {
    case .moveCaretByLines, .finishLine: true
    default: false
    }
  }
}

extension TextLineEditor {
  /// The command of a key; nil for none.
  #if !ThreadConfined
    @MainActor
  #endif
  func command(for key: UIKey, isRightToLeft: Bool) -> EditingCommand? {
    switch key.keyCode {
    case .keyboardLeftArrow: step(isRightToLeft ? 1 : -1, key)
    case .keyboardRightArrow: step(isRightToLeft ? -1 : 1, key)
    case .keyboardUpArrow: .moveCaretByLines(-1)
    case .keyboardDownArrow: .moveCaretByLines(1)
    case .keyboardHome: move(to: 0, key)
    case .keyboardEnd: move(to: characters.count, key)
    case .keyboardA where key.modifierFlags.contains(.command): .select(0..<characters.count)
    case .keyboardDeleteOrBackspace: .replace(deletion(-1), with: "")
    case .keyboardDeleteForward: .replace(deletion(1), with: "")
    case .keyboardReturnOrEnter, .keypadEnter: .finishLine
    default: key.typedText.map { .replace(selection, with: $0) }
    }
  }

  /// The command of an arrow. Without shift it leaves the selection at that end.
  #if !ThreadConfined
    @MainActor
  #endif
  private func step(_ direction: Int, _ key: UIKey) -> EditingCommand {
    if key.modifierFlags.contains(.shift) { return .extendSelection(to: caret + direction) }
    if caret != anchor {
      return .moveCaret(to: direction < 0 ? selection.lowerBound : selection.upperBound)
    }
    return .moveCaret(to: caret + direction)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private func move(to place: Int, _ key: UIKey) -> EditingCommand {
    key.modifierFlags.contains(.shift) ? .extendSelection(to: place) : .moveCaret(to: place)
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
