/// The text that a view itself shows.
struct VisibleText: ViewTreeConfined {
  let text: String
  let font: UIFont
  let color: UIColor

  /// Nil for a view that draws no text itself. A button's text is drawn by its label.
  init?(of view: UIView) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      self.init(text, label.font, label.textColor)
    case let field as UITextField:
      let shown = field.text.flatMap { $0.isEmpty ? nil : $0 }
      guard let text = shown ?? field.placeholder, !text.isEmpty else { return nil }
      self.init(text, field.font, shown == nil ? .placeholderText : field.textColor)
    case let area as UITextView:
      guard let text = area.text, !text.isEmpty else { return nil }
      self.init(text, Self.firstFont(in: area) ?? area.font, area.textColor)
    default: return nil
    }
  }

  /// The font that the first letter of an attributed text has; nil for none.
  private static func firstFont(in area: UITextView) -> UIFont? {
    guard let text = area.attributedText, text.length > 0 else { return nil }
    return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  private init(_ text: String, _ font: UIFont?, _ color: UIColor?) {
    self.text = text
    self.font = font ?? .systemFont(ofSize: 17)
    self.color = color ?? .label
  }
}
