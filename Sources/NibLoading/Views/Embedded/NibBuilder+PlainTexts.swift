import InterfaceBuilder
import OpenUIKit

/// Attributed texts, which pages show with the font and the colour of their first part. The plugin for apps warns of each.
extension NibBuilder {
  /// The parts of an attributed text as one.
  private struct PlainText {
    let text: String
    let font: UIFont?
    let color: UIColor?
  }

  func setAttributedText(of view: UILabel, _ element: InterfaceElement) {
    guard let plain = plainText("attributedText", of: element) else { return }
    view.text = plain.text
    if let font = plain.font { view.font = font }
    if let color = plain.color { view.textColor = color }
  }

  func setAttributedText(of view: UITextField, _ element: InterfaceElement) {
    guard let plain = plainText("attributedText", of: element) else { return }
    view.text = plain.text
    if let font = plain.font { view.font = font }
    if let color = plain.color { view.textColor = color }
  }

  func setAttributedText(of view: UITextView, _ element: InterfaceElement) {
    guard let plain = plainText("attributedText", of: element) else { return }
    view.text = plain.text
    if let font = plain.font { view.font = font }
    if let color = plain.color { view.textColor = color }
  }

  func setAttributedTitle(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {
    guard let plain = plainText("attributedTitle", of: element) else { return }
    view.setTitle(plain.text, for: state)
    if let font = plain.font { view.titleLabel?.font = font }
    if let color = plain.color { view.setTitleColor(color, for: state) }
  }

  private func plainText(_ key: String, of element: InterfaceElement) -> PlainText? {
    guard let described = element.value(key), described.name == "attributedString" else { return nil }
    let fragments = described.children.filter { $0.name == "fragment" }
    let first = fragments.first?.child("attributes")
    return PlainText(
      text: fragments.reduce("") { $0 + ($1.string("content") ?? "") },
      font: first?.children.first { $0.key == "NSFont" }.flatMap { InterfaceFonts.fontOfText($0) },
      color: first.flatMap { colors.color("NSColor", of: $0) })
  }
}
