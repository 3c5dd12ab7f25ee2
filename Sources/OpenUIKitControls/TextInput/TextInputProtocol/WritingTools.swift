extension UITextField {
  /// Whether the keyboard predicts text beside the caret. It is kept, because no keyboard of a host predicts.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { settings.predictions }
    set { settings.predictions = newValue }
  }

  /// How much tools that write may do with the text. It is kept, because hosts have none.
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { settings.tools }
    set { settings.tools = newValue }
  }

  /// The kinds of content that tools that write may produce. It is kept, because hosts have none.
  public final var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { settings.toolResults }
    set { settings.toolResults = newValue }
  }

  /// Whether the keyboard completes mathematical expressions. It is kept, because no keyboard of a host does.
  public final var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { settings.mathCompletion }
    set { settings.mathCompletion = newValue }
  }
}

extension UITextView {
  /// Whether the keyboard predicts text beside the caret. It is kept, because no keyboard of a host predicts.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { settings.predictions }
    set { settings.predictions = newValue }
  }

  /// How much tools that write may do with the text. It is kept, because hosts have none.
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { settings.tools }
    set { settings.tools = newValue }
  }

  /// The kinds of content that tools that write may produce. It is kept, because hosts have none.
  public final var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { settings.toolResults }
    set { settings.toolResults = newValue }
  }

  /// Whether the keyboard completes mathematical expressions. It is kept, because no keyboard of a host does.
  public final var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { settings.mathCompletion }
    set { settings.mathCompletion = newValue }
  }

  /// Whether tools that write change the text now: false, because hosts have none.
  public final var isWritingToolsActive: Bool { false }

  /// The state of the user's work in the view, to be restored later: the selection, and whether the view is edited. Setting a value of
  /// another kind does nothing.
  public final var interactionState: Any {
    get { TextInteractionState(selection: selectedRange, isEdited: isFirstResponder) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      let length = text?.utf16.count ?? 0
      if state.isEdited != isFirstResponder {
        _ = state.isEdited ? becomeFirstResponder() : resignFirstResponder()
      }
      guard NSMaxRange(state.selection) <= length else { return }
      selectedRange = state.selection
    }
  }
}

/// The state of a user's work in a text view.
private struct TextInteractionState {
  let selection: NSRange
  let isEdited: Bool
}
