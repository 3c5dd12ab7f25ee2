/// Breaks one text into lines. Each layout creates one.
struct Typesetter {
  let style: TextStyle
  /// The width of lines, or of the next line.
  private(set) var width: CGFloat
  let measurer: any TextMeasurer

  var lines: [Line] = []
  private(set) var isTruncated = false
  /// The greatest width of a line that ends within a paragraph, with the spaces at its end.
  var wrappedWidth: CGFloat = 0

  // The current paragraph: its text, its characters, their advances and its direction.
  private var paragraph = ""
  private(set) var characters: [Character] = []
  var advances: [CGFloat] = []
  private(set) var isRightToLeft = false
  /// The number of characters before the paragraph.
  private(set) var paragraphStart = 0
  /// Measures characters of the whole text if they have different fonts; nil if they have one font.
  private let measureRange: ((Range<Int>, inout [CGFloat]) -> Void)?
  /// The line break mode of the paragraph that begins at a character of the whole text; nil for that of the
  /// style.
  private let modeOfParagraph: ((Int) -> NSLineBreakMode?)?
  private(set) var mode: NSLineBreakMode
  #if !hasFeature(Embedded)
    /// The width that indents take from a line, by its first character in the whole text and whether it begins a paragraph.
    var indentOfLine: ((_ start: Int, _ isFirst: Bool) -> CGFloat)?
    /// The width from edge to edge.
    private let fullWidth: CGFloat
    /// Where lines are, beside what is excluded; nil for lines from edge to edge.
    var flow: TextFlow?
  #endif

  /// Widths are sums of rounded numbers, so an excess of less than this many points still fits.
  static let slack: CGFloat = 0.001

  init(
    style: TextStyle, width: CGFloat, measurer: any TextMeasurer,
    measureRange: ((Range<Int>, inout [CGFloat]) -> Void)? = nil,
    modeOfParagraph: ((Int) -> NSLineBreakMode?)? = nil
  ) {
    self.style = style
    self.measureRange = measureRange
    self.modeOfParagraph = modeOfParagraph
    mode = style.lineBreakMode
    self.width = width + Self.slack
    #if !hasFeature(Embedded)
      fullWidth = self.width
    #endif
    self.measurer = measurer
  }

  /// Breaks all paragraphs, or as many as fit into the number of lines.
  mutating func set(_ text: String) {
    guard !text.isEmpty else { return }
    #if !hasFeature(Embedded)
      let isPlain = measureRange == nil && modeOfParagraph == nil && indentOfLine == nil && flow == nil
      if isPlain, setOneLine(text) { return }
    #endif
    var rest = text.makeIterator()
    characters.reserveCapacity(text.utf8.count)
    while !isFull {
      let isLast = takeParagraph(&rest)
      mode = modeOfParagraph?(paragraphStart) ?? style.lineBreakMode
      // A text of one paragraph is used as it is. A new string would be allocated for each label.
      paragraph = isLast && paragraphStart == 0 ? text : String(characters)
      measure()
      findDirection()
      setParagraph(isLast: isLast)
      if isLast { return }
      // The separator counts as one character, also "\r\n", which is one `Character`.
      paragraphStart += characters.count + 1
    }
    isTruncated = true
  }

  private var isFull: Bool { style.numberOfLines > 0 && lines.count >= style.numberOfLines }

  private var isLastLine: Bool { style.numberOfLines > 0 && lines.count + 1 == style.numberOfLines }

  /// Reads the characters up to the next paragraph separator. Returns whether there is none.
  private mutating func takeParagraph(_ rest: inout String.Iterator) -> Bool {
    characters.removeAll(keepingCapacity: true)
    while let character = rest.next() {
      if character.endsParagraph { return false }
      characters.append(character)
    }
    return true
  }

  private mutating func measure() {
    #if !hasFeature(Embedded)
      // The text did not fit on one line, and has its advances already.
      if paragraphStart == 0, !advances.isEmpty { return }
    #endif
    advances.removeAll(keepingCapacity: true)
    if let measureRange {
      measureRange(paragraphStart..<paragraphStart + characters.count, &advances)
    } else {
      measurer.appendAdvances(of: paragraph, in: style.font, to: &advances)
    }
    require(
      advances.count == characters.count,
      "The text measurer gave \(advances.count) advances for \(characters.count) characters")
  }

  private mutating func findDirection() {
    isRightToLeft = style.isRightToLeft
    // The first character with a strong direction decides, as in the Unicode bidirectional algorithm (P2).
    for character in characters {
      guard let direction = character.strongDirection else { continue }
      isRightToLeft = direction == .rightToLeft
      break
    }
  }

  // MARK: Filling lines

