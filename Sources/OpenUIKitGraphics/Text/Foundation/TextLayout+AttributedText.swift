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
    let metrics = measurer.lineMetrics(of: style.font)
    typesetter.flow = TextFlow(text, style: style, width: room, metrics, measurer)
    typesetter.set(text.string)
    self.init(lineMetrics: metrics, isTruncated: typesetter.isTruncated)
    places = Array((typesetter.flow?.places ?? []).prefix(typesetter.lines.count))
    place(typesetter.lines, text, style: style, room: room, measurer)
    fittedWidth = max(size.width, typesetter.wrappedWidth)
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
    var (top, shown, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
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
      let part = index < places.count ? places[index] : TextFlow.Place(x: 0, width: box, top: top)
      top = part.top
      let x =
        part.x + style.start(of: line, width: line.width, in: part.width - indents.sum)
        + (line.isRightToLeft ? indents.tail : indents.head)
      shown = max(shown, part.x + min(part.width, style.shownWidth(line.width, in: part.width) + indents.sum))
      lines.append(
        TextLine(
          text: line.text, x: x, baseline: style.onPixel(top + metrics.ascent), width: line.width,
          spaceExpansion: 0,
          isRightToLeft: line.isRightToLeft, letterSpacing: line.letterSpacing))
      pieces += text.pieces(of: line, number: index, x: x, measurer)
      top += metrics.height
      height = max(height, top)
      // No leading after the last line: a label of one line is as high as its font.
      guard index + 1 < setLines.count else { break }
      top += text.gap(below: line, paragraph, style, height: metrics.height, measurer)
      if !line.isWrapped { top += paragraph?.paragraphSpacing ?? 0 }
    }
    size = CGSize(width: shown, height: height)
  }
}

extension AttributedText {
  /// Returns the space between a line and the next one of its paragraph: the leading and the spacing.
  fileprivate func gap(
    below line: Typesetter.Line, _ paragraph: NSParagraphStyle?, _ style: TextStyle, height: CGFloat,
    _ measurer: any TextMeasurer
  ) -> CGFloat {
    let leading = leading(of: line, style, measurer)
    return (paragraph?.limited(leading, below: height) ?? leading) + (paragraph?.lineSpacing ?? 0)
  }
}

extension TextFlow {
  /// The flow of a text with attributes; nil if nothing is excluded, or if lines have no end. A line is expected to be as high as its first
  /// character.
  fileprivate init?(
    _ text: AttributedText, style: TextStyle, width: CGFloat, _ metrics: LineMetrics,
    _ measurer: any TextMeasurer
  ) {
    guard let exclusion = style.exclusion, width.isFinite else { return nil }
    func size(_ line: Typesetter.Line) -> (own: CGFloat, distance: CGFloat) {
      let paragraph = text.paragraph(at: line.head.lowerBound)
      let height = (text.metrics(of: line, paragraph, measurer) ?? metrics).height
      return (height, height + text.gap(below: line, paragraph, style, height: height, measurer))
    }
    self.init(
      exclusion, width: width,
      expectedHeight: { start in
        size(
          Typesetter.Line(
            text: "", width: 0, isRightToLeft: false, isWrapped: false, head: start..<start + 1,
            tail: start..<start)
        ).own
      },
      height: size,
      spacing: { last, start in
        guard let last else { return 0 }
        return (text.paragraph(at: last.head.lowerBound)?.paragraphSpacing ?? 0)
          + (text.paragraph(at: start)?.paragraphSpacingBefore ?? 0)
      })
  }
}
