/// A text broken into lines, with each line's characters, width and baseline.
public struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  public private(set) var lines: [TextLine] = []
  /// The width of the widest line and the height of all lines, in points, not rounded.
  public private(set) var size: CGSize = .zero
  /// The ascent and descent of each line.
  public let lineMetrics: LineMetrics
  /// Whether the lines do not show the whole text.
  public let isTruncated: Bool
  /// The distance of two baselines, in points, for text without attributes.
  package private(set) var lineDistance: CGFloat = 0
  /// The runs of the lines if their characters have different attributes; otherwise empty.
  private(set) var pieces: [TextPiece] = []

  /// Breaks a text into lines no wider than `width` and aligns them in it.
  ///
  /// Lines end after spaces, hyphens and slashes, between ideographs, and at line separators. A word wider
  /// than a line is divided between characters. Spaces at the end of a wrapped line have no width. A line has
  /// at least one character. A width of zero or less, or an infinite one, does not wrap; lines are aligned
  /// within the widest then. Takes O(length) plus the measurer's time.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: its font, alignment, direction and limits.
  ///   - width: the available width in points; nil for no limit.
  ///   - measurer: measures the widths of characters.
  public init(_ text: String, style: TextStyle, width: CGFloat? = nil, measurer: any TextMeasurer) {
    let room: CGFloat
    if let width, width > 0, width.isFinite { room = width } else { room = .infinity }
    var typesetter = Typesetter(style: style, width: room, measurer: measurer)
    typesetter.set(text)

    lineMetrics = measurer.lineMetrics(of: style.font)
    isTruncated = typesetter.isTruncated
    lineDistance = lineMetrics.height + style.leading(of: style.font, lineMetrics)
    place(typesetter.lines, style: style, room: room)
  }

  /// Whether lines extend beyond a box of a width, as clipped text does.
  package func reachesBeyond(_ width: CGFloat) -> Bool {
    lines.contains { $0.x < -Typesetter.slack || $0.x + $0.width > width + Typesetter.slack }
  }

  /// Places the lines below each other and aligns them.
  private mutating func place(_ setLines: [Typesetter.Line], style: TextStyle, room: CGFloat) {
    var widest: CGFloat = 0
    for line in setLines { widest = max(widest, line.width) }
    let box = room.isFinite ? room : widest

    lines.reserveCapacity(setLines.count)
    for (index, line) in setLines.enumerated() {
      let expansion = style.alignment == .justified && line.isWrapped ? line.expansion(toFill: box) : 0
      let width = expansion > 0 ? box : line.width
      lines.append(
        TextLine(
          text: line.text, x: style.start(of: line, width: width, in: box),
          baseline: CGFloat(index) * lineDistance + lineMetrics.ascent, width: width,
          spaceExpansion: expansion, isRightToLeft: line.isRightToLeft))
      widest = max(widest, width)
    }
    let height = setLines.isEmpty ? 0 : CGFloat(setLines.count - 1) * lineDistance + lineMetrics.height
    size = CGSize(width: style.shownWidth(widest, in: box), height: height)
  }
}

