extension TextLayout {
  /// Draws the runs of the lines, with their backgrounds and lines, in a box whose top left corner is at
  /// `origin`. `color` is that of letters without a colour, or of all letters of a shadow.
  package func draw(
    in context: CGContext, at origin: CGPoint, color: UIColor, opacity: CGFloat = 1, isShadow: Bool = false
  ) {
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.setAlpha(opacity)
    for piece in pieces {
      if isShadow {
        draw(piece, piece.look.asShadow(color), in: context, color)
      } else {
        drawShadow(of: piece, in: context)
        draw(piece, piece.look, in: context, color)
      }
    }
    context.restoreGState()
  }

  private func drawShadow(of piece: TextPiece, in context: CGContext) {
    guard let shadow = piece.look.shadow else { return }
    context.saveGState()
    context.translateBy(x: shadow.offset.width, y: shadow.offset.height)
    draw(piece, piece.look.asShadow(shadow.color), in: context, shadow.color)
    context.restoreGState()
  }

  private func draw(_ piece: TextPiece, _ look: TextLook, in context: CGContext, _ color: UIColor) {
    let line = lines[piece.line]
    let baseline = line.baseline - look.baselineOffset
    let metrics = context.measurer.lineMetrics(of: look.font)
    if let background = look.background {
      context.setFillColor(background.cgColor)
      context.fill(
        CGRect(x: piece.x, y: baseline - metrics.ascent, width: piece.width, height: metrics.height))
    }
    if let attachment = look.attachment {
      return attachment.draw(x: piece.x, baseline: baseline, look.color ?? color, in: context)
    }
    let ink = (look.color ?? color).cgColor
    for (text, x, width) in letters(of: piece, context.measurer) {
      let shown = TextLine(
        text: text, x: x, baseline: baseline, width: width, spaceExpansion: 0,
        isRightToLeft: line.isRightToLeft)
      context.append(.text([shown], look.font, DisplayList.Color(ink)))
    }
    let thickness = look.font.pointSize / Self.pointsPerLineWidth
    context.setFillColor(look.underlineColor?.cgColor ?? ink)
    if look.underline > 0 {
      let height = thickness * CGFloat(look.underline)
      context.fill(CGRect(x: piece.x, y: baseline + thickness, width: piece.width, height: height))
    }
    context.setFillColor(look.strikethroughColor?.cgColor ?? ink)
    if look.strikethrough > 0 {
      let height = thickness * CGFloat(look.strikethrough)
      let middle = baseline - look.font.xHeight / 2
      context.fill(CGRect(x: piece.x, y: middle - height / 2, width: piece.width, height: height))
    }
  }

  /// The units that are drawn together: all letters or, if their advances are changed, each by itself.
  private func letters(
    of piece: TextPiece, _ measurer: any TextMeasurer
  ) -> [(text: String, x: CGFloat, width: CGFloat)] {
    guard piece.look.kern != 0 else { return [(piece.text, piece.x, piece.width)] }
    var advances: [CGFloat] = []
    measurer.appendAdvances(of: piece.text, in: piece.look.font, to: &advances)
    var x = piece.x
    return zip(piece.text, advances).map { character, advance in
      defer { x += advance + piece.look.kern }
      return (String(character), x, advance)
    }
  }

  /// The thickness of lines below letters is the font size divided by this.
  private static let pointsPerLineWidth: CGFloat = 16
}

extension NSAttributedString {
  /// The size of the text in points, with line breaks only at line separators.
  public func size() -> CGSize { layout(width: nil, usesFontLeading: false).size }

  /// The rectangle of the text for the width of `size`, where 0 and less means no limit. Its origin is the
  /// top left corner. Paragraphs break according to their styles, and at words without one. Paragraphs that
  /// are truncated or clipped have one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let layout = layout(
      width: isWrapped ? size.width : nil, usesFontLeading: options.contains(.usesFontLeading))
    let bounds = CGRect(origin: .zero, size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text with its top left corner at a point, in the current graphics context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: nil, usesFontLeading: false).draw(in: context, at: point, color: .black)
  }

  /// Draws the text from the top of a rectangle, in lines of its width, in the current graphics context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    layout(width: rect.width, usesFontLeading: false).draw(in: context, at: rect.origin, color: .black)
    context.restoreGState()
  }

  /// Draws the text in a rectangle, in the current graphics context. With `usesLineFragmentOrigin` it is in lines of the rectangle's width,
  /// from its top on; otherwise in one line, whose baseline is at the rectangle's origin. With `truncatesLastVisibleLine` the last line that
  /// fits into the height ends with an ellipsis if there is more text. The rectangle does not clip, as in UIKit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(for: rect.size, options)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines.first?.baseline ?? 0 }
    layout.draw(in: canvas, at: origin, color: .black)
  }

  /// The layout for a size and options.
  private func layout(for size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    let usesLeading = options.contains(.usesFontLeading)
    let whole = layout(width: width, usesFontLeading: usesLeading)
    guard width != nil, options.contains(.truncatesLastVisibleLine), size.height > 0,
      whole.size.height > size.height, let last = whole.lines.last
    else { return whole }
    // Lines of one text may differ in height: the last one that fits is found by trying.
    var count = whole.lines.filter { $0.baseline <= size.height && $0.baseline < last.baseline }.count
    while count > 1 {
      let shorter = layout(width: width, usesFontLeading: usesLeading, numberOfLines: count)
      if shorter.size.height <= size.height { return shorter }
      count -= 1
    }
    return layout(width: width, usesFontLeading: usesLeading, numberOfLines: 1)
  }

  /// The measurer of the current context, or else of the last key window.
  var drawingMeasurer: any TextMeasurer {
    UIGraphicsGetCurrentContext()?.measurer ?? RecentMeasurers.measurer
      ?? ProcessMeasurer.shared.measurer
  }

  private func layout(width: CGFloat?, usesFontLeading: Bool, numberOfLines: Int = 0) -> TextLayout {
    let measurer = drawingMeasurer
    // UIKit's default for text without a font.
    var style = TextStyle(
      font: .systemFont(ofSize: 12), lineBreakMode: numberOfLines > 0 ? .byTruncatingTail : .byWordWrapping,
      numberOfLines: numberOfLines)
    // A paragraph that may not break is one line, except for the ellipsis of a limited number of lines.
    (style.followsParagraphs, style.limitsParagraphs, style.avoidsSingleWord) = (
      true, numberOfLines == 0, true
    )
    style.usesFontLeading = usesFontLeading
    return TextLayout(
      AttributedText(self, font: style.font), style: style, width: width, measurer: measurer)
  }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lines of the text have the given width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance of lines includes the leading of fonts with a text style.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits into the height ends with an ellipsis if there is more text. Used with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Receives the size of a drawn or measured text.
public final class NSStringDrawingContext: NSObject {
  /// The rectangle of the last measured text, in points.
  public package(set) var totalBounds = CGRect.zero
}
