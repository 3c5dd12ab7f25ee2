/// The characters of an attributed string with the attributes of each run.
package struct AttributedText {
  private struct Run {
    var range: Range<Int>
    var look: TextLook
    var paragraph: NSParagraphStyle?
  }

  package let string: String
  private let characters: [Character]
  private var runs: [Run] = []

  /// Reads an attributed string. Characters without a font get `font`. Linear in its length.
  package init(_ source: NSAttributedString, font: UIFont) {
    string = source.string
    characters = Array(string)
    let units = string.utf16.count
    var (unit, character, characterUnit) = (0, 0, 0)
    while unit < units {
      var effective = NSRange()
      let attributes = source.attributes(at: unit, effectiveRange: &effective)
      unit = max(unit + 1, effective.location + effective.length)
      let start = character
      // A character belongs to the run that contains its start.
      while character < characters.count, characterUnit < unit {
        characterUnit += characters[character].utf16.count
        character += 1
      }
      guard character > start else { continue }
      runs.append(
        Run(
          range: start..<character, look: TextLook(attributes, font: font),
          paragraph: attributes[.paragraphStyle] as? NSParagraphStyle))
    }
  }

  /// Whether paragraphs have indents.
  var hasIndents: Bool {
    runs.contains { run in
      guard let style = run.paragraph else { return false }
      return style.firstLineHeadIndent != 0 || style.headIndent != 0 || style.tailIndent != 0
    }
  }

  /// The font with the largest size; nil without characters.
  var largestFont: UIFont? { runs.map(\.look.font).max { $0.pointSize < $1.pointSize } }

  /// The paragraph style of a character.
  func paragraph(at character: Int) -> NSParagraphStyle? {
    (runs.first { $0.range.contains(character) } ?? runs.last)?.paragraph
  }

  /// Calls `body` for the runs within a range, limited to it.
  private func forEachRun(in range: Range<Int>, _ body: (Range<Int>, TextLook) -> Void) {
    for run in runs {
      let common = run.range.clamped(to: range)
      if !common.isEmpty { body(common, run.look) }
    }
  }

  /// Appends the advance of each character, each in its font.
  package func appendAdvances(
    of range: Range<Int>, _ measurer: any TextMeasurer, to advances: inout [CGFloat]
  ) {
    var measured: [CGFloat] = []
    forEachRun(in: range) { range, look in
      let start = measured.count
      if let attachment = look.attachment {
        measured += range.map { _ in attachment.box(in: look.font).width }
      } else {
        measurer.appendAdvances(of: String(characters[range]), in: look.font, to: &measured)
      }
      for index in start..<measured.count { measured[index] += look.kern }
    }
    advances += measured
  }

  /// The ascent and descent of a line; nil for an empty line.
  func metrics(
    of line: Typesetter.Line, _ paragraph: NSParagraphStyle?, _ measurer: any TextMeasurer
  ) -> LineMetrics? {
    var metrics: LineMetrics?
    for range in [line.head, line.tail] {
      forEachRun(in: range) { _, look in
        let own = look.attachment?.lineMetrics(in: look.font) ?? measurer.lineMetrics(of: look.font)
        let (up, down) = (own.ascent + look.baselineOffset, own.descent - look.baselineOffset)
        metrics = LineMetrics(
          ascent: max(metrics?.ascent ?? up, up), descent: max(metrics?.descent ?? down, down))
      }
    }
    if metrics == nil,
      let empty = runs.first(where: { $0.range.contains(line.head.lowerBound) }) ?? runs.last
    {
      metrics = measurer.lineMetrics(of: empty.look.font)
    }
    guard var metrics, let paragraph else { return metrics }
    // Additional height of a line is above the text.
    metrics.ascent = paragraph.lineHeight(of: metrics.height) - metrics.descent
    return metrics
  }

  /// The largest leading of the fonts in a line, in points.
  func leading(of line: Typesetter.Line, _ style: TextStyle, _ measurer: any TextMeasurer) -> CGFloat {
    var leading: CGFloat?
    for range in [line.head, line.tail] {
      forEachRun(in: range) { _, look in
        let own = style.leading(of: look.font, measurer.lineMetrics(of: look.font))
        leading = max(leading ?? own, own)
      }
    }
    return leading ?? style.leading(of: style.font, measurer.lineMetrics(of: style.font))
  }

  /// The runs of a line with equal attributes, from left to right. An ellipsis has the attributes of the
  /// run before it.
  func pieces(
    of line: Typesetter.Line, number: Int, x: CGFloat, _ measurer: any TextMeasurer
  ) -> [TextPiece] {
    var parts: [(text: String, look: TextLook)] = []
    forEachRun(in: line.head) { parts.append((String(characters[$0]), $1)) }
    let shown = line.head.count + line.tail.count
    if line.text.count > shown, let look = parts.last?.look ?? runs.first?.look {
      parts.append(("\u{2026}", look))
    }
    forEachRun(in: line.tail) { parts.append((String(characters[$0]), $1)) }
    for index in parts.indices { parts[index].look.kern += line.letterSpacing }
    if line.isWrapped, line.text.hasSuffix(Typesetter.hyphen), parts.last?.text.last?.isSoftHyphen == true {
      parts[parts.count - 1].text = String(parts[parts.count - 1].text.dropLast()) + Typesetter.hyphen
    }
    var left = x
    return (line.isRightToLeft ? parts.reversed() : parts).map { part in
      var advances: [CGFloat] = []
      if let attachment = part.look.attachment {
        advances = part.text.map { _ in attachment.box(in: part.look.font).width }
      } else {
        measurer.appendAdvances(of: part.text, in: part.look.font, to: &advances)
      }
      let width = advances.reduce(0) { $0 + $1 + part.look.kern }
      defer { left += width }
      return TextPiece(line: number, text: part.text, x: left, width: width, look: part.look)
    }
  }
}

