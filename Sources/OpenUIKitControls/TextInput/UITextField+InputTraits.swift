extension UITextField: UITextInputTraits {}

#if hasFeature(Embedded)
  // Not in the class: a page that does not set them would contain their code.
  extension UITextField: TextInputTraitStorage {
    /// When letters become capital by themselves; at the beginning of sentences by default.
    public final var autocapitalizationType: UITextAutocapitalizationType {
      get { traitValues.autocapitalizationType }
      set { traitValues.autocapitalizationType = newValue }
    }

    /// Whether mistakes are corrected.
    public final var autocorrectionType: UITextAutocorrectionType {
      get { traitValues.autocorrectionType }
      set { traitValues.autocorrectionType = newValue }
    }

    /// Whether the spelling is checked.
    public final var spellCheckingType: UITextSpellCheckingType {
      get { traitValues.spellCheckingType }
      set { traitValues.spellCheckingType = newValue }
    }

    /// Whether straight quotes become curly.
    public final var smartQuotesType: UITextSmartQuotesType {
      get { traitValues.smartQuotesType }
      set { traitValues.smartQuotesType = newValue }
    }

    /// Whether two hyphens become a dash.
    public final var smartDashesType: UITextSmartDashesType {
      get { traitValues.smartDashesType }
      set { traitValues.smartDashesType = newValue }
    }

    /// Whether spaces are inserted and removed around words.
    public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
      get { traitValues.smartInsertDeleteType }
      set { traitValues.smartInsertDeleteType = newValue }
    }

    /// The keys of the keyboard.
    public final var keyboardType: UIKeyboardType {
      get { traitValues.keyboardType }
      set { traitValues.keyboardType = newValue }
    }

    /// The colours of the keyboard.
    public final var keyboardAppearance: UIKeyboardAppearance {
      get { traitValues.keyboardAppearance }
      set { traitValues.keyboardAppearance = newValue }
    }

    /// The title of the return key.
    public final var returnKeyType: UIReturnKeyType {
      get { traitValues.returnKeyType }
      set { traitValues.returnKeyType = newValue }
    }

    /// Whether the return key is disabled without text.
    public final var enablesReturnKeyAutomatically: Bool {
      get { traitValues.enablesReturnKeyAutomatically }
      set { traitValues.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text, such as a name or a password; nil for none.
    public final var textContentType: UITextContentType! {
      get { traitValues.textContentType }
      set { traitValues.textContentType = newValue }
    }
  }
#endif
