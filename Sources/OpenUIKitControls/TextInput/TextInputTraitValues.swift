#if hasFeature(Embedded)
  /// The traits of a text field or text view, except that its text is hidden.
  struct TextInputTraitValues {
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

  /// A view that stores traits.
  protocol TextInputTraitStorage: AnyObject, ViewTreeConfined {
    var traitValues: TextInputTraitValues { get set }
  }
#endif