  private mutating func setParagraph(isLast: Bool) {
    #if !hasFeature(Embedded)
      flow?.beginParagraph(after: lines.last, at: paragraphStart)
    #endif
    if style.limitsParagraphs, !wraps { return setParagraphInOneLine() }
    var start = 0
    let firstLine = lines.count
    defer {
      moveWordToLastLine(ofLinesFrom: firstLine)
      noteWrappedWidth(ofLinesFrom: firstLine)
    }
    repeat {
      beginLine(from: start)
      if isLastLine && truncates {
        setLastLine(from: start, isLastParagraph: isLast)
        return
      }
      start = setLine(from: start)
    } while start < characters.count && !isFull
    if start < characters.count { isTruncated = true }
  }

  /// Appends the line from a character. Returns the start of the next one.
  private mutating func setLine(from start: Int) -> Int {
    var end = lineEnd(from: start)
    appendLine(start..<end.text, isWrapped: end.next < characters.count)
    #if !hasFeature(Embedded)
      guard flow != nil else { return end.next }
      let least = leastWidth(from: start)
      // A line that is higher than its row is free is set in a row of its height.
      while let line = lines.last, let room = flow?.endLine(line, minimum: least) {
        lines.removeLast()
        width = room + Self.slack
        end = lineEnd(from: start)
        appendLine(start..<end.text, isWrapped: end.next < characters.count)
      }
    #endif
    return end.next
  }

  /// Gives the line from a character the width beside what is excluded.
  private mutating func beginLine(from start: Int) {
    #if !hasFeature(Embedded)
      guard flow != nil else { return }
      let least = leastWidth(from: start)
      if let room = flow?.beginLine(at: paragraphStart + start, minimum: least) { width = room + Self.slack }
    #endif
  }

  #if !hasFeature(Embedded)
    /// The width that a line from a character needs: of its first word, or of one character of a word that no line has room for.
    private func leastWidth(from start: Int) -> CGFloat {
      guard start < characters.count else { return 0 }
      let indent = indent(from: start)
      let width = fullWidth
      var (used, index) = (indent + advances[start], start + 1)
      while index < characters.count, !characters[index].isBreakingSpace,
        mode != .byCharWrapping, !characters[index - 1].allowsBreak(before: characters[index])
      {
        used += advances[index]
        if used > width { return indent + advances[start] }
        index += 1
      }
      return used
    }
  #endif

  /// Truncates or clips a paragraph by itself, independent of the paragraphs after it.
  private mutating func setParagraphInOneLine() {
    beginLine(from: 0)
    if truncates {
      setLastLine(from: 0, isLastParagraph: true)
    } else {
      appendLine(0..<characters.count, isWrapped: false)
    }
  }

