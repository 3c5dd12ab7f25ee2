/// The widths of the segments of a segmented control.
struct SegmentLayout: ViewTreeConfined {
  /// The widths that the segments need, in points.
  private let widths: [CGFloat]
  /// Whether the app has set the width of each segment.
  private let isFixed: [Bool]

  /// Each segment is as wide as its content, or else as the widest one, unless its width was set.
  init(_ segments: [SegmentView], apportionsWidthsByContent: Bool) {
    let needed = segments.map { ($0.contentWidth + 2 * Self.padding).rounded(.up) }
    let widest = needed.max() ?? 0
    widths = zip(segments, needed).map { segment, width in
      if segment.ownWidth > 0 { return segment.ownWidth }
      return apportionsWidthsByContent ? width : widest
    }
    isFixed = segments.map { $0.ownWidth > 0 }
  }

  /// The width that all segments need, in points.
  var neededWidth: CGFloat { neededByContent + CGFloat(max(0, widths.count - 1)) * Self.lineWidth }

  private var neededByContent: CGFloat { widths.reduce(0, +) }

  /// The edges of each segment in the width of a control, from its start on. Segments are stretched or shrunk in proportion, except
  /// for widths that were set.
  func edges(in width: CGFloat) -> [(start: CGFloat, end: CGFloat)] {
    let fixed = zip(isFixed, widths).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let flexible = neededByContent - fixed
    let factor = flexible > 0 ? max(0, width - fixed) / flexible : 1
    var end: CGFloat = 0
    return zip(isFixed, widths).map { isFixed, width in
      let start = end
      end += isFixed ? width : width * factor
      return (start, end)
    }
  }

  // UIKit's measures, in points. Three segments "Segment A" are 263 points wide: three of 87 and two lines between them.
  private static let padding: CGFloat = 10
  private static let lineWidth: CGFloat = 1
}
