extension TextLayout {
  /// Breaks a text with attributes into lines, as the other initialiser does. Alignment and spacing are
  /// those of the paragraphs. Each line is as high as its highest character.
  package init(_ text: AttributedText, style: TextStyle, width: CGFloat? = nil, measurer: any TextMeasurer) {
    let room = width.map { $0 > 0 && $0.isFinite ? $0 : .infinity } ?? .infinity
    // An ellipsis may follow the largest characters.
    var setting = style
    setting.font = text.largestFont ?? style.font
    let paragraph = text.paragraph(at: 0)
    setting.tightens = style.tightens || paragraph?.allowsDefaultTighteningForTruncation == true
    setting.avoidsSingleWord =
      style.avoidsSingleWord && paragraph?.lineBreakStrategy.contains(.pushOut) == true
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
          text: line.text, x: x, baseline: style.onPixel(top + metrics.ascent), width: line.width,
          spaceExpansion: 0,
          isRightToLeft: line.isRightToLeft, letterSpacing: line.letterSpacing))
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
