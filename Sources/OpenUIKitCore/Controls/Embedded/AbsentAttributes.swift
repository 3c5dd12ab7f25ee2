// Texts of pages have no attributes, and no shadows.
extension UILabel {
  var drawsItsText: Bool { false }

  func readText(from coder: NSCoder) {}
  func removeAttributes() -> Bool { false }
  func fontBecomesAttribute() -> Bool { false }
  func colorBecomesAttribute() {}
  func dropLineBreakModesOfParagraphs() -> Bool { false }

  func drawnAttributedLayout(width: CGFloat?, height: CGFloat, lineLimit: Int) -> TextLayout? { nil }
  func drawAttributedLines(_ layout: TextLayout, at origin: CGPoint, _ context: CGContext) -> Bool { false }
  func drawShadow(of layout: TextLayout, at origin: CGPoint, _ font: UIFont, _ context: CGContext) {}
  func attributedLayout(_ style: TextStyle, width: CGFloat?) -> TextLayout? { nil }
}

extension UIFont {
  final func isEqualFont(_ other: UIFont) -> Bool { self == other }
}

extension UIButton {
  var attributedTitle: String? { nil }

  func symbol(_ image: UIImage?) -> UIImage? { image }
  func showAttributes(in label: UILabel) {}
}

extension ConfiguredButton {
  var attributedTitle: String? { nil }
  var attributedSubtitle: String? { nil }

  func attributeTitle(_ label: UILabel) {}
  func attributeSubtitle(_ label: UILabel) {}
}
