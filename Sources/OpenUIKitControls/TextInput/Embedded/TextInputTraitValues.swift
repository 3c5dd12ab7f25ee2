/// The traits of a text field or text view, except that its text is hidden.
public struct _TextInputTraitValues {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
}

/// A text field or a text view. Its traits are not members of the class: a page that does not set them would contain their code.
public protocol _TextInputTraitStorage: UITextInputTraits {
  /// The traits.
  var _traitValues: _TextInputTraitValues { get set }
}

extension _TextInputTraitStorage {
  /// When letters become capital by themselves; at the beginning of sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _traitValues.autocapitalizationType }
    set { _traitValues.autocapitalizationType = newValue }
  }

  /// Whether mistakes are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { _traitValues.autocorrectionType }
    set { _traitValues.autocorrectionType = newValue }
  }

  /// Whether the spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _traitValues.spellCheckingType }
    set { _traitValues.spellCheckingType = newValue }
  }

  /// Whether straight quotes become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _traitValues.smartQuotesType }
    set { _traitValues.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { _traitValues.smartDashesType }
    set { _traitValues.smartDashesType = newValue }
  }

  /// Whether spaces are inserted and removed around words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _traitValues.smartInsertDeleteType }
    set { _traitValues.smartInsertDeleteType = newValue }
  }

  /// The keys of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { _traitValues.keyboardType }
    set { _traitValues.keyboardType = newValue }
  }

  /// The colours of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _traitValues.keyboardAppearance }
    set { _traitValues.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { _traitValues.returnKeyType }
    set { _traitValues.returnKeyType = newValue }
  }

  /// Whether the return key is disabled without text.
  public var enablesReturnKeyAutomatically: Bool {
    get { _traitValues.enablesReturnKeyAutomatically }
    set { _traitValues.enablesReturnKeyAutomatically = newValue }
  }

  /// The meaning of the text, such as a name or a password; nil for none.
  public var textContentType: UITextContentType! {
    get { _traitValues.textContentType }
    set { _traitValues.textContentType = newValue }
  }
}

extension UITextField: _TextInputTraitStorage {}
extension UITextView: _TextInputTraitStorage {}
