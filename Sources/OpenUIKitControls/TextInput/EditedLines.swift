/// The lines of a laid out text with their ranges of characters, for placing a caret.
struct EditedLines {
  let characters: [Character]
  let layout: TextLayout
  /// The first character of each line.
  var starts: [Int] = []
  /// Appends the advances of a range of characters; nil for text without attributes.
  let measure: ((Range<Int>, inout [CGFloat]) -> Void)?

  /// Finds the characters of each line. Characters between two lines are line separators, and spaces at which
  /// a line was broken. O(characters).
  init(
    _ characters: [Character], _ layout: TextLayout, measure: ((Range<Int>, inout [CGFloat]) -> Void)? = nil
  ) {
    self.measure = measure
    self.characters = characters
    self.layout = layout
    var next = 0
    for line in layout.lines {
      starts.append(next)
      next = min(next + line.text.count, characters.count)
      while next < characters.count, characters[next].isSpace { next += 1 }
      if next < characters.count, characters[next].isNewline { next += 1 }
    }
  }

  /// The distance of two lines, in points.
  var distance: CGFloat { layout.lineDistance }

  /// The top of a caret before a character, in points of the text's box.
  func place(of character: Int, in font: UIFont, _ measurer: any TextMeasurer) -> CGPoint {
    guard let index = starts.lastIndex(where: { $0 <= character }) else { return .zero }
    let line = layout.lines[index]
    let advances = advances(ofLine: index, font, measurer)
    let before = advances.prefix(character - starts[index]).reduce(0, +)
    return CGPoint(
      x: line.isRightToLeft ? line.x + line.width - before : line.x + before,
      y: line.baseline - layout.lineMetrics.ascent)
  }

  /// The character nearest to a point of the text's box.
  func character(at point: CGPoint, in font: UIFont, _ measurer: any TextMeasurer) -> Int {
    guard !starts.isEmpty else { return 0 }
    let index = lineIndex(at: point)
    let line = layout.lines[index]
    let x = line.isRightToLeft ? line.x + line.width - point.x : point.x - line.x
    var (place, edge): (Int, CGFloat) = (starts[index], 0)
    for advance in advances(ofLine: index, font, measurer) where edge + advance / 2 < x {
      place += 1
      edge += advance
    }
    return min(place, characters.count)
  }

  private func lineIndex(at point: CGPoint) -> Int {
    #if !hasFeature(Embedded)
      if !layout.places.isEmpty { return line(at: point.y, x: point.x, tops: tops) ?? 0 }
    #endif
    return layout.lines.lastIndex { $0.baseline - layout.lineMetrics.ascent <= point.y } ?? 0
  }

  /// The rectangles of characters, one for each line. Their height is not set.
  func rectangles(of range: Range<Int>, in font: UIFont, _ measurer: any TextMeasurer) -> [CGRect] {
    starts.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : characters.count
      let part =
        max(
          range.lowerBound, starts[index])..<max(
          min(range.upperBound, end), max(range.lowerBound, starts[index]))
      guard !part.isEmpty else { return nil }
      let line = layout.lines[index]
      let advances = advances(ofLine: index, font, measurer)
      let before = advances.prefix(part.lowerBound - starts[index]).reduce(0, +)
      let width = advances.prefix(part.upperBound - starts[index]).reduce(0, +) - before
      let x = line.isRightToLeft ? line.x + line.width - before - width : line.x + before
      return CGRect(x: x, y: line.baseline - layout.lineMetrics.ascent, width: width, height: 0)
    }
  }

  private func advances(ofLine index: Int, _ font: UIFont, _ measurer: any TextMeasurer) -> [CGFloat] {
    let line = layout.lines[index]
    var advances: [CGFloat] = []
    if let measure {
      measure(starts[index]..<min(starts[index] + line.text.count, characters.count), &advances)
    } else {
      measurer.appendAdvances(of: line.text, in: font, to: &advances)
    }
    guard line.spaceExpansion > 0 else { return advances }
    for (index, character) in line.text.enumerated() where character.isSpace && index < advances.count {
      advances[index] += line.spaceExpansion
    }
    return advances
  }
}

extension Character {
  /// Whether this is the normal space. `==` of characters would add Unicode's tables to a page.
  fileprivate var isSpace: Bool { firstScalarValue == 0x20 }
}
