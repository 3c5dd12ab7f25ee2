/// Where lines are beside what a text does not enter. A row with several free parts has a line in each of them.
package struct TextFlow {
  /// A free part of a row with one line.
  package struct Place: Hashable, Sendable {
    /// The left edge and the width, in points of the text's box.
    package let x: CGFloat, width: CGFloat
    /// The top of the row.
    package let top: CGFloat
  }

  /// The height of a line from a character of the text on, as far as it is known before the line.
  let expectedHeight: (_ start: Int) -> CGFloat
  /// The height of a line, and the distance of the row below it.
  let height: (Typesetter.Line) -> (own: CGFloat, distance: CGFloat)
  /// The space between the last line of a paragraph, nil for none, and the paragraph that begins at a character of the text.
  let spacing: (_ last: Typesetter.Line?, _ start: Int) -> CGFloat

  private let exclusion: TextExclusion
  private let width: CGFloat
  /// The places of all lines so far.
  private(set) var places: [Place] = []
  /// The free parts that are left of the row.
  private var gaps: [TextExclusion.Gap] = []
  /// The top of the row, and of the one below it.
  private var top: CGFloat = 0
  private var nextTop: CGFloat = 0
  /// The height for which the row is free.
  private var rowHeight: CGFloat = 0

  init(
    _ exclusion: TextExclusion, width: CGFloat, expectedHeight: @escaping (Int) -> CGFloat,
    height: @escaping (Typesetter.Line) -> (own: CGFloat, distance: CGFloat),
    spacing: @escaping (Typesetter.Line?, Int) -> CGFloat = { _, _ in 0 }
  ) {
    (self.exclusion, self.width) = (exclusion, width)
    (self.expectedHeight, self.height, self.spacing) = (expectedHeight, height, spacing)
  }

  /// A paragraph begins, in a row of its own.
  mutating func beginParagraph(after last: Typesetter.Line?, at start: Int) {
    gaps = []
    nextTop += spacing(last, start)
  }

  /// The width of the next line, which is at least `minimum` points wide if the box is, and begins at a character of the text.
  mutating func beginLine(at start: Int, minimum: CGFloat) -> CGFloat {
    while let gap = gaps.first {
      gaps.removeFirst()
      if fits(gap, minimum) { return take(gap) }
    }
    return beginRow(at: nextTop, height: expectedHeight(start), minimum)
  }

  private mutating func beginRow(at start: CGFloat, height: CGFloat, _ minimum: CGFloat) -> CGFloat {
    (top, rowHeight) = (start, height)
    // Each round begins at a lower corner of a region, and below the last one nothing is excluded.
    while true {
      gaps = exclusion.gaps(from: top, to: top + height, in: width)
      if let index = gaps.firstIndex(where: { fits($0, minimum) }) {
        let gap = gaps[index]
        gaps.removeFirst(index + 1)
        nextTop = top
        return take(gap)
      }
      guard let lower = exclusion.level(below: top) else { break }
      top = lower
    }
    (gaps, nextTop) = ([], top)
    return take(TextExclusion.Gap(x: 0, width: width))
  }

  private func fits(_ gap: TextExclusion.Gap, _ minimum: CGFloat) -> Bool {
    gap.width + Typesetter.slack >= min(minimum, width)
  }

  private mutating func take(_ gap: TextExclusion.Gap) -> CGFloat {
    places.append(Place(x: gap.x, width: gap.width, top: top))
    return gap.width
  }

  /// Ends a line. Returns the width of the place in which it has to be set again, if it is higher than its row is free; otherwise nil.
  mutating func endLine(_ line: Typesetter.Line, minimum: CGFloat) -> CGFloat? {
    let (own, distance) = height(line)
    let place = places[places.count - 1]
    if own > rowHeight + Typesetter.slack, places.count < 2 || places[places.count - 2].top < place.top {
      places.removeLast()
      let width = beginRow(at: place.top, height: own, minimum)
      if places[places.count - 1] != place { return width }
    }
    nextTop = max(nextTop, top + distance)
    return nil
  }
}

extension TextFlow {
  /// The flow of a text with one font; nil if nothing is excluded, or if lines have no end.
  init?(_ style: TextStyle, width: CGFloat, height: CGFloat, distance: CGFloat) {
    guard let exclusion = style.exclusion, width.isFinite else { return nil }
    self.init(exclusion, width: width, expectedHeight: { _ in height }, height: { _ in (height, distance) })
  }
}

extension TextLayout {
  /// Places lines beside what is excluded.
  mutating func place(_ setLines: [Typesetter.Line], at places: [TextFlow.Place], style: TextStyle) {
    self.places = Array(places.prefix(setLines.count))
    for (line, place) in zip(setLines, places) {
      let expansion =
        style.alignment == .justified && line.isWrapped ? line.expansion(toFill: place.width) : 0
      let width = expansion > 0 ? place.width : line.width
      let x = place.x + style.start(of: line, width: width, in: place.width)
      lines.append(
        TextLine(
          text: line.text, x: x, baseline: style.onPixel(place.top + lineMetrics.ascent), width: width,
          spaceExpansion: expansion, isRightToLeft: line.isRightToLeft, letterSpacing: line.letterSpacing))
      size.width = max(size.width, place.x + style.shownWidth(width, in: place.width))
      size.height = max(size.height, place.top + lineMetrics.height)
    }
  }
}