  private var truncates: Bool {
    switch mode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: return true
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    }
  }

  private var wraps: Bool { mode.breaksLines }

  /// The end of a line from `start`, without its trailing spaces, and the start of the next one.
  private func lineEnd(from start: Int) -> (text: Int, next: Int) {
    // The last line extends beyond the edge, where it is clipped.
    if mode == .byClipping, isLastLine { return (characters.count, characters.count) }
    var used = indent(from: start)
    var lastBreak = start
    var index = start
    while index < characters.count {
      if index > start && mayBreak(before: index, used: used) { lastBreak = index }
      used += advances[index]
      // Spaces may extend beyond the edge. They are dropped if the line ends after them.
      if used > width && !characters[index].isBreakingSpace { break }
      index += 1
    }
    guard index < characters.count else { return (endOfLastLine(from: start, used: used), characters.count) }
    // A word wider than the line breaks between characters. At least one is taken, otherwise a narrow width
    // would loop forever.
    let next = lastBreak > start ? lastBreak : max(index, start + 1)
    return (trimmedEnd(of: start..<next), next)
  }

  func indent(from start: Int) -> CGFloat {
    #if hasFeature(Embedded)
      0
    #else
      indentOfLine?(paragraphStart + start, start == 0) ?? 0
    #endif
  }

  /// Whether a line of the width `used` may end before a character.
  private func mayBreak(before index: Int, used: CGFloat) -> Bool {
    if mode == .byCharWrapping { return !characters[index].isBreakingSpace }
    guard characters[index - 1].allowsBreak(before: characters[index]) else { return false }
    return !characters[index - 1].isSoftHyphen || used + widthAlone(Self.hyphen) <= width
  }

  /// The text of a soft hyphen at the end of a line.
  static let hyphen = "-"

  /// A paragraph keeps the spaces at its end if they fit.
  private func endOfLastLine(from start: Int, used: CGFloat) -> Int {
    var end = characters.count
    var used = used
    while used > width && end > start && characters[end - 1].isBreakingSpace {
      end -= 1
      used -= advances[end]
    }
    return end
  }

  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && characters[end - 1].isBreakingSpace { end -= 1 }
    return end
  }

  mutating func appendLine(_ range: Range<Int>, isWrapped: Bool) {
    let isWhole = range.count == characters.count
    var text = isWhole ? paragraph : String(characters[range])
    // The shape of a part may differ from that within the whole (kerning, joining), so it is measured again.
    var lineWidth = isWhole ? sum(range) : measure(text, range)
    if isWrapped, let last = range.last, characters[last].isSoftHyphen, mode != .byCharWrapping {
      text = String(characters[range.lowerBound..<last]) + Self.hyphen
      lineWidth += widthAlone(Self.hyphen)
    }
    if mode == .byClipping, lineWidth > width { isTruncated = true }
    let shown = inText(range)
    lines.append(
      Line(
        text: text, width: lineWidth, isRightToLeft: isRightToLeft, isWrapped: isWrapped, head: shown,
        tail: shown.upperBound..<shown.upperBound))
  }

  // MARK: Truncating the last line

  private mutating func setLastLine(from start: Int, isLastParagraph: Bool) {
    // Spaces at the end may extend beyond the edge, as in every other line.
    let end = endOfLastLine(from: start, used: sum(start..<characters.count))
    // The rest fits but other paragraphs follow: then the ellipsis stands for these, at the end.
    let fits = sum(start..<end) <= width
    if fits && isLastParagraph {
      appendLine(start..<end, isWrapped: false)
      return
    }
    #if !hasFeature(Embedded)
      if isLastParagraph, let line = tightened(start..<end) { return lines.append(line) }
    #endif
    isTruncated = true
    let ellipsis = "\u{2026}"
    let room = width - widthAlone(ellipsis)
    let (head, tail) =
      fits
      ? headAndTail(from: start, room: room, mode: .byTruncatingTail)
      : headAndTail(from: start, room: room, mode: mode)
    let (before, after) = (String(characters[start..<head]), String(characters[tail...]))
    let width =
      measureRange == nil
      ? widthAlone(before + ellipsis + after)
      : measure(before, start..<head) + widthAlone(ellipsis) + measure(after, tail..<characters.count)
    lines.append(
      Line(
        text: before + ellipsis + after, width: width, isRightToLeft: isRightToLeft, isWrapped: false,
        head: inText(start..<head), tail: inText(tail..<characters.count)))
  }

  /// The end of the part before the ellipsis and the start of the part after it.
  private func headAndTail(from start: Int, room: CGFloat, mode: NSLineBreakMode) -> (head: Int, tail: Int) {
    let end = characters.count
    switch mode {
    case .byTruncatingHead:
      return (start, tailStart(room: room, notBefore: start))
    case .byTruncatingMiddle:
      let half = headEnd(from: start, room: room / 2)
      let tail = tailStart(room: room - sum(start..<half), notBefore: half)
      let head = headEnd(from: start, room: room - sum(tail..<end))
      return (trimmedEnd(of: start..<min(head, tail)), tail)
    default:
      return (trimmedEnd(of: start..<headEnd(from: start, room: room)), end)
    }
  }

  private func headEnd(from start: Int, room: CGFloat) -> Int {
    var used: CGFloat = 0
    var end = start
    while end < characters.count, used + advances[end] <= room {
      used += advances[end]
      end += 1
    }
    return end
  }

  private func tailStart(room: CGFloat, notBefore start: Int) -> Int {
    var used: CGFloat = 0
    var first = characters.count
    while first > start, used + advances[first - 1] <= room {
      first -= 1
      used += advances[first]
    }
    while first < characters.count && characters[first].isBreakingSpace { first += 1 }
    return first
  }

  // MARK: Measuring

  func sum(_ range: Range<Int>) -> CGFloat {
    var total: CGFloat = 0
    for index in range { total += advances[index] }
    return total
  }

  /// Returns the range, counted from the start of the text.
  func inText(_ range: Range<Int>) -> Range<Int> {
    paragraphStart + range.lowerBound..<paragraphStart + range.upperBound
  }

  /// The width of characters of the paragraph.
  private func measure(_ text: String, _ range: Range<Int>) -> CGFloat {
    guard let measureRange else { return widthAlone(text) }
    var parts: [CGFloat] = []
    measureRange(inText(range), &parts)
    return parts.reduce(0, +)
  }

  private func widthAlone(_ text: String) -> CGFloat {
    var parts: [CGFloat] = []
    measurer.appendAdvances(of: text, in: style.font, to: &parts)
    return parts.reduce(0, +)
  }
}
