extension Typesetter {
  /// Moves the last word of the line before the last one to that, if the last line has one word alone.
  ///
  /// Both have to fit, and the line before keeps at least two words and leaves a fifth of the width free. Source: Apple documents for
  /// `pushOut` that text moves by one word to avoid an orphan on the last line. Interface Builder saved the widths of six labels that end
  /// with such a word. In two of them a word has moved, and 24 and 52 percent are free ("Welcome to Home" and "Assistant Companion!").
  /// It would be 11 to 15 percent in the other four.
  mutating func moveWordToLastLine(ofLinesFrom first: Int) {
    guard style.avoidsSingleWord, !isTruncated, mode != .byCharWrapping, lines.count >= first + 2 else {
      return
    }
    let last = inParagraph(lines[lines.count - 1].head)
    let before = inParagraph(lines[lines.count - 2].head)
    guard startOfLastWord(in: last) == nil, let start = startOfLastWord(in: before),
      startOfLastWord(in: before.lowerBound..<start) != nil,
      indent(from: start) + sum(start..<last.upperBound) <= width,
      indent(from: before.lowerBound) + sum(before.lowerBound..<start) <= width * (1 - Self.leastFreeShare)
    else { return }
    lines.removeLast(2)
    appendLine(before.lowerBound..<trimmedEnd(of: before.lowerBound..<start), isWrapped: true)
    appendLine(start..<last.upperBound, isWrapped: false)
  }

  /// The share of the width that is free in a line which has lost a word.
  private static let leastFreeShare: CGFloat = 0.2

  /// Notes the widths of the lines of a paragraph but the last one, each with the spaces at its end. A line that ends within a word is
  /// full.
  mutating func noteWrappedWidth(ofLinesFrom first: Int) {
    guard lines.count > first + 1 else { return }
    for index in first..<lines.count - 1 {
      let line = inParagraph(lines[index].head)
      let next = inParagraph(lines[index + 1].head).lowerBound
      guard next > line.lowerBound, next < characters.count else { continue }
      let isDivided =
        mode != .byCharWrapping && next == line.upperBound
        && !characters[next - 1].allowsBreak(before: characters[next])
      let used =
        indent(from: line.lowerBound) + lines[index].width + sum(min(line.upperBound, next)..<next)
      wrappedWidth = max(wrappedWidth, isDivided ? width - Self.slack : min(width - Self.slack, used))
    }
  }

  /// The characters of a line, counted from the start of the paragraph.
  private func inParagraph(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound - paragraphStart..<range.upperBound - paragraphStart
  }

  /// The start of the last word after a space; nil for a range of one word.
  private func startOfLastWord(in range: Range<Int>) -> Int? {
    let end = trimmedEnd(of: range)
    var index = end - 1
    while index > range.lowerBound {
      if characters[index - 1].isBreakingSpace { return index }
      index -= 1
    }
    return nil
  }
}
