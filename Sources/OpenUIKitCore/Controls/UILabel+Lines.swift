// How a label sets its text in lines.

extension UILabel {
  var drawnColor: DisplayList.Color {
    var color = shownColor
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    var drawn = DisplayList.Color(resolved(color))
    if !isEnabled { drawn.alpha *= Float(Self.disabledOpacity) }
    return drawn
  }

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)` for a width. Widths of zero and less do not
  /// limit it.
  func textSize(inWidth width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : Self.anyExtent, height: Self.anyExtent)
    return roundedUpToPixels(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
  }

  /// The implementation of `textRect(forBounds:limitedToNumberOfLines:)`.
  func lineRectangle(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let isMeasured = Self.isAny(bounds.height)
    let layout =
      isMeasured
      ? layout(width: Self.isAny(bounds.width) ? nil : bounds.width, lineLimit: lineLimit, font: shownFont)
      : drawnLayout(in: bounds.size, lineLimit: lineLimit)
    let left = Self.isAny(bounds.width) ? 0 : layout.lines.map { $0.x }.min() ?? 0
    let top = isMeasured ? 0 : textTop(of: layout, in: bounds.size)
    let width = isMeasured ? layout.fittedWidth : layout.size.width
    return CGRect(
      origin: CGPoint(x: bounds.minX + roundedDownToPixel(left), y: bounds.minY + top),
      size: roundedUpToPixels(CGSize(width: width, height: layout.size.height)))
  }

  /// The lines that are drawn in a box of the given size.
  func drawnLayout(in size: CGSize) -> TextLayout { drawnLayout(in: size, lineLimit: numberOfLines) }

  private func drawnLayout(in size: CGSize, lineLimit: Int) -> TextLayout {
    let width = Self.isAny(size.width) ? nil : size.width
    if let layout = drawnAttributedLayout(width: width, height: size.height, lineLimit: lineLimit) {
      return layout
    }
    let font = drawnFont(in: size)
    #if !hasFeature(Embedded)
      // A row may have several lines, so the height does not limit their number.
      if exclusion != nil { return layout(width: width, lineLimit: lineLimit, font: font) }
    #endif
    let metrics = hostMeasurer.lineMetrics(of: font)
    let distance = metrics.height + TextStyle(font: font).leading(of: font, metrics)
    let room = distance > 0 ? 1 + (size.height + Self.heightSlack - metrics.height) / distance : 1
    // In this order of comparisons, a height of NaN gives one line.
    let fitting = Int(max(1, min(room, Self.mostLines)))
    return layout(width: width, lineLimit: lineLimit > 0 ? min(lineLimit, fitting) : fitting, font: font)
  }

  /// Draws the lines, vertically centred in a rectangle.
  func drawLines(in rect: CGRect, _ context: CGContext) {
    let layout = drawnLayout(in: rect.size)
    guard !layout.lines.isEmpty else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY + textTop(of: layout, in: rect.size))
    context.saveGState()
    defer { context.restoreGState() }
    if layout.reachesBeyond(rect.width) { context.clip(to: rect) }
    drawShadow(of: layout, at: origin, drawnFont(in: rect.size), context)
    if drawAttributedLines(layout, at: origin, context) { return }
    context.translateBy(x: origin.x, y: origin.y)
    context.append(.text(layout.lines, drawnFont(in: rect.size), drawnColor))
  }

  /// The font, smaller if a single line is too wide and shrinking is allowed.
  func drawnFont(in size: CGSize) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 else { return shownFont }
    let natural = layout(width: nil, lineLimit: numberOfLines, font: shownFont).size.width
    guard natural > size.width else { return shownFont }
    // Widths are not quite proportional to the size, so the size decreases in steps of a hundredth until the
    // text fits.
    var factor = size.width / natural
    while factor > max(minimumScaleFactor, Self.smallestScaleFactor) {
      let smaller = shownFont.withSize(shownFont.pointSize * factor)
      if layout(width: nil, lineLimit: 1, font: smaller).size.width <= size.width { return smaller }
      factor -= 0.01
    }
    return shownFont.withSize(shownFont.pointSize * max(minimumScaleFactor, Self.smallestScaleFactor))
  }

  /// The top of the text's box in a view with a size, vertically centred on a whole pixel. A line whose font has become smaller
  /// stands where the adjustment of its baseline puts it.
  func textTop(of layout: TextLayout, in size: CGSize) -> CGFloat {
    if let top = topOfSmallerText(layout.lineMetrics, in: size) { return top }
    let height = layout.lines.isEmpty ? layout.lineMetrics.height : layout.size.height
    return roundedDownToPixel((size.height - height) / 2)
  }

  /// The top of a line that stands by the box of the full size of its font; nil for another line.
  private func topOfSmallerText(_ metrics: LineMetrics, in size: CGSize) -> CGFloat? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return nil }
    let full = hostMeasurer.lineMetrics(of: shownFont)
    guard metrics.height < full.height else { return nil }
    let top = roundedDownToPixel((size.height - full.height) / 2)
    #if !hasFeature(Embedded)
      if baselineAdjustment == .none { return top }
      if baselineAdjustment == .alignCenters { return nil }
    #endif
    let scale = hostScale
    return top + ((full.ascent * scale).rounded() - (metrics.ascent * scale).rounded()) / scale
  }

  func layout(width: CGFloat?, lineLimit: Int, font: UIFont) -> TextLayout {
    let measurer = hostMeasurer
    var style = TextStyle(
      font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: lineLimit,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    style.baselineScale = hostScale
    style.avoidsSingleWord = avoidsSingleWord
    #if !hasFeature(Embedded)
      style.tightens = labelExtras?.allowsTightening == true
      style.exclusion = labelExtras?.exclusion
    #endif
    return attributedLayout(style, width: width)
      ?? layouts.layout(of: shownText ?? "", style: style, width: width, measurer: measurer)
  }

  /// Whether a width or height is unlimited: about `anyExtent`, which an override may have reduced.
  private static func isAny(_ extent: CGFloat) -> Bool { extent > anyExtent / 2 }

  /// Wider and higher than any text.
  private static let anyExtent: CGFloat = 16_777_216
  static let disabledOpacity: CGFloat = 0.4
  private static let smallestScaleFactor: CGFloat = 0.05
  /// More lines than any label has, and few enough to be counted for any height.
  private static let mostLines: CGFloat = 1e6
  /// Heights are rounded to pixels and may be too small for the lines by half a pixel.
  static let heightSlack: CGFloat = 0.5
}