#if !hasFeature(Embedded)
  extension TextLayout {
    /// Breaks a text with attributes into lines, as the other initialiser does. Alignment and spacing are
    /// those of the paragraphs. Each line is as high as its highest character.
    package init(_ text: AttributedText, style: TextStyle, width: CGFloat? = nil, measurer: any TextMeasurer)
    {
      let room = width.map { $0 > 0 && $0.isFinite ? $0 : .infinity } ?? .infinity
      // An ellipsis may follow the largest characters.
      var setting = style
      setting.font = text.largestFont ?? style.font
      var typesetter = Typesetter(
        style: setting, width: room, measurer: measurer,
        measureRange: { range, advances in text.appendAdvances(of: range, measurer, to: &advances) },
        modeOfParagraph: style.followsParagraphs
          ? { character in text.paragraph(at: character)?.lineBreakMode } : nil)
      if style.followsParagraphs, text.hasIndents, room.isFinite {
        typesetter.indentOfLine = { start, isFirst in
          text.paragraph(at: start)?.indents(ofFirstLine: isFirst, in: room).sum ?? 0
        }
      }
      typesetter.set(text.string)
      let metrics = measurer.lineMetrics(of: style.font)
      self.init(lineMetrics: metrics, isTruncated: typesetter.isTruncated)
      place(typesetter.lines, text, style: style, room: room, measurer)
    }

    private init(lineMetrics: LineMetrics, isTruncated: Bool) {
      self.lineMetrics = lineMetrics
      self.isTruncated = isTruncated
    }

    private mutating func place(
      _ setLines: [Typesetter.Line], _ text: AttributedText, style: TextStyle, room: CGFloat,
      _ measurer: any TextMeasurer
    ) {
      let widest = setLines.map(\.width).max() ?? 0
      let box = room.isFinite ? room : widest
      var (top, shown): (CGFloat, CGFloat) = (0, 0)
      for (index, line) in setLines.enumerated() {
        let paragraph = text.paragraph(at: line.head.lowerBound)
        var style = style
        if let paragraph, paragraph.alignment != .natural { style.alignment = paragraph.alignment }
        let metrics = text.metrics(of: line, paragraph, measurer) ?? lineMetrics
        let mode = style.followsParagraphs ? paragraph?.lineBreakMode : nil
        style.lineBreakMode = mode ?? style.lineBreakMode
        let isFirst = index == 0 || !setLines[index - 1].isWrapped
        let indents = paragraph?.indents(ofFirstLine: isFirst, in: room) ?? LineIndents()
        if isFirst, index > 0 { top += paragraph?.paragraphSpacingBefore ?? 0 }
        let x =
          style.start(of: line, width: line.width, in: box - indents.sum)
          + (line.isRightToLeft ? indents.tail : indents.head)
        shown = max(shown, min(box, style.shownWidth(line.width, in: box) + indents.sum))
        lines.append(
          TextLine(
            text: line.text, x: x, baseline: top + metrics.ascent, width: line.width, spaceExpansion: 0,
            isRightToLeft: line.isRightToLeft))
        pieces += text.pieces(of: line, number: index, x: x, measurer)
        top += metrics.height
        // No leading after the last line: a label of one line is as high as its font.
        guard index + 1 < setLines.count else { break }
        let leading = text.leading(of: line, style, measurer)
        top += paragraph?.limited(leading, below: metrics.height) ?? leading
        top += paragraph?.lineSpacing ?? 0
        if !line.isWrapped { top += paragraph?.paragraphSpacing ?? 0 }
      }
      size = CGSize(width: shown, height: top)
    }
  }
#endif

extension TextStyle {
  /// The leading of a font's text style between lines with the height of `metrics`, in points.
  package func leading(of font: UIFont, _ metrics: LineMetrics) -> CGFloat {
    guard usesFontLeading, let distance = font.lineDistance else { return 0 }
    return distance - metrics.height
  }

  /// The start of a line in a box. A clipped line shows its beginning.
  fileprivate func start(of line: Typesetter.Line, width: CGFloat, in box: CGFloat) -> CGFloat {
    if lineBreakMode == .byClipping, width > box { return line.isRightToLeft ? box - width : 0 }
    return (box - width) * restingPlace(of: line)
  }

  /// The visible part of a width.
  fileprivate func shownWidth(_ width: CGFloat, in box: CGFloat) -> CGFloat {
    lineBreakMode == .byClipping ? min(width, box) : width
  }

  /// The fraction of the free space that is to the left of a line: 0, a half or 1.
  fileprivate func restingPlace(of line: Typesetter.Line) -> CGFloat {
    switch alignment {
    case .left: return 0
    case .center: return 0.5
    case .right: return 1
    case .natural: return isRightToLeft ? 1 : 0
    case .justified: return line.isRightToLeft ? 1 : 0
    }
  }
}