extension TextLook {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    func number(_ key: NSAttributedString.Key) -> Double? {
      (attributes[key] as? NSNumber)?.doubleValue ?? (attributes[key] as? CGFloat).map(Double.init)
        ?? attributes[key] as? Double ?? (attributes[key] as? Int).map(Double.init)
    }
    self.init(font: attributes[.font] as? UIFont ?? font)
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.lineWidth(number(.underlineStyle))
    strikethrough = Self.lineWidth(number(.strikethroughStyle))
    kern = CGFloat(number(.kern) ?? number(.tracking) ?? 0)
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    attachment = attributes[.attachment] as? NSTextAttachment
    shadow = (attributes[.shadow] as? NSShadow)?.textShadow
    if attributes[.link] != nil { showLink(attributes) }
    baselineOffset = CGFloat(number(.baselineOffset) ?? 0)
  }

  /// A link has the tint colour, as in UIKit, unless the text has a colour of its own.
  private mutating func showLink(_ attributes: [NSAttributedString.Key: Any]) {
    color = color ?? .link
    if attributes[.underlineStyle] == nil { underline = 1 }
  }

  /// 1 for a single line, 2 for a thick one. Double lines are drawn as thick ones.
  private static func lineWidth(_ style: Double?) -> Int {
    let style = NSUnderlineStyle(rawValue: Int(style ?? 0))
    if style.contains(.thick) || style.contains(.double) { return style == .single ? 1 : 2 }
    return style.contains(.single) ? 1 : 0
  }
}

extension NSAttributedString {
  /// Returns the text with an attribute for all characters.
  package func adding(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let text = string as NSString
    var unit = 0
    while unit < length {
      var range = NSRange()
      var attributes = attributes(at: unit, effectiveRange: &range)
      attributes[key] = value
      let end = max(unit + 1, range.location + range.length)
      let part = text.substring(with: NSRange(location: unit, length: end - unit))
      result.append(NSAttributedString(string: part, attributes: attributes))
      unit = end
    }
    return result
  }
}
