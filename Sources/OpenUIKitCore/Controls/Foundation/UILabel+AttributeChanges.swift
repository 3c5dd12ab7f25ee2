// The effects of later changes of a label's properties on the attributes of its text.
extension UILabel {
  /// Removes the attributes. Returns whether there were any.
  final func removeAttributes() -> Bool {
    defer { attributed = nil }
    return attributed != nil
  }

  /// Gives the label's font to all characters. Returns whether the text has attributes.
  final func fontBecomesAttribute() -> Bool {
    addAttribute(.font, shownFont)
    return attributed != nil
  }

  /// Gives the label's colour to all characters.
  final func colorBecomesAttribute() { addAttribute(.foregroundColor, shownColor) }

  /// Gives up the modes of the paragraphs. Returns whether the text had them.
  final func dropLineBreakModesOfParagraphs() -> Bool {
    defer { attributed?.keepsLineBreakModes = false }
    return attributed?.keepsLineBreakModes == true
  }

  /// Adds an attribute to all characters.
  private func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = attributed.source.adding(key, value)
    self.attributed = (changed, AttributedText(changed, font: shownFont), attributed.keepsLineBreakModes)
  }
}
