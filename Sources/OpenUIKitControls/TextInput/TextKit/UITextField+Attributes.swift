// A field has one font and one colour for all of its text.

extension UITextField {
  // None of these calls a member that a subclass may override, as in UIKit: an override of `text` may set `attributedText`.

  /// The attributes of the whole text.
  final var ownTextAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    return [
      .font: setFont ?? label.font ?? .systemFont(ofSize: UIFont.labelFontSize),
      .foregroundColor: label.textColor ?? .label, .paragraphStyle: style,
    ]
  }

  /// Shows a text with the attributes of its first character.
  final func show(_ text: NSAttributedString?) {
    show(text?.string ?? "")
    guard let text, text.length > 0 else { return }
    take(text.attributes(at: 0, effectiveRange: nil))
  }

  final func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { changeFont(to: font) }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural else {
      return
    }
    storedAlignment = style.alignment
  }
}
