#if !hasFeature(Embedded)
  // A field has one font and one colour for all of its text.

  extension UITextField {
    /// The text with the field's attributes. A text that is set has the attributes of its first character throughout.
    public final var attributedText: NSAttributedString? {
      get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
      set {
        text = newValue?.string
        guard let newValue, newValue.length > 0 else { return }
        take(newValue.attributes(at: 0, effectiveRange: nil))
      }
    }

    /// The attributes of the whole text: font, colour, and the alignment of the paragraph. Others are not shown.
    public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
          .paragraphStyle: style,
        ]
      }
      set { take(newValue) }
    }

    /// The attributes of typed text while the field is edited, which are those of the whole text; nil otherwise.
    public final var typingAttributes: [NSAttributedString.Key: Any]? {
      get { isEditing ? defaultTextAttributes : nil }
      set { if isEditing, let newValue { take(newValue) } }
    }

    private func take(_ attributes: [NSAttributedString.Key: Any]) {
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural else {
        return
      }
      textAlignment = style.alignment
    }

    /// The rectangle of the border in a field with the given bounds, in points: all of it.
    public final func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  }

  /// How a text is entered.
  open class UITextInputMode: NSObject {
    /// The language, such as “en-US”; nil for unknown.
    open var primaryLanguage: String? { Locale.preferredLanguages.first }

    /// The ways of the user's: one, in the user's language.
    public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  }

  extension UIResponder {
    /// How text for the responder is entered: in the user's language.
    public final var textInputMode: UITextInputMode? { UITextInputMode() }
  }
#endif
