/// Settings that few text fields and text views have.
struct TextSettings {
  var clearsOnInsertion = false
  var editsAttributes = false
  var borderStyle = UITextView.BorderStyle.none
  var usesStandardTextScaling = false
  var predictions = UITextInlinePredictionType.default
  var tools = UIWritingToolsBehavior.default
  var toolResults: UIWritingToolsResultOptions = []
  var mathCompletion = UITextMathExpressionCompletionType.default
}

extension EditedTextView {
  /// Whether neither the caret nor the selection show, because typing replaces everything.
  var hidesSelection: Bool { settings.clearsOnInsertion }

  /// The characters that typed text replaces: the marked ones, the selection or none, and all of them for a view that clears once.
  func rangeForInsertion() -> Range<Int> {
    guard settings.clearsOnInsertion, isFirstResponder else { return editedText.insertion }
    settings.clearsOnInsertion = false
    return 0..<editedText.characters.count
  }
}

extension UITextField {
  /// Whether the next inserted text replaces the whole text; false by default. It is false again after that text, and hides the selection
  /// until then. It counts while the field is edited.
  public final var clearsOnInsertion: Bool {
    get { settings.clearsOnInsertion }
    set {
      settings.clearsOnInsertion = newValue
      setNeedsLayout()
    }
  }
}

extension UITextView {
  /// Whether the next inserted text replaces the whole text; false by default. It is false again after that text, and hides the selection
  /// until then. It counts while the view is edited.
  public final var clearsOnInsertion: Bool {
    get { settings.clearsOnInsertion }
    set {
      settings.clearsOnInsertion = newValue
      setNeedsLayout()
    }
  }
}

extension UITextView {
  /// The frame around a text view.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line with round corners on a background.
    case roundedRect = 1
  }

  /// The frame around the text, which has the look of a text field's; none by default. The border replaces that of the layer, and follows
  /// the appearance of the view.
  public final var borderStyle: BorderStyle {
    get { settings.borderStyle }
    set {
      guard newValue != settings.borderStyle else { return }
      settings.borderStyle = newValue
      showBorder()
    }
  }

  /// Shows the border in the colours of the present traits. The layer of a view that has never had a border is the app's.
  final func showBorder() {
    let isRound = borderStyle == .roundedRect
    guard isRound || layer.borderWidth > 0 else { return }
    layer.borderWidth = isRound ? 0.5 : 0
    layer.cornerRadius = isRound ? UITextField.radius : 0
    layer.borderColor = resolved(.systemGray4)
  }

  /// Whether text has the same size as in other apps of a Mac. It is kept and has no effect: only Mac Catalyst scales texts otherwise.
  public final var usesStandardTextScaling: Bool {
    get { settings.usesStandardTextScaling }
    set { settings.usesStandardTextScaling = newValue }
  }
}
