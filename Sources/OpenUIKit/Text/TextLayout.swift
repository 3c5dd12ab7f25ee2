/// A text broken into lines, with each line's characters, width and baseline.
public struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  public private(set) var lines: [TextLine] = []
  /// The width of the widest line and the height of all lines, in points, not rounded.
  public private(set) var size: CGSize = .zero
  /// How far each line reaches above and below its baseline.
  public let lineMetrics: LineMetrics
  /// Whether the lines do not show the whole text.
  public let isTruncated: Bool

  /// Breaks a text into lines no wider than `width` and aligns them in it.
  ///
  /// Lines end after spaces, hyphens and slashes, between ideographs, and at line separators; a word wider than a line
  /// is divided between characters. Spaces at the end of a wrapped line take no room. A line holds at least one
  /// character. A width of zero or less, or an infinite one, does not wrap; lines then align within the widest.
  /// Takes O(length) plus the measurer's time.
  ///
  /// - Parameters:
  ///   - text: the text to be broken.
  ///   - style: its font, alignment, direction and limits.
  ///   - width: the room in points; `nil` for as much as the text needs.
  ///   - measurer: what knows how wide characters are.
  #if !ThreadConfined
    @MainActor
  #endif
  public init(_ text: String, style: TextStyle, width: CGFloat? = nil, measurer: any TextMeasurer) {
    let room: CGFloat
    if let width, width > 0, width.isFinite { room = width } else { room = .infinity }
    var typesetter = Typesetter(style: style, width: room, measurer: measurer)
    typesetter.set(text)

    lineMetrics = measurer.lineMetrics(of: style.font)
    isTruncated = typesetter.isTruncated
    place(typesetter.lines, style: style, room: room)
  }

  /// Puts the lines under each other and aligns them.
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
          text: line.text, x: (box - width) * style.restingPlace(of: line),
          baseline: CGFloat(index) * lineMetrics.height + lineMetrics.ascent, width: width,
          spaceExpansion: expansion, isRightToLeft: line.isRightToLeft))
      widest = max(widest, width)
    }
    size = CGSize(width: widest, height: CGFloat(setLines.count) * lineMetrics.height)
  }
}

extension TextStyle {
  /// How much of the free room is to the left of a line: 0, a half or 1.
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
