/// A text broken into lines, with each line's characters, width and baseline.
public struct TextLayout: Hashable, Sendable {
  /// The lines, from the top.
  public internal(set) var lines: [TextLine] = []
  /// The width of the widest line and the height of all lines, in points, not rounded.
  public internal(set) var size: CGSize = .zero
  /// The width that the text needs for these lines, in points: that of the longest, with the spaces at which it is wrapped.
  /// Recorded frames of labels have it: 188 points for a line of 184.5 and a space of 3.5.
  package internal(set) var fittedWidth: CGFloat = 0
  /// The ascent and descent of each line.
  public let lineMetrics: LineMetrics
  /// Whether the lines do not show the whole text.
  public let isTruncated: Bool
  /// The distance of two baselines, in points, for text without attributes.
  package private(set) var lineDistance: CGFloat = 0
  #if !hasFeature(Embedded)
    /// The places of the lines beside what is excluded; empty for lines from edge to edge.
    package var places: [TextFlow.Place] = []
  #endif
  /// The runs of the lines if their characters have different attributes; otherwise empty.
  var pieces: [TextPiece] = []

  /// Breaks a text into lines no wider than `width` and aligns them in it.
  ///
  /// Lines end after spaces, hyphens and slashes, between ideographs, and at line separators. A word wider
  /// than a line is divided between characters. Spaces at the end of a wrapped line have no width. A line has
  /// at least one character. A width of zero or less, or an infinite one, does not wrap; lines are aligned
  /// within the widest then. Takes O(length) plus the measurer's time.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: its font, alignment, direction and limits.
  ///   - width: the available width in points; nil for no limit.
  ///   - measurer: measures the widths of characters.
  public init(_ text: String, style: TextStyle, width: CGFloat? = nil, measurer: any TextMeasurer) {
    let room: CGFloat
    if let width, width > 0, width.isFinite { room = width } else { room = .infinity }
    var typesetter = Typesetter(style: style, width: room, measurer: measurer)
    lineMetrics = measurer.lineMetrics(of: style.font)
    lineDistance = lineMetrics.height + style.leading(of: style.font, lineMetrics)
    #if !hasFeature(Embedded)
      typesetter.flow = TextFlow(style, width: room, height: lineMetrics.height, distance: lineDistance)
    #endif
    typesetter.set(text)
    isTruncated = typesetter.isTruncated
    defer { fittedWidth = max(size.width, typesetter.wrappedWidth) }
    #if hasFeature(Embedded)
      place(typesetter.lines, style: style, room: room)
    #else
      if let flow = typesetter.flow {
        place(typesetter.lines, at: flow.places, style: style)
      } else {
        place(typesetter.lines, style: style, room: room)
      }
    #endif
  }

  /// Whether lines extend beyond a box of a width, as clipped text does.
  package func reachesBeyond(_ width: CGFloat) -> Bool {
    lines.contains { $0.x < -Typesetter.slack || $0.x + $0.width > width + Typesetter.slack }
  }

  /// Places the lines below each other and aligns them.
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
          text: line.text, x: style.start(of: line, width: width, in: box),
          baseline: style.onPixel(CGFloat(index) * lineDistance + lineMetrics.ascent), width: width,
          spaceExpansion: expansion, isRightToLeft: line.isRightToLeft, letterSpacing: line.letterSpacing))
      widest = max(widest, width)
    }
    let height = setLines.isEmpty ? 0 : CGFloat(setLines.count - 1) * lineDistance + lineMetrics.height
    size = CGSize(width: style.shownWidth(widest, in: box), height: height)
  }
}

extension TextStyle {
  /// The leading of a font's text style between lines with the height of `metrics`, in points.
  package func leading(of font: UIFont, _ metrics: LineMetrics) -> CGFloat {
    guard usesFontLeading, let distance = font.lineDistance else { return 0 }
    return distance - metrics.height
  }

  /// A baseline on the nearest whole pixel, if baselines are on pixels.
  func onPixel(_ baseline: CGFloat) -> CGFloat {
    baselineScale > 0 ? (baseline * baselineScale).rounded() / baselineScale : baseline
  }

  /// The start of a line in a box. A clipped line shows its beginning.
  func start(of line: Typesetter.Line, width: CGFloat, in box: CGFloat) -> CGFloat {
    if lineBreakMode == .byClipping, width > box { return line.isRightToLeft ? box - width : 0 }
    return (box - width) * restingPlace(of: line)
  }

  /// The visible part of a width.
  func shownWidth(_ width: CGFloat, in box: CGFloat) -> CGFloat {
    lineBreakMode == .byClipping ? min(width, box) : width
  }

  /// The fraction of the free space that is to the left of a line: 0, a half or 1.
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
