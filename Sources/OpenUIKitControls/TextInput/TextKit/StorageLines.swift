/// The lines of an attributed text in a container, by UTF-16 units.
struct StorageLines: ViewTreeConfined {
  /// A line of the container.
  struct Fragment {
    let range: NSRange
    /// From edge to edge of the container.
    let rect: CGRect
    /// Around the text, with the padding.
    let used: CGRect
    /// The distance of the baseline from the line's top.
    let baseline: CGFloat
  }

  private let characters: [Character]
  /// The first UTF-16 unit of each character, and the end.
  private let units: [Int]
  private let edited: EditedLines
  private let layout: TextLayout
  private let padding: CGFloat
  private(set) var fragments: [Fragment] = []

  init(_ storage: NSTextStorage, _ container: NSTextContainer?) {
    let text = AttributedText(storage, font: .systemFont(ofSize: 12))
    characters = Array(storage.string)
    padding = container?.lineFragmentPadding ?? 0
    let size = container?.size ?? .zero
    let width = size.width > 0 && size.width < 1e6 ? max(1, size.width - 2 * padding) : nil
    let measurer = UIView().hostMeasurer
    var style = TextStyle(
      font: .systemFont(ofSize: 12), alignment: .natural,
      lineBreakMode: container?.lineBreakMode ?? .byWordWrapping,
      numberOfLines: container?.maximumNumberOfLines ?? 0, isRightToLeft: false)
    style.exclusion = container?.exclusion
    layout = TextLayout(text, style: style, width: width, measurer: measurer)
    edited = EditedLines(characters, layout) { text.appendAdvances(of: $0, measurer, to: &$1) }
    var unit = 0
    var starts: [Int] = []
    for character in characters {
      starts.append(unit)
      unit += character.utf16.count
    }
    units = starts + [unit]
    fragments = lines(in: width.map { $0 + 2 * padding } ?? layout.size.width + 2 * padding)
  }

  private func lines(in width: CGFloat) -> [Fragment] {
    let tops = edited.tops
    return layout.lines.indices.map { index in
      let (start, end) = (edited.range(ofLine: index).lowerBound, edited.range(ofLine: index).upperBound)
      let bottom = index + 1 < tops.count ? tops[index + 1] : layout.size.height
      let line = layout.lines[index]
      let place = index < layout.places.count ? layout.places[index] : nil
      let rect = CGRect(
        x: place?.x ?? 0, y: tops[index], width: place.map { $0.width + 2 * padding } ?? width,
        height: place == nil ? bottom - tops[index] : line.baseline + layout.lineMetrics.descent - tops[index]
      )
      return Fragment(
        range: NSRange(location: units[start], length: units[end] - units[start]), rect: rect,
        used: CGRect(x: line.x, y: rect.minY, width: line.width + 2 * padding, height: rect.height),
        baseline: line.baseline - tops[index])
    }
  }

  /// The rectangle around all lines.
  var usedRect: CGRect {
    let used = fragments.map(\.used)
    return used.dropFirst().reduce(used.first ?? .zero) { $0.union($1) }
  }

  /// How many units the lines show.
  var shownUnits: Int { fragments.last.map { $0.range.location + $0.range.length } ?? 0 }

  /// The line of a unit.
  func fragment(at unit: Int) -> Fragment? {
    fragments.first { NSLocationInRange(unit, $0.range) } ?? fragments.last
  }

  private func character(ofUnit unit: Int) -> Int {
    let unit = min(max(0, unit), units[units.count - 1])
    return (units.lastIndex { $0 <= unit }) ?? 0
  }

  /// The rectangles of units, one for each line.
  func rectangles(of range: NSRange) -> [CGRect] {
    let start = character(ofUnit: range.location)
    let last = range.location + range.length
    let end = units.firstIndex { $0 >= last } ?? characters.count
    guard start < end else { return [] }
    return fragments.indices.compactMap { index in
      guard let part = edited.horizontalPart(of: start..<end, inLine: index) else { return nil }
      let line = fragments[index].rect
      return CGRect(x: padding + part.x, y: line.minY, width: part.width, height: line.height)
    }
  }

  /// The character at a point, or the nearest one, with the fraction of its width before the point.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard !characters.isEmpty,
      let index = edited.line(at: point.y, x: point.x - padding, tops: fragments.map(\.rect.minY))
    else { return (0, 0) }
    let x = point.x - padding
    let range = edited.range(ofLine: index)
    var nearest = (place: range.lowerBound, fraction: CGFloat(0))
    for place in range {
      guard let part = edited.horizontalPart(of: place..<place + 1, inLine: index), part.width > 0 else {
        continue
      }
      if x < part.x { break }
      nearest = (place, min(1, (x - part.x) / part.width))
      if x <= part.x + part.width { break }
    }
    return (units[min(nearest.place, characters.count - 1)], nearest.fraction)
  }

  func draw(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y), color: .black)
  }
}
