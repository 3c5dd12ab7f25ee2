import InterfaceBuilder
import OpenUIKit

/// Attributed texts.
extension NibBuilder {
  func setAttributedText(of view: UILabel, _ element: InterfaceElement) {
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
  }

  func setAttributedText(of view: UITextField, _ element: InterfaceElement) {
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
  }

  func setAttributedText(of view: UITextView, _ element: InterfaceElement) {
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
  }

  func setAttributedTitle(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {
    if let text = attributedText("attributedTitle", of: element) { view.setAttributedTitle(text, for: state) }
  }

  /// The attributed text of a property: its fragments, one after another; nil if the element has none.
  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let described = element.value(key), described.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in described.children where fragment.name == "fragment" {
      text.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    guard let described = fragment.child("attributes") else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = described.children.first(where: { $0.key == "NSFont" }) {
      attributes[.font] = InterfaceFonts.fontOfText(font)
    }
    if let color = colors.color("NSColor", of: described) { attributes[.foregroundColor] = color }
    if let color = colors.color("NSBackgroundColor", of: described) { attributes[.backgroundColor] = color }
    for number in described.children where number.name == "integer" || number.name == "real" {
      guard let value = number.number("value") else { continue }
      switch number.key {
      case "NSUnderline": attributes[.underlineStyle] = Int(value)
      case "NSStrikethrough": attributes[.strikethroughStyle] = Int(value)
      case "NSKern": attributes[.kern] = value
      case "NSBaselineOffset": attributes[.baselineOffset] = value
      default: break
      }
    }
    if let style = described.child("paragraphStyle") { attributes[.paragraphStyle] = paragraphStyle(style) }
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ TextNames.alignments[$0] }) {
      style.alignment = alignment
    }
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    if let mode = element["lineBreakMode"].flatMap({ TextNames.paragraphLineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    return style
  }
}
