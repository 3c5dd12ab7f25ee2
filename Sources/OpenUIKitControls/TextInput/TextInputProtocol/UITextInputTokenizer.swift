/// A kind of unit of a text.
public enum UITextGranularity: Int, Sendable {
  /// A character as the user sees it.
  case character = 0
  /// A word: letters, digits and apostrophes.
  case word = 1
  /// A sentence with the spaces after it.
  case sentence = 2
  /// The text between two line separators.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// The whole text.
  case document = 5
}

/// Finds the units of a text, such as words and sentences.
///
/// The boundary of a unit in the direction towards the end of the text is its end, and in the other direction its start. A position at a
/// boundary is within the unit that follows it in the direction.
public protocol UITextInputTokenizer: NSObjectProtocol, ViewTreeConfined {
  /// The unit that a position is within; nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the boundary of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary of a unit in a direction; nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units of the text of a view. Lines are those on the screen in text views and text fields, and paragraphs in other views.
///
/// Each question reads the whole text. O(characters).
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  @Weak private var textInput: (any UITextInput)?

  /// Creates a tokenizer for a view, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    super.init()
    self.textInput = textInput
  }

  init(of textInput: any UITextInput) {
    super.init()
    self.textInput = textInput
  }

  /// The unit that a position is within; nil for none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, text, place) = place(of: position) else { return nil }
    let isForward = isForward(direction, in: input)
    guard let unit = units(granularity, text, input).first(where: { $0.encloses(place, isForward) }),
      let start = text.position(unit.lowerBound, in: input),
      let end = text.position(unit.upperBound, in: input)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a position is at the boundary of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (input, text, place) = place(of: position) else { return false }
    let isForward = isForward(direction, in: input)
    return units(granularity, text, input).contains {
      (isForward ? $0.upperBound : $0.lowerBound) == place
    }
  }

  /// The next boundary of a unit in a direction; nil for none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, text, place) = place(of: position) else { return nil }
    let units = units(granularity, text, input)
    let next =
      isForward(direction, in: input)
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    return next.flatMap { text.position($0, in: input) }
  }

  /// Whether a position is within a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: The text

  private func place(of position: UITextPosition) -> (any UITextInput, TokenizedText, Int)? {
    guard let textInput,
      let whole = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let string = textInput.text(in: whole)
    else { return nil }
    let text = TokenizedText(string)
    let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
    return (textInput, text, text.character(atUnit: offset))
  }

  private func isForward(_ direction: UITextDirection, in input: any UITextInput) -> Bool {
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .up: return false
    case .down: return true
    case .left, .right:
      let isRightToLeft = input.textInputView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (direction == .layout(.right)) != isRightToLeft
    case nil: return direction != .storage(.backward)
    }
  }

  private func units(_ granularity: UITextGranularity, _ text: TokenizedText, _ input: any UITextInput)
    -> [Range<Int>]
  {
    guard granularity == .line, let lines = (input as? any EditedTextView)?.rangesOfLines else {
      return text.units(granularity)
    }
    return lines.map { text.withoutSeparator($0) }
  }
}

extension UITextInput {
  /// The object that finds words and other units of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(of: self) }
}

extension Range<Int> {
  /// Whether a position is within the range: inside, or at the boundary before the range in a direction.
  fileprivate func encloses(_ place: Int, _ isForward: Bool) -> Bool {
    isForward ? lowerBound <= place && place < upperBound : lowerBound < place && place <= upperBound
  }
}
