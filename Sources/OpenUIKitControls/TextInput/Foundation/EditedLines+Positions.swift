extension EditedLines {
  /// The characters of a line, with the space or separator that ends it.
  func range(ofLine index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : characters.count)
  }

  /// The top of each line, in points of the text's box.
  var tops: [CGFloat] {
    if !layout.places.isEmpty { return layout.places.map(\.top) }
    guard lineDistances.count > 1 else { return layout.lines.isEmpty ? [] : [0] }
    return lineDistances
  }

  private var lineDistances: [CGFloat] {
    // A line begins below the one before, whose descent is that of the whole text unless characters differ.
    let descent = layout.lineMetrics.descent
    return layout.lines.indices.map { $0 == 0 ? 0 : layout.lines[$0 - 1].baseline + descent }
  }

  /// The left edge and the width of characters in a line of an attributed text; nil for none.
  func horizontalPart(of range: Range<Int>, inLine index: Int) -> (x: CGFloat, width: CGFloat)? {
    let part = range.clamped(to: self.range(ofLine: index))
    guard !part.isEmpty, let measure else { return nil }
    let line = layout.lines[index]
    var advances: [CGFloat] = []
    measure(starts[index]..<min(starts[index] + line.text.count, characters.count), &advances)
    let before = advances.prefix(part.lowerBound - starts[index]).reduce(0, +)
    let width = advances.prefix(part.upperBound - starts[index]).reduce(0, +) - before
    return (line.isRightToLeft ? line.x + line.width - before - width : line.x + before, width)
  }
}

extension EditedLines {
  /// The line at a height: of several in one row the last that begins before `x`; nil without lines.
  func line(at y: CGFloat, x: CGFloat, tops: [CGFloat]) -> Int? {
    guard let last = tops.lastIndex(where: { $0 <= y }) ?? tops.indices.first else { return nil }
    let row = tops.indices.filter { tops[$0] == tops[last] }
    return row.last { layout.lines[$0].x <= x } ?? row.first
  }
}
