extension Typesetter {
  /// Moves the last word of the line before the last one to that, if the last line has one word alone.
  ///
  /// Both have to fit, and the line before keeps at least two words. Source: Apple documents for `pushOut` that text moves
  /// by one word to avoid an orphan on the last line. Interface Builder saved "Welcome to Home" and "Assistant Companion!".
  mutating func moveWordToLastLine(ofLinesFrom first: Int) {
    guard style.avoidsSingleWord, !isTruncated, mode != .byCharWrapping, lines.count >= first + 2 else {
      return
    }
    let last = inParagraph(lines[lines.count - 1].head)
    let before = inParagraph(lines[lines.count - 2].head)
    guard startOfLastWord(in: last) == nil, let start = startOfLastWord(in: before),
      startOfLastWord(in: before.lowerBound..<start) != nil,
      indent(from: start) + sum(start..<last.upperBound) <= width
    else { return }
    lines.removeLast(2)
    appendLine(before.lowerBound..<trimmedEnd(of: before.lowerBound..<start), isWrapped: true)
    appendLine(start..<last.upperBound, isWrapped: false)
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
