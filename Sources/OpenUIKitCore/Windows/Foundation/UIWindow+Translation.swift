extension UIWindow {
  /// The text that labels show for a text of an app.
  static func translated(_ text: String) -> String {
    guard let source = WindowScope.current?.textSource else { return text }
    return source(text)
  }

  /// The text that labels show for a text of an app. A replaced text has the attributes of the first character.
  static func translated(_ text: NSAttributedString) -> NSAttributedString {
    guard let source = WindowScope.current?.textSource, text.length > 0 else { return text }
    let shown = source(text.string)
    guard shown != text.string else { return text }
    return NSAttributedString(string: shown, attributes: text.attributes(at: 0, effectiveRange: nil))
  }
}
