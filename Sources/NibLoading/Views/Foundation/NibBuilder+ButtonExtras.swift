import Foundation
import InterfaceBuilder
import OpenUIKit

/// Properties of buttons that pages do not have.
extension NibBuilder {
  func setReactions(of view: UIButton, _ element: InterfaceElement) {
    if let adjusts = element.flag("adjustsImageWhenHighlighted") {
      view.adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = element.flag("adjustsImageWhenDisabled") { view.adjustsImageWhenDisabled = adjusts }
    if let shows = element.flag("showsTouchWhenHighlighted") { view.showsTouchWhenHighlighted = shows }
    if let offset = element.size("titleShadowOffset") {
      view.titleLabel?.shadowOffset = CGSize(width: offset.width, height: offset.height)
    }
  }

  func setTitleShadow(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {
    if let color = colors.color("titleShadowColor", of: element) {
      view.setTitleShadowColor(color, for: state)
    }
  }

  /// Sets the fonts of a configuration's texts, and a title with attributes of its own.
  func setTexts(of configuration: inout UIButton.Configuration, _ element: InterfaceElement) {
    if let text = attributedText("attributedTitle", of: element) {
      configuration.attributedTitle = Self.attributed(text)
    }
    if let text = attributedText("attributedSubtitle", of: element) {
      configuration.attributedSubtitle = Self.attributed(text)
    }
    if let font = InterfaceFonts.font("titleFontDescription", of: element) {
      configuration.titleTextAttributesTransformer = Self.transformer(font)
    }
    if let font = InterfaceFonts.font("subtitleFontDescription", of: element) {
      configuration.subtitleTextAttributesTransformer = Self.transformer(font)
    }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static func attributed(_ text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result += AttributedString(
        text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes))
    }
    return result
  }
}
