/// A cache of the last few layouts of one text. A label needs its natural size, its height for a width, and
/// its lines in its bounds again and again.
struct LabelLayouts {
  private struct Entry {
    let width: CGFloat
    let lineLimit: Int
    let isRightToLeft: Bool
    let baselineScale: CGFloat
    let font: UIFont
    let measurer: any TextMeasurer
    let layout: TextLayout
  }

  private static let most = 3
  private var entries: [Entry] = []
  /// The width in which layout measures the text at present; nil outside of that.
  var measuredWidth: CGFloat?

  /// Discards all layouts: the text or its attributes have changed.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// The layout for a width, computed once for each of the last few widths. Text, alignment and line break
  /// mode must not have changed since `removeAll()`.
  mutating func layout(
    of text: String, style: TextStyle, width: CGFloat?, measurer: any TextMeasurer
  ) -> TextLayout {
    layout(style: style, width: width, measurer: measurer) {
      TextLayout(text, style: style, width: width, measurer: measurer)
    }
  }

  /// Returns the layout for a width, which a closure computes once for each of the last few widths. Text, alignment and line break mode
  /// must not have changed since `removeAll()`.
  mutating func layout(
    style: TextStyle, width: CGFloat?, measurer: any TextMeasurer, _ make: () -> TextLayout
  ) -> TextLayout {
    let room = width ?? 0
    for entry in entries
    where entry.width == room && entry.lineLimit == style.numberOfLines && entry.font === style.font
      && entry.isRightToLeft == style.isRightToLeft && entry.baselineScale == style.baselineScale
      && entry.measurer === measurer
    {
      return entry.layout
    }
    let layout = make()
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(
      Entry(
        width: room, lineLimit: style.numberOfLines, isRightToLeft: style.isRightToLeft,
        baselineScale: style.baselineScale, font: style.font, measurer: measurer, layout: layout))
    return layout
  }
}
