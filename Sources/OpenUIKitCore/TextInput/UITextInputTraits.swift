/// How the keyboard of a host behaves for a text.
///
/// The traits are for a keyboard on the screen: a host reads those of its window's first responder. Keys of a real keyboard arrive as they
/// are.
public protocol UITextInputTraits: AnyObject, ViewTreeConfined {
  /// When letters become capital by themselves; at the beginning of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are inserted and removed around words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, such as a name or a password; nil for none.
  var textContentType: UITextContentType! { get set }
  #if !hasFeature(Embedded)
    /// Whether the keyboard predicts text beside the caret.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// How much tools that write may do with the text.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    /// The kinds of content that tools that write may produce.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
    /// Whether the keyboard completes mathematical expressions.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  #endif
}

/// When letters become capital by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// If mistakes are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are inserted and removed around words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the kind of text suggests.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits with letters, for telephones.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With keys for mentions and tags.
  case twitter = 9
  /// For searches on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Characters of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Those of the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark, as alerts had it.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “Go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “Join”.
  case join = 3
  /// “Next”.
  case next = 4
  /// “Route”.
  case route = 5
  /// “Search”.
  case search = 6
  /// “Send”.
  case send = 7
  /// “Yahoo”.
  case yahoo = 8
  /// “Done”.
  case done = 9
  /// “Emergency call”.
  case emergencyCall = 10
  /// “Continue”.
  case `continue` = 11
}
