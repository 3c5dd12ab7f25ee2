extension UILabel {
  /// The layout of a text with attributes; nil for a text without.
  func attributedLayout(_ style: TextStyle, width: CGFloat?) -> TextLayout? {
    guard let attributed else { return nil }
    let measurer = hostMeasurer
    var style = style
    style.followsParagraphs = attributed.keepsLineBreakModes
    return layouts.layout(style: style, width: width, measurer: measurer) {
      TextLayout(attributed.text, style: style, width: width, measurer: measurer)
    }
  }

  /// As many lines of a text with attributes as the height has room for; nil for a text without.
  func drawnAttributedLayout(width: CGFloat?, height: CGFloat, lineLimit: Int) -> TextLayout? {
    guard attributed != nil else { return nil }
    var layout = layout(width: width, lineLimit: lineLimit, font: shownFont)
    while layout.size.height > height + Self.heightSlack, layout.lines.count > 1 {
      layout = self.layout(width: width, lineLimit: layout.lines.count - 1, font: shownFont)
    }
    return layout
  }

  /// Whether `draw(_:)` draws the text: if its characters have attributes, if it has a shadow, or if a subclass may draw
  /// by itself.
  var drawsItsText: Bool { attributed != nil || mayDrawByItself || labelExtras?.shadowColor != nil }

  /// Draws the lines of a text with attributes. Returns false for a text without.
  func drawAttributedLines(_ layout: TextLayout, at origin: CGPoint, _ context: CGContext) -> Bool {
    guard attributed != nil else { return false }
    let color = isHighlighted ? highlightedTextColor ?? shownColor : shownColor
    layout.draw(in: context, at: origin, color: color, opacity: isEnabled ? 1 : Self.disabledOpacity)
    return true
  }
}
